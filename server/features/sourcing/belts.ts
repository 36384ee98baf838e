import { hasAllWords, parseQuery } from '#server/features/catalogue/public.ts'
import { WORDS_LENGTH } from './search-offers.ts'
import type { KnownBelt, Stock } from './sourcing.ts'

/** The belts that make what the words name, the largest output first. */
export function beltsOf(stock: Stock, words: string): KnownBelt[] {
  const query = parseQuery(words.slice(0, WORDS_LENGTH))
  return query.words.length === 0 ? [] : stock.belts.filter(({ text }) => hasAllWords(query, [text]))
}

export const beltsOfFamilies = (stock: Stock, families: ReadonlySet<string>): KnownBelt[] =>
  stock.belts.filter(({ belt }) => belt.families.some((family) => families.has(family)))
