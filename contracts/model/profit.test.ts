import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grossMargin, maxCostPerClick, profitOf, vatShare } from './profit.ts'

test('gross margin equals SellerSprite’s for its own example: 63.92%', () => {
  expect(grossMargin(6442, 1358, Math.round(6442 * 0.15))).toBeCloseTo(0.6392, 4)
})

test('profit is the price minus every given cost', () => {
  const profit = profitOf({
    price: 2499,
    cost: 500,
    freight: 100,
    duty: 25,
    referral: 375,
    fba: 672,
    storage: 45,
    ads: 250,
  })
  expect(profit.net).toBe(532)
  expect(profit.margin).toBeCloseTo(532 / 2499)
  expect(profit.roi).toBeCloseTo(532 / 625)
  expect(profit.breakEvenAcos).toBeCloseTo((532 + 250) / 2499)
  expect(profit.counted).toEqual(['cost', 'freight', 'duty', 'referral', 'fba', 'storage', 'ads'])
})

test('ROI is null without a landed cost', () => {
  expect(profitOf({ price: 1000, referral: 150 })).toMatchObject({ net: 850, roi: null, counted: ['referral'] })
})

test('a price of 12.00 includes 2.00 of tax at 20%', () => {
  expect(vatShare(1200, 0.2)).toBeCloseTo(200)
  expect(profitOf({ price: 1200, vatRate: 0.2 }).net).toBeCloseTo(1000)
})

test('ads at the break-even ACOS leave no profit; a unit that loses money without ads has no break-even ACOS', () => {
  const cost = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), cost, cost, (price, goods, fees) => {
      const { breakEvenAcos } = profitOf({ price, cost: goods, referral: fees })
      if (price <= goods + fees) {
        expect(breakEvenAcos).toBeNull()
        return
      }
      const again = profitOf({ price, cost: goods, referral: fees, ads: price * (breakEvenAcos ?? 0) })
      expect(again.net).toBeCloseTo(0, 6)
    }),
  )
})

test('the maximum cost per click is price × conversion × ACOS', () => {
  expect(maxCostPerClick(2000, 0.1, 0.3)).toBeCloseTo(60)
})
