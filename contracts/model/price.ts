/** Our own prices. Stored in minor units; API calls carry major units with two decimals. */
import type { MessageParam } from './messages/messages.ts'
import { formatCount, type Grouping, MINUS } from './number.ts'

export const CURRENCIES = ['cny', 'usd'] as const
export type Currency = (typeof CURRENCIES)[number]

/** SPEC section 9: ¥ for cny, else $. */
const symbolOf = (currency: Currency) => (currency === 'cny' ? '¥' : '$')

/** `1299` in cny → `¥1,299.00`; negative: `−¥5.00`; NaN (not known) → `–`. */
export const formatPrice = (major: number, currency: Currency, grouping?: Grouping): string =>
  Number.isNaN(major)
    ? '–'
    : `${major < 0 ? MINUS : ''}${symbolOf(currency)}${formatCount(Math.abs(major), grouping, 2)}`

/** A price in minor units as a message parameter. */
export const priceText =
  (minor: number, currency: Currency): MessageParam =>
  (_language, grouping) =>
    formatPrice(toMajor(minor), currency, grouping)

/** Minor units to the major units of API calls. */
export const toMajor = (minor: number): number => minor / 100
