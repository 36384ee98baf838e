import { describe, expect, test } from 'vitest'
import type { ProfitInput } from './input.ts'
import type { LineKey } from './lines.ts'
import { mug } from './mug.test-support.ts'
import { leftForGoods, unitProfit } from './unit.ts'

const lineOf = (input: ProfitInput, key: LineKey) => unitProfit(input).lines.find((line) => line.key === key)
const amount = (input: ProfitInput, key: LineKey) => lineOf(input, key)?.amount?.value

describe('what is unknown', () => {
  test('leaves no net if a needed line is missing, and names the line', () => {
    expect(unitProfit(mug({ cost: null }))).toMatchObject({ net: null, margin: null, missing: ['cost'] })
    expect(unitProfit(mug({ size: null }))).toMatchObject({ net: null, missing: ['fulfilment'] })
  })

  test('is named if the net leaves it out', () => {
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

  test('is replaced by the fee that the seller typed', () => {
    const yen = mug({ marketplace: 'JP', price: 3000, cost: 600, freight: 100 })
    expect(unitProfit(yen)).toMatchObject({ net: null, missing: ['referral'] })
    const typed = unitProfit({ ...yen, own: { ...yen.own, referralRate: 0.15 } })
    expect(typed.missing).toEqual([])
    expect(amount({ ...yen, own: { ...yen.own, referralRate: 0.15 } }, 'referral')).toBe(450)
  })

  test('leaves an amount for the goods if only their cost is missing', () => {
    const costs = { cost: null, freight: 200, tariffs: [{ kind: 'base' as const, rate: 0.1, on: '2026-06-15' }] }
    // 29.99 − 4.50 − 6.90 − 0.18
    expect(leftForGoods(mug(costs))?.value).toBe(1841)
    expect(leftForGoods(mug({ ...costs, size: null }))).toBeNull()
  })

  test('makes the fulfillment fee of goods without a category a range from other goods to clothing', () => {
    const [usual, clothing, unknown] = (['home', 'clothing', null] as const).map((feeCategory) =>
      lineOf(mug({ feeCategory }), 'fulfilment'),
    )
    const fees = [usual?.amount?.value ?? 0, clothing?.amount?.value ?? 0]
    expect(fees[0]).not.toBe(fees[1])
    expect(unknown).toMatchObject({ reason: 'noCategory', amount: { low: Math.min(...fees), high: Math.max(...fees) } })
  })

  test('makes the net of goods without a category a range, because they may be clothing', () => {
    const { net } = unitProfit(mug({ feeCategory: null, own: { referralRate: 0.15, fba: null, storage: null } }))
    expect(net && net.low < net.high).toBe(true)
  })

  test('makes the net a range no wider than that of the fees, because the payout fee falls while they rise', () => {
    // Referral 5 to 15 % of 53.00: 2.65 or 7.95; 1 % of the payout 45.35 or 40.05: 0.45 or 0.40.
    const own = { referralRate: null, fba: 500, storage: 0 }
    const { lines, net } = unitProfit(
      mug({ marketplace: 'DE', price: 5300, payoutRate: 0.01, own, vat: { rate: 0, isRegistered: true } }),
    )
    expect(lines.find(({ key }) => key === 'payout')?.amount).toMatchObject({ low: 40, high: 45 })
    // 53.00 − 8.00 − 2.00 − 5.00 less 7.95 + 0.40 or 2.65 + 0.45.
    expect(net).toMatchObject({ low: 2965, high: 3490 })
  })

  test('gives a break-even ACOS from zero if the unit may lose money without ads', () => {
    // Usually 15 % of referral fee, at least 5 %: 20.00 − 8.00 − 2.00 − 8.00 less 3.00 or 1.00.
    const own = { referralRate: null, fba: 800, storage: 0 }
    const { net, breakEvenAcos } = unitProfit(
      mug({ marketplace: 'DE', price: 2000, own, vat: { rate: 0, isRegistered: true } }),
    )
    expect(net).toMatchObject({ value: -100, low: -100, high: 100 })
    expect(breakEvenAcos).toEqual({ value: 0, low: 0, high: 0.05 })
  })

  test('gives no break-even ACOS if the unit loses money without ads', () => {
    expect(unitProfit(mug({ price: 1500 }))).toMatchObject({ breakEvenAcos: null, maxBid: null })
  })
})
