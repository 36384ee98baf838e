/** Metrics of markets by topic, for the filter panel and the figures of a market. */
import type { MarketChoice, MarketNumber } from '#contracts/model/screener/market-metrics.ts'

export const MARKET_GROUPS = {
  size: ['revenue', 'units', 'products', 'sample', 'avgRevenue', 'avgUnits'],
  growth: ['unitsYear', 'unitsChange', 'revenueYear', 'period', 'peakMonth'],
  demand: ['searches', 'searchesChange', 'searchesYear', 'searchToPurchase', 'returnRate', 'categoryReturnRate'],
  price: ['avgPrice', 'margin'],
  rivals: ['openness', 'productConcentration', 'brandConcentration', 'sellerConcentration', 'brands', 'sellers'],
  head: ['headUnits', 'headRevenue', 'headRank'],
  fresh: ['newProducts', 'newShare', 'newUnits', 'newRevenue', 'newPrice', 'newRatings', 'newRating'],
  buyers: ['rating', 'ratings', 'rank'],
  offers: ['fba', 'fbm', 'amz', 'avgSellers', 'countryShare', 'country'],
  goods: ['aPlus', 'video', 'weight', 'volume'],
} as const satisfies Record<string, readonly (MarketNumber | MarketChoice)[]>
type MarketGroupName = keyof typeof MARKET_GROUPS
export const MARKET_GROUP_NAMES = Object.keys(MARKET_GROUPS) as MarketGroupName[] // keys of a const object

/** The plain filters of the simple page. */
export const QUICK_FIELDS: readonly string[] = [
  'revenue',
  'avgUnits',
  'unitsYear',
  'searches',
  'searchesChange',
  'returnRate',
  'avgPrice',
  'margin',
  'openness',
  'brandConcentration',
  'newShare',
  'ratings',
  'period',
]
