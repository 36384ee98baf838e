/** Searches of texts, translated once into the words of a vocabulary, so that the check of a text compares numbers. */
import { splitWords } from './word-index.ts'
import type { WordTexts } from './words.ts'

/** `broad`: all words in any order; `phrase`: one after another; `exact`: as `phrase`, without endings and compounds. */
export type Match = 'broad' | 'phrase' | 'exact'

export interface SearchedWord {
  readonly number: number
  /** The words of the vocabulary that match it. */
  readonly found: readonly number[]
  /** Number of texts with one of them; those with several count several times. */
  readonly rows: number
}

export interface Pattern {
  /** The different searched words, the rarest first. */
  readonly words: readonly SearchedWord[]
  /** Whether a text with all of the words matches, whatever their order. */
  readonly isUnordered: boolean
  check(row: number): boolean
}

/** Searches without words, and those with a word that no text has, get no pattern. */
export function patternsOf(texts: WordTexts, searches: readonly string[], match: Match): Pattern[] {
  const known = new Map<string, SearchedWord>()
  const searchedWord = (word: string): SearchedWord => {
    const before = known.get(word)
    if (before) return before
    const found = texts.findWords(word, match === 'exact')
    const rows = found.reduce((sum, number) => sum + texts.lists.counts[number]!, 0)
    const fresh = { number: known.size, found, rows }
    known.set(word, fresh)
    return fresh
  }
  const possible = searches
    .map((search) => sequencesOf(search, match).map((sequence) => sequence.map(searchedWord)))
    .filter((sequences) => sequences.length > 0 && sequences.flat().every(({ rows }) => rows > 0))
  const isSame = meaningOf(texts.words.length, [...known.values()])
  return possible.map((sequences): Pattern => {
    const checks = sequences.map((sequence) => sequenceCheck(texts, sequence, isSame))
    return {
      words: [...new Set(sequences.flat())].sort((one, other) => one.rows - other.rows),
      isUnordered: sequences.every((sequence) => sequence.length === 1),
      check: (row) => checks.every((check) => check(row)),
    }
  })
}

/** Words that must follow each other: all of a phrase, or in a broad search the ideographs of one word. */
function sequencesOf(search: string, match: Match): string[][] {
  const parts = match === 'broad' ? search.split(' ') : [search]
  return parts.map(splitWords).filter((part) => part.length > 0)
}

type IsSame = (word: number, searched: number) => boolean

/** Whether a word of the vocabulary matches a searched word: each word that matches any has a bit for each searched word. */
function meaningOf(vocabulary: number, searched: readonly SearchedWord[]): IsSame {
  const bitsRow = new Uint32Array(vocabulary)
  let rows = 0
  for (const { found } of searched) for (const word of found) bitsRow[word] ||= ++rows
  const width = Math.ceil(searched.length / 32)
  // Words that match nothing share row 0, which has no bit set.
  const bits = new Uint32Array((rows + 1) * width)
  for (const { number, found } of searched)
    for (const word of found) bits[bitsRow[word]! * width + (number >>> 5)]! |= 1 << (number & 31)
  return (word, number) => ((bits[bitsRow[word]! * width + (number >>> 5)]! >>> (number & 31)) & 1) === 1
}

function sequenceCheck({ runs, starts }: WordTexts, sequence: readonly SearchedWord[], isSame: IsSame) {
  const numbers = Uint32Array.from(sequence, ({ number }) => number)
  return (row: number): boolean => {
    const last = starts[row + 1]! - numbers.length
    for (let at = starts[row]!; at <= last; at++) {
      let length = 0
      while (length < numbers.length && isSame(runs[at + length]!, numbers[length]!)) length++
      if (length === numbers.length) return true
    }
    return false
  }
}
