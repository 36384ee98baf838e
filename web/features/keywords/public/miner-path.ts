import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { withValues } from '#web/kit/url-state.ts'
import { asOneTerm } from '../mining/term-text.ts'

/** The address of the keyword miner with a term as its seed. */
export const minerPath = (term: string, marketplace: Marketplace, data: 'sample' | 'imported') =>
  `/keyword/miner?${withValues(new URLSearchParams(), {
    seeds: asOneTerm(term),
    marketplace: marketplace === DEFAULT_MARKETPLACE ? '' : marketplace,
    data,
  })}`
