/**
 * How like two names are, 0 to 1, and why. Each reason gives a similarity of its own, the strongest counts:
 *
 * | reason | when | similarity |
 * |---|---|---|
 * | exact | the same letters; case, accents, punctuation and blanks make no other name | 1 |
 * | lookAlike | they look the same: see `lookOf` | 0.95 |
 * | fuzzy | one letter in six differs, is missing or swapped, two in seven, three in twelve | 0.95 × the part of the letters that agree |
 * | phonetic | they sound the same or nearly so: see `soundOf` | 0.9 × the part of the sounds that agree |
 * | prefix | the longer begins with the shorter, of three letters or more | 0.3 + 0.6 × the shorter's part of the longer |
 * | contains | all words of one are words of the other, or it stands within and is half of it | 0.25 + 0.55 × that part |
 *
 * The formulas are symmetric, and only equal plain letters reach 1. The factors rank the reasons; they are ours, set so that
 * from 0.8 on (a high risk) are a letter in seven, the same sound, and a name with a letter or two behind it.
 */
import { toThousandths } from '#contracts/model/rights/risk.ts'
import type { Reason } from '#contracts/model/rights/trademark.ts'
import { editsBetween, type Letters, lettersOf } from './edits.ts'
import { lookOf, plainOf } from './fold.ts'
import { keyOf, soundOf } from './sound.ts'

export interface Name {
  /** Its words in lower case, without accents. */
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

export interface Likeness {
  similarity: number
  /** The strongest first. */
  reasons: Reason[]
}

/** Letters that may differ, by the length of the longer name. */
export const mostEdits = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3)
/** Sounds that have to agree, and how many there have to be. */
const LEAST_SOUND = 0.7
const SHORTEST_SOUND = 3

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** A sign of Chinese, Japanese or Korean says as much as two letters. */
export const weightOf = (look: string): number => (EASTERN.test(look) ? look.length * 2 : look.length)

export const ofLookAlike = 0.95
export const ofLetters = (part: number) => 0.95 * part
export const ofPrefix = (part: number) => 0.3 + 0.6 * part
export const ofContained = (part: number) => 0.25 + 0.55 * part
/** The least weight of what may begin another name, or stand within another word. */
export const LEAST_PREFIX = 3
export const LEAST_WITHIN = 4
export const LEAST_PART_WITHIN = 0.5

/** Null where nothing makes them alike. */
export function likenessOf(a: Name, b: Name): Likeness | null {
  if (a.look === '' || b.look === '') return null
  const found: [Reason, number][] = []
  const add = (reason: Reason, similarity: number | null) => similarity !== null && found.push([reason, similarity])
  if (a.look === b.look) {
    const same = a.plain.replaceAll(' ', '') === b.plain.replaceAll(' ', '')
    return {
      similarity: same ? 1 : ofLookAlike,
      reasons: [same ? 'exact' : 'lookAlike', ...(soundsAlike(a, b) !== null && !same ? (['phonetic'] as const) : [])],
    }
  }
  add('fuzzy', spelledAlike(a, b))
  add('phonetic', soundsAlike(a, b))
  add('prefix', begins(a, b))
  add('contains', contained(a, b))
  if (found.length === 0) return null
  found.sort(([, x], [, y]) => y - x)
  return { similarity: toThousandths(found[0]?.[1] ?? 0), reasons: found.map(([reason]) => reason) }
}

function spelledAlike(a: Name, b: Name): number | null {
  const longest = Math.max(a.look.length, b.look.length)
  const most = mostEdits(longest)
  const edits = most === 0 ? 1 : editsBetween(a.letters, b.letters, most)
  return edits > most ? null : ofLetters(1 - edits / longest)
}

function soundsAlike(a: Name, b: Name): number | null {
  if (a.soundKey !== b.soundKey) return null
  const longest = Math.max(a.sound.length, b.sound.length)
  if (Math.min(a.sound.length, b.sound.length) < SHORTEST_SOUND) return null
  const most = Math.floor((1 - LEAST_SOUND) * longest)
  const edits = a.sound === b.sound ? 0 : most === 0 ? 1 : editsBetween(lettersOf(a.sound), lettersOf(b.sound), most)
  return edits > most ? null : 0.9 * (1 - edits / longest)
}

const ordered = (a: Name, b: Name): [short: Name, long: Name] => (a.look.length < b.look.length ? [a, b] : [b, a])
const partOf = (short: Name, long: Name) => short.look.length / long.look.length

function begins(a: Name, b: Name): number | null {
  const [short, long] = ordered(a, b)
  return weightOf(short.look) >= LEAST_PREFIX && long.look.startsWith(short.look) ? ofPrefix(partOf(short, long)) : null
}

function contained(a: Name, b: Name): number | null {
  const [short, long] = ordered(a, b)
  const part = partOf(short, long)
  const inWords = isSubset(a.words, b.words) || isSubset(b.words, a.words)
  const within = weightOf(short.look) >= LEAST_WITHIN && part >= LEAST_PART_WITHIN && long.look.includes(short.look)
  return inWords || within ? ofContained(part) : null
}

const isSubset = (few: readonly string[], many: readonly string[]) => few.every((word) => many.includes(word))
