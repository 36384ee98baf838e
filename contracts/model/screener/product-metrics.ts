/** Metrics of products (DOMAIN A rows 1 and 1a, B6). Formulas: product-metrics.texts.ts. */

import { choiceMetric, numberMetric } from './metric.ts'
import { MONTHS_OF_YEAR, SELLER_COUNTRIES } from './shared-values.ts'

export const PRODUCT_NUMBERS = {
  price: numberMetric('money', 'asc', 'month', { guide: [15, 40] }),
  units: numberMetric('count', 'desc', 'month', { guide: [300, 1000] }),
  unitsChange: numberMetric('change', 'desc', 'latest'),
  unitsYear: numberMetric('change', 'desc', 'latest'),
  unitsTrend: numberMetric('change', 'desc', 'latest'),
  childUnits: numberMetric('count', 'desc', 'latest'),
  revenue: numberMetric('money', 'desc', 'month'),
  revenueChange: numberMetric('change', 'desc', 'latest'),
  rank: numberMetric('rank', 'asc', 'month', { guide: [500, 5000] }),
  rankShift: numberMetric('shift', 'desc', 'latest'),
  rankChange: numberMetric('change', 'desc', 'latest'),
  subRank: numberMetric('rank', 'asc', 'latest'),
  rating: numberMetric('rating', 'desc', 'latest'),
  ratings: numberMetric('count', 'asc', 'month'),
  newRatings: numberMetric('count', 'desc', 'latest'),
  reviewRate: numberMetric('share', 'desc', 'latest'),
  unitsPerRating: numberMetric('times', 'desc', 'latest'),
  sellers: numberMetric('count', 'asc', 'latest'),
  variants: numberMetric('count', 'asc', 'fixed', { known: true }),
  margin: numberMetric('share', 'desc', 'latest'),
  fbaFee: numberMetric('money', 'asc', 'latest'),
  weight: numberMetric('grams', 'asc', 'fixed'),
  volume: numberMetric('cubicCentimeters', 'asc', 'fixed'),
  age: numberMetric('days', 'asc', 'latest'),
  listingScore: numberMetric('score', 'asc', 'latest'),
  coupon: numberMetric('share', 'desc', 'latest'),
  discount: numberMetric('share', 'desc', 'latest'),
  images: numberMetric('count', 'asc', 'latest'),
  videos: numberMetric('count', 'asc', 'latest'),
  titleLength: numberMetric('count', 'asc', 'latest'),
  keywords: numberMetric('count', 'desc', 'latest'),
} as const
export type ProductNumber = keyof typeof PRODUCT_NUMBERS
export const PRODUCT_NUMBER_NAMES = Object.keys(PRODUCT_NUMBERS) as ProductNumber[] // keys of a const object

/** Size tiers of Amazon US (DOMAIN B2); packages of other marketplaces have none here. */
export const SIZE_TIERS = [
  'smallStandard',
  'largeStandard',
  'smallBulky',
  'largeBulky',
  'xl50',
  'xl70',
  'xl150',
  'xlOver',
] as const

export const PRODUCT_CHOICES = {
  sizeTier: choiceMetric(...SIZE_TIERS),
  fulfilment: choiceMetric('FBA', 'FBM', 'AMZ'),
  sellerCountry: choiceMetric(...SELLER_COUNTRIES),
  /** A row may have several; a filter keeps rows with any of the chosen ones. */
  badges: choiceMetric('bestSeller', 'amazonsChoice', 'newRelease'),
  aPlus: choiceMetric('yes', 'no'),
  video: choiceMetric('yes', 'no'),
  variation: choiceMetric('yes', 'no'),
  bestMonth: choiceMetric(...MONTHS_OF_YEAR),
  rights: choiceMetric('high', 'medium', 'low', 'unchecked'),
} as const
export type ProductChoice = keyof typeof PRODUCT_CHOICES

/** How the units of a row are known. `sample`: exact; `badge`, `curve`, `unbadged`: a range. */
export const UNITS_METHODS = ['sample', 'badge', 'curve', 'unbadged', 'unknown'] as const
export type UnitsMethod = (typeof UNITS_METHODS)[number]
