import type { SearchTermFilter } from '#contracts/api/search-terms.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { TermSearch } from './term-search.ts'

interface TermOf {
  text: string
  marketplace: Marketplace
  sample: boolean
}

/** The query of a list with only this term, in the period of the search. */
export function termQuery({ kind, period }: Pick<TermSearch, 'kind' | 'period'>, term: TermOf): string {
  const { text, marketplace, sample } = term
  const data: NonNullable<SearchTermFilter['data']> = sample ? 'sample' : 'imported'
  return new URLSearchParams({
    ...(marketplace !== DEFAULT_MARKETPLACE && { marketplace }),
    data,
    ...(kind !== 'week' && { kind }),
    ...(period && { period }),
    q: text,
    match: 'exact',
  }).toString()
}
