import { asOneTerm } from '#web/features/catalogue/public/miner-path.ts'
import { withValues } from '#web/kit/url-state.ts'

/** The query of a search with only this term as its seed. An exact match would find just the term again. */
export function queryWithSeed(search: URLSearchParams, term: string): string {
  const match = search.get('match') ?? ''
  return withValues(search, { seeds: asOneTerm(term), match: match === 'exact' ? '' : match }).toString()
}
