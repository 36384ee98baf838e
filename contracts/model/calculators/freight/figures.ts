/** How the figures of freight are written. */
import type { Language } from '../../language.ts'
import { formatMoney } from '../../money.ts'
import { formatCount, type Grouping, roundTo } from '../../number.ts'
import { CURRENCY_DECIMALS, type Currency } from '../exchange.ts'

export interface Writing {
  language: Language
  grouping?: Grouping
}

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
export const formatBounds = ({ low, high }: Bounds, { grouping }: Writing): string =>
  low === high
    ? formatMoney(low, 'US', grouping)
    : `${formatMoney(low, 'US', grouping)}–${formatMoney(high, 'US', grouping)}`

/** `3–5`, or `4` if both bounds are equal. */
export const formatDayBounds = ({ low, high }: Bounds): string => (low === high ? String(low) : `${low}–${high}`)

/** `0.003464` → `0.3464%`: up to four decimals, as the rates of customs fees have. */
export function formatRate(rate: number, grouping?: Grouping): string {
  const percent = roundTo(rate * 100, 4)
  const decimals = [0, 1, 2, 3].find((count) => roundTo(percent, count) === percent) ?? 4
  return `${formatCount(percent, grouping, decimals)}%`
}

/** A quantity of kg, CBM or pieces with the decimals that it has, three at most: `19.5`, `1.92`, `0.096`. */
export function formatQuantity(quantity: number, grouping?: Grouping): string {
  const rounded = roundTo(quantity, 3)
  const decimals = [0, 1, 2].find((count) => roundTo(rounded, count) === rounded) ?? 3
  return formatCount(rounded, grouping, decimals)
}
