/** All markets of a marketplace with their metrics, kept until the table of products changes. */
import type { Category } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { roundTo } from '#contracts/model/number.ts'
import {
  MARKET_NUMBER_NAMES,
  MARKET_NUMBERS,
  type MarketNumber,
  type MarketPeriod,
} from '#contracts/model/screener/market-metrics.ts'
import type { MetricUnit } from '#contracts/model/screener/metric.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { ProductTable, Scope } from '#server/features/screener/public.ts'
import { remember } from '#server/platform/remember.ts'
import { groupMarkets, type MarketGroup } from './group-markets.ts'
import { growthOf, type MonthUnits, peakMonthOf, periodOf, searchMeasures } from './market-demand.ts'
import { type MarketProduct, productReader } from './market-product.ts'
import { type MarketSettings, measureMarket, topCountry } from './measure-market.ts'

export interface Market extends MarketGroup {
  /** In the units of calls. */
  values: Record<MarketNumber, number | null>
  country: MarketProduct['country']
  period: MarketPeriod | null
  peakMonth: number | null
}

interface Groups {
  groups: MarketGroup[]
  categories: ReadonlyMap<string, Category>
  /** By head size and months that count as new. */
  measured: Map<string, Market[]>
}

/** When a table is replaced, its markets are garbage-collected with it. */
const KNOWN = new WeakMap<ProductTable, Map<string, Groups>>()
/** Settings of a marketplace that stay in memory; each takes about 2 KB a market. */
const MAX_MEASURED = 8
/** Groups of a marketplace, of sample or imported rows, of everyone or an account with rows of its own. */
const MAX_GROUPS = 40

export function everyMarket(
  table: ProductTable,
  scope: Scope,
  settings: MarketSettings,
  catalogue: Catalogue,
  accountId: number,
): Market[] {
  const known = groupsOf(table, scope, catalogue, accountId)
  const measureAll = () => {
    // A product is in its niche and in several categories.
    const products = new Map<number, MarketProduct>()
    const read = productReader(table)
    const productAt = (row: number) => {
      const product = products.get(row) ?? read(row)
      products.set(row, product)
      return product
    }
    return known.groups.map((group) => measured(group, group.rows.map(productAt), known.categories, settings, scope))
  }
  return remember(known.measured, `${settings.head} ${settings.newMonths}`, measureAll, MAX_MEASURED)
}

function groupsOf(table: ProductTable, scope: Scope, catalogue: Catalogue, accountId: number): Groups {
  const ofTable = KNOWN.get(table) ?? new Map<string, Groups>()
  KNOWN.set(table, ofTable)
  const owner = table.facts.owners.includes(accountId) ? accountId : 0
  const makeGroups = (): Groups => ({
    groups: groupMarkets(table, scope, catalogue, owner),
    categories: new Map(catalogue.categoriesOf(scope.marketplace).map((one) => [JSON.stringify(one.path), one])),
    measured: new Map(),
  })
  return remember(ofTable, `${scope.marketplace} ${scope.data} ${owner}`, makeGroups, MAX_GROUPS)
}

function measured(
  group: MarketGroup,
  sample: readonly MarketProduct[],
  categories: ReadonlyMap<string, Category>,
  settings: MarketSettings,
  scope: Scope,
): Market {
  const { marketplace, data } = scope
  const units = group.monthly ? [...group.monthly.units] : []
  const revenue = group.monthly ? [...group.monthly.revenue] : []
  const category = data === 'sample' ? categories.get(JSON.stringify(group.path)) : undefined
  const own = group.niche ? group.niche.summary.returnRateT360 : category?.returnRate
  const period = group.niche?.summary.nicheType ?? periodOf(monthUnits(group, scope))
  const stored: Record<MarketNumber, number | null> = {
    ...measureMarket(sample, settings),
    ...searchMeasures(group.nicheMonths),
    products: group.products,
    units: group.totals.units,
    revenue: group.totals.revenue,
    unitsChange: growthOf(units, 1, 1),
    unitsYear: growthOf(units, 1, 12),
    revenueYear: growthOf(revenue, 1, 12),
    returnRate: own ?? null,
    categoryReturnRate: group.niche ? (category?.returnRate ?? null) : null,
  }
  return {
    ...group,
    values: inCalls(stored, marketplace),
    country: topCountry(sample)?.country ?? null,
    period,
    peakMonth: peakMonthOf(period, monthUnits(group, scope)),
  }
}

/** Units of all products by month; empty for imported products. */
export const monthUnits = (
  { monthly }: Pick<MarketGroup, 'monthly'>,
  { months }: Pick<Scope, 'months'>,
): MonthUnits[] => (monthly ? months.map((month, at) => ({ month, units: monthly.units[at] ?? 0 })) : [])

function inCalls(stored: Record<MarketNumber, number | null>, marketplace: Marketplace): Market['values'] {
  const values = MARKET_NUMBER_NAMES.map((name) => [name, inCall(stored[name], MARKET_NUMBERS[name].unit, marketplace)])
  // The cast: Object.fromEntries forgets the keys.
  return Object.fromEntries(values) as Market['values']
}

/** More digits would be noise: averages come from single-precision numbers. */
const DIGITS = 4
const SHARE_DIGITS = 6

/** Money in major units. Values are rounded here, so that filters see the numbers that a list shows. */
export function inCall(value: number | null, unit: MetricUnit, marketplace: Marketplace): number | null {
  if (value === null) return null
  if (unit === 'money') return roundTo(value / 10 ** marketplaces[marketplace].decimals, 2)
  return roundTo(value, unit === 'share' || unit === 'change' || unit === 'perMille' ? SHARE_DIGITS : DIGITS)
}
