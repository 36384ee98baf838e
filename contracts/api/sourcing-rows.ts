/** Rows of the sourcing calls. */
import { array, integer, nullable, number, object, oneOf, type Static, string } from '../core/schema.ts'
import { day } from '../core/time.ts'
import { valuesOf } from '../model/screener/conditions.ts'
import {
  COMPANY_TYPES,
  EXPORT_LINES,
  OFFER_NUMBERS,
  OFFER_SERVICES,
  OFFER_TAGS,
  SHIPPING_TIMES,
  SUPPLIER_TITLES,
} from '../model/sourcing/offer-metrics.ts'
import { PROVINCES } from '../model/sourcing/provinces.ts'

export const Names = object({ zh: string(), en: string() })
const Yuan = number({ minimum: 0, description: 'Yuan' })

export const SupplierRow = object({
  id: integer({ minimum: 1 }),
  name: Names,
  companyType: oneOf(...COMPANY_TYPES),
  titles: array(oneOf(...SUPPLIER_TITLES)),
  years: integer({ minimum: 0, description: 'Years as a paying member' }),
  score: number({ minimum: 1, maximum: 5, description: 'Overall service score' }),
  city: Names,
  province: oneOf(...PROVINCES),
  belt: object({ id: string(), goods: Names }),
  offers: integer({ minimum: 0, description: 'Number of its offers' }),
})
export type SupplierRow = Static<typeof SupplierRow>

const Tier = object({ from: integer({ minimum: 1, description: 'Units from which the price holds' }), price: Yuan })

export const OfferRow = object({
  id: integer({ minimum: 1 }),
  title: Names,
  imageUrl: string(),
  category: object({ id: string(), name: Names }),
  values: valuesOf(OFFER_NUMBERS),
  tiers: array(Tier, { description: 'The smallest quantity first' }),
  supplier: SupplierRow,
  tags: array(oneOf(...OFFER_TAGS)),
  services: array(oneOf(...OFFER_SERVICES)),
  shipping: oneOf(...SHIPPING_TIMES),
  lines: array(oneOf(...EXPORT_LINES), { description: 'Countries with a line of 1688' }),
  listedOn: day('Day of listing'),
})
export type OfferRow = Static<typeof OfferRow>

export const FoundOffer = object({
  ...OfferRow.properties,
  similarity: nullable(
    number({ minimum: 0, maximum: 1, description: 'To the searched picture; null for a search without one' }),
  ),
})
export type FoundOffer = Static<typeof FoundOffer>

export const CategoryNode = object({
  id: string(),
  parent: nullable(string()),
  name: Names,
  offers: integer({ minimum: 0 }),
})

export const Belt = object({
  id: string(),
  goods: Names,
  cities: array(object({ name: Names, province: oneOf(...PROVINCES) }), { description: 'The main city first' }),
  categories: array(object({ id: string(), name: Names })),
  output: number({ minimum: 0, description: 'Billions of yuan a year' }),
  merchants: integer({ minimum: 0 }),
  price: object({ min: Yuan, max: Yuan }),
  leadDays: object({ min: integer({ minimum: 0 }), max: integer({ minimum: 0 }) }),
  suppliers: integer({ minimum: 0, description: 'Suppliers with offers here' }),
  offers: integer({ minimum: 0 }),
})
export type Belt = Static<typeof Belt>

export const SupplierCard = object({
  ...SupplierRow.properties,
  employees: integer({ minimum: 1 }),
  area: nullable(integer({ minimum: 1, description: 'Square metres; null for a trader' })),
  certificates: array(string()),
  contact: object({ person: Names, phone: string(), wechat: string(), address: Names }),
})
export type SupplierCard = Static<typeof SupplierCard>
