/** Where fees jump: prices above which a unit costs more, and seasons that cost more. */
import type { FeeCategory } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { dayBefore } from './days.ts'
import { ownTablesOf, publishedTables, tableOn } from './table-index.ts'
import type { OwnTable, TableKind } from './table-schema.ts'

export interface PriceEdge {
  fee: 'fba' | 'referral'
  /** The highest price on the cheaper side, minor units. */
  below: number
}

export interface EdgeOptions {
  /** The day whose tables apply, YYYY-MM-DD. Without it, or without a table on that day, the newest tables apply. */
  on?: string
  ownTables?: readonly OwnTable[]
}

/** Every price edge of a marketplace and category, lowest first. */
export function priceEdges(
  marketplace: Marketplace,
  feeCategory: FeeCategory | null,
  options: EdgeOptions = {},
): PriceEdge[] {
  const tableOf = <K extends TableKind>(kind: K) => {
    const asked = { marketplace, ownTables: options.ownTables }
    const tables = [publishedTables(kind, asked), ownTablesOf(kind, asked)]
    const [ours, own] = tables.map((each) => (options.on ? tableOn(each, options.on) : each.at(-1)))
    return own ?? ours ?? tables[0]?.at(-1)
  }
  const fulfilment = tableOf('fba')
  const rate = feeCategory ? tableOf('referral')?.rates[feeCategory] : undefined
  // With rates for portions of the price the fee does not jump: only its slope changes.
  const bands = typeof rate === 'object' && rate?.kind === 'whole' ? rate.bands : []
  const low = fulfilment ? fulfilment.lowPrice?.below : tableOf('lowPrice')?.below
  return [
    ...(fulfilment?.priceColumns ?? []).flatMap(({ to }) => (to === null ? [] : edge('fba', to))),
    ...(low === undefined ? [] : edge('fba', low - 1)),
    ...bands.flatMap(({ upTo }) => (upTo === null ? [] : edge('referral', upTo))),
  ].sort((a, b) => a.below - b.below)
}

const edge = (fee: PriceEdge['fee'], below: number): PriceEdge[] => [{ fee, below }]

/** First and last day. */
export interface Season {
  from: string
  to: string
}

/** The current or the next peak season of fulfilment; null if none is known. */
export function peakSeason(marketplace: Marketplace, on: string, ownTables?: readonly OwnTable[]): Season | null {
  const asked = { marketplace, ownTables }
  const tables = [...ownTablesOf('fba', asked), ...publishedTables('fba', asked)]
  const peak = tables.find((table) => table.peak && table.validTo !== null && on <= table.validTo)
  return peak?.validTo ? { from: peak.validFrom, to: peak.validTo } : null
}

/** The current or the next season with the highest storage rates; null if they are the same all year or not known. */
export function storagePeak(marketplace: Marketplace, on: string, ownTables?: readonly OwnTable[]): Season | null {
  const asked = { marketplace, ownTables }
  const table = tableOn(ownTablesOf('storage', asked), on) ?? tableOn(publishedTables('storage', asked), on)
  if (!table || table.seasons.length < 2) return null
  const [dearest] = [...table.seasons].sort((a, b) => b.standard - a.standard)
  if (!dearest) return null
  const year = Number(on.slice(0, 4))
  const seasons = [year, year + 1].map((each) => ({
    from: dayOf(each, dearest.from),
    to: dayBefore(dayOf(each, dearest.to + 1)),
  }))
  return seasons.find(({ to }) => on <= to) ?? null
}

/** First day of a month; month 13 is January of the next year. */
const dayOf = (year: number, month: number): string =>
  month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`
