/** All fee tables of a marketplace: what is in force on a day, and what changes when. */
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import { nextDay } from './days.ts'
import { ownTablesOf, publishedTables, tableReferenceOf } from './table-index.ts'
import type { FeeTable, Goods, OwnTable, TableKind, TableReference } from './table-schema.ts'

export interface CalendarTable extends TableReference {
  /** With its rows, in the units of its source. */
  table: FeeTable
  /** What changed since the previous table; empty for the seller's own tables. */
  changes: Readonly<Record<Language, string>>
  isOwn: boolean
}

/** A day on which fees change. */
export interface FeeChange {
  day: string
  begins: CalendarTable[]
  /** Tables whose last day is the day before this one. */
  ends: CalendarTable[]
  /** Storage rates of the season that begins, per unit of volume of `table`; null if no season begins. */
  storage: { standard: number; oversize: number; table: CalendarTable } | null
}

export interface FeeCalendar {
  /** By kind, oldest first. */
  tables: CalendarTable[]
  /** Oldest first. */
  changes: FeeChange[]
}

const KINDS: readonly TableKind[] = [
  'fba',
  'fbaSurcharge',
  'lowPrice',
  'referral',
  'storage',
  'agedInventory',
  'placement',
]
const GOODS: readonly Goods[] = ['all', 'apparel', 'dangerous']

/** Every table of a marketplace, own ones included, and every day on which something changes. */
export function feeCalendar(marketplace: Marketplace, ownTables?: readonly OwnTable[]): FeeCalendar {
  const tables = sequencesOf(marketplace, ownTables).flat()
  const changes = new Map<string, FeeChange>()
  const on = (day: string): FeeChange => {
    const change = changes.get(day) ?? { day, begins: [], ends: [], storage: null }
    changes.set(day, change)
    return change
  }
  for (const each of tables) {
    on(each.validFrom).begins.push(each)
    if (each.validTo) on(nextDay(each.validTo)).ends.push(each)
  }
  for (const { day, ...storage } of storageTurns(tables)) if (!on(day).storage?.table.isOwn) on(day).storage = storage
  return { tables, changes: [...changes.values()].sort((a, b) => a.day.localeCompare(b.day)) }
}

/**
 * The tables in force on a day, one of each kind and sort of goods. A seller's own table takes precedence over a published one.
 */
export function tablesInForce(marketplace: Marketplace, on: string, ownTables?: readonly OwnTable[]): CalendarTable[] {
  const found = sequencesOf(marketplace, ownTables).flatMap((sequence) => {
    const own = sequence.filter(({ isOwn }) => isOwn)
    const ours = sequence.filter(({ isOwn }) => !isOwn)
    return inForce(own, on) ?? inForce(ours, on) ?? []
  })
  const isReplaced = found.some(({ table, isOwn }) => isOwn && isGeneralFulfilment(table))
  return isReplaced ? found.filter(({ table, isOwn }) => isOwn || !isFulfilment(table)) : found
}

/**
 * A seller's own table for all goods replaces the published tables of every sort of goods, with their surcharges and
 * low prices.
 */
const isGeneralFulfilment = (table: FeeTable) => table.kind === 'fba' && table.goods === 'all'
const isFulfilment = ({ kind }: FeeTable) => kind === 'fba' || kind === 'fbaSurcharge' || kind === 'lowPrice'

const inForce = (tables: readonly CalendarTable[], on: string): CalendarTable | undefined =>
  tables.find(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo))

/**
 * Days on which the fulfilment or storage fee of a unit changes, from the first fulfilment table on. The last day may
 * be the one on which known tables have ended.
 */
export function feeDays(marketplace: Marketplace, ownTables?: readonly OwnTable[]): string[] {
  const { tables, changes } = feeCalendar(marketplace, ownTables)
  const isFulfilment = ({ table }: CalendarTable) => table.kind === 'fba' || table.kind === 'fbaSurcharge'
  const first = tables.find(isFulfilment)?.validFrom
  return changes
    .filter(({ begins, ends, storage }) => storage || [...begins, ...ends].some(isFulfilment))
    .flatMap(({ day }) => (first !== undefined && day >= first ? day : []))
}

/** Lists of tables that follow each other, oldest first. */
function sequencesOf(marketplace: Marketplace, ownTables: readonly OwnTable[] | undefined): CalendarTable[][] {
  return KINDS.flatMap((kind) =>
    (kind === 'fba' ? GOODS : GOODS.slice(0, 1)).map((goods) => {
      const asked = { marketplace, goods, ownTables }
      const entry = (isOwn: boolean) => (table: FeeTable) => ({
        ...tableReferenceOf(table),
        table,
        changes: table.changes,
        isOwn,
      })
      return [...publishedTables(kind, asked).map(entry(false)), ...ownTablesOf(kind, asked).map(entry(true))].sort(
        (a, b) => a.validFrom.localeCompare(b.validFrom),
      )
    }),
  )
}

/** First days of storage seasons within the days that the tables of the marketplace cover. */
function storageTurns(tables: readonly CalendarTable[]) {
  const days = tables.flatMap(({ validFrom, validTo }) => [validFrom, validTo ?? validFrom]).sort()
  const last = days.at(-1) ?? ''
  return tables.flatMap((entry) => {
    const { table, validFrom } = entry
    if (table.kind !== 'storage' || table.seasons.length < 2) return []
    const end = entry.validTo ?? last
    const years = Array.from({ length: 1 + Number(end.slice(0, 4)) - Number(validFrom.slice(0, 4)) }, (_, at) => at)
    return years.flatMap((year) =>
      table.seasons.flatMap(({ from, standard, oversize }) => {
        const day = `${Number(validFrom.slice(0, 4)) + year}-${String(from).padStart(2, '0')}-01`
        return validFrom < day && day <= end ? [{ day, standard, oversize, table: entry }] : []
      }),
    )
  })
}
