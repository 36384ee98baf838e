/** The most frequent words of terms, to find more seeds and words to exclude. */
import type { keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'

type Word = Output<typeof keywordSearch.words>['row'][number]

const LISTED_WORDS = 100
const NUMBER = /^\p{N}+$/u

/** Words of most terms first, then of most searches. Numbers and single letters say too little to be listed. */
export function frequentWords(table: KeywordTable, rows: Uint32Array): Word[] {
  const { facts } = table
  const words = table.words()
  const searches = table.numbers('searches').all()
  const singularOf = singularsOf(facts.words, wordsIn(words, rows))
  const found = new Map<number, Word>()
  for (const row of rows) {
    const ofTerm = new Set<number>()
    for (let at = words.starts[row]!; at < words.starts[row + 1]!; at++) ofTerm.add(singularOf(words.runs[at]!))
    for (const number of ofTerm) {
      const word = found.get(number) ?? { word: facts.words[number]!, keywords: 0, searches: 0 }
      word.keywords += 1
      word.searches += searches[row] || 0 // NaN is unknown
      found.set(number, word)
    }
  }
  return [...found.values()]
    .filter(({ word }) => !NUMBER.test(word) && !isLetter(word))
    .toSorted((a, b) => b.keywords - a.keywords || b.searches - a.searches || (a.word < b.word ? -1 : 1))
    .slice(0, LISTED_WORDS)
}

/** A single ideograph can be a word. */
const isLetter = (word: string) => [...word].length === 1 && !/\p{Ideographic}/u.test(word)

function wordsIn(words: ReturnType<KeywordTable['words']>, rows: Uint32Array): Set<number> {
  const numbers = new Set<number>()
  for (const row of rows)
    for (let at = words.starts[row]!; at < words.starts[row + 1]!; at++) numbers.add(words.runs[at]!)
  return numbers
}

/** Maps a plural to its singular if both are among the words: `glass` is no plural, as no term has `glas`. */
function singularsOf(texts: readonly string[], numbers: ReadonlySet<number>): (number: number) => number {
  const numberOf = new Map(Array.from(numbers, (number) => [texts[number]!, number]))
  const singulars = new Map<number, number>()
  for (const [text, number] of numberOf) {
    const singular = possibleSingulars(text).find((each) => numberOf.has(each))
    if (singular !== undefined) singulars.set(number, numberOf.get(singular)!)
  }
  return (number) => singulars.get(number) ?? number
}

const SHORTEST_SINGULAR = 3

/** `mugs` → `mug`; `boxes` → `box`; `batteries` → `battery`. */
const possibleSingulars = (word: string): string[] =>
  [word.replace(/s$/, ''), word.replace(/(?<=[sxz]|ch|sh)es$/, ''), word.replace(/ies$/, 'y')].filter(
    (singular) => singular !== word && singular.length >= SHORTEST_SINGULAR,
  )
