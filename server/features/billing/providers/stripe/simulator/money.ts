import { invalid } from './errors.ts'

/**
 * Minimum charges: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (read 2026-11-21). CNY has no
 * documented figure; it is 0.50 USD converted and rounded up.
 */
const MIN_CHARGE: Readonly<Record<string, number>> = {
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
export const MAX_CHARGE = 99_999_999

export function checkCurrency(currency: string, param: string): string {
  const lower = currency.toLowerCase()
  if (Object.hasOwn(MIN_CHARGE, lower)) return lower
  throw invalid(`Invalid currency: ${lower.slice(0, 20)}. Supported here: ${Object.keys(MIN_CHARGE).join(', ')}`, {
    param,
  })
}

export function checkTotal(amount: number, currency: string): void {
  const least = MIN_CHARGE[currency] ?? 50
  if (amount < least)
    throw invalid(`The Checkout Session's total amount due must add up to at least ${money(least, currency)}`, {
      code: 'amount_too_small',
    })
  if (amount > MAX_CHARGE)
    throw invalid(`The Checkout Session's total amount must be no more than ${money(MAX_CHARGE, currency)}`, {
      code: 'amount_too_large',
    })
}

/** Minor units as text: `¥12.50`. */
export function money(amount: number, currency: string, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
