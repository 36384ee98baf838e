/** Customs value, duty and the fees of customs. */
import type { FreightInput } from '../input.ts'
import { isIncluded, isSea, type Lines, sumOf } from './charges.test-support.ts'
import { add, type Bounds, cents, div, less, max, min, mul, type Q, q, total, ZERO } from './fraction.test-support.ts'
import type { Card } from './load.test-support.ts'
import { convert } from './money.test-support.ts'

export const EU = ['DE', 'FR', 'IT', 'ES']
export const DUTIES = ['duty', 'euItemDuty', 'consignmentLevy', 'mpf', 'hmf']

/** The value of the goods alone in North America; elsewhere also the freight to the border. */
export function customsValue({ marketplace }: FreightInput, charges: Lines, value: Q | null): Bounds {
  if (!value || marketplace === 'US' || marketplace === 'CA') return value && [value, value]
  const freight = sumOf(charges, ['pickup', 'exportCustoms', 'mainFreight', 'fuel', 'insurance'])
  return charges.mainFreight ? [add(value, freight[0]), add(value, freight[1])] : null
}

/** `value`: value of the goods in US cents. */
export function dutiesOf(input: FreightInput, card: Card, units: number, customs: Bounds, value: Q | null): Lines {
  const lines: Lines = {
    ...(EU.includes(input.marketplace) ? europeanDuties(input, units, customs) : { duty: layered(input, customs) }),
    ...(input.marketplace === 'US' ? americanFees(input, card.mode, value) : {}),
  }
  for (const key of Object.keys(lines)) if (isIncluded(card, key)) lines[key] = [ZERO, ZERO]
  return lines
}

function layered({ duty }: FreightInput, customs: Bounds): Bounds {
  const rates = duty.layers.flatMap((layer) => (layer.rate === null ? [] : [q(layer.rate)]))
  if (!customs || rates.length === 0) return null
  const sum = (of: Q) => total(rates.map((each) => cents(mul(of, each))))
  return [sum(customs[0]), sum(customs[1])]
}

/** Consignments up to €150 pay by item category and by consignment, from the day on which each rule takes effect. */
function europeanDuties(input: FreightInput, units: number, customs: Bounds): Lines {
  const { marketplace, duty, exchange } = input
  const { unitValue } = input.goods
  const inEuro = unitValue ? convert(q(unitValue.amount * units), unitValue.currency, 'EUR', exchange) : null
  if (!inEuro) return { duty: null }
  if (less(q(15_000), cents(inEuro))) return { duty: layered(input, customs) }
  const euros = (low: number, high: number): Bounds => {
    const [least, most] = [convert(q(low), 'EUR', 'USD', exchange), convert(q(high), 'EUR', 'USD', exchange)]
    return least && most ? [cents(least), cents(most)] : null
  }
  const lines: Lines = {}
  const day = input.date.on
  if (day < '2026-07-01') lines.duty = [ZERO, ZERO]
  else if (day < '2028-07-01') lines.euItemDuty = euros(300 * duty.itemCategories, 300 * duty.itemCategories)
  else lines.duty = layered(input, customs)
  if (marketplace === 'IT' && day >= '2026-01-01') lines.consignmentLevy = euros(200, 200)
  if (marketplace === 'FR' && day >= '2026-03-01')
    lines.consignmentLevy = euros(200 * duty.itemCategories, 200 * Math.max(duty.itemCategories, units))
  return lines
}

function americanFees({ duty }: FreightInput, mode: string, value: Q | null): Lines {
  const share = value && cents(div(mul(value, q(3464)), q(1_000_000)))
  const harbor = value && cents(div(mul(value, q(125)), q(100_000)))
  const { least, most } = duty.mpfLimits
  const lines: Lines = { mpf: null }
  if (share && least !== null && most !== null) {
    const fee = min(max(share, q(least)), q(most))
    lines.mpf = [fee, fee]
  } else if (share && least !== null) lines.mpf = [q(least), max(share, q(least))]
  else if (share && most !== null) lines.mpf = [min(share, q(most)), q(most)]
  if (isSea(mode)) lines.hmf = harbor && [harbor, harbor]
  return lines
}
