/** Converts prices, as numbers or text with or without currency, into minor units of the marketplace. */

import { parseNumber } from '#contracts/core/number-text.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { minorUnits } from '#contracts/model/money.ts'

/** In major units; a higher price is an error of the collector. */
const HIGHEST = 100_000_000

export interface ReadPrice {
  /** Minor units of the marketplace's currency; null if missing, invalid, zero or in another currency. */
  price: number | null
  /** True for a price in another currency than the marketplace's. */
  foreign: boolean
}

/** Signs and names of currencies, including the collector's misspelling of GBP. `$` is either dollar. */
const CURRENCIES: Record<string, readonly string[]> = {
  $: ['USD', 'CAD'],
  US$: ['USD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  CDN$: ['CAD'],
  '£': ['GBP'],
  GPB: ['GBP'],
  '€': ['EUR'],
  '₹': ['INR'],
  RS: ['INR'],
  'RS.': ['INR'],
  '¥': ['JPY'],
  '￥': ['JPY'],
  円: ['JPY'],
}

/**
 * `currency` is the row's currency; a sign in the price text takes precedence. Without either, the marketplace's
 * currency is assumed.
 */
export function priceOf(value: unknown, currency: unknown, marketplace: Marketplace): ReadPrice {
  const { amount, sign } = typeof value === 'string' ? amountIn(value) : { amount: value, sign: null }
  if (typeof amount !== 'number' || !(amount > 0) || amount > HIGHEST) return { price: null, foreign: false }
  const named = sign ?? (typeof currency === 'string' && currency.trim() ? currency : null)
  if (named !== null && !isCurrencyOf(named, marketplace)) return { price: null, foreign: true }
  return { price: minorUnits(amount, marketplace) || null, foreign: false }
}

function amountIn(text: string): { amount: number | null; sign: string | null } {
  const parts = /^([^\d\s]*)\s*(\d[\d\s.,'’]*?)\s*([^\d\s]*)$/.exec(text.slice(0, 60).trim())
  if (!parts) return { amount: null, sign: null }
  const [, before = '', digits = '', after = ''] = parts
  if (before && after) return { amount: null, sign: null }
  return { amount: parseNumber(digits, 'thousands'), sign: before || after || null }
}

function isCurrencyOf(name: string, marketplace: Marketplace): boolean {
  const sign = name.trim().toUpperCase()
  return (CURRENCIES[sign] ?? [sign]).includes(marketplaces[marketplace].currency)
}
