/** DOMAIN B3's example as a shipment: 20 cartons of 60×40×40 cm and 12 kg, 24 units each. */

import type { Marketplace } from '../../marketplaces.ts'
import type { ExchangeRates } from '../exchange.ts'
import { MEASURES } from './chargeable.ts'
import { freightOf } from './freight.ts'
import type { FreightInput } from './input.ts'
import type { Mode } from './modes.ts'
import type { RateCard } from './rate-card.ts'
import type { Component, Freight, ModeResult } from './result.ts'
import { startFreight } from './start.ts'

export const TODAY = '2026-11-23'

export const CARTON = {
  count: 20,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 400,
  weightGrams: 12_000,
  unitsPerCarton: 24,
}

type Price = RateCard['prices'][number]
export const priceOf = (per: Price['per'], low: number, high = low): Price => ({
  per,
  low,
  high,
  source: '',
  quotedOn: null,
})

/** A card of the seller in force all year, without extras. */
export const cardOf = (mode: Mode, prices: Price[], changes: Partial<RateCard> = {}): RateCard => ({
  id: `${mode}-own`,
  mode,
  marketplace: 'US',
  region: null,
  kind: 'own',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  prices,
  minimumCharge: null,
  fuelRate: null,
  measure: MEASURES[mode],
  transitDays: { low: 3, high: 5, source: '', quotedOn: null },
  includes: [],
  ...changes,
})

/** One dollar is ¥7.00, €0.80, £0.75, 150 yen or C$1.40. */
export const RATES: ExchangeRates = {
  on: '2026-11-20',
  source: '',
  perEuro: { USD: 1.25, CNY: 8.75, GBP: 0.9375, JPY: 187.5, CAD: 1.75, INR: 106.25 },
}

/** 480 units of ¥35.00 at ¥7.00 for a dollar: $5.00 each, $2,400.00 together. */
export function shipmentTo(marketplace: Marketplace, changes: Partial<FreightInput> = {}): FreightInput {
  const start = startFreight(marketplace, TODAY)
  return {
    ...start,
    goods: { ...start.goods, unitValue: { amount: 3500, currency: 'CNY' } },
    cartons: [CARTON],
    rateCards: [],
    options: { ...start.options, insurance: null },
    exchange: RATES,
    ...changes,
  }
}

export function compute(input: FreightInput, today = TODAY): Freight {
  const result = freightOf(input, today)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.freight
}

export const modeOf = (freight: Freight, mode: Mode): ModeResult => freight.modes.find((each) => each.mode === mode)!

export const component = ({ components }: ModeResult, key: Component['key']): Component | undefined =>
  components.find((each) => each.key === key)

/** Low and high of a component in cents, or null. */
export const boundsOf = (result: ModeResult, key: Component['key']): [number, number] | null => {
  const amount = component(result, key)?.amount
  return amount ? [amount.low, amount.high] : null
}
