import { describe, expect, test } from 'vitest'
import type { Language } from '../../language.ts'
import { freightGapText } from '../profit/freight-gap-text.ts'
import { emptyInput } from '../profit/input.ts'
import { inputFor } from '../profit/marketplaces.ts'
import { profitRows } from '../profit/profit-rows.ts'
import { readInput } from '../profit/stored-input.ts'
import { unitProfit } from '../profit/unit.ts'
import type { FreightInput } from './input.ts'
import { cardOf, compute, modeOf, priceOf, RATES, shipmentTo, TODAY } from './shipment.test-support.ts'
import { toProfit, withFreight } from './to-profit.ts'

const layer = (kind: 'base' | 'section301' | 'section122', rate: number) => ({
  kind,
  rate,
  lookedUpOn: '2026-11-20',
  htsCode: null,
})

const input = (changes: Partial<FreightInput> = {}) => {
  const start = shipmentTo('US')
  return shipmentTo('US', {
    rateCards: [cardOf('air', [priceOf('kg', 300, 600)])],
    duty: {
      ...start.duty,
      layers: [layer('base', 0.05), layer('section122', 0.1)],
      mpfLimits: { least: 3000, most: 60_000 },
    },
    ...changes,
  })
}

const handed = (from: FreightInput) => {
  const freight = compute(from)
  return toProfit(from, freight, modeOf(freight, 'air'))
}

test('hands over the cost, the upper bound of the freight with import fees, and the duty rates', () => {
  // 480 units of $5.00; 320 kg × $6.00 = $1,920.00, $4.00 a unit; MPF at its minimum of $30.00, $0.06 a unit.
  expect(handed(input())).toEqual({
    marketplace: 'US',
    mode: 'air',
    cost: 500,
    freight: 406,
    freightToBorder: null,
    tariffs: [
      { kind: 'base', rate: 0.05, on: '2026-11-20' },
      { kind: 'section301', rate: null, on: TODAY },
      { kind: 'section232', rate: null, on: TODAY },
      { kind: 'section122', rate: 0.1, on: '2026-11-20' },
      { kind: 'other', rate: null, on: TODAY },
    ],
    fixedDuty: null,
    leavesOut: ['pickup', 'exportCustoms', 'fuel', 'destinationHandling', 'customsEntry', 'bond', 'delivery'],
  })
})

test('a price that includes duty sets the base duty to zero and leaves the other layers blank', () => {
  const rateCards = [cardOf('air', [priceOf('kg', 300, 600)], { includes: ['duty', 'mpf'] })]
  const { freight, tariffs, fixedDuty } = handed(input({ rateCards }))
  expect(freight).toBe(400)
  expect(fixedDuty).toEqual({ by: 'included', amount: 0 })
  expect(tariffs.every(({ rate }) => rate === null)).toBe(true)
})

test('the profit calculation then has the same duty per unit as the shipment', () => {
  const profit = unitProfit(withFreight({ ...emptyInput('US', TODAY), price: 2499 }, handed(input())))
  const amountOf = (key: string) => profit.lines.find((line) => line.key === key)?.amount?.value
  // 15 % of $5.00.
  expect([amountOf('cost'), amountOf('freight'), amountOf('duty')]).toEqual([500, 406, 75])
})

