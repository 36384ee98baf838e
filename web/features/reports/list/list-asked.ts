/** What the address of a list asks for: a search, a state, a marketplace. */
import { isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { COMPLETE, FAILED, PENDING } from '../report.rules.ts'
import type { ReportQuery } from '../report-kind.ts'

/** The states by which the reports are filtered, as the address names them. */
export const STATES = { pending: PENDING, complete: COMPLETE, failed: FAILED } as const
export type StateName = keyof typeof STATES

export const SEARCH_LENGTH = 200

export interface ListAsked {
  /** As it was typed, with the space after a word that is not the last. */
  search: string
  state: StateName | ''
  marketplace: Marketplace | ''
}

export function listAsked(query: URLSearchParams): ListAsked {
  const state = query.get('state') ?? ''
  const marketplace = query.get('marketplace')?.toUpperCase() ?? ''
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_LENGTH),
    state: isStateName(state) ? state : '',
    marketplace: isMarketplace(marketplace) ? marketplace : '',
  }
}

const isStateName = (text: string): text is StateName => Object.hasOwn(STATES, text)

/** What the server is asked; nothing of what was left open. */
export const queryOf = ({ search, state, marketplace }: ListAsked): Omit<ReportQuery, 'page' | 'size'> => ({
  ...(search.trim() && { search: search.trim() }),
  ...(state && { state: STATES[state] }),
  ...(marketplace && { marketplace }),
})

/** Whether some reports are left out. */
export const isFiltered = (asked: ListAsked) => Object.keys(queryOf(asked)).length > 0
