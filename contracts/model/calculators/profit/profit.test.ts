import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#fixtures/test-set.test-support.ts'
import { MARKETPLACES } from '../../marketplaces.ts'
import type { ProfitInput } from './input.ts'
import type { LineKey } from './lines.ts'
import { mug } from './mug.test-support.ts'
import { leftForGoods, unitProfit } from './unit.ts'

const lineOf = (input: ProfitInput, key: LineKey) => unitProfit(input).lines.find((line) => line.key === key)
const amount = (input: ProfitInput, key: LineKey) => lineOf(input, key)?.amount?.value

describe('a unit sold by FBA in the United States', () => {
  // 29.99 − 8.00 − 2.00 − 4.50 (15 %) − 6.90 (6.67 + 3.5 %) − 0.18 (0.2315 ft³ × $0.78) = 8.41
  test('earns the price less goods, freight, referral, fulfillment and storage', () => {
    const { net, margin, roi } = unitProfit(mug())
    expect([amount(mug(), 'referral'), amount(mug(), 'fulfilment'), amount(mug(), 'storage')]).toEqual([450, 690, 18])
    expect(net?.value).toBe(841)
    expect(margin?.value).toBeCloseTo(841 / 2999, 10)
    expect(roi?.value).toBeCloseTo(841 / 1000, 10)
  })

  test('shows lines that add up to the net to the cent', () => {
    const input = mug({
      ads: { by: 'acos', share: 0.123 },
      returns: { rate: 0.057, loss: 0.5, processing: 211 },
      payoutRate: 0.0033,
      exchangeRate: 0.0047,
      tariffs: [{ kind: 'base', rate: 0.0377, on: '2026-06-01' }],
    })
    const { lines, net } = unitProfit(input)
    const sum = lines.reduce((total, line) => total + (line.amount?.value ?? 0), 0)
    expect(lines.every((line) => line.amount === null || Number.isInteger(line.amount.value))).toBe(true)
    expect(net?.value).toBe(2999 - sum)
  })

  test('pays duty on the goods without freight, each layer added', () => {
    const tariffs: ProfitInput['tariffs'] = [
      { kind: 'base', rate: 0.05, on: '2026-06-01' },
      { kind: 'section301', rate: 0.25, on: '2026-06-01' },
      { kind: 'other', rate: null, on: '2026-06-01' },
    ]
    expect(amount(mug({ tariffs }), 'duty')).toBe(240)
  })

  test('pays duty on goods and freight in Europe, unknown without the freight', () => {
    const tariffs: ProfitInput['tariffs'] = [{ kind: 'base', rate: 0.1, on: '2026-06-15' }]
    expect(amount(mug({ tariffs, marketplace: 'DE' }), 'duty')).toBe(100)
    expect(amount(mug({ tariffs, freight: null }), 'duty')).toBe(80)
    expect(unitProfit(mug({ tariffs, marketplace: 'DE', freight: null })).uncounted).toContain('duty')
  })

  test('loses half the price and the processing fee of each returned unit', () => {
    // 5 % × (14.995 + 2.11) = 0.855
    expect(amount(mug({ returns: { rate: 0.05, loss: 0.5, processing: 211 } }), 'returns')).toBe(86)
  })

  test('pays the payout fee and the exchange loss on the payout', () => {
    // Payout 29.99 − 4.50 − 6.90 − 0.18 = 18.41; 1 % of it is 0.18.
    expect(amount(mug({ payoutRate: 0.01 }), 'payout')).toBe(18)
  })

  test('pays storage for the month of sale and the months before, each at its own rate', () => {
    // 400 in³ are 0.2315 ft³: November and October $2.40, September $0.78.
    expect(amount(mug({ on: '2026-11-15', storageMonths: 3 }), 'storage')).toBe(129)
    expect(amount(mug({ on: '2026-11-15', storageMonths: 2.5 }), 'storage')).toBe(120)
  })

  test('pays the aged inventory surcharge of each month above 181 days, by the table of 2023', () => {
    expect(lineOf(mug({ storageMonths: 5 }), 'agedInventory')).toBeUndefined()
    // 0.2315 ft³ × $0.50 after 182 days and again after 212 days, where it is $1.00.
    const seven = lineOf(mug({ storageMonths: 7 }), 'agedInventory')
    expect(seven).toMatchObject({ amount: { value: 12 + 23 }, reason: 'oldTable' })
  })

  test('pays inbound placement as a range, or the seller’s own amount', () => {
    const placed = lineOf(mug({ placement: { by: 'minimal', amount: null } }), 'placement')?.amount
    expect(placed && placed.low < placed.high).toBe(true)
    expect(placed).toMatchObject({ low: 0, high: 40 })
    expect(amount(mug({ placement: { by: 'own', amount: 30 } }), 'placement')).toBe(30)
  })

  test('rounds half a cent up, although doubles make 14.5 % of $1.00 a little less', () => {
    expect(amount(mug({ price: 100, ads: { by: 'acos', share: 0.145 } }), 'ads')).toBe(15)
    expect(amount(mug({ price: 100, own: { referralRate: 0.285, fba: null, storage: null } }), 'referral')).toBe(29)
  })

  test('pays the fees of dangerous goods', () => {
    // Large standard up to 2.88 lb off-peak: $7.13 instead of $6.67, with the surcharge $7.38.
    expect(amount(mug({ isDangerous: true }), 'fulfilment')).toBe(738)
  })

  test('has a maximum bid of price × conversion rate × break-even ACOS', () => {
    const { breakEvenAcos, maxBid } = unitProfit(mug({ conversionRate: 0.1 }))
    expect(breakEvenAcos?.value).toBeCloseTo(841 / 2999, 10)
    expect(maxBid?.value).toBe(84)
  })

  test('has a maximum bid of a whole cent that doubles make a little less', () => {
    // 24.99 − 7.16 − 2.00 − 3.75 − 6.90 − 0.18 = 5.00; 12 % of it.
    expect(unitProfit(mug({ price: 2499, cost: 716, conversionRate: 0.12 })).maxBid?.value).toBe(60)
  })

  test('has the same break-even ACOS with and without ads', () => {
    const ads = unitProfit(mug({ ads: { by: 'unit', amount: 300 } }))
    expect(ads.net?.value).toBe(541)
    expect(ads.breakEvenAcos?.value).toBeCloseTo(841 / 2999, 10)
  })
})

