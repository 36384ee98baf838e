/** Cards of products: one with nothing but a title, and one with everything. */
import { MARKETPLACES } from '../model/marketplaces.ts'
import { BARE_ASIN, WHOLE_PRODUCT } from './given.ts'
import { asin, boolean, day, integer, number, oneOf, text } from './matchers.ts'

const unknown = { brand: null, imageUrl: null, price: null, rating: null, ratings: null, rank: null, category: null }
export const bareCard = {
  asin: asin(BARE_ASIN),
  marketplace: oneOf(MARKETPLACES, 'US'),
  title: text('Bare facts'),
  ...unknown,
  currency: text('USD'),
  sample: boolean(true),
  observedOn: day(),
}
export const wholeCard = {
  ...bareCard,
  asin: asin(WHOLE_PRODUCT),
  title: text('Zwholerow teapot'),
  brand: text('Zwholerow'),
  price: number(19.99),
  rating: number(4.4),
  ratings: integer(250),
  rank: integer(900),
  category: text('Zwhole'),
}
