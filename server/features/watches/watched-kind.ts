import type { Watch } from '#contracts/api/watches.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Snapshot } from './compare.rules.ts'
import type { WatchRow } from './watches.store.ts'
import type { WatchesWorld } from './watches.world.ts'

/** What an item is now, or why that is not known. */
export type Look = { state: 'ok'; snapshot: Snapshot } | { state: 'missing' | 'tooWide' | 'wrongFilter' }

export type Watched = Pick<WatchRow, 'account_id' | 'subject' | 'marketplace'>

export type Description = Pick<
  Watch,
  'name' | 'imageUrl' | 'price' | 'rank' | 'rating' | 'units' | 'matches' | 'sample'
>

export const UNKNOWN: Omit<Description, 'name'> = {
  imageUrl: null,
  price: null,
  rank: null,
  rating: null,
  units: null,
  matches: null,
  sample: null,
}

export interface WatchedKind {
  /** The subject in its usual form. Refuses one that is malformed or not on record. */
  open(world: WatchesWorld, accountId: number, subject: string): { subject: string; marketplace: Marketplace }
  look(world: WatchesWorld, watch: Watched): Look | Promise<Look>
  describe(world: WatchesWorld, watch: WatchRow): Description
}
