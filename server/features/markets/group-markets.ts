/**
 * Groups the products of a marketplace into markets: niches, and the nodes of the category tree. One pass over the table
 * fills the samples, because its rows are stored most units first.
 */

import type { Niche, NicheMonth } from '#contracts/model/niche.ts'
import { MARKET_SAMPLE, type MarketLevel } from '#contracts/model/screener/market-metrics.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { matchingRows, type ProductTable, type Scope } from '#server/features/screener/public.ts'

export interface MarketGroup {
  id: string
  level: MarketLevel
  /** Category, root first. */
  path: string[]
  /** Id of the node above; null for roots and niches. */
  parent: string | null
  /** Niche that a report can describe. */
  nicheId: string | null
  niche: Niche | null
  /** Facts that only clustered niches have; otherwise empty. */
  nicheMonths: NicheMonth[]
  /** The rows with most units, {@link MARKET_SAMPLE} at most. */
  rows: number[]
  /** All products; the variations of a listing count once. */
  products: number
  /** Of all products, money in minor units; null if unknown for all of them. */
  totals: Record<Total, number | null>
  /** Units and revenue of all products by month of the table; null without months. */
  monthly: { units: Float64Array; revenue: Float64Array } | null
}
type Total = 'units' | 'unitsLow' | 'unitsHigh' | 'revenue' | 'revenueLow' | 'revenueHigh'

interface Growing extends MarketGroup {
  /** Listings with several rows, which only imports have. */
  listings: Set<number>
}

/** Categories with fewer products have no report. */
const MIN_REPORT_PRODUCTS = 5

export function groupMarkets(
  table: ProductTable,
  scope: Scope,
  catalogue: Pick<Catalogue, 'clusteredNiches'>,
  accountId: number,
): MarketGroup[] {
  const rows = matchingRows(table, {}, scope, { accountId, checkedAsins: () => [] })
  const nodes = categoryGroups(table, scope)
  const niches = scope.data === 'sample' ? nicheGroups(table, scope, catalogue, accountId) : undefined
  const columns = columnsOf(table, repeatedListings(table, rows))
  for (const row of rows) {
    for (const group of nodes.of[table.codes.category[row]!] ?? []) addRow(group, columns, row)
    const niche = niches?.of[table.codes.niche[row]!]
    if (niche) addRow(niche, columns, row)
  }
  if (scope.data === 'sample') {
    addMonths(table, scope.months, rows, nodes.of, niches?.of ?? [])
  } else nameCategoryNiches(table, rows, nodes.of)
  return [...(niches?.all ?? []), ...nodes.all].filter(({ products }) => products > 0)
}

const emptyTotals = (): MarketGroup['totals'] => ({
  units: null,
  unitsLow: null,
  unitsHigh: null,
  revenue: null,
  revenueLow: null,
  revenueHigh: null,
})

const newGroup = (facts: Pick<MarketGroup, 'id' | 'level' | 'path' | 'parent'>): Growing => ({
  ...facts,
  nicheId: null,
  niche: null,
  nicheMonths: [],
  rows: [],
  products: 0,
  totals: emptyTotals(),
  monthly: null,
  listings: new Set(),
})

/** The nodes of the tree, and those that each category code belongs to. */
function categoryGroups({ facts }: ProductTable, { marketplace }: Scope) {
  const byId = new Map<string, Growing>()
  const of: Growing[][] = [[]]
  for (const category of facts.categories) {
    const groups: Growing[] = []
    of.push(groups)
    if (category.marketplace !== marketplace) continue
    for (let depth = 1; depth <= category.path.length; depth++) {
      const path = category.path.slice(0, depth)
      const id = category.nodes[depth - 1]!
      let group = byId.get(id)
      if (!group) {
        group = newGroup({
          id,
          level: 'category',
          path,
          parent: groups.at(-1)?.id ?? null,
        })
        byId.set(id, group)
      }
      groups.push(group)
    }
  }
  return { all: [...byId.values()], of }
}

/** Clustered niches by the code that rows of the table have. */
function nicheGroups(
  { facts }: ProductTable,
  { marketplace }: Scope,
  catalogue: Pick<Catalogue, 'clusteredNiches'>,
  accountId: number,
) {
  const codes = new Map(facts.niches.map(({ id }, code) => [id, code]))
  const of: (Growing | undefined)[] = []
  const all: Growing[] = []
  for (const { niche, months } of catalogue.clusteredNiches(marketplace, accountId)) {
    const code = codes.get(niche.id)
    if (code === undefined) continue
    const group = newGroup({ id: niche.id, level: 'niche', path: niche.categoryPath, parent: null })
    of[code] = { ...group, nicheId: niche.id, niche, nicheMonths: months }
    all.push(of[code])
  }
  return { all, of }
}

