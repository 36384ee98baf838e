/** Finds the texts that match one of several searches, such as the seeds of a keyword search. */
import { rowsOfWord } from './row-lists.ts'
import { type Condition, placeOf, type RowSpan } from './select.ts'
import { type Match, type Pattern, patternsOf } from './word-patterns.ts'
import type { WordTexts } from './words.ts'

interface Searched {
  /** Texts of the same rows; a match lies within one of them. */
  sets: readonly WordTexts[]
  /** Folded: lower case, words separated by one space. A search without words matches nothing. */
  searches: readonly string[]
  match: Match
  span: RowSpan
  memory: SearchMemory
}

/** Room for all rows. A search uses it at once and keeps no view of it. */
export interface SearchMemory {
  readonly rows: Uint32Array
  /** All 0 between searches. */
  readonly marks: Uint8Array
  /** The same marks, four at a time. */
  readonly fours: Uint32Array
}

export function searchMemory(rows: number): SearchMemory {
  const fours = new Uint32Array(Math.ceil(rows / 4))
  return { rows: new Uint32Array(rows), marks: new Uint8Array(fours.buffer, 0, rows), fours }
}

/** Keeps the rows that match one of the searches. */
export const textCondition = (searched: Searched): Condition => markedCondition(searched, 'rows', MARKED)

/** Keeps the rows that match none of the searches. */
export const textExclusion = (searched: Searched): Condition => markedCondition(searched, 'notRows', UNMARKED)

/** Allow code 1 alone, or code 0 alone. */
const MARKED = Uint8Array.of(0, 1)
const UNMARKED = Uint8Array.of(1, 0)

function markedCondition(searched: Searched, kind: 'rows' | 'notRows', allowed: Uint8Array): Condition {
  const { span, memory } = searched
  const count = markTexts(searched)
  // A list of many rows takes longer to make than a look at each mark.
  if (count < (span.to - span.from) / 3) return { kind, rows: takeRows(memory, span, count) }
  const codes = memory.marks.slice()
  memory.marks.fill(0)
  return { kind: 'codes', codes, allowed }
}

/** The marked rows in ascending order. */
function takeRows({ fours }: SearchMemory, { from }: RowSpan, count: number): Uint32Array {
  // The loop writes up to three rows too many.
  const rows = new Uint32Array(count + 3)
  for (let place = from >>> 2, at = 0; at < count; place++) {
    const marks = fours[place]!
    if (marks === 0) continue
    fours[place] = 0
    const row = place * 4
    rows[at] = row
    at += marks & 1
    rows[at] = row + 1
    at += (marks >>> 8) & 1
    rows[at] = row + 2
    at += (marks >>> 16) & 1
    rows[at] = row + 3
    at += marks >>> 24
  }
  return rows.subarray(0, count)
}

/** Marks each row of the span that matches with 1, and returns their number. */
function markTexts({ sets, searches, match, span, memory }: Searched): number {
  let count = 0
  for (const texts of sets)
    for (const pattern of patternsOf(texts, searches, match)) {
      const marking = { texts, span, marks: memory.marks, candidates: memory.rows }
      count += isOneWord(pattern) ? markWord(marking, pattern) : markMatches(marking, pattern)
    }
  return count
}

/** `mug`, but not `mug mug`, whose words must follow each other. */
const isOneWord = ({ words, isUnordered }: Pattern) => words.length === 1 && isUnordered

interface Marking {
  texts: WordTexts
  span: RowSpan
  marks: Uint8Array
  /** Holds the rows that can still match. */
  candidates: Uint32Array
}

function markWord({ texts, marks, span }: Marking, { words: [only] }: Pattern): number {
  let count = 0
  for (const word of only!.found) {
    const rows = rowsOfWord(texts.lists, word)
    const end = placeOf(rows, span.to)
    for (let at = placeOf(rows, span.from); at < end; at++) {
      const row = rows[at]!
      count += 1 - marks[row]!
      marks[row] = 1
    }
  }
  return count
}

/** Marks of rows that have the words looked up so far, before and after the next word. */
const CANDIDATE = 2
const KEPT = 3
/** A check reads from several places of memory, which takes as long as fifty rows of a list. */
const ROWS_A_CHECK = 50

/** Looks up the rows of one word after another, until the next one has so many that checks take less time. */
function markMatches(marking: Marking, { words, isUnordered, check }: Pattern): number {
  const { marks, candidates } = marking
  const [rarest, ...others] = words
  let left = findCandidates(marking, rarest!.found)
  let place = 0
  while (place < others.length && others[place]!.rows < left * ROWS_A_CHECK)
    left = keepCandidates(marking, left, others[place++]!.found)
  const isChecked = place < others.length || !isUnordered
  let count = 0
  for (let from = 0; from < left; from += READ_AHEAD) {
    const to = Math.min(left, from + READ_AHEAD)
    if (isChecked) readAhead(marking, from, to)
    for (let at = from; at < to; at++) {
      const row = candidates[at]!
      const mark = !isChecked || check(row) ? 1 : 0
      marks[row] = mark
      count += mark
    }
  }
  return count
}

const READ_AHEAD = 256
/** Never read: the reads that fill it bring the texts into the cache, and without a use the engine could omit them. */
const firstWords = new Uint32Array(READ_AHEAD)

/** Reads the texts of many candidates into the processor's cache first: a check alone would wait for each of them. */
function readAhead({ texts, candidates }: Marking, from: number, to: number): void {
  const { runs, starts } = texts
  for (let at = from; at < to; at++) firstWords[at - from] = runs[starts[candidates[at]!]!]!
}

/** The rows of the words that no search before has found. Returns their number. */
function findCandidates({ texts, marks, candidates, span }: Marking, found: readonly number[]): number {
  let count = 0
  for (const word of found) {
    const rows = rowsOfWord(texts.lists, word)
    const end = placeOf(rows, span.to)
    for (let at = placeOf(rows, span.from); at < end; at++) {
      const row = rows[at]!
      if (marks[row] !== 0) continue
      marks[row] = CANDIDATE
      candidates[count++] = row
    }
  }
  return count
}

/** Keeps the candidates that have one of the words. Returns their number. */
function keepCandidates({ texts, marks, candidates }: Marking, left: number, found: readonly number[]): number {
  for (const word of found) {
    const rows = rowsOfWord(texts.lists, word)
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!
      if (marks[row] === CANDIDATE) marks[row] = KEPT
    }
  }
  let count = 0
  for (let at = 0; at < left; at++) {
    const row = candidates[at]!
    const isKept = marks[row] === KEPT
    marks[row] = isKept ? CANDIDATE : 0
    if (isKept) candidates[count++] = row
  }
  return count
}
