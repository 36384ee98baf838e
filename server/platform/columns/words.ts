/**
 * Search in short texts, such as titles. Each text is a run of word numbers. A search decides once for each different word
 * whether it matches, takes the rows of its rarest word from an index, and goes through their runs. Text is folded by the
 * caller: lower case, words separated by one space.
 */
import type { Condition } from './select.ts'

export interface PackedTexts {
  /** The different words; a word number is its place. */
  readonly words: readonly string[]
  /** Word numbers of all texts, one after another. */
  readonly runs: Uint32Array
  /** Where the run of each row begins, and at last the end of all. */
  readonly starts: Uint32Array
}

export interface WordTexts extends PackedTexts {
  /** The rows of each word, in ascending order and without repetition, one word after another. */
  readonly rowsOfWords: Uint32Array
  /** Where the rows of each word begin, and at last the end of all. */
  readonly wordStarts: Uint32Array
}

/** `broad`: all words in any order; `phrase`: one after another; `exact`: as `phrase`, without endings and compounds. */
type Match = 'broad' | 'phrase' | 'exact'

const IDEOGRAPHS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const IDEOGRAPH = new RegExp(`[${IDEOGRAPHS}]`, 'u')
const WORD_PARTS = new RegExp(`[${IDEOGRAPHS}]|[^${IDEOGRAPHS}]+`, 'gu')

/** Japanese and Chinese have no spaces between words, so each of their characters is a word: `led灯具` has three. */
const splitWords = (folded: string): string[] => folded.split(' ').flatMap((word) => word.match(WORD_PARTS) ?? [])

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

/** Adds the rows of each word. They are not stored, because they take less time to make than to read. */
export function indexTexts(texts: PackedTexts): WordTexts {
  const { words, runs, starts } = texts
  const wordStarts = new Uint32Array(words.length + 1)
  forEachWord(runs, starts, words.length, (word) => wordStarts[word + 1]!++)
  for (let word = 0; word < words.length; word++) wordStarts[word + 1]! += wordStarts[word]!
  const next = wordStarts.slice()
  const rowsOfWords = new Uint32Array(wordStarts.at(-1)!)
  forEachWord(runs, starts, words.length, (word, row) => {
    rowsOfWords[next[word]!++] = row
  })
  return { ...texts, rowsOfWords, wordStarts }
}

/** Calls back once for each different word of a row. */
function forEachWord(
  runs: Uint32Array,
  starts: Uint32Array,
  words: number,
  visit: (word: number, row: number) => void,
): void {
  /** The last row of each word, plus one. */
  const seen = new Uint32Array(words)
  for (let row = 0; row < starts.length - 1; row++)
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const word = runs[at]!
      if (seen[word] === row + 1) continue
      seen[word] = row + 1
      visit(word, row)
    }
}

/** Conditions that keep the rows with the searched words. A search without words has none. */
export function textConditions(texts: WordTexts, folded: string, match: Match): Condition[] {
  const keep = textMatcher(texts, folded, match)
  if (!keep) return []
  const searched = splitWords(folded).slice(0, MAX_WORDS)
  const rows = rowsOfRarest(texts, searched, match)
  return searched.length === 1
    ? [{ kind: 'rows', rows }]
    : [
        { kind: 'rows', rows },
        { kind: 'row', keep },
      ]
}

/** Conditions that keep the rows whose whole text is the searched one. A search without words has none. */
export function wholeTextConditions(texts: WordTexts, folded: string): Condition[] {
  const length = splitWords(folded).length
  const keep = (row: number) => texts.starts[row + 1]! - texts.starts[row]! === length
  return length === 0 ? [] : [...textConditions(texts, folded, 'exact'), { kind: 'row', keep }]
}

/** Finds the rows whose whole text is the searched one. For many texts in turn: `wholeTextConditions` goes through all words. */
export function wholeTextFinder({
  words,
  runs,
  starts,
  rowsOfWords,
  wordStarts,
}: WordTexts): (folded: string) => number[] {
  const numbers = new Map(words.map((word, number) => [word, number]))
  const countOf = (word: number) => wordStarts[word + 1]! - wordStarts[word]!
  return (folded) => {
    const searched = splitWords(folded).map((word) => numbers.get(word) ?? -1)
    if (searched.length === 0 || searched.includes(-1)) return []
    const rarest = searched.reduce((a, b) => (countOf(b) < countOf(a) ? b : a))
    const rows = rowsOfWords.subarray(wordStarts[rarest], wordStarts[rarest + 1])
    const isSame = (row: number) =>
      starts[row + 1]! - starts[row]! === searched.length &&
      searched.every((number, at) => runs[starts[row]! + at] === number)
    return [...rows.filter(isSame)]
  }
}

/** The rows with the searched word that the fewest rows have; every match has all of the words. */
function rowsOfRarest(texts: WordTexts, searched: readonly string[], match: Match): Uint32Array {
  const { words, wordStarts, rowsOfWords } = texts
  const table = bitTable(words, searched, match)
  const counts = searched.map((_, i) => {
    let count = 0
    for (let word = 0; word < words.length; word++)
      if ((table[word]! >> i) & 1) count += wordStarts[word + 1]! - wordStarts[word]!
    return count
  })
  const rarest = counts.indexOf(Math.min(...counts))
  const matching = words.flatMap((_, word) => ((table[word]! >> rarest) & 1 ? [word] : []))
  const lists = matching.map((word) => rowsOfWords.subarray(wordStarts[word], wordStarts[word + 1]))
  return lists.length === 1 ? lists[0]! : union(lists, texts.starts.length - 1)
}

/** The different rows of all lists in ascending order. */
function union(lists: readonly Uint32Array[], rows: number): Uint32Array {
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
export function textMatcher(texts: PackedTexts, folded: string, match: Match): ((row: number) => boolean) | null {
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

function anywhereMatcher(texts: PackedTexts, searched: readonly string[], match: Match): (row: number) => boolean {
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

function sequenceMatcher(texts: PackedTexts, searched: readonly string[], match: Match): (row: number) => boolean {
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