/** Listings with more than one row; most markets have none, and then no set is needed. */
function repeatedListings({ listings }: ProductTable, rows: Uint32Array): ReadonlySet<number> {
  const seen = new Set<number>()
  const repeated = new Set<number>()
  for (const row of rows) {
    const listing = listings[row]!
    if (seen.has(listing)) repeated.add(listing)
    seen.add(listing)
  }
  return repeated
}

interface Columns {
  listings: Float64Array
  repeated: ReadonlySet<number>
  units: ColumnArray
  low: ColumnArray
  high: ColumnArray
  price: ColumnArray
  revenue: ColumnArray
}
type ColumnArray = ReturnType<ProductTable['numbers']>

const columnsOf = (table: ProductTable, repeated: ReadonlySet<number>): Columns => ({
  listings: table.listings,
  repeated,
  units: table.numbers('units'),
  low: table.unitsLow,
  high: table.unitsHigh,
  price: table.numbers('price'),
  revenue: table.numbers('revenue'),
})

function addRow(group: Growing, columns: Columns, row: number): void {
  const listing = columns.listings[row]!
  if (columns.repeated.has(listing)) {
    if (group.listings.has(listing)) return
    group.listings.add(listing)
  }
  group.products++
  if (group.rows.length < MARKET_SAMPLE) group.rows.push(row)
  const { totals } = group
  const [low, high] = [columns.low[row]!, columns.high[row]!]
  const revenue = columns.revenue[row]!
  add(totals, 'units', columns.units[row]!)
  add(totals, 'unitsLow', low)
  add(totals, 'unitsHigh', high)
  add(totals, 'revenue', revenue)
  // Units of sample rows are exact, and so is the revenue of their month.
  add(totals, 'revenueLow', low === high ? revenue : low * columns.price[row]!)
  add(totals, 'revenueHigh', low === high ? revenue : high * columns.price[row]!)
}

function add(totals: MarketGroup['totals'], name: Total, value: number): void {
  if (!Number.isNaN(value)) totals[name] = (totals[name] ?? 0) + value
}

/** Adds up the rows of each code, and then the codes of each group: few codes have many rows. */
function addMonths(
  { codes, numbers }: ProductTable,
  months: readonly string[],
  rows: Uint32Array,
  nodesOf: readonly (readonly MarketGroup[])[],
  nicheOf: readonly (MarketGroup | undefined)[],
): void {
  const { category, niche } = codes
  const sums = () => ({ units: new Float64Array(months.length), revenue: new Float64Array(months.length) })
  const byCategory = nodesOf.map(sums)
  const byNiche = Array.from(nicheOf, sums)
  for (const [at, month] of months.entries()) {
    const [unitsOf, revenueOf] = [numbers('units', month), numbers('revenue', month)]
    for (const row of rows) {
      const units = unitsOf[row]!
      if (Number.isNaN(units)) continue
      const revenue = revenueOf[row]!
      const ofCategory = byCategory[category[row]!]!
      ofCategory.units[at]! += units
      ofCategory.revenue[at]! += revenue
      const ofNiche = byNiche[niche[row]!]
      if (!ofNiche) continue
      ofNiche.units[at]! += units
      ofNiche.revenue[at]! += revenue
    }
  }
  for (const [code, group] of nicheOf.entries()) if (group) group.monthly = byNiche[code] ?? null
  for (const [code, groups] of nodesOf.entries())
    for (const group of groups) {
      group.monthly ??= sums()
      for (const name of ['units', 'revenue'] as const)
        for (const at of months.keys()) group.monthly[name][at]! += byCategory[code]![name][at]!
    }
}

/** An imported product has its category as niche, so the last node of its path can have a report. */
function nameCategoryNiches(table: ProductTable, rows: Uint32Array, of: readonly MarketGroup[][]): void {
  for (const row of rows) {
    const leaf = of[table.codes.category[row]!]?.at(-1)
    const niche = table.facts.niches[table.codes.niche[row]!]
    if (leaf && niche && niche.id !== '' && leaf.products >= MIN_REPORT_PRODUCTS) leaf.nicheId ??= niche.id
  }
}