describe('tax in the price', () => {
  const german = (isRegistered: boolean) =>
    mug({
      marketplace: 'DE',
      price: 2380,
      vat: { rate: 0.19, isRegistered },
      own: { referralRate: 0.15, fba: 500, storage: 20 },
    })

  test('goes to the state if the seller is registered', () => {
    // 23.80 contains 3.80.
    expect(amount(german(true), 'vat')).toBe(380)
    expect(lineOf(german(true), 'importVat')).toBeUndefined()
  })

  test('is not owed without a registration, and import tax becomes a cost', () => {
    expect(lineOf(german(false), 'vat')).toBeUndefined()
    // 19 % of 8.00 + 2.00; the duty is unknown.
    expect(amount(german(false), 'importVat')).toBe(190)
  })
})

describe('customs value', () => {
  const tariffs: ProfitInput['tariffs'] = [{ kind: 'base', rate: 0.1, on: '2026-06-01' }]
  const dutyIn = (marketplace: ProfitInput['marketplace'], freightToBorder: number | null) =>
    amount(mug({ marketplace, tariffs, freightToBorder }), 'duty')

  test('contains the freight to the border outside the US and Canada, or all freight if that part is unknown', () => {
    // 10 % of 8.00, of 8.00 + 2.00, of 8.00 + 1.50.
    expect([dutyIn('US', 150), dutyIn('DE', null), dutyIn('DE', 150)]).toEqual([80, 100, 95])
  })

  test('never contains more than the freight', () => {
    expect(dutyIn('DE', 900)).toBe(100)
  })
})

describe('a unit shipped by the seller', () => {
  const fbm = mug({ fulfilment: 'fbm', fbm: { postage: 650, handling: 50, charged: 499 } })

  test('pays postage and handling instead of fulfillment and storage', () => {
    const keys = unitProfit(fbm).lines.map(({ key }) => key)
    expect(keys).not.toContain('fulfilment')
    expect(keys).not.toContain('storage')
    // (29.99 + 4.99) × 15 % = 5.247; 34.98 − 8.00 − 2.00 − 5.25 − 6.50 − 0.50 = 12.73
    expect(amount(fbm, 'referral')).toBe(525)
    expect(unitProfit(fbm).net?.value).toBe(1273)
  })

  test('has no net until the postage is known', () => {
    const { net, missing } = unitProfit({ ...fbm, fbm: { postage: null, handling: 50, charged: 0 } })
    expect(net).toBeNull()
    expect(missing).toEqual(['postage'])
  })
})

test('for any input, bounds contain the value, and ads at the break-even ACOS leave no profit', () => {
  const money = fc.option(fc.integer({ min: 0, max: 4000 }))
  const changes = fc.record({
    marketplace: fc.constantFrom(...MARKETPLACES),
    price: fc.integer({ min: 1, max: 20_000 }),
    cost: money,
    freight: money,
    other: money,
    returns: fc.record({
      rate: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      loss: fc.constant(0.5),
      processing: money,
    }),
    weight: fc.option(fc.integer({ min: 1, max: 30_000 })),
    on: fc.constantFrom('2026-02-01', '2026-06-15', '2026-11-20', '2027-03-01'),
  })
  fc.assert(
    fc.property(changes, (change) => {
      const input = mug(change)
      const { lines, net, margin, roi, breakEvenAcos } = unitProfit(input)
      for (const range of [leftForGoods(input), net, margin, roi, ...lines.map((line) => line.amount)]) {
        if (!range) continue
        expect(range.low).toBeLessThanOrEqual(range.value)
        expect(range.high).toBeGreaterThanOrEqual(range.value)
      }
      if (!breakEvenAcos) return
      // The break-even ACOS is also 0 for a unit that usually loses money without ads, but may earn some.
      const left = breakEvenAcos.value > 0 ? 0 : net?.value
      expect(left).toBeLessThanOrEqual(0)
      expect(unitProfit({ ...input, ads: { by: 'acos', share: breakEvenAcos.value } }).net?.value).toBe(left)
    }),
    { seed: 6, numRuns: runs(60, 300) },
  )
})
