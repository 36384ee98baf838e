/** Watches and changes as calls carry them. */
import type { MarketFilter } from '#contracts/api/market-shapes.ts'
import type { Watch, WatchChange, WatchSettings } from '#contracts/api/watches.ts'
import { patentWatches } from '#server/features/rights/public.ts'
import { checkWatches } from './check-watches.ts'
import { toMajor, WATCHED } from './watched-kinds.ts'
import { type ChangeOfWatch, countUnseen, newestChanges, type WatchRow, watchesOf } from './watches.store.ts'
import type { WatchesWorld } from './watches.world.ts'

/** All watches of an account, with its saved patent searches; latest first. Compares them first if their data has changed. */
export async function listedWatches(world: WatchesWorld, accountId: number): Promise<Watch[]> {
  await checkWatches(world, accountId)
  const [rows, unseen] = [await watchesOf(world.db, accountId), await countUnseen(world.db, accountId)]
  const searches = await patentWatches(world, accountId)
  const listed = [
    ...rows.map((row) => toWatch(world, row, unseen.get(row.id) ?? 0)),
    ...searches.map(
      ({ id, name, createdAt, found }): Watch => ({
        ...PATENTS,
        id,
        subject: String(id),
        name,
        unseen: found,
        since: createdAt,
      }),
    ),
  ]
  return listed.toSorted((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : b.id - a.id))
}

const PATENTS = {
  kind: 'patents',
  marketplace: null,
  imageUrl: null,
  address: null,
  state: 'ok',
  settings: null,
  price: null,
  rank: null,
  rating: null,
  units: null,
  matches: null,
  sample: null,
} as const

function toWatch(world: WatchesWorld, row: WatchRow, unseen: number): Watch {
  const { kind, id, subject, marketplace, address, state, settings, created_at } = row
  return {
    kind,
    id,
    subject,
    marketplace,
    address,
    state,
    settings: JSON.parse(settings) as WatchSettings, // create and update wrote it
    unseen,
    since: created_at,
    ...WATCHED[kind].describe(world, row),
  }
}

/** Unseen first, then the latest. */
export async function latestChanges(world: WatchesWorld, accountId: number, limit: number): Promise<WatchChange[]> {
  return (await newestChanges(world.db, accountId, limit)).map((row) => toChange(world, accountId, row))
}

export function toChange(world: WatchesWorld, accountId: number, row: ChangeOfWatch): WatchChange {
  const { id, watch_id, kind, subject, marketplace, what, before, after, items, count, at, seen_at } = row
  const amount = (value: number | null) => (what === 'price' ? toMajor(value, marketplace) : value)
  const ids = JSON.parse(items) as string[] // storeCheck wrote it
  return {
    id,
    watchId: watch_id,
    kind,
    subject,
    name: nameOf(world, accountId, row),
    marketplace,
    what,
    before: amount(before),
    after: amount(after),
    items: ids.map((id) => ({ id, title: titleOf(world, accountId, row, id) })),
    count,
    at,
    isNew: seen_at === null,
  }
}

function nameOf({ catalogue }: WatchesWorld, accountId: number, { kind, subject, name, marketplace }: ChangeOfWatch) {
  if (name !== '' || kind === 'productSearch' || kind === 'marketSearch') return name
  if (kind === 'market') return catalogue.niche(subject, accountId)?.title ?? subject
  const asin = subject.split('/')[1] ?? subject
  return catalogue.card(asin, marketplace, accountId)?.title ?? asin
}

/** Null for an item that is no longer on record. */
function titleOf(world: WatchesWorld, accountId: number, change: ChangeOfWatch, id: string): string | null {
  const { kind, marketplace, subject } = change
  if (kind !== 'marketSearch') return world.catalogue.card(id, marketplace, accountId)?.title ?? null
  const { data } = JSON.parse(subject) as MarketFilter // `open` of the kind has checked it
  const title = (filter: MarketFilter) =>
    world.searchMarkets(accountId, { ...filter, marketplace }).markets.find((market) => market.id === id)?.title
  // Imported markets hide those of the sample, in which the change may have been found.
  return title({ data }) ?? title({ data: 'sample' }) ?? null
}
