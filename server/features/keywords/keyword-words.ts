/** The most frequent words of terms, to find more seeds and words to exclude. */
import type { keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { type MarketplaceFacts, marketplaces } from '#contracts/model/marketplaces.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import type { RowSource } from './keyword-rows.ts'
import { pastColumn } from './past-months.ts'

type Word = Output<typeof keywordSearch.words>['row'][number]

const LISTED_WORDS = 100
const NUMBER = /^\p{N}+$/u

/**
 * Words of most terms first, then of most searches. Numbers, single letters and words such as `for` say too little to be
 * listed.
 */
export function frequentWords(source: RowSource, rows: Uint32Array): Word[] {
  const { table, scope } = source
  const { words: texts } = table.facts
  const functionWords = FUNCTION_WORDS[marketplaces[scope.marketplace].language]
  const { isListed } = vocabularyOf(texts)
  const { keywords, searches } = countWords(source, rows)
  const found: number[] = []
  for (let word = 0; word < texts.length; word++) if (keywords[word]! > 0 && isListed[word] === 1) found.push(word)
  return found
    .sort((a, b) => keywords[b]! - keywords[a]! || searches[b]! - searches[a]! || (texts[a]! < texts[b]! ? -1 : 1))
    .slice(0, LISTED_WORDS + functionWords.size)
    .filter((word) => !functionWords.has(texts[word]!))
    .slice(0, LISTED_WORDS)
    .map((word) => ({ word: texts[word]!, keywords: keywords[word]!, searches: searches[word]! }))
}

/** The terms of each word and their searches. A common filter has millions of rows, so nothing is allocated for a row. */
function countWords({ table, scope }: RowSource, rows: Uint32Array) {
  const { runs, starts } = table.words()
  const searchesOf = searchesReader({ table, scope })
  const count = table.facts.words.length
  const singularOf = singularsOf(table, rows)
  const keywords = new Uint32Array(count)
  const searches = new Float64Array(count)
  /** The last row of each word, plus one: a term can have a word and its plural. */
  const seen = new Uint32Array(count)
  for (const row of rows) {
    const own = searchesOf(row) || 0 // NaN is unknown
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const word = singularOf[runs[at]!]!
      if (seen[word] === row + 1) continue
      seen[word] = row + 1
      keywords[word]! += 1
      searches[word]! += own
    }
  }
  return { keywords, searches }
}

/** Searches in the chosen month. */
function searchesReader({ table, scope }: RowSource): (row: number) => number {
  const searches = pastColumn(table, 'searches', scope) ?? table.numbers('searches').all()
  return (row) => searches[row]!
}

/** Maps a plural to its singular if both are among the words of the rows: `glass` is no plural, as no term has `glas`. */
function singularsOf(table: KeywordTable, rows: Uint32Array): Uint32Array {
  const { facts } = table
  const { runs, starts } = table.words()
  const isFound = new Uint8Array(facts.words.length)
  for (const row of rows) for (let at = starts[row]!; at < starts[row + 1]!; at++) isFound[runs[at]!] = 1
  const singularOf = Uint32Array.from(facts.words.keys())
  for (const [word, singulars] of vocabularyOf(facts.words).singulars)
    singularOf[word] = singulars.find((each) => isFound[each] === 1) ?? word
  return singularOf
}

interface Vocabulary {
  /** 0 for numbers and single letters. */
  isListed: Uint8Array
  /** Words that can be the singular of a word. */
  singulars: ReadonlyMap<number, readonly number[]>
}

/** By the words of a table: to make it takes longer than to count them. */
const VOCABULARIES = new WeakMap<readonly string[], Vocabulary>()

function vocabularyOf(texts: readonly string[]): Vocabulary {
  const known = VOCABULARIES.get(texts)
  if (known) return known
  const numberOf = new Map(texts.map((text, number) => [text, number]))
  const singulars = new Map<number, number[]>()
  for (const [number, text] of texts.entries()) {
    const found = possibleSingulars(text).flatMap((singular) => numberOf.get(singular) ?? [])
    if (found.length > 0) singulars.set(number, found)
  }
  const isListed = Uint8Array.from(texts, (text) => Number(!NUMBER.test(text) && !isLetter(text)))
  const vocabulary = { isListed, singulars }
  VOCABULARIES.set(texts, vocabulary)
  return vocabulary
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Small words such as `the` and `with` by the language of the listings, without accents. Sellers never bid on them. A word
 * of one language can be a keyword in another: German “für” is written as `fur` here, like that in “faux fur”.
 */
const FUNCTION_WORDS: Readonly<Record<MarketplaceFacts['language'], ReadonlySet<string>>> = {
  en: wordSet('a an the and or for to of with in on at by from as is my your'),
  de: wordSet('der die das den dem ein eine einen und oder fur mit von zu im in am auf bei aus'),
  fr: wordSet('le la les un une des du de et ou pour avec en au aux sur sans'),
  it: wordSet('il lo la le gli i e o per con di da del della dei delle in nel'),
  es: wordSet('el la los las un una de y o para con sin en por del al'),
  // Particles are single letters, which are not listed anyway.
  ja: new Set(),
}

/** A single ideograph can be a word. */
const isLetter = (word: string) => [...word].length === 1 && !/\p{Ideographic}/u.test(word)

const SHORTEST_SINGULAR = 3

/** `mugs` → `mug`; `boxes` → `box`; `batteries` → `battery`. */
const possibleSingulars = (word: string): string[] =>
  [word.replace(/s$/, ''), word.replace(/(?<=[sxz]|ch|sh)es$/, ''), word.replace(/ies$/, 'y')].filter(
    (singular) => singular !== word && singular.length >= SHORTEST_SINGULAR,
  )
