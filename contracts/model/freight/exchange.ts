/** Exchange between currencies at the rates of the input. */
import type { Currency, FreightInput } from './input.ts'

const DECIMALS: Record<Currency, number> = { USD: 2, CNY: 2, GBP: 2, EUR: 2, JPY: 0, CAD: 2, INR: 2 }

export type Exchange = FreightInput['exchange']

const perUsd = ({ perUsd }: Exchange, currency: Currency): number | null =>
  currency === 'USD' ? 1 : (perUsd[currency] ?? null)

/** Unrounded minor units of `to`; null if a rate is missing. */
export function convert(minor: number, from: Currency, to: Currency, exchange: Exchange): number | null {
  if (from === to) return minor
  const [source, target] = [perUsd(exchange, from), perUsd(exchange, to)]
  if (source === null || target === null) return null
  return (minor * target * 10 ** DECIMALS[to]) / (source * 10 ** DECIMALS[from])
}
