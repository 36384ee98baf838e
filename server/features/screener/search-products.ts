/** Finds the products that a filter describes: translates it into conditions on the columns of the table. */
import type { ProductFilter } from '#contracts/api/product-search.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import {
  PRODUCT_CHOICES,
  PRODUCT_NUMBER_NAMES,
  PRODUCT_NUMBERS,
  type ProductChoice,
  type ProductNumber,
} from '#contracts/model/screener/product-metrics.ts'
import { type Direction, orderedPage, orderedRows } from '#server/platform/columns/order.ts'
import { type Condition, selectRows } from '#server/platform/columns/select.ts'
import { refuse } from '#server/platform/refusal.ts'
import { namedRows } from './named-rows.ts'
import type { RowSpan } from './product-table.format.ts'
import { asinNumbers, type ProductTable } from './product-table.ts'
import { allowValues, categoryCondition, rangeCondition } from './table-conditions.ts'
import { nameConditions, titleConditions } from './text-conditions.ts'
import { visibleRows, visibleTo } from './visible-rows.ts'

/** What the account can see and what it knows about products. */
export interface Viewer {
  accountId: number
  /** ASINs of a marketplace by the risk of their last infringement query. */
  checkedAsins(risk: 'high' | 'medium' | 'low'): readonly string[]
}

export interface Scope {
  marketplace: Marketplace
  data: RowSpan['data']
  /** Whether the account sees sample and imported products of the marketplace. */
  hasBoth: boolean
  /** Undefined: the latest. */
  month: string | undefined
  /** Months with data, oldest first. */
  months: readonly string[]
  from: number
  to: number
  /** Number of rows that the account sees. */
  all: number
}

/** Rows to search, with the marketplace that amounts and categories of the filter belong to. */
export type SearchedRows = Pick<Scope, 'marketplace' | 'month' | 'from' | 'to'>

/** The rows that a filter searches. Imported rows come first if the account sees any. Refuses a month without data. */
export function scopeOf(table: ProductTable, filter: ProductFilter, accountId: number): Scope {
  const marketplace = filter.marketplace ?? DEFAULT_MARKETPLACE
  const [sample, imported] = [table.span(marketplace, 'sample'), table.span(marketplace, 'imported')]
  const all = { sample: visibleRows(table, sample, accountId), imported: visibleRows(table, imported, accountId) }
  const data = filter.data ?? (all.imported > 0 ? 'imported' : 'sample')
  const { from, to, months } = data === 'sample' ? sample : imported
  const month = filter.month === months.at(-1) ? undefined : filter.month
  if (month !== undefined && !months.includes(month)) throw refuse('unknownMonth', { month })
  const hasBoth = all.sample > 0 && all.imported > 0
  return { marketplace, data, hasBoth, month, months, from, to, all: all[data] }
}

/**
 * All matching rows, in the order of the table: most units of the latest month first. The result is a view of the table's
 * memory: use it before the next search. Refuses contradictory ranges and metrics that the month lacks.
 */
export function matchingRows(
  table: ProductTable,
  filter: ProductFilter,
  scope: SearchedRows,
  viewer: Viewer,
): Uint32Array {
  return selectRows(scope, conditionsOf(table, filter, scope, viewer), table.memory.rows)
}

export interface Order {
  sort?: ProductNumber | undefined
  order?: Direction | undefined
}

/** Rows of one page. */
export function pageOfRows(
  table: ProductTable,
  rows: Uint32Array,
  { month }: Scope,
  { sort = 'units', order = PRODUCT_NUMBERS[sort].first }: Order,
  page: { offset: number; limit: number },
): Uint32Array {
  requireInMonth(sort, month)
  // The table already has this order.
  if (sort === 'units' && order === 'desc' && month === undefined)
    return rows.slice(page.offset, page.offset + page.limit)
  return orderedPage(rows, table.numbers(sort, month), order, page)
}

/** All rows in order, as a copy. */
export function rowsInOrder(
  table: ProductTable,
  rows: Uint32Array,
  { month }: Scope,
  { sort = 'units', order = PRODUCT_NUMBERS[sort].first }: Order,
): Uint32Array {
  requireInMonth(sort, month)
  if (sort === 'units' && order === 'desc' && month === undefined) return rows.slice()
  return orderedRows(rows, table.numbers(sort, month), order)
}

function requireInMonth(name: ProductNumber, month: string | undefined): void {
  if (month !== undefined && PRODUCT_NUMBERS[name].period === 'latest')
    throw refuse('notInMonth', { metric: (language) => PRODUCT_TEXTS[language].names[name] })
}

