/**
 * Search in short texts, such as titles. Each text is a run of word numbers; a search decides once for each different word
 * whether it matches, and then goes through the runs. Text is folded by the caller: lower case, words separated by one
 * space.
 */

export interface WordTexts {
  /** The different words; a word number is its place. */
  readonly words: readonly string[]
  /** Word numbers of all texts, one after another. */
  readonly runs: Uint32Array
  /** Where the run of each row begins, and at last the end of all. */
  readonly starts: Uint32Array
}

/** `broad`: all words in any order; `phrase`: one after another; `exact`: as `phrase`, without endings and compounds. */
type Match = 'broad' | 'phrase' | 'exact'

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Japanese and Chinese have no spaces between words, so each of their characters is a word. */
const splitWords = (folded: string): string[] =>
  folded.split(' ').flatMap((word) => (IDEOGRAPH.test(word) ? [...word] : word === '' ? [] : [word]))

export function packTexts(folded: readonly string[]): WordTexts {
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
  const bitsOf = bitTable(texts.words, searched, match)
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
  const bitsOf = bitTable(texts.words, searched, match)
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
function bitTable(words: readonly string[], searched: readonly string[], match: Match): Uint32Array {
  const table = new Uint32Array(words.length)
  for (const [i, word] of searched.entries()) {
    const isMatch = match === 'exact' ? (other: string) => other === word : wordMatcher(word)
    for (let number = 0; number < words.length; number++) if (isMatch(words[number]!)) table[number]! |= 1 << i
  }
  return table
}

/**
 * Words of one or two letters match whole words, three letters the start of a word, longer ones a part of a compound; a
 * plural matches its singular. The search of niches has the same rule.
 */
function wordMatcher(word: string): (other: string) => boolean {
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  if (word.length < 3 || IDEOGRAPH.test(word)) return (other) => other === word
  if (singular.length < 4) return (other) => other.startsWith(singular)
  return (other) => other.includes(singular)
}
