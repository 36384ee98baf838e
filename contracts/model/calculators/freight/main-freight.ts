/** Main freight, fuel, insurance and the charges that the seller enters. */

import { convertExactly } from '../exchange.ts'
import { between } from './amounts.ts'
import { type Carriage, known, type Line, type Shipment, unknown } from './component.ts'
import { cartonsFit, cheapestPlan, containerCount } from './containers.ts'
import type { Charge } from './input.ts'
import { MM3_PER_CBM } from './load.ts'
import { CONTAINERS } from './modes.ts'
import type { RateCard } from './rate-card.ts'
import type { Basis, NoteKey } from './result.ts'

/** Price × chargeable quantity, or the cheapest mix of containers; at least the minimum charge of the card. */
export function mainFreight({ input, load }: Shipment, { card, chargeable }: Carriage): Line {
  if (!card) return unknown('mainFreight', 'noCard')
  if (chargeable.per !== 'container') return byQuantity(card, chargeable.per, chargeable.quantity ?? 0, chargeable)
  const fitting = input.containers.filter((size) => cartonsFit(input.cartons, size))
  if (fitting.length === 0) return unknown('mainFreight', 'cartonExceedsContainer')
  const plan = cheapestPlan(load, fitting, card.prices)
  if (!plan) return unknown('mainFreight', 'noContainerPrice')
  const { counts } = plan
  const used = CONTAINERS.filter((container) => counts[container] > 0)
  const prices = used.flatMap((container) => card.prices.filter(({ per }) => per === container))
  return atLeastMinimum(plan, card, { kind: 'containers', counts, prices, minimum: card.minimumCharge }, [])
}

function byQuantity(
  card: RateCard,
  per: 'kg' | 'cbm',
  quantity: number,
  { decidedBy }: Pick<Carriage['chargeable'], 'decidedBy'>,
): Line {
  const price = card.prices.find((each) => each.per === per)
  if (!price) return unknown('mainFreight', 'noCard')
  const { low, high } = price
  const cost = { low: low * quantity, high: high * quantity }
  const basis: Basis = { kind: 'price', quantity, per, low, high, minimum: card.minimumCharge }
  return atLeastMinimum(cost, card, basis, decidedBy === 'least' ? ['leastQuantity'] : [])
}

function atLeastMinimum(cost: { low: number; high: number }, card: RateCard, basis: Basis, notes: NoteKey[]): Line {
  const minimum = card.minimumCharge ?? 0
  const amount = between(Math.max(cost.low, minimum), Math.max(cost.high, minimum))
  return known('mainFreight', amount, basis, cost.low < minimum ? [...notes, 'minimumCharge'] : notes)
}

/** Fuel surcharge as a share of the main freight; unknown if the card has no rate. */
export function fuel(main: Line, card: RateCard | null): Line {
  if (!card?.fuelRate) return unknown('fuel', 'blank')
  if (!main.amount) return unknown('fuel', 'noFreight')
  const { low, high } = card.fuelRate
  const amount = between(main.amount.low * low, main.amount.high * high)
  return known('fuel', amount, { kind: 'rate', of: 'mainFreight', base: main.amount, low, high })
}

/** Insurance as a share of the goods value. */
export function insurance({ goodsValue, goodsGap }: Shipment, rate: { low: number; high: number }): Line {
  if (!goodsValue) return unknown('insurance', goodsGap ?? 'noGoodsValue')
  const amount = between(goodsValue.low * rate.low, goodsValue.high * rate.high)
  return known('insurance', amount, { kind: 'rate', of: 'goodsValue', base: goodsValue, ...rate })
}

/** The seller's own charge for a component. A charge for this mode takes precedence over one for all modes. */
export function typedCharge(component: Charge['component'], shipment: Shipment, carriage: Carriage, main: Line): Line {
  const possible = shipment.input.charges.filter(
    (charge) =>
      charge.component === component &&
      (charge.mode === null || charge.mode === carriage.mode) &&
      (charge.per !== 'container' || carriage.mode === 'seaFcl'),
  )
  const charge = possible.find(({ mode }) => mode !== null) ?? possible[0]
  if (!charge) return unknown(component, 'blank')
  const quantity = quantityOf(charge, shipment, carriage, main)
  if (quantity === null) return unknown(component, 'noFreight')
  const { exchange } = shipment.input
  const low = convertExactly(charge.low * quantity, charge.currency, 'USD', exchange)
  const high = convertExactly(charge.high * quantity, charge.currency, 'USD', exchange)
  if (low === null || high === null) return unknown(component, 'noExchangeRate')
  return known(component, between(low, high), { kind: 'charge', charge, quantity })
}

/** The chargeable quantity if the mode is priced in this unit, otherwise the actual quantity. */
function quantityOf(charge: Charge, shipment: Shipment, { chargeable }: Carriage, main: Line): number | null {
  const { load, oversizeCartons } = shipment
  if (charge.per === 'kg') return chargeable.per === 'kg' ? chargeable.quantity : load.grossGrams / 1000
  if (charge.per === 'cbm') return chargeable.per === 'cbm' ? chargeable.quantity : load.mm3 / MM3_PER_CBM
  if (charge.per === 'carton') return charge.component === 'oversize' ? oversizeCartons : load.cartons
  if (charge.per === 'shipment') return 1
  return main.basis?.kind === 'containers' ? containerCount(main.basis.counts) : null
}
