/** What a list means for ads and for a listing. */
import { MAX_BRIEF_WORDS } from '#contracts/api/keyword-lists.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { RowSource } from '../keyword-rows.ts'
import { type FoundTerm, metricOf, sortTerms } from './listed-terms.ts'

interface ListBrief {
  searches: number
  bid: number | null
  bidTerms: number
  words: string[]
  wordCount: number
}

/** A term whose searches are not known, or are none, weighs as little as one search in the average bid. */
const LEAST_WEIGHT = 1

export function briefOf(source: RowSource, found: readonly FoundTerm[]): ListBrief {
  const searchesOf = metricOf(source, 'searches')
  const bidOf = metricOf(source, 'bid')
  const known = found.filter((each) => !Number.isNaN(searchesOf(each)))
  const withBid = found.filter((each) => !Number.isNaN(bidOf(each)))
  const weights = withBid.map((each) => Math.max(LEAST_WEIGHT, searchesOf(each) || 0))
  const weight = weights.reduce((a, b) => a + b, 0)
  const bids = withBid.reduce((sum, each, at) => sum + bidOf(each) * weights[at]!, 0)
  const words = wordsOf(sortTerms(source, found, { sort: 'searches' }))
  const minor = 10 ** marketplaces[source.scope.marketplace].decimals
  return {
    searches: known.reduce((sum, each) => sum + searchesOf(each), 0),
    bid: weight === 0 ? null : roundTo(bids / weight / minor, 4),
    bidTerms: withBid.length,
    words: words.slice(0, MAX_BRIEF_WORDS),
    wordCount: words.length,
  }
}

/** The different words in the order of the terms. Case does not make a word different. */
function wordsOf(found: readonly FoundTerm[]): string[] {
  const words = new Map<string, string>()
  for (const { term } of found)
    for (const word of term.text.trim().split(/\s+/u)) {
      const folded = word.toLowerCase()
      if (!words.has(folded)) words.set(folded, word)
    }
  return [...words.values()]
}
