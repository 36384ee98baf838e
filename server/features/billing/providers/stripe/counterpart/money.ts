/** Currencies and what may be charged in them, in minor units. */
import { invalid } from './errors.ts'

/**
 * The least that can be charged: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (read 2026-11-21).
 * For CNY, which has no figure of its own, what 0.50 USD is worth, rounded up.
 */
const LEAST: Readonly<Record<string, number>> = {
  usd: 50,
  eur: 50,
  gbp: 30,
  cad: 50,
  aud: 50,
  jpy: 50,
  hkd: 400,
  sgd: 50,
  inr: 50,
  mxn: 1000,
  cny: 400,
}
export const MOST = 99_999_999

export function checkCurrency(currency: string, param: string): string {
  const lower = currency.toLowerCase()
  if (Object.hasOwn(LEAST, lower)) return lower
  throw invalid(`Invalid currency: ${lower.slice(0, 20)}. Supported here: ${Object.keys(LEAST).join(', ')}`, { param })
}

export function checkTotal(amount: number, currency: string): void {
  const least = LEAST[currency] ?? 50
  if (amount < least)
    throw invalid(`The Checkout Session's total amount due must add up to at least ${money(least, currency)}`, {
      code: 'amount_too_small',
    })
  if (amount > MOST)
    throw invalid(`The Checkout Session's total amount must be no more than ${money(MOST, currency)}`, {
      code: 'amount_too_large',
    })
}

/** `¥12.50`: minor units as people write them. */
export function money(amount: number, currency: string, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
