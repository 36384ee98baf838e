/** Marketplace and day of the address. */
import { isDay } from '#contracts/model/fees/days.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'

export interface FeesQuery {
  marketplace: Marketplace
  on: string
  /** Names a table; null: the fulfillment table of the day. */
  table: string | null
}

/** An invalid day is today, an unknown marketplace the default one. */
export function readFeesQuery(search: URLSearchParams, today: string): FeesQuery {
  const marketplace = search.get('marketplace') ?? ''
  const on = search.get('on') ?? ''
  return {
    marketplace: isMarketplace(marketplace) ? marketplace : DEFAULT_MARKETPLACE,
    on: isDay(on) ? on : today,
    table: search.get('table'),
  }
}
