import { expect, test } from 'vitest'
import type { MonthPoint } from '#contracts/model/catalogue.ts'
import { productEvents } from './product-events.ts'

const months = (...prices: number[]): MonthPoint[] =>
  prices.map((price, at) => ({
    month: `2026-0${at + 1}`,
    price,
    units: 10,
    revenue: 10 * price,
    rank: 100,
    ratings: 5,
    rating: 4.5,
  }))

test('marks months whose price differs by more than a tenth', () => {
  expect(productEvents({ months: months(1000, 1100, 1000, 880, 1000), deals: [] })).toEqual([
    { kind: 'priceDrop', from: '2026-04-01', until: '2026-04-01', price: 880, change: -0.12 },
    { kind: 'priceRise', from: '2026-05-01', until: '2026-05-01', price: 1000, change: expect.closeTo(0.136, 3) },
  ])
})

test('compares a deal with the month before it, and lists events in order of time', () => {
  const deals = [
    { kind: 'coupon', startsOn: '2026-03-05', endsOn: '2026-03-09', price: 900 },
    { kind: 'lightning', startsOn: '2026-01-02', endsOn: '2026-01-02', price: 500 },
  ] as const
  expect(productEvents({ months: months(1000, 1000, 1000), deals: [...deals] })).toMatchObject([
    { kind: 'lightning', change: -0.5 },
    { kind: 'coupon', change: -0.1 },
  ])
})

test('has no events without months', () => {
  const deal = { kind: 'coupon', startsOn: '2026-03-05', endsOn: '2026-03-09', price: 900 } as const
  expect(productEvents({ months: [], deals: [deal] })).toEqual([])
})
