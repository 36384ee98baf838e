import { describe, expect, test } from 'vitest'
import { inputOfFacts, type ProfitInput } from './input.ts'
import type { LineKey } from './lines.ts'
import { mug } from './mug.test-support.ts'
import { unitProfit } from './unit.ts'

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

  test('loses half the price and the processing fee of each returned unit', () => {
    // 5 % × (14.995 + 2.11) = 0.855
    expect(amount(mug({ returns: { rate: 0.05, loss: 0.5, processing: 211 } }), 'returns')).toBe(86)
  })

  test('pays the collecting company and the exchange loss on the payout', () => {
    // Payout 29.99 − 4.50 − 6.90 − 0.18 = 18.41; 1 % of it is 0.18.
    expect(amount(mug({ payoutRate: 0.01 }), 'payout')).toBe(18)
  })

  test('pays storage of the month of sale and of those before, each at its own rate', () => {
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

  test('pays inbound placement between the bounds that are known, or the seller’s own amount', () => {
    const placed = lineOf(mug({ placement: { by: 'minimal', amount: null } }), 'placement')?.amount
    expect(placed && placed.low < placed.high).toBe(true)
    expect(placed).toMatchObject({ low: 0, high: 40 })
    expect(amount(mug({ placement: { by: 'own', amount: 30 } }), 'placement')).toBe(30)
  })

  test('pays the fees of dangerous goods', () => {
    // Large standard up to 2.88 lb off-peak: $7.13 instead of $6.67, with the surcharge $7.38.
    expect(amount(mug({ isDangerous: true }), 'fulfilment')).toBe(738)
  })

  test('may bid the price × conversion rate × break-even ACOS', () => {
    const { breakEvenAcos, maxBid } = unitProfit(mug({ conversionRate: 0.1 }))
    expect(breakEvenAcos?.value).toBeCloseTo(841 / 2999, 10)
    expect(maxBid?.value).toBe(84)
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

describe('what is unknown', () => {
  test('leaves no net where a needed line is missing, and names it', () => {
    expect(unitProfit(mug({ cost: null }))).toMatchObject({ net: null, margin: null, missing: ['cost'] })
    expect(unitProfit(mug({ size: null }))).toMatchObject({ net: null, missing: ['fulfilment'] })
  })

  test('is named where the net leaves it out', () => {
    expect(unitProfit(mug()).uncounted).toEqual([
      'duty',
      'placement',
      'lowInventory',
      'ads',
      'returns',
      'payout',
      'exchange',
      'other',
    ])
  })

  test('is a range for goods without a category, which may be clothing', () => {
    const { net } = unitProfit(mug({ feeCategory: null, own: { referralRate: 0.15, fba: null, storage: null } }))
    expect(net && net.low < net.high).toBe(true)
  })

  test('has no break-even ACOS if the unit loses money without ads', () => {
    expect(unitProfit(mug({ price: 1500 }))).toMatchObject({ breakEvenAcos: null, maxBid: null })
  })
})

describe('the input of a product on record', () => {
  const facts = {
    price: 2499,
    size: [200, 97, 85],
    weight: 268,
    feeCategory: 'home',
    returnRate: 0.04,
    on: '2026-06-15',
  } as const

  test('takes its size as that of the package unless only the item was measured', () => {
    const { size, measures } = inputOfFacts({ ...facts, size: [...facts.size], measures: 'item' }, 'US')
    expect(size).toEqual({ length: 200, width: 97, height: 85 })
    expect(measures).toBe('item')
    expect(inputOfFacts({ ...facts, size: [...facts.size] }, 'US').measures).toBe('package')
  })

  test('leaves out the size of one piece of a pack', () => {
    expect(inputOfFacts({ ...facts, size: [...facts.size], measures: 'piece' }, 'US')).toMatchObject({
      size: null,
      weight: null,
    })
  })
})