function conditionsOf(table: ProductTable, filter: ProductFilter, scope: SearchedRows, viewer: Viewer): Condition[] {
  return [
    ...rangeConditions(table, filter, scope),
    ...choiceConditions(table, filter, viewer),
    ...asinConditions(table, filter, scope, viewer.accountId),
    ...nameConditions(table, filter),
    ...(filter.category === undefined ? [] : [inCategory(table, filter.category, scope.marketplace)]),
    ...visibility(table, viewer.accountId),
    ...titleConditions(table, filter, scope),
  ]
}

const inCategory = ({ facts, codes }: ProductTable, id: string, marketplace: Marketplace) =>
  categoryCondition(id, { categories: facts.categories, codes: codes.category, marketplace })

/** An empty list does not filter. */
function asinConditions(
  table: ProductTable,
  { asins = [] }: ProductFilter,
  scope: SearchedRows,
  accountId: number,
): Condition[] {
  if (asins.length === 0) return []
  const rows = new Set([...namedRows(table, asins, scope, accountId).values()].flat())
  return [{ kind: 'rows', rows: Uint32Array.from(rows).sort() }]
}

function rangeConditions(table: ProductTable, { range = {} }: ProductFilter, { marketplace, month }: SearchedRows) {
  return PRODUCT_NUMBER_NAMES.flatMap((name): Condition[] => {
    const bounds = range[name]
    if (bounds === undefined || (bounds.min === undefined && bounds.max === undefined)) return []
    requireInMonth(name, month)
    const nameIn = (language: Language) => PRODUCT_TEXTS[language].names[name]
    return [
      rangeCondition(bounds, { ...PRODUCT_NUMBERS[name], values: table.numbers(name, month), marketplace, nameIn }),
    ]
  })
}

const BADGE_BITS = { bestSeller: 1, amazonsChoice: 2, newRelease: 4 } as const

function choiceConditions(table: ProductTable, { choice = {} }: ProductFilter, viewer: Viewer): Condition[] {
  const { bytes } = table
  const chosen = <C extends ProductChoice>(name: C) => (choice[name]?.length ? choice[name] : undefined)
  const places = (name: ProductChoice, values: readonly string[]) => allowValues(PRODUCT_CHOICES[name].values, values)
  const byPlace = (['sizeTier', 'fulfilment', 'sellerCountry', 'bestMonth'] as const).flatMap((name): Condition[] => {
    const values = chosen(name)
    return values ? [{ kind: 'codes', codes: bytes[name], allowed: places(name, values) }] : []
  })
  const badges = chosen('badges')
  const bits = (badges ?? []).reduce((sum, badge) => sum | BADGE_BITS[badge], 0)
  const aPlus = chosen('aPlus')
  return [
    ...byPlace,
    ...(badges
      ? [
          {
            kind: 'codes',
            codes: bytes.badges,
            allowed: Uint8Array.from({ length: 8 }, (_, code) => Number((code & bits) !== 0)),
          } as const,
        ]
      : []),
    ...(aPlus ? [{ kind: 'codes', codes: bytes.aPlus, allowed: places('aPlus', aPlus) } as const] : []),
    ...presence(table, 'videos', chosen('video')),
    ...presence(table, 'variants', chosen('variation')),
    ...rightsCondition(table, chosen('rights'), viewer),
  ]
}

/** `yes`: at least one; `no`: none. An unknown number is neither. */
function presence(
  table: ProductTable,
  name: 'videos' | 'variants',
  values: readonly string[] | undefined,
): Condition[] {
  if (!values) return []
  const min = values.includes('no') ? 0 : 1
  const max = values.includes('yes') ? Number.POSITIVE_INFINITY : 0
  return [{ kind: 'range', values: table.numbers(name), min, max }]
}

function rightsCondition(
  table: ProductTable,
  values: readonly ('high' | 'medium' | 'low' | 'unchecked')[] | undefined,
  viewer: Viewer,
): Condition[] {
  if (!values) return []
  const risks = ['high', 'medium', 'low'] as const
  const asins = (some: readonly (typeof risks)[number][]) =>
    asinNumbers(some.flatMap((risk) => viewer.checkedAsins(risk)))
  const wanted = asins(risks.filter((risk) => values.includes(risk)))
  if (!values.includes('unchecked')) return [{ kind: 'row', keep: (row) => wanted.has(table.asin(row)) }]
  const unwanted = asins(risks.filter((risk) => !values.includes(risk)))
  return unwanted.size === 0 ? [] : [{ kind: 'row', keep: (row) => !unwanted.has(table.asin(row)) }]
}

function visibility(table: ProductTable, accountId: number): Condition[] {
  const keep = visibleTo(table, accountId)
  return keep ? [{ kind: 'row', keep }] : []
}
