/** Metrics of markets (DOMAIN A row 2, B6). Formulas: market-metrics.texts.ts. */
import { choiceMetric, numberMetric } from './metric.ts'
import { MONTHS_OF_YEAR, SELLER_COUNTRIES } from './shared-values.ts'

/** The products of a market that its averages and shares describe: those with most units. */
export const MARKET_SAMPLE = 100

/** How many products, brands or sellers are the head of a market. */
export const HEAD = { min: 5, max: 50, default: 10 } as const

/** A product is new if it was listed within this many months. */
export const NEW_MONTHS = { min: 1, max: 12, default: 3 } as const
/** The choices that screens offer. */
export const NEW_MONTHS_OFFERED = [1, 3, 6, 12] as const
const MONTH_DAYS = 365.25 / 12
/** Months as days of age: 1 is 30, 3 is 91, 12 is 365. */
export const newDays = (months: number) => Math.round(months * MONTH_DAYS)

export const MARKET_NUMBERS = {
  products: numberMetric('count', 'desc', 'latest'),
  sample: numberMetric('count', 'desc', 'latest'),
  units: numberMetric('count', 'desc', 'latest'),
  avgUnits: numberMetric('count', 'desc', 'latest'),
  revenue: numberMetric('money', 'desc', 'latest'),
  avgRevenue: numberMetric('money', 'desc', 'latest'),
  unitsChange: numberMetric('change', 'desc', 'latest'),
  unitsYear: numberMetric('change', 'desc', 'latest'),
  revenueYear: numberMetric('change', 'desc', 'latest'),
  avgPrice: numberMetric('money', 'desc', 'latest'),
  rating: numberMetric('rating', 'asc', 'latest'),
  ratings: numberMetric('count', 'asc', 'latest'),
  rank: numberMetric('rank', 'asc', 'latest'),
  avgSellers: numberMetric('times', 'asc', 'latest'),
  weight: numberMetric('grams', 'asc', 'latest'),
  volume: numberMetric('cubicCentimeters', 'asc', 'latest'),
  margin: numberMetric('share', 'desc', 'latest'),
  headUnits: numberMetric('count', 'desc', 'latest'),
  headRevenue: numberMetric('money', 'desc', 'latest'),
  headRank: numberMetric('rank', 'asc', 'latest'),
  openness: numberMetric('share', 'desc', 'latest'),
  productConcentration: numberMetric('share', 'asc', 'latest'),
  brandConcentration: numberMetric('share', 'asc', 'latest'),
  sellerConcentration: numberMetric('share', 'asc', 'latest'),
  brands: numberMetric('count', 'desc', 'latest'),
  sellers: numberMetric('count', 'desc', 'latest'),
  aPlus: numberMetric('share', 'asc', 'latest'),
  video: numberMetric('share', 'asc', 'latest'),
  fba: numberMetric('share', 'desc', 'latest'),
  fbm: numberMetric('share', 'desc', 'latest'),
  amz: numberMetric('share', 'asc', 'latest'),
  countryShare: numberMetric('share', 'asc', 'latest'),
  newProducts: numberMetric('count', 'desc', 'latest'),
  newShare: numberMetric('share', 'desc', 'latest'),
  newUnits: numberMetric('count', 'desc', 'latest'),
  newRevenue: numberMetric('money', 'desc', 'latest'),
  newPrice: numberMetric('money', 'desc', 'latest'),
  newRatings: numberMetric('count', 'asc', 'latest'),
  newRating: numberMetric('rating', 'asc', 'latest'),
  searches: numberMetric('count', 'desc', 'latest'),
  searchesChange: numberMetric('change', 'desc', 'latest'),
  searchesYear: numberMetric('change', 'desc', 'latest'),
  searchToPurchase: numberMetric('perMille', 'desc', 'latest'),
  returnRate: numberMetric('share', 'asc', 'latest'),
  categoryReturnRate: numberMetric('share', 'asc', 'latest'),
} as const
export type MarketNumber = keyof typeof MARKET_NUMBERS
export const MARKET_NUMBER_NAMES = Object.keys(MARKET_NUMBERS) as MarketNumber[] // keys of a const object

export const MARKET_PERIODS = ['general', 'seasonal', 'growing', 'declining'] as const
export type MarketPeriod = (typeof MARKET_PERIODS)[number]

export const MARKET_CHOICES = {
  country: choiceMetric(...SELLER_COUNTRIES),
  period: choiceMetric(...MARKET_PERIODS),
  peakMonth: choiceMetric(...MONTHS_OF_YEAR),
} as const
export type MarketChoice = keyof typeof MARKET_CHOICES

/** `niche`: products that answer one need; `category`: a node of the category tree with all below it. */
export const MARKET_LEVELS = ['niche', 'category'] as const
export type MarketLevel = (typeof MARKET_LEVELS)[number]

/** Distributions of the sample that are lists of classes; histories and return rates have shapes of their own. */
export const MARKET_SPREADS = [
  'price',
  'product',
  'brand',
  'seller',
  'rating',
  'ratings',
  'age',
  'year',
  'country',
  'fulfilment',
  'content',
] as const
export type MarketSpread = (typeof MARKET_SPREADS)[number]
