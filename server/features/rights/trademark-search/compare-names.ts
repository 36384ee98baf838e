/**
 * The similarity of two names, 0 to 1, with reasons. Each reason gives a similarity; the highest counts:
 *
 * | reason | when | similarity |
 * |---|---|---|
 * | exact | the same letters; case, accents, punctuation and blanks are ignored | 1 |
 * | lookAlike | they look the same: see `lookOf` | 0.95 |
 * | fuzzy | letters differ, are missing or swapped: one from 4 letters on, two from 7, three from 12 | 0.95 × the share of equal letters |
 * | phonetic | they sound the same or nearly so: see `soundOf` | 0.9 × the share of equal sounds |
 * | prefix | the longer begins with the shorter of at least three letters | 0.3 + 0.6 × the shorter's share of the longer |
 * | contains | one has all words of the other, or contains it and is at most twice as long | 0.25 + 0.55 × that share |
 *
 * The formulas are symmetric, and only equal plain letters reach 1. The factors are our own, set so that these reach 0.8 (a high
 * risk): one different letter in seven, the same sound, and one or two additional letters at the end.
 */
import { toThousandths } from '#contracts/model/rights/risk.ts'
import type { Reason } from '#contracts/model/rights/trademark.ts'
import { editsBetween, type Letters, lettersOf } from './edits.ts'
import { lookOf, plainOf } from './fold.ts'
import { keyOf, soundOf } from './sound.ts'

export interface Name {
  /** See `plainOf`. */
  plain: string
  words: readonly string[]
  look: string
  letters: Letters
  sound: string
  soundKey: string
}

export const nameOf = (typed: string): Name => nameOfPlain(plainOf(typed))

export function nameOfPlain(plain: string): Name {
  const look = lookOf(plain)
  const sound = soundOf(plain)
  const words = [...new Set(plain.split(' ').filter((word) => word !== ''))]
  return { plain, words, look, letters: lettersOf(look), sound, soundKey: keyOf(sound) }
}

export interface NameMatch {
  similarity: number
  /** The strongest first. */
  reasons: Reason[]
}

/** The maximum number of edits by the length of the longer name. */
export const mostEdits = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3)
/** Minimum share of equal sounds, and minimum number of sounds. */
const MIN_SOUND_SHARE = 0.7
const MIN_SOUNDS = 3

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** A Chinese, Japanese or Korean character weighs as much as two letters. */
export const weightOf = (look: string): number => (EASTERN.test(look) ? look.length * 2 : look.length)

export const LOOK_ALIKE_SIMILARITY = 0.95
export const letterSimilarity = (part: number) => 0.95 * part
export const prefixSimilarity = (part: number) => 0.3 + 0.6 * part
export const containedSimilarity = (part: number) => 0.25 + 0.55 * part
/** Minimum weight of a prefix, and minimum weight and share of a contained name. */
export const MIN_PREFIX = 3
export const MIN_CONTAINED = 4
export const MIN_CONTAINED_SHARE = 0.5

/** Null if no reason applies. */
export function compareNames(a: Name, b: Name): NameMatch | null {
  if (a.look === '' || b.look === '') return null
  const found: [Reason, number][] = []
  const add = (reason: Reason, similarity: number | null) => similarity !== null && found.push([reason, similarity])
  if (a.look === b.look) {
    const same = a.plain.replaceAll(' ', '') === b.plain.replaceAll(' ', '')
    return {
      similarity: same ? 1 : LOOK_ALIKE_SIMILARITY,
      reasons: [
        same ? 'exact' : 'lookAlike',
        ...(soundSimilarity(a, b) !== null && !same ? (['phonetic'] as const) : []),
      ],
    }
  }
  add('fuzzy', spellingSimilarity(a, b))
  add('phonetic', soundSimilarity(a, b))
  add('prefix', prefixMatch(a, b))
  add('contains', containment(a, b))
  if (found.length === 0) return null
  found.sort(([, x], [, y]) => y - x)
  return { similarity: toThousandths(found[0]?.[1] ?? 0), reasons: found.map(([reason]) => reason) }
}

function spellingSimilarity(a: Name, b: Name): number | null {
  const longest = Math.max(a.look.length, b.look.length)
  const most = mostEdits(longest)
  const edits = most === 0 ? 1 : editsBetween(a.letters, b.letters, most)
  return edits > most ? null : letterSimilarity(1 - edits / longest)
}

function soundSimilarity(a: Name, b: Name): number | null {
  if (a.soundKey !== b.soundKey) return null
  const longest = Math.max(a.sound.length, b.sound.length)
  if (Math.min(a.sound.length, b.sound.length) < MIN_SOUNDS) return null
  const most = Math.floor((1 - MIN_SOUND_SHARE) * longest)
  const edits = a.sound === b.sound ? 0 : most === 0 ? 1 : editsBetween(lettersOf(a.sound), lettersOf(b.sound), most)
  return edits > most ? null : 0.9 * (1 - edits / longest)
}

const byLength = (a: Name, b: Name): [short: Name, long: Name] => (a.look.length < b.look.length ? [a, b] : [b, a])
const partOf = (short: Name, long: Name) => short.look.length / long.look.length

function prefixMatch(a: Name, b: Name): number | null {
  const [short, long] = byLength(a, b)
  return weightOf(short.look) >= MIN_PREFIX && long.look.startsWith(short.look)
    ? prefixSimilarity(partOf(short, long))
    : null
}

function containment(a: Name, b: Name): number | null {
  const [short, long] = byLength(a, b)
  const part = partOf(short, long)
  const inWords = isSubset(a.words, b.words) || isSubset(b.words, a.words)
  const within = weightOf(short.look) >= MIN_CONTAINED && part >= MIN_CONTAINED_SHARE && long.look.includes(short.look)
  return inWords || within ? containedSimilarity(part) : null
}

const isSubset = (few: readonly string[], many: readonly string[]) => few.every((word) => many.includes(word))
