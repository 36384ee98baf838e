/**
 * Short texts for searches, such as titles. Each text is a run of word numbers. Text is folded by the caller: lower case,
 * words separated by one space.
 */
import { listRows, type RowLists, rowsOfWord } from './row-lists.ts'
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
