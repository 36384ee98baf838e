import { reports } from '#contracts/api/reports.ts'
import { normaliseAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { useCall } from '#web/api/queries.ts'
import { PENDING } from '../report.rules.ts'

const POLL_MS = 1500

/** What the address asks for; undefined parts are missing or no such thing. */
export interface Asked {
  marketplace: Marketplace | undefined
  asin: string
}

/** The address leaves the marketplace out for US (SPEC section 2). */
export function askedOf(marketplace: string | undefined, asin: string | undefined): Asked {
  const code = (marketplace ?? DEFAULT_MARKETPLACE).toUpperCase()
  return { marketplace: isMarketplace(code) ? code : undefined, asin: normaliseAsin(asin ?? '') }
}

/** The model in an answer: the contract carries it as it was stored, so its version is looked at here. */
export function reportIn(stored: unknown): Report | undefined {
  const known = typeof stored === 'object' && stored !== null && 'kind' in stored && stored.kind === 'asin'
  // Version 1 is the only one there is, and only the server's builders write it.
  return known && 'version' in stored && stored.version === 1 ? (stored as Report) : undefined
}

/** Reads the report; while it is being made, asks again until it is done. */
export function useOnlineReport({ marketplace, asin }: Asked) {
  return useCall(
    reports.productOnline,
    { query: { asin, ...(marketplace ? { marketplace } : {}) } },
    {
      enabled: marketplace !== undefined && asin !== '',
      refetchInterval: ({ state }) => (state.data?.row.state === PENDING ? POLL_MS : false),
    },
  )
}