describe('duty on goods for Germany', () => {
  const german = (changes: Partial<FreightInput> = {}) =>
    shipmentTo('DE', {
      rateCards: [cardOf('air', [priceOf('kg', 300)], { marketplace: 'DE', fuelRate: { low: 0, high: 0 } })],
      charges: [{ component: 'delivery', mode: null, per: 'shipment', low: 96_000, high: 96_000, currency: 'USD' }],
      duty: { ...shipmentTo('DE').duty, layers: [layer('base', 0.12)] },
      ...changes,
    })
  const dutyOf = (from: FreightInput) =>
    unitProfit(withFreight({ ...emptyInput('DE', TODAY), price: 2499 }, handed(from))).lines.find(
      ({ key }) => key === 'duty',
    )?.amount?.value

  test('is charged on the freight to the border in both calculations', () => {
    // €4.00, and 320 kg × $3.00 × 0.8 ÷ 480 = €1.60; €1.60 of delivery in Germany is freight, but has no duty.
    expect(handed(german())).toMatchObject({ cost: 400, freight: 320, freightToBorder: 160 })
    const freight = compute(german())
    expect(modeOf(freight, 'air').landed.duty?.value).toBe(67) // 12 % of 5.60
    expect(dutyOf(german())).toBe(67)
  })

  test('has the same import VAT in both calculations for a seller without a VAT number', () => {
    const { duty } = german()
    const from = german({ duty: { ...duty, importVat: { rate: null, reclaimable: false } } })
    const input = withFreight({ ...emptyInput('DE', TODAY), price: 2499 }, handed(from))
    const profit = unitProfit({ ...input, vat: { ...input.vat, isRegistered: false } })
    // 19 % of 5.60, 0.67, and 1.60 of delivery in Germany.
    expect(modeOf(compute(from), 'air').landed.vat?.value).toBe(150)
    expect(profit.lines.find(({ key }) => key === 'importVat')?.amount?.value).toBe(150)
  })

  test('is replaced by the flat duty of small consignments, which were exempt before it existed', () => {
    const goods = { ...german().goods, units: 20, unitValue: { amount: 3500, currency: 'CNY' as const } }
    const cartons = german().cartons.map((carton) => ({ ...carton, count: 1, unitsPerCarton: 20 }))
    const small = german({ goods, cartons })
    // 16 kg × $3.00 and $960.00 of delivery: €40.32 for each of 20 units; €3.00 of duty: €0.15.
    expect(handed(small)).toMatchObject({ freight: 4032, fixedDuty: { by: 'flat', amount: 15 } })
    expect(dutyOf(small)).toBe(15)
    const earlier = { ...small, date: { kind: 'ship' as const, on: '2026-06-30' } }
    expect(handed(earlier)).toMatchObject({ freight: 4032, fixedDuty: { by: 'exempt', amount: 0 } })
    expect(dutyOf(earlier)).toBe(0)
  })

  test('is shown as the flat duty, not as a rate that was looked up', () => {
    const goods = { ...german().goods, units: 20, unitValue: { amount: 3500, currency: 'CNY' as const } }
    const cartons = german().cartons.map((carton) => ({ ...carton, count: 1, unitsPerCarton: 20 }))
    const taken = withFreight({ ...emptyInput('DE', TODAY), price: 2499 }, handed(german({ goods, cartons })))
    const duty = (language: Language) =>
      profitRows(taken, { language, marketplace: 'DE' }).find(({ amount }) => amount?.value === 15)
    expect(duty('en-US')).toMatchObject({ name: 'Duty', formula: 'Flat duty on small consignments' })
    expect(duty('zh-CN')).toMatchObject({ name: '关税', formula: '小额包裹定额关税' })
    // Rates replace it, and another marketplace has its own.
    expect(unitProfit({ ...taken, fixedDuty: null }).uncounted).toContain('duty')
    expect(unitProfit(inputFor(taken, 'UK', RATES)).uncounted).toContain('duty')
  })
})

test('the profit names the costs that the freight leaves out, until the seller replaces the freight', () => {
  const charges = (['exportCustoms', 'destinationHandling', 'customsEntry', 'bond', 'delivery'] as const).map(
    (component) => ({ component, mode: null, per: 'shipment', low: 100, high: 100, currency: 'USD' }) as const,
  )
  const taken = withFreight(emptyInput('US', TODAY), handed(input({ charges })))
  expect(freightGapText(taken, { language: 'en-US' })).toContain('(Pickup in China, Fuel surcharge)')
  expect(freightGapText(taken, { language: 'zh-CN' })).toContain('（国内提货费、燃油附加费）')
  const [, , freightRow] = profitRows(taken, { language: 'en-US', marketplace: 'US' })
  expect(freightRow).toMatchObject({ name: 'Inbound freight', formula: expect.stringContaining('Fuel surcharge') })
  expect(readInput(JSON.stringify(taken))?.freightLeavesOut).toEqual(['pickup', 'fuel'])
  expect(freightGapText({ ...taken, freightLeavesOut: [] }, { language: 'en-US' })).toBeNull()
})

test('what is unknown stays as the seller typed it', () => {
  const unknown = handed(input({ exchange: null }))
  expect(unknown).toMatchObject({ cost: null })
  expect(withFreight({ ...emptyInput('US', TODAY), cost: 640 }, unknown).cost).toBe(640)
})
