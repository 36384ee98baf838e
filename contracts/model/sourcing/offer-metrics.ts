/** Metrics of suppliers' offers (DOMAIN A row 27). Names and formulas: offer-metrics.texts.ts. Money is in yuan. */
import { choiceMetric, numberMetric } from '../screener/metric.ts'

export const OFFER_NUMBERS = {
  price: numberMetric('yuan', 'asc', 'latest', { known: true }),
  dropPrice: numberMetric('yuan', 'asc', 'latest'),
  minOrder: numberMetric('count', 'asc', 'latest', { known: true }),
  orders7: numberMetric('count', 'desc', 'latest', { known: true }),
  orders30: numberMetric('count', 'desc', 'latest', { known: true }),
  units7: numberMetric('count', 'desc', 'latest', { known: true }),
  units30: numberMetric('count', 'desc', 'latest', { known: true }),
  value7: numberMetric('yuan', 'desc', 'latest', { known: true }),
  value30: numberMetric('yuan', 'desc', 'latest', { known: true }),
  repeatRate: numberMetric('share', 'desc', 'latest', { known: true }),
  refundRate: numberMetric('share', 'asc', 'latest', { known: true }),
  score: numberMetric('rating', 'desc', 'latest', { known: true }),
  years: numberMetric('count', 'desc', 'latest', { known: true }),
  age: numberMetric('days', 'asc', 'latest', { known: true }),
} as const
export type OfferNumber = keyof typeof OFFER_NUMBERS
export const OFFER_NUMBER_NAMES = Object.keys(OFFER_NUMBERS) as OfferNumber[] // keys of a const object

export const COMPANY_TYPES = ['factory', 'trader'] as const
export type CompanyType = (typeof COMPANY_TYPES)[number]

/** Titles that 1688 gives to suppliers. */
export const SUPPLIER_TITLES = [
  'superFactory',
  'powerMerchant',
  'trustPass',
  'certifiedFactory',
  'deepVerified',
] as const
export type SupplierTitle = (typeof SUPPLIER_TITLES)[number]

/** What an offer is: picked by the platform, made for export, made to order. */
export const OFFER_TAGS = ['selected', 'crossBorder', 'custom'] as const
export type OfferTag = (typeof OFFER_TAGS)[number]

/** What the supplier does for an order. `faceSheet`: prints the buyer's shipping labels. */
export const OFFER_SERVICES = ['dropShipping', 'freeDropShipping', 'faceSheet', 'return7', 'safeBuy'] as const
export type OfferService = (typeof OFFER_SERVICES)[number]

/** When the goods leave: the same day, or within so many hours. */
export const SHIPPING_TIMES = ['today', '24', '48', '72', 'later'] as const
export type ShippingTime = (typeof SHIPPING_TIMES)[number]

/** Countries to which 1688 has a line of its own (ISO 3166). */
export const EXPORT_LINES = ['JP', 'US', 'KR', 'VN', 'SA', 'RU', 'KZ'] as const
export type ExportLine = (typeof EXPORT_LINES)[number]

export const OFFER_CHOICES = {
  companyType: choiceMetric(...COMPANY_TYPES),
  titles: choiceMetric(...SUPPLIER_TITLES),
  tags: choiceMetric(...OFFER_TAGS),
  services: choiceMetric(...OFFER_SERVICES),
  shipping: choiceMetric(...SHIPPING_TIMES),
  lines: choiceMetric(...EXPORT_LINES),
} as const
export type OfferChoice = keyof typeof OFFER_CHOICES
