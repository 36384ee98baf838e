/** What has changed between two looks at a watched item. */
import type { CHANGES, WatchSettings } from '#contracts/api/watches.ts'

type DataClass = 'sample' | 'imported'

/** A product or a market. Money in minor units; null: unknown. */
export interface ItemSnapshot {
  data: DataClass
  price: number | null
  rank: number | null
  units: number | null
  rating: number | null
  available: boolean | null
  /** Best sellers of the niche; in a baseline also earlier ones, which are not new when they come back. */
  rivals: string[] | null
}

export interface MatchSnapshot {
  data: DataClass
  /** ASINs of products, or ids of markets. */
  ids: string[]
}

export type Snapshot = ItemSnapshot | MatchSnapshot

export interface FoundChange {
  what: (typeof CHANGES)[number]
  before: number | null
  after: number | null
  /** Rivals, or new or lost matches. */
  ids: string[]
}

export interface Comparison {
  changes: FoundChange[]
  /** What the next comparison starts from. */
  baseline: Snapshot
}

/** Ratings have one decimal. */
const RATING_FALL = 0.1
const EPSILON = 1e-9
const MAX_KNOWN_RIVALS = 200

/** Sample and imported data differ in everything, so a change of the class starts anew. */
export function compareSnapshots(before: Snapshot, now: Snapshot, settings: WatchSettings): Comparison {
  if (before.data !== now.data) return { changes: [], baseline: now }
  if ('ids' in before && 'ids' in now) return compareMatches(before, now)
  if ('ids' in before || 'ids' in now) return { changes: [], baseline: now }
  return compareItems(before, now, settings)
}

function compareMatches(before: MatchSnapshot, now: MatchSnapshot): Comparison {
  const [known, current] = [new Set(before.ids), new Set(now.ids)]
  const numbers = { before: before.ids.length, after: now.ids.length }
  const added = now.ids.filter((id) => !known.has(id))
  const lost = before.ids.filter((id) => !current.has(id))
  return {
    changes: [
      ...(added.length > 0 ? [{ what: 'match', ...numbers, ids: added } as const] : []),
      ...(lost.length > 0 ? [{ what: 'gone', ...numbers, ids: lost } as const] : []),
    ],
    baseline: now,
  }
}

/** A value keeps its baseline until it is reported, so that many small steps add up to a change. */
function compareItems(before: ItemSnapshot, now: ItemSnapshot, settings: WatchSettings): Comparison {
  const changes: FoundChange[] = []
  const baseline: ItemSnapshot = { ...now }
  for (const what of ['price', 'rank', 'units'] as const) {
    const [from, to, least] = [before[what], now[what], settings[what]]
    if (from === null || to === null) baseline[what] = to ?? from
    else if (least !== null && Math.abs(to - from) + EPSILON < least * from) baseline[what] = from
    else if (least !== null && from !== to) changes.push({ what, before: from, after: to, ids: [] })
  }
  const [stars, newStars] = [before.rating, now.rating]
  if (newStars === null || stars === null) baseline.rating = newStars ?? stars
  else if (stars - newStars + EPSILON >= RATING_FALL) {
    if (settings.rating) changes.push({ what: 'rating', before: stars, after: newStars, ids: [] })
  } else baseline.rating = Math.max(stars, newStars)
  baseline.available = now.available ?? before.available
  if (settings.stock && before.available !== null && now.available !== null && before.available !== now.available)
    changes.push({ what: now.available ? 'inStock' : 'soldOut', before: null, after: null, ids: [] })
  const known = new Set(before.rivals)
  const rivals = before.rivals === null ? [] : (now.rivals ?? []).filter((asin) => !known.has(asin))
  if (settings.rival && rivals.length > 0) changes.push({ what: 'rival', before: null, after: null, ids: rivals })
  baseline.rivals =
    now.rivals === null && before.rivals === null
      ? null
      : [...new Set([...(now.rivals ?? []), ...known])].slice(0, MAX_KNOWN_RIVALS)
  return { changes, baseline }
}
