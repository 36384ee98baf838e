/** What moves in a marketplace: one pass over the rows of its products. */
import { PULSE_CATEGORY_PRODUCTS } from '#contracts/api/home.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { asinOf, type RowSpan } from './product-table.format.ts'
import type { ProductTable } from './product-table.ts'

export interface MarketPulse {
  products: number
  /** Median of the known changes; null without any. */
  unitsChange: number | null
  compared: number
  /** Fastest growing first. Money in minor units. */
  categories: { id: string; path: string[]; products: number; revenue: number; revenueChange: number }[]
  /** In proportion, the largest first. */
  movers: { asin: string; rank: number; rankBefore: number }[]
}

interface Scope {
  marketplace: Marketplace
  data: RowSpan['data']
  accountId: number
}

/** Changes of better ranks matter; far down, ranks jump at random. */
const LOWEST_RANK = 50_000
const SHOWN = 5

/** By table, then by marketplace, class and owner of rows. */
const pulses = new WeakMap<ProductTable, Map<string, MarketPulse>>()

export function marketPulse(table: ProductTable, scope: Scope): MarketPulse {
  const known = pulses.get(table) ?? new Map<string, MarketPulse>()
  pulses.set(table, known)
  // All accounts without rows of their own see the same products.
  const owner = table.facts.owners.includes(scope.accountId) ? scope.accountId : 0
  const key = `${scope.marketplace} ${scope.data} ${owner}`
  const pulse = known.get(key) ?? measurePulse(table, scope)
  known.set(key, pulse)
  return pulse
}

function measurePulse(table: ProductTable, scope: Scope): MarketPulse {
  const rows = visibleRows(table, scope)
  const unitsChange = table.numbers('unitsChange')
  const changes = Float64Array.from(rows.map((row) => unitsChange[row]!).filter((change) => !Number.isNaN(change)))
  return {
    products: rows.length,
    unitsChange: medianOf(changes.sort()),
    compared: changes.length,
    categories: growingCategories(table, rows),
    movers: largestMoves(table, rows),
  }
}

function visibleRows(table: ProductTable, { marketplace, data, accountId }: Scope): number[] {
  const { from, to } = table.span(marketplace, data)
  const hidden = table.hiddenFrom(accountId)
  const rows: number[] = []
  for (let row = from; row < to; row++) {
    const owner = table.owners[row]
    if (owner === accountId || (owner === 0 && hidden?.[row] !== 1)) rows.push(row)
  }
  return rows
}

function medianOf(sorted: Float64Array): number | null {
  if (sorted.length === 0) return null
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

interface Node {
  id: string
  path: string[]
  products: number
  revenue: number
  before: number
}

/** The deepest categories with enough products whose revenue is known for both months. */
function growingCategories(table: ProductTable, rows: readonly number[]): MarketPulse['categories'] {
  const [revenue, change] = [table.numbers('revenue'), table.numbers('revenueChange')]
  const leaves = new Map<number, Pick<Node, 'products' | 'revenue' | 'before'>>()
  for (const row of rows) {
    const [now, grown, code] = [revenue[row]!, change[row]!, table.codes.category[row]!]
    if (code === 0 || Number.isNaN(now) || Number.isNaN(grown) || grown <= -1) continue
    const leaf = leaves.get(code) ?? { products: 0, revenue: 0, before: 0 }
    leaves.set(code, {
      products: leaf.products + 1,
      revenue: leaf.revenue + now,
      before: leaf.before + now / (1 + grown),
    })
  }
  const nodes = new Map<string, Node>()
  for (const [code, { products, revenue, before }] of leaves) {
    const category = table.category(code)
    for (let depth = 1; depth <= (category?.path.length ?? 0); depth++) {
      const path = category!.path.slice(0, depth)
      const id = category!.nodes[depth - 1]!
      const node = nodes.get(id) ?? { id, path, products: 0, revenue: 0, before: 0 }
      node.products += products
      node.revenue += revenue
      node.before += before
      nodes.set(id, node)
    }
  }
  const large = [...nodes.values()].filter(({ products }) => products >= PULSE_CATEGORY_PRODUCTS)
  const parents = new Set(large.map(({ path }) => JSON.stringify(path.slice(0, -1))))
  return large
    .filter(({ path, before }) => !parents.has(JSON.stringify(path)) && before > 0)
    .map(({ before, ...node }) => ({ ...node, revenueChange: node.revenue / before - 1 }))
    .filter(({ revenueChange }) => revenueChange > 0)
    .toSorted((a, b) => b.revenueChange - a.revenueChange)
    .slice(0, SHOWN)
}

function largestMoves(table: ProductTable, rows: readonly number[]): MarketPulse['movers'] {
  const [shifts, changes] = [table.numbers('rankShift'), table.numbers('rankChange')]
  const moves = rows.flatMap((row) => {
    const [shift, change] = [shifts[row]!, changes[row]!]
    if (Number.isNaN(shift) || shift === 0 || Number.isNaN(change)) return []
    // Both ranks of the week, of which the table has the difference and its share.
    const rankBefore = Math.round(shift / change)
    const rank = rankBefore - shift
    return rank >= 1 && rank <= LOWEST_RANK ? [{ row, rank, rankBefore }] : []
  })
  const distance = ({ rank, rankBefore }: (typeof moves)[number]) => Math.abs(Math.log(rankBefore / rank))
  return moves
    .toSorted((a, b) => distance(b) - distance(a))
    .slice(0, SHOWN)
    .map(({ row, rank, rankBefore }) => ({ asin: asinOf(table.asin(row)), rank, rankBefore }))
}
