/** Formats the figures of a freight calculation. */
import { formatMoney } from '../../money.ts'
import { formatCount, formatTrimmed, type Grouping } from '../../number.ts'
import { CURRENCY_DECIMALS, type Currency } from '../exchange.ts'
import { formatSpan, type Reader } from '../writing.ts'

export interface Bounds {
  low: number
  high: number
}

const SIGNS: Record<Currency, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', CAD: 'C$', INR: '₹', CNY: 'CN¥' }

/** Minor units as `$1,234.56`; yuan have `CN¥`, because `¥` would be read as yen. */
export function formatIn(minor: number, currency: Currency, grouping?: Grouping): string {
  const decimals = CURRENCY_DECIMALS[currency]
  return SIGNS[currency] + formatCount(minor / 10 ** decimals, grouping, decimals)
}

/** US cents as `$8.41`, or `$8.00–$9.10` if only the bounds are known. */
export const formatBounds = (bounds: Bounds, reader: Reader): string =>
  formatSpan(bounds, (cents) => formatMoney(cents, 'US', reader.grouping), reader)

/** `3–5`, or `4` if both bounds are equal. */
export const formatDayBounds = (bounds: Bounds, reader: Reader): string => formatSpan(bounds, String, reader)

/** A quantity of kg, CBM or pieces with up to three decimals: `19.5`, `1.92`, `0.096`. */
export const formatQuantity = (quantity: number, grouping?: Grouping): string => formatTrimmed(quantity, 3, grouping)
