/**
 * Money of a marketplace, grouped like all other numbers, because `1.234 €` beside `1,234` would be misread. Amounts are
 * integers in minor units; yen has none.
 */
import { type Marketplace, marketplaces } from './marketplaces.ts'
import { formatCount, type Grouping, MINUS } from './number.ts'

/** `123456` → US `$1,234.56`, DE `€1,234.56`, IN `₹1,234.56`, JP `¥123,456`. */
export function formatMoney(minor: number, marketplace: Marketplace, grouping?: Grouping): string {
  return write(minor, marketplace, marketplaces[marketplace].decimals, grouping)
}

/** For estimates and price bands: without cents from 100 on, and below if they are zero. */
export function formatRoughMoney(minor: number, marketplace: Marketplace, grouping?: Grouping): string {
  const { decimals } = marketplaces[marketplace]
  const major = minor / 10 ** decimals
  return write(minor, marketplace, Math.abs(major) >= 100 || Number.isInteger(major) ? 0 : decimals, grouping)
}

function write(minor: number, marketplace: Marketplace, shown: number, grouping?: Grouping): string {
  const { decimals, sign } = marketplaces[marketplace]
  const amount = formatCount(Math.round(minor) / 10 ** decimals, grouping, shown)
  return amount.startsWith(MINUS) ? `${MINUS}${sign}${amount.slice(1)}` : sign + amount
}

/** 19.99 → 1999. */
export function minorUnits(major: number, marketplace: Marketplace): number {
  return Math.round(Number((major * 10 ** marketplaces[marketplace].decimals).toPrecision(15)))
}

/** `12.5` → `¥12.50`, the price of a supplier. Screens say that ¥ is the yuan. */
export const formatYuan = (yuan: number, grouping?: Grouping): string => {
  const amount = formatCount(yuan, grouping, 2)
  return amount.startsWith(MINUS) ? `${MINUS}¥${amount.slice(1)}` : `¥${amount}`
}

/** Rounds to the minor unit, half up: 300 × 1.035 is 310.5, although doubles make it less. */
export const toMinorUnit = (amount: number): number => Math.round(amount + 1e-6)
