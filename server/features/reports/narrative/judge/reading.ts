import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Axis } from './axes.ts'
import { type Concept, conceptsIn } from './concepts.ts'
import { type FoundNumber, numbersIn } from './numbers.ts'
import { plainText, withoutData } from './plain-text.ts'

/** Replaces the letters of numbers, so that `k` or `month` is not read as a word. Word patterns may look for these kinds. */
const FILLER = { figure: '\uE001', period: '\uE002', date: '\uE003' }

export interface PlacedConcept extends Concept {
  gap: number
}

export interface Reading {
  plain: string
  figures: FoundNumber[]
  /** Lengths of time such as `12 months`. They may be anywhere among the figures. */
  periods: FoundNumber[]
  concepts: PlacedConcept[]
  named: number
}

export function readSentence(
  text: string,
  quoted: readonly string[],
  language: Language,
  marketplace: Marketplace,
): Reading {
  const { text: bare, named } = withoutData(text, quoted)
  const plain = plainText(bare, language)
  const numbers = numbersIn(plain, marketplace)
  const figures = numbers.filter(({ kind }) => kind !== 'period')
  const words = numbers.reduce(
    (rest, { at, end, kind }) =>
      rest.slice(0, at) +
      FILLER[kind === 'period' || kind === 'date' ? kind : 'figure'].repeat(end - at) +
      rest.slice(end),
    plain,
  )
  const concepts = conceptsIn(words, language).map((concept) => ({
    ...concept,
    gap: figures.filter(({ at }) => at < concept.at).length,
  }))
  return { plain, figures, periods: numbers.filter(({ kind }) => kind === 'period'), concepts, named }
}

export const conceptsOn = ({ concepts }: Reading, axis: Axis): PlacedConcept[] =>
  concepts.filter((concept) => concept.axis === axis)

export const sidesOf = (reading: Reading, axis: Axis): Set<Concept['side']> =>
  new Set(conceptsOn(reading, axis).map(({ side }) => side))
