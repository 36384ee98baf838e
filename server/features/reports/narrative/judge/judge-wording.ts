/**
 * Compares a rewording with its source after synonyms are unified and neutral words dropped: the rest must be equal. This
 * also rejects claims in words that the judge does not know.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Fault } from './judgement.ts'
import { NAMES } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { englishWording } from './wording.en-US.ts'
import type { Wording } from './wording.ts'
import { chineseWording } from './wording.zh-CN.ts'

const WORDING: Record<Language, Wording> = { 'zh-CN': chineseWording, 'en-US': englishWording }

/** Private-use characters that replace figures and periods; the offset is the position among its kind. */
const FIGURE = '\uF000-\uF3FF'
const PERIOD = '\uF400-\uF7FF'
/** A "so" before a conclusion is normalized to this sign too. */
const COLON = ':'

export function wordingFault(expected: Reading, actual: Reading, language: Language): Fault | null {
  const [source, text] = [normalize(expected, expected, language), normalize(actual, expected, language)]
  if ([...source.estimates].some((sign) => !text.estimates.has(sign)))
    return { kind: 'unverified', why: 'an estimate became a fact' }
  if (text.isUnsigned) return { kind: 'unverified', why: 'a change became a plain number' }
  const cut = (part: string) => part.match(WORDING[language].tokens) ?? []
  const joinTokens = (parts: string[], colons: boolean) =>
    parts
      .flatMap(cut)
      .filter((token) => colons || token !== COLON)
      .join(' ')
  const textTokens = (colons: boolean) => joinTokens([text.rest], colons)
  if (textTokens(true) === joinTokens([source.rest], true)) return null
  if (!text.hasConclusion && ordersOf(source.rest).some((parts) => joinTokens(parts, false) === textTokens(false)))
    return null
  return { kind: 'unverified', why: `"${textTokens(false)}" is not "${joinTokens([source.rest], false)}"` }
}

function ordersOf(source: string): string[][] {
  const clauses = source.split(/[,;:](?= |$)/).filter((clause) => clause.trim() !== '')
  const [first, second, ...more] = clauses
  return first && second && more.length === 0 ? [clauses, [second.replace(/[.。]\s*$/, ''), first]] : [clauses]
}

interface NormalizedSentence {
  rest: string
  estimates: Set<string>
  hasConclusion: boolean
  isUnsigned: boolean
}

function normalize(reading: Reading, expected: Reading, language: Language): NormalizedSentence {
  const { estimate, synonyms, neutral, protectedWords } = WORDING[language]
  const estimates = new Set<string>()
  const bare = withSigns(reading)
    .toLowerCase()
    .replace(new RegExp(`[“"「]([${NAMES}])[”"」]`, 'g'), '$1')
    .replace(new RegExp(`(?:${estimate}) ?([${FIGURE}])`, 'g'), (_, sign: string) => {
      estimates.add(sign)
      return ` ${sign}`
    })
    .replace(new RegExp(`([${FIGURE}${PERIOD}]) ?(?:[-–~至到]|to) ?(?=[${FIGURE}${PERIOD}])`, 'g'), '$1–')
  const conclusion = /[,;:.] so (?!that|far|much|many)/g
  const signed = withoutDirections(bare, expected, language)
  const concluded = signed.replace(conclusion, `${COLON} `)
  const merged = synonyms.reduce((text, [words, becomes]) => text.replace(words, becomes), concluded)
  const rest = merged.replace(
    new RegExp(`(${protectedWords})|${neutral}`, 'g'),
    (_, joinTokens?: string) => joinTokens ?? ' ',
  )
  return {
    rest,
    estimates,
    hasConclusion: concluded !== signed,
    isUnsigned: isUnsigned(bare, reading, expected, language),
  }
}

/** Replaces each number by a private-use character; report sentences have far fewer numbers than there are characters. */
function withSigns({ plain, figures, periods }: Reading): string {
  const signs = [
    ...figures.map(({ at, end }, place) => ({ at, end, sign: String.fromCharCode(0xf000 + place) })),
    ...periods.map(({ at, end }, place) => ({ at, end, sign: String.fromCharCode(0xf400 + place) })),
  ].sort((a, b) => b.at - a.at)
  return signs
    .reduce((text, { at, end, sign }) => `${text.slice(0, at)} ${sign} ${text.slice(end)}`, plain)
    .replace(/\s+/g, ' ')
}

/** The word for a direction must be next to its number; elsewhere it may describe something else. */
function isUnsigned(text: string, reading: Reading, expected: Reading, language: Language): boolean {
  const { rise, fall } = WORDING[language]
  return expected.figures.some(({ sign }, place) => {
    if (sign === 0 || reading.figures[place]?.sign === sign) return false
    const { before, directionAfter } = sign === 1 ? rise : fall
    const figure = String.fromCharCode(0xf000 + place)
    return !new RegExp(`(?:${before}) ?${figure}|${figure} ?(?:${directionAfter})`).test(text)
  })
}

/** Removes words for a direction next to a signed change, because they repeat the sign. */
function withoutDirections(text: string, { figures }: Reading, language: Language): string {
  const { rise, fall } = WORDING[language]
  return figures.reduce((rest, { sign }, place) => {
    if (sign === 0) return rest
    const { before, after } = sign === 1 ? rise : fall
    const figure = String.fromCharCode(0xf000 + place)
    return rest
      .replace(new RegExp(`(?:${before}) ?(?=${figure})`), ' ')
      .replace(new RegExp(`(?<=${figure}) ?(?:${after})`), ' against ')
  }, text)
}
