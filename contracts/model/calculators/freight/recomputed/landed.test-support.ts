/** Import VAT, and what a unit costs in the warehouse. */
import type { FreightInput } from '../input.ts'
import { isIncluded, type Lines, sumOf } from './charges.test-support.ts'
import { DUTIES, EU } from './duty.test-support.ts'
import { add, type Bounds, cents, div, mul, type Q, q, total, ZERO } from './fraction.test-support.ts'
import type { Card } from './load.test-support.ts'
import { convert } from './money.test-support.ts'

const VAT: Record<string, number> = { US: 0, UK: 0.2, DE: 0.19, FR: 0.2, JP: 0.1, IT: 0.22, ES: 0.21, IN: 0.18 }
const CURRENCY: Record<string, string> = {
  US: 'USD',
  UK: 'GBP',
  DE: 'EUR',
  FR: 'EUR',
  JP: 'JPY',
  CA: 'CAD',
  IT: 'EUR',
  ES: 'EUR',
  IN: 'INR',
}

export function vatOf({ marketplace, duty }: FreightInput, card: Card, lines: Lines, customs: Bounds): Bounds {
  const rate = duty.importVat.rate ?? VAT[marketplace] ?? null
  const isDutyKnown = ['duty', 'euItemDuty'].every((key) => !(key in lines) || (lines[key] && !isIncluded(card, key)))
  if (isIncluded(card, 'importVat') || rate === 0) return [ZERO, ZERO]
  if (rate === null || !customs || !isDutyKnown) return null
  const before = ['pickup', 'exportCustoms', 'mainFreight', 'fuel', 'insurance']
  const onward = Object.keys(lines).filter((key) => !before.includes(key))
  const taxes = sumOf(lines, [...EU, 'UK'].includes(marketplace) ? onward : ['duty', 'euItemDuty'])
  return [cents(mul(add(customs[0], taxes[0]), q(rate))), cents(mul(add(customs[1], taxes[1]), q(rate)))]
}

/** Goods, freight, duty and total of one unit, minor units of the marketplace. */
export function landedOf(input: FreightInput, units: number, lines: Lines, vat: Bounds): Bounds[] {
  const { marketplace, duty, exchange } = input
  const { unitValue } = input.goods
  const currency = CURRENCY[marketplace]!
  const perUnit = (bounds: Bounds): Bounds => {
    const part = (amount: Q) => convert(div(amount, q(units)), 'USD', currency, exchange)
    const [low, high] = [bounds && part(bounds[0]), bounds && part(bounds[1])]
    return low && high ? [cents(low), cents(high)] : null
  }
  const worth = unitValue && convert(q(unitValue.amount), unitValue.currency, currency, exchange)
  const goods: Bounds = worth && [cents(worth), cents(worth)]
  const isPriced = lines.mainFreight !== null
  const freightKeys = Object.keys(lines).filter((key) => !DUTIES.includes(key))
  const freight = isPriced ? perUnit(sumOf(lines, freightKeys)) : null
  const duties = isPriced && !('duty' in lines && !lines.duty) ? perUnit(sumOf(lines, DUTIES)) : null
  const tax = duty.importVat.reclaimable ? null : perUnit(vat)
  const known = [goods, freight, duties, tax].flatMap((part) => (part ? [part] : []))
  const sum: Bounds = goods && freight ? [total(known.map(([low]) => low)), total(known.map(([, high]) => high))] : null
  return [goods, freight, duties, sum]
}
