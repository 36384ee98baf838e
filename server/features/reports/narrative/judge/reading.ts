/** A sentence as the judge reads it: its numbers, and the words that claim something, each in its gap between numbers. */
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Axis } from './axes.ts'
import { type Concept, conceptsIn } from './concepts.ts'
import { type NumberSaid, numbersIn } from './numbers.ts'
import { plainText, withoutData } from './plain-text.ts'

/** What is part of a number is no word; a word may tell what kind of number it stands before. */
const FILLER = { figure: '\uE001', period: '\uE002', date: '\uE003' }

export interface Placed extends Concept {
  /** How many figures stand before it. */
  gap: number
}

export interface Reading {
  plain: string
  /** Numbers but lengths of time, in their order. */
  figures: NumberSaid[]
  /** Lengths of time that a statement is about: `12 months`. They may stand anywhere among the figures. */
  periods: NumberSaid[]
  concepts: Placed[]
  /** How many of the quoted names it says. */
  named: number
}

export function read(text: string, quoted: readonly string[], language: Language, marketplace: Marketplace): Reading {
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

export const of = ({ concepts }: Reading, axis: Axis): Placed[] => concepts.filter((concept) => concept.axis === axis)

export const sidesOf = (reading: Reading, axis: Axis): Set<Concept['side']> =>
  new Set(of(reading, axis).map(({ side }) => side))
