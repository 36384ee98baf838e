/**
 * Freight computed a second time with exact fractions of big integers, from DOMAIN B3 and the rules written in the engine's
 * documents. It shares no code with the engine: only the types of input and result.
 */
import type { FreightInput } from '../input.ts'
import { chargesOf, sumOf } from './charges.test-support.ts'
import { customsValue, dutiesOf } from './duty.test-support.ts'
import { type Bounds, cents, num, q } from './fraction.test-support.ts'
import { landedOf, vatOf } from './landed.test-support.ts'
import { loadOf } from './load.test-support.ts'
import { mainFreight } from './main-freight.test-support.ts'
import { convert } from './money.test-support.ts'

export interface RecomputedMode {
  /** kg, CBM or containers. */
  quantity: number | null
  /** Low and high in US cents. */
  components: Record<string, [number, number] | null>
  total: [number, number] | null
  vat: [number, number] | null
  /** Goods, freight, duty and total of one unit, in minor units of the marketplace. */
  landed: ([number, number] | null)[]
}

const ORDER = [
  'pickup',
  'exportCustoms',
  'mainFreight',
  'fuel',
  'insurance',
  'destinationHandling',
  'isf',
  'customsEntry',
  'bond',
  'duty',
  'euItemDuty',
  'consignmentLevy',
  'mpf',
  'hmf',
  'delivery',
  'remoteArea',
  'oversize',
]

/** Computes one mode. The input must have a card of the mode in force on the ship date, and no other for its region. */
export function recompute(input: FreightInput, mode: string): RecomputedMode {
  const card = input.rateCards.find((each) => each.mode === mode)!
  const load = loadOf(input)
  const { unitValue } = input.goods
  const worth = unitValue && convert(q(unitValue.amount * load.units), unitValue.currency, 'USD', input.exchange)
  const value = worth && cents(worth)
  const main = mainFreight(input, load, card)
  const charges = chargesOf(input, load, card, main, value)
  const customs = customsValue(input, charges, value)
  const lines = { ...charges, ...dutiesOf(input, card, load.units, customs, value) }
  const vat = vatOf(input, card, lines, customs)
  return {
    quantity: main.quantity && num(main.quantity),
    components: Object.fromEntries(ORDER.flatMap((key) => (key in lines ? [[key, shown(lines[key]!)]] : []))),
    total: main.amount ? shown(sumOf(lines, Object.keys(lines))) : null,
    vat: shown(vat),
    landed: landedOf(input, load.units, lines, vat).map(shown),
  }
}

const shown = (bounds: Bounds): [number, number] | null => bounds && [num(bounds[0]), num(bounds[1])]
