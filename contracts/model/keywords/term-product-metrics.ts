/** Metrics of the products that search terms point to (DOMAIN B4a). Formulas: term-product-metrics.texts.ts. */
import { numberMetric } from '../screener/metric.ts'

export const TERM_PRODUCT_NUMBERS = {
  terms: numberMetric('count', 'desc', 'latest', { known: true }),
  firsts: numberMetric('count', 'desc', 'latest', { known: true }),
  seconds: numberMetric('count', 'desc', 'latest', { known: true }),
  thirds: numberMetric('count', 'desc', 'latest', { known: true }),
  termSearches: numberMetric('count', 'desc', 'latest', { known: true }),
  clicks: numberMetric('count', 'desc', 'latest', { known: true }),
  avgClickShare: numberMetric('share', 'desc', 'latest', { known: true }),
  avgConversionShare: numberMetric('share', 'desc', 'latest', { known: true }),
  clickConversion: numberMetric('times', 'desc', 'latest'),
  productPrice: numberMetric('money', 'desc', 'latest'),
  productRating: numberMetric('rating', 'desc', 'latest'),
  productRatings: numberMetric('count', 'asc', 'latest'),
  units: numberMetric('count', 'desc', 'latest'),
} as const
export type TermProductNumber = keyof typeof TERM_PRODUCT_NUMBERS
export const TERM_PRODUCT_NUMBER_NAMES = Object.keys(TERM_PRODUCT_NUMBERS) as TermProductNumber[] // keys of a const object
