/** Charges other than the main freight, duty and taxes. */
import type { FreightInput } from '../input.ts'
import { type Bounds, cents, div, mul, type Q, q, total, ZERO } from './fraction.test-support.ts'
import { type Card, count, type Load } from './load.test-support.ts'
import type { Main } from './main-freight.test-support.ts'
import { convert } from './money.test-support.ts'

export type Lines = Record<string, Bounds>

export const isSea = (mode: string): boolean => mode === 'seaLcl' || mode === 'seaFcl' || mode === 'seaParcel'
export const isIncluded = (card: Card, key: string): boolean => (card.includes as string[]).includes(key)

/** The sums of the known lines. */
export function sumOf(lines: Lines, keys: string[]): [Q, Q] {
  const known = keys.flatMap((key) => (lines[key] ? [lines[key]] : []))
  return [total(known.map(([low]) => low)), total(known.map(([, high]) => high))]
}

/** The main freight and all other charges. `value`: value of the goods in US cents. */
export function chargesOf(input: FreightInput, load: Load, card: Card, main: Main, value: Q | null): Lines {
  const lines: Lines = { mainFreight: main.amount }
  const rate = (bounds: Bounds, of: { low: number; high: number }): Bounds =>
    bounds && [cents(mul(bounds[0], q(of.low))), cents(mul(bounds[1], q(of.high)))]
  lines.fuel = card.fuelRate ? rate(main.amount, card.fuelRate) : null
  if (input.options.insurance) lines.insurance = rate(value && [value, value], input.options.insurance)
  const oversize = oversizeCartons(input)
  for (const key of typedKeys(input, card.mode, oversize)) {
    const charge = chargeFor(input, card.mode, key)
    const times = charge && timesOf(charge.per, key === 'oversize' ? oversize : load.cartons, load, card, main)
    const inDollars = (amount: number) =>
      charge && times ? convert(mul(q(amount), times), charge.currency, 'USD', input.exchange) : null
    const [low, high] = [inDollars(charge?.low ?? 0), inDollars(charge?.high ?? 0)]
    lines[key] = low && high ? [cents(low), cents(high)] : null
  }
  for (const key of Object.keys(lines)) if (key !== 'mainFreight' && isIncluded(card, key)) lines[key] = [ZERO, ZERO]
  return lines
}

const oversizeCartons = ({ cartons, limits }: FreightInput): Q =>
  total(
    cartons
      .filter(
        (each) =>
          [each.lengthMm, each.widthMm, each.heightMm].some((side) => side > limits.oversizeSideMm) ||
          each.weightGrams > limits.oversizeGrams,
      )
      .map(count),
  )

/** Components that the seller prices. */
function typedKeys({ marketplace, options }: FreightInput, mode: string, oversize: Q): string[] {
  const keys = ['pickup', 'exportCustoms', 'destinationHandling', 'customsEntry', 'delivery']
  if (marketplace === 'US') keys.push('bond')
  if (marketplace === 'US' && isSea(mode)) keys.push('isf')
  if (options.remoteArea) keys.push('remoteArea')
  if (oversize.n > 0n) keys.push('oversize')
  return keys
}

type Charge = FreightInput['charges'][number]

/** Prefers the charge for this mode to the charge for all modes. */
function chargeFor({ charges }: FreightInput, mode: string, key: string): Charge | undefined {
  const all = charges.filter((each) => each.component === key && (each.per !== 'container' || mode === 'seaFcl'))
  return all.find((each) => each.mode === mode) ?? all.find((each) => each.mode === null)
}

const timesOf = (per: Charge['per'], cartons: Q, { grams, cbm }: Load, { measure }: Card, main: Main): Q | null =>
  ({
    shipment: q(1),
    kg: measure.per === 'kg' ? main.quantity : div(grams, q(1000)),
    cbm: measure.per === 'cbm' ? main.quantity : cbm,
    carton: cartons,
    container: main.containers,
  })[per]
