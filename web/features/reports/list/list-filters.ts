import { isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { COMPLETE, FAILED, PENDING } from '../report.rules.ts'
import type { ReportQuery } from '../report-kind.ts'

export const STATES = { pending: PENDING, complete: COMPLETE, failed: FAILED } as const
export type StateName = keyof typeof STATES

export const SEARCH_LENGTH = 200

export interface ListFilters {
  /** The search text as typed. A trailing space is kept, because the user may type another word. */
  search: string
  state: StateName | ''
  marketplace: Marketplace | ''
}

export function readListFilters(query: URLSearchParams): ListFilters {
  const state = query.get('state') ?? ''
  const marketplace = query.get('marketplace')?.toUpperCase() ?? ''
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_LENGTH),
    state: isStateName(state) ? state : '',
    marketplace: isMarketplace(marketplace) ? marketplace : '',
  }
}

const isStateName = (text: string): text is StateName => Object.hasOwn(STATES, text)

/** The query for the server, without empty filters. */
export const queryOf = ({ search, state, marketplace }: ListFilters): Omit<ReportQuery, 'page' | 'size'> => ({
  ...(search.trim() && { search: search.trim() }),
  ...(state && { state: STATES[state] }),
  ...(marketplace && { marketplace }),
})

export const isFiltered = (filters: ListFilters) => Object.keys(queryOf(filters)).length > 0
