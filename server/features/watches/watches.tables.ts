/** Times are ISO instants. */
import type { Generated } from 'kysely'
import type { CHANGES, WATCH_STATES, WatchKind } from '#contracts/api/watches.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    watch: WatchTable
    watch_change: WatchChangeTable
  }
}

export interface WatchTable {
  id: Generated<number>
  account_id: number
  kind: WatchKind
  /** In the form of the contract. */
  subject: string
  marketplace: Marketplace
  /** Empty: the title of the product or niche. */
  name: string
  /** Address in the web app that shows a search. */
  address: string | null
  /** JSON of WatchSettings. */
  settings: string
  state: (typeof WATCH_STATES)[number]
  /** JSON of a Snapshot: what the next check compares with. */
  baseline: string
  /** Number of checks that changed the baseline: two checks at once cannot report the same change. */
  round: number
  /** The data and the day of the last check. */
  checked: string
  created_at: string
  checked_at: string
}

export interface WatchChangeTable {
  id: Generated<number>
  watch_id: number
  round: number
  what: (typeof CHANGES)[number]
  /** Money in minor units. */
  before: number | null
  after: number | null
  /** JSON list of ASINs or ids of markets, at most ten. */
  items: string
  count: number
  at: string
  seen_at: string | null
}
