/** Splits texts into words, and finds the words of a vocabulary that a searched word matches without reading all of them. */

const IDEOGRAPHS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const IDEOGRAPH = new RegExp(`[${IDEOGRAPHS}]`, 'u')
const WORD_PARTS = new RegExp(`[${IDEOGRAPHS}]|[^${IDEOGRAPHS}]+`, 'gu')

/** Japanese and Chinese have no spaces between words, so each of their characters is a word: `led灯具` has three. */
export const splitWords = (folded: string): string[] =>
  folded.split(' ').flatMap((word) => word.match(WORD_PARTS) ?? [])

/** Returns the numbers of the matching words in ascending order; a word number is its place. */
export type FindWords = (searched: string, isExact: boolean) => number[]

const START_LETTERS = 3
const PART_LETTERS = 4
const BUCKETS = 2 ** 16

/** A whole word, its first three letters, or any four letters of it. */
type Place = 'whole' | 'start' | 'part'
const SEEDS: Readonly<Record<Place, number>> = { whole: 1, start: 2, part: 3 }

export function indexWords(words: readonly string[]): FindWords {
  const starts = new Uint32Array(BUCKETS + 1)
  for (const word of words) forEachBucket(word, (bucket) => starts[bucket + 1]!++)
  for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!
  const next = starts.slice()
  const numbers = new Uint32Array(starts[BUCKETS]!)
  for (const [number, word] of words.entries())
    forEachBucket(word, (bucket) => {
      numbers[next[bucket]!++] = number
    })
  const sizeOf = (bucket: number) => starts[bucket + 1]! - starts[bucket]!
  return (searched, isExact) => {
    const { place, text } = isExact ? ({ place: 'whole', text: searched } as const) : rootOf(searched)
    const smallest = bucketsOf(place, text).reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one))
    const found = new Set<number>()
    for (let at = starts[smallest]!; at < starts[smallest + 1]!; at++)
      if (CHECKS[place](words[numbers[at]!]!, text)) found.add(numbers[at]!)
    return [...found]
  }
}

const CHECKS: Readonly<Record<Place, (word: string, text: string) => boolean>> = {
  whole: (word, text) => word === text,
  start: (word, text) => word.startsWith(text),
  part: (word, text) => word.includes(text),
}

/**
 * Words of one or two letters match whole words, three letters the start of a word, longer ones a part of a compound; a
 * plural matches its singular. The search of niches has the same rule.
 */
function rootOf(word: string): { place: Place; text: string } {
  const singular = word.length > START_LETTERS && word.endsWith('s') ? word.slice(0, -1) : word
  if (word.length < START_LETTERS || IDEOGRAPH.test(word)) return { place: 'whole', text: word }
  return { place: singular.length < PART_LETTERS ? 'start' : 'part', text: singular }
}

/** Each matching word is in each of these buckets. */
function bucketsOf(place: Place, text: string): number[] {
  if (place !== 'part') return [bucketOf(place, text, 0, text.length)]
  return Array.from({ length: text.length - PART_LETTERS + 1 }, (_, at) => bucketOf(place, text, at, PART_LETTERS))
}

function forEachBucket(word: string, visit: (bucket: number) => void): void {
  visit(bucketOf('whole', word, 0, word.length))
  if (word.length >= START_LETTERS) visit(bucketOf('start', word, 0, START_LETTERS))
  for (let at = 0; at + PART_LETTERS <= word.length; at++) visit(bucketOf('part', word, at, PART_LETTERS))
}

function bucketOf(place: Place, word: string, from: number, length: number): number {
  let hash = SEEDS[place]
  for (let at = from; at < from + length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1)
}
