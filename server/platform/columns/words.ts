/**
 * Search in short texts, such as titles. Each text is a run of word numbers. A search decides once for each searched word
 * which words match, takes the rows of its rarest word from an index, and goes through their runs. Text is folded by the
 * caller: lower case, words separated by one space.
 */
import { listRows, type RowLists, rowsOfWord } from './row-lists.ts'
import { type Condition, placeOf } from './select.ts'
import { type FindWords, indexWords, splitWords } from './word-index.ts'

export interface PackedTexts {
  /** The different words; a word number is its place. */
  readonly words: readonly string[]
  /** Word numbers of all texts, one after another. */
  readonly runs: Uint16Array | Uint32Array
  /** Where the run of each row begins, and at last the end of all. */
  readonly starts: Uint32Array
}

export interface WordTexts extends PackedTexts {
  readonly findWords: FindWords
  readonly lists: RowLists
}

/** `broad`: all words in any order; `phrase`: one after another; `exact`: as `phrase`, without endings and compounds. */
export type Match = 'broad' | 'phrase' | 'exact'

export function packTexts(folded: readonly string[]): PackedTexts {
  const numbers = new Map<string, number>()
  const runs: number[] = []
  const starts = new Uint32Array(folded.length + 1)
  for (const [row, text] of folded.entries()) {
    for (const word of splitWords(text)) {
      let number = numbers.get(word)
      if (number === undefined) {
        number = numbers.size
        numbers.set(word, number)
      }
      runs.push(number)
    }
    starts[row + 1] = runs.length
  }
  return { words: [...numbers.keys()], runs: Uint32Array.from(runs), starts }
}

/** Adds what searches need. It is not stored, because it takes less time to make than to read. */
export const indexTexts = (texts: PackedTexts): WordTexts => ({
  ...texts,
  findWords: indexWords(texts.words),
  lists: listRows(texts),
})

/** Conditions that keep the rows with the searched words. A search without words has none. */
export function textConditions(texts: WordTexts, folded: string, match: Match): Condition[] {
  const found = searchWords(texts, folded, match)
  if (found.length === 0) return []
  const rows = union(
    rarestOf(texts, found).map((word) => rowsOfWord(texts.lists, word)),
    texts.starts.length - 1,
  )
  const keep = found.length === 1 ? null : textMatcher(texts, folded, match)
  return keep
    ? [
        { kind: 'rows', rows },
        { kind: 'row', keep },
      ]
    : [{ kind: 'rows', rows }]
}

/** Sets the mark of each row with the searched words to 1. A search without words marks nothing. */
export function markTexts(
  texts: WordTexts,
  folded: string,
  match: Match,
  { from, to }: { from: number; to: number },
  marks: Uint8Array,
): void {
  const found = searchWords(texts, folded, match)
  if (found.length === 0 || found.some((words) => words.length === 0)) return
  const keep = found.length === 1 ? null : textMatcher(texts, folded, match)
  for (const word of rarestOf(texts, found)) {
    const rows = rowsOfWord(texts.lists, word)
    for (let at = placeOf(rows, from); at < rows.length && rows[at]! < to; at++) {
      const row = rows[at]!
      if (marks[row] === 0 && (keep === null || keep(row))) marks[row] = 1
    }
  }
}

/** The rows whose whole text is the searched one. */
export function wholeTextRows({ findWords, lists, runs, starts }: WordTexts, folded: string): number[] {
  const searched = splitWords(folded).map((word) => findWords(word, true)[0] ?? -1)
  if (searched.length === 0 || searched.includes(-1)) return []
  const rarest = searched.reduce((one, other) => (lists.counts[other]! < lists.counts[one]! ? other : one))
  const isSame = (row: number) =>
    starts[row + 1]! - starts[row]! === searched.length &&
    searched.every((word, at) => runs[starts[row]! + at] === word)
  return [...rowsOfWord(lists, rarest).filter(isSame)]
}

/** The words that match each searched word. */
const searchWords = ({ findWords }: WordTexts, folded: string, match: Match): number[][] =>
  splitWords(folded)
    .slice(0, MAX_WORDS)
    .map((word) => findWords(word, match === 'exact'))

/** The matches of the searched word that the fewest rows have; every match of the search has one of them. */
function rarestOf({ lists }: WordTexts, found: readonly number[][]): number[] {
  const rowsOf = (words: readonly number[]) => words.reduce((sum, word) => sum + lists.counts[word]!, 0)
  return found.reduce((one, other) => (rowsOf(other) < rowsOf(one) ? other : one))
}

/** The different rows of all lists in ascending order. */
function union(lists: readonly Uint32Array[], rows: number): Uint32Array {
  if (lists.length === 1) return lists[0]!
  const isIn = new Uint8Array(rows)
  let total = 0
  for (const list of lists) {
    total += list.length
    for (let at = 0; at < list.length; at++) isIn[list[at]!] = 1
  }
  const out = new Uint32Array(Math.min(total, rows))
  let count = 0
  if (total > 0) for (let row = 0; row < rows; row++) if (isIn[row] === 1) out[count++] = row
  return out.subarray(0, count)
}

/** More words of a search than this are ignored: their bits must fit into a number. */
const MAX_WORDS = 30

/** Returns the check of a row, or null if the search has no words. */
export function textMatcher(texts: WordTexts, folded: string, match: Match): ((row: number) => boolean) | null {
  const searched = splitWords(folded).slice(0, MAX_WORDS)
  if (searched.length === 0) return null
  // Ideographs of one word must follow each other in every kind of match.
  const parts = match === 'broad' ? partsOf(folded) : [searched]
  const checks = parts.map((part) => (part.length === 1 ? null : sequenceMatcher(texts, part, match)))
  const single = parts.filter((part) => part.length === 1).flat()
  const anywhere = single.length === 0 ? null : anywhereMatcher(texts, single, match)
  const sequences = checks.filter((check) => check !== null)
  return (row) => (anywhere === null || anywhere(row)) && sequences.every((check) => check(row))
}

/** The words of a broad search: a word in letters alone, the characters of a word in ideographs together. */
const partsOf = (folded: string): string[][] =>
  folded
    .split(' ')
    .slice(0, MAX_WORDS)
    .map((word) => splitWords(word).slice(0, MAX_WORDS))
    .filter((part) => part.length > 0)

function anywhereMatcher(texts: WordTexts, searched: readonly string[], match: Match): (row: number) => boolean {
  const { runs, starts } = texts
  const bitsOf = bitTable(texts, searched, match)
  const all = 2 ** searched.length - 1
  return (row) => {
    const end = starts[row + 1]!
    let found = 0
    for (let at = starts[row]!; at < end; at++) found |= bitsOf[runs[at]!]!
    return found === all
  }
}

function sequenceMatcher(texts: WordTexts, searched: readonly string[], match: Match): (row: number) => boolean {
  const { runs, starts } = texts
  const bitsOf = bitTable(texts, searched, match)
  const length = searched.length
  return (row) => {
    const end = starts[row + 1]! - length
    for (let at = starts[row]!; at <= end; at++) {
      let i = 0
      while (i < length && (bitsOf[runs[at + i]!]! >> i) & 1) i++
      if (i === length) return true
    }
    return false
  }
}

/** Bit `i` of a word is 1 if the word matches the searched word `i`. */
function bitTable({ words, findWords }: WordTexts, searched: readonly string[], match: Match): Uint32Array {
  const table = new Uint32Array(words.length)
  for (const [i, word] of searched.entries())
    for (const number of findWords(word, match === 'exact')) table[number]! |= 1 << i
  return table
}
