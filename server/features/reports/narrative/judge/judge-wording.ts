/**
 * The words of a written sentence against those of its source. What is left of either when neutral words are dropped and
 * words of the same sense are one must be the same, in the same order about the same figures and names. So every word that
 * could claim anything is a word of the rules, where the rules put it; it need not be known what the others would claim.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Fault } from './judgement.ts'
import { NAMES } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { englishWording } from './wording.en-US.ts'
import type { Wording } from './wording.ts'
import { chineseWording } from './wording.zh-CN.ts'

const WORDING: Record<Language, Wording> = { 'zh-CN': chineseWording, 'en-US': englishWording }

/** Signs in place of the numbers: each its own, by its place among those of its kind. */
const FIGURE = '\uF000-\uF3FF'
const PERIOD = '\uF400-\uF7FF'
/** Leads from one clause to the next: a colon, or a word for it. */
const COLON = ':'

export function wordingFault(known: Reading, said: Reading, language: Language): Fault | null {
  const [source, text] = [plainest(known, known, language), plainest(said, known, language)]
  if ([...source.estimates].some((sign) => !text.estimates.has(sign)))
    return { kind: 'loose', why: 'an estimate is told as a fact' }
  if (text.unsigned) return { kind: 'loose', why: 'a change is told as a number' }
  const cut = (part: string) => part.match(WORDING[language].tokens) ?? []
  const whole = (parts: string[], colons: boolean) =>
    parts
      .flatMap(cut)
      .filter((token) => colons || token !== COLON)
      .join(' ')
  const written = (colons: boolean) => whole([text.rest], colons)
  if (written(true) === whole([source.rest], true)) return null
  if (!text.concludes && ordersOf(source.rest).some((parts) => whole(parts, false) === written(false))) return null
  return { kind: 'loose', why: `"${written(false)}" is not "${whole([source.rest], false)}"` }
}

/** The clauses of a sentence as they may follow each other: of two, either may go first. */
function ordersOf(source: string): string[][] {
  const clauses = source.split(/[,;:](?= |$)/).filter((clause) => clause.trim() !== '')
  const [first, second, ...more] = clauses
  return first && second && more.length === 0 ? [clauses, [second.replace(/[.。]\s*$/, ''), first]] : [clauses]
}

interface Plainest {
  rest: string
  /** Signs of the figures that are said to be estimates. */
  estimates: Set<string>
  /** Whether a word, not a mere colon, makes a clause follow from the one before. */
  concludes: boolean
  /** Whether a change has neither its sign nor a word of direction beside it. */
  unsigned: boolean
}

function plainest(reading: Reading, known: Reading, language: Language): Plainest {
  const { estimate, same, neutral, kept } = WORDING[language]
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
  const signed = withoutDirections(bare, known, language)
  const concluded = signed.replace(conclusion, `${COLON} `)
  const merged = same.reduce((text, [words, becomes]) => text.replace(words, becomes), concluded)
  const rest = merged.replace(new RegExp(`(${kept})|${neutral}`, 'g'), (_, whole?: string) => whole ?? ' ')
  return { rest, estimates, concludes: concluded !== signed, unsigned: isUnsigned(bare, reading, known, language) }
}

/** The sentence with a sign in place of each number. A figure within a text of ours never exceeds the places. */
function withSigns({ plain, figures, periods }: Reading): string {
  const signs = [
    ...figures.map(({ at, end }, place) => ({ at, end, sign: String.fromCharCode(0xf000 + place) })),
    ...periods.map(({ at, end }, place) => ({ at, end, sign: String.fromCharCode(0xf400 + place) })),
  ].sort((a, b) => b.at - a.at)
  return signs
    .reduce((text, { at, end, sign }) => `${text.slice(0, at)} ${sign} ${text.slice(end)}`, plain)
    .replace(/\s+/g, ' ')
}

/** Where a sign is left out, the word that says it stands right beside its number: elsewhere it speaks of something else. */
function isUnsigned(text: string, reading: Reading, known: Reading, language: Language): boolean {
  const { rise, fall } = WORDING[language]
  return known.figures.some(({ sign }, place) => {
    if (sign === 0 || reading.figures[place]?.sign === sign) return false
    const { before, behind } = sign === 1 ? rise : fall
    const figure = String.fromCharCode(0xf000 + place)
    return !new RegExp(`(?:${before}) ?${figure}|${figure} ?(?:${behind})`).test(text)
  })
}

/** Words of direction beside a change that the source gives a sign: they say what the sign does. */
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
