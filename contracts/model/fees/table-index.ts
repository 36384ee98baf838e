/** Finds the table of a kind that is in force on a day: the seller's own before the published one. */
import type { Marketplace } from '../marketplaces.ts'
import { checkTables } from './check-tables.ts'
import { dayBefore } from './days.ts'
import type { FeeTable, Goods, OwnTable, TableKind, TableReference } from './table-schema.ts'
import { FEE_TABLES } from './tables/index.ts'

/** Source of the tables that a seller enters. */
const OWN_SOURCE = 'fees.own'

type TableOf<K extends TableKind> = Extract<FeeTable, { kind: K }>
/** Tables of one marketplace, kind and sort of goods, oldest first, each with the day it ends. */
type Index = ReadonlyMap<string, readonly FeeTable[]>

interface TableQuery {
  marketplace: Marketplace
  goods?: Goods
  ownTables?: readonly OwnTable[] | undefined
}

checkTables(FEE_TABLES)
const published = indexOf(Object.values(FEE_TABLES))

const ownIndexes = new WeakMap<readonly OwnTable[], Index>()
function ownIndex(tables: readonly OwnTable[]): Index {
  const known = ownIndexes.get(tables)
  if (known) return known
  const made = indexOf(
    tables.map((table) => ({ ...table, source: OWN_SOURCE, changes: { 'zh-CN': '', 'en-US': '' } }) satisfies FeeTable),
  )
  ownIndexes.set(tables, made)
  return made
}

function indexOf(tables: readonly FeeTable[]): Index {
  const index = new Map<string, FeeTable[]>()
  for (const table of tables)
    for (const marketplace of table.marketplaces) {
      const key = keyOf(table.kind, marketplace, table.kind === 'fba' ? table.goods : 'all')
      index.set(key, [...(index.get(key) ?? []), table])
    }
  for (const [key, list] of index) index.set(key, withEnds(list))
  return index
}

/** A table without an end ends the day before the next one begins. */
function withEnds(tables: readonly FeeTable[]): FeeTable[] {
  const oldestFirst = [...tables].sort((a, b) => a.validFrom.localeCompare(b.validFrom))
  return oldestFirst.map((table, at) => {
    const next = oldestFirst[at + 1]
    return table.validTo === null && next ? { ...table, validTo: dayBefore(next.validFrom) } : table
  })
}

function keyOf(kind: TableKind, marketplace: Marketplace, goods: Goods = 'all'): string {
  return `${kind} ${marketplace} ${goods}`
}

// The key holds the kind, so every table of its list has it.
const listIn = <K extends TableKind>(index: Index, kind: K, { marketplace, goods }: TableQuery) =>
  (index.get(keyOf(kind, marketplace, goods)) ?? []) as readonly TableOf<K>[]

/** Published tables of a kind, oldest first. */
export const publishedTables = <K extends TableKind>(kind: K, asked: TableQuery): readonly TableOf<K>[] =>
  listIn(published, kind, asked)

/** The seller's own tables of a kind, oldest first. */
export const ownTablesOf = <K extends TableKind>(kind: K, asked: TableQuery): readonly TableOf<K>[] =>
  asked.ownTables ? listIn(ownIndex(asked.ownTables), kind, asked) : []

/** The table in force on a day, or undefined. */
export const tableOn = <T extends FeeTable>(tables: readonly T[], on: string): T | undefined =>
  tables.find((table) => table.validFrom <= on && (table.validTo === null || on <= table.validTo))

/** The table in force on a day, or why there is none. */
export function findTable<K extends TableKind>(
  kind: K,
  asked: TableQuery,
  on: string,
): TableOf<K> | 'noTable' | 'noTableForDate' {
  const own = ownTablesOf(kind, asked)
  const ours = publishedTables(kind, asked)
  const found = tableOn(own, on) ?? tableOn(ours, on)
  return found ?? (own.length + ours.length > 0 ? 'noTableForDate' : 'noTable')
}

/**
 * The fulfilment table with these size tiers that is in force on a day, otherwise the nearest one, because tiers seldom
 * change. Published tables of other fees refer to published tiers, whose names a seller's own table need not have.
 */
export function sizeTable(asked: TableQuery, on: string, tiers: readonly string[]): TableOf<'fba'> | undefined {
  const tables = [...ownTablesOf('fba', asked), ...publishedTables('fba', asked)].filter((table) =>
    table.tiers.some(({ key }) => tiers.includes(key)),
  )
  return tableOn(tables, on) ?? tables.find(({ validFrom }) => validFrom > on) ?? tables.at(-1)
}

/** Whether a seller has entered the table. */
export const isOwn = ({ source }: Pick<TableReference, 'source'>): boolean => source === OWN_SOURCE

/** The facts about a table that results show. */
export const tableReferenceOf = ({ validFrom, validTo, source, citation }: FeeTable): TableReference => ({
  validFrom,
  validTo,
  source,
  citation,
})
