import type { FreightInput } from '../input.ts'
import { div, mul, type Q, q } from './fraction.test-support.ts'

/** Unrounded minor units in another currency; null without rates. */
export function convert(amount: Q, from: string, to: string, exchange: FreightInput['exchange']): Q | null {
  const perEuro = (currency: string): Q | null => {
    if (currency === 'EUR') return q(1)
    return exchange && q(exchange.perEuro[currency as 'CNY'])
  }
  const [source, target] = [perEuro(from), perEuro(to)]
  if (from === to) return amount
  if (!source || !target) return null
  const decimals = (currency: string) => q(currency === 'JPY' ? 1 : 100)
  return mul(mul(div(amount, mul(decimals(from), source)), target), decimals(to))
}
