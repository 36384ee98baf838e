/** Exchange between currencies without rounding, so that each amount is rounded once. */
import { CURRENCY_DECIMALS, type Currency, type ExchangeRates } from '../profit/exchange.ts'

/** Unrounded minor units of `to`; null if the currencies differ and there are no rates. */
export function convert(minor: number, from: Currency, to: Currency, rates: ExchangeRates | null): number | null {
  if (from === to) return minor
  if (rates === null) return null
  const perEuro = (currency: Currency) => (currency === 'EUR' ? 1 : rates.perEuro[currency])
  return (minor * perEuro(to) * 10 ** CURRENCY_DECIMALS[to]) / (perEuro(from) * 10 ** CURRENCY_DECIMALS[from])
}
