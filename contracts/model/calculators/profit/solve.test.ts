import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mug } from './mug.test-support.ts'
import { costForTarget, missedAbove, priceForTarget, type Target } from './solve.ts'
import { unitProfit } from './unit.ts'

const reaches = (net: number | undefined, price: number, { of, value }: Target) =>
  net !== undefined && (of === 'net' ? net >= value : net >= value * price)

describe('the price for a target', () => {
  test('is the lowest that earns $5.00 a unit', () => {
    const price = priceForTarget(mug(), { of: 'net', value: 500 }) ?? 0
    expect(unitProfit(mug({ price })).net?.value).toBeGreaterThanOrEqual(500)
    expect(unitProfit(mug({ price: price - 1 })).net?.value).toBeLessThan(500)
  })

  test('is the lowest of all prices, over every cliff', () => {
    const target = fc.oneof(
      fc.record({ of: fc.constant('net' as const), value: fc.integer({ min: -200, max: 900 }) }),
      fc.record({ of: fc.constant('margin' as const), value: fc.integer({ min: -10, max: 40 }).map((n) => n / 100) }),
    )
    fc.assert(
      fc.property(
        target,
        fc.constantFrom('home', 'clothing', 'baby'),
        fc.integer({ min: 50, max: 600 }),
        (wanted, feeCategory, cost) => {
          const input = mug({ feeCategory, cost, freight: 0 })
          const price = priceForTarget(input, wanted)
          if (price === null || price > 4000) return
          for (let tried = 1; tried < price; tried++)
            if (reaches(unitProfit({ ...input, price: tried }).net?.low, tried, wanted))
              throw new Error(`${tried} is lower`)
          expect(reaches(unitProfit({ ...input, price }).net?.low, price, wanted)).toBe(true)
        },
      ),
      { seed: 23, numRuns: 12 },
    )
  })

  test('is followed by prices above a fee cliff that miss the target, up to the price that makes up for it', () => {
    const input = mug({ cost: 100, freight: 50 })
    const target: Target = { of: 'net', value: 50 }
    const price = priceForTarget(input, target) ?? 0
    expect(price).toBeLessThan(999)
    const [span, ...others] = missedAbove(input, target, price)
    expect(span?.from).toBe(1000)
    expect(others).toEqual([])
    const net = (at: number) => unitProfit({ ...input, price: at }).net?.low ?? 0
    expect([net(999) >= 50, net(1000) >= 50, net(span?.to ?? 0) >= 50, net((span?.to ?? 0) + 1) >= 50]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(missedAbove(input, target, 1200)).toEqual([])
  })

  test('does not exist for a margin above what the fees leave', () => {
    expect(priceForTarget(mug(), { of: 'margin', value: 0.86 })).toBeNull()
    expect(priceForTarget(mug(), { of: 'margin', value: 1 })).toBeNull()
  })

  test('does not exist while a needed line is unknown', () => {
    expect(priceForTarget(mug({ cost: null }), { of: 'net', value: 100 })).toBeNull()
  })
})

describe('the cost for a target', () => {
  test('is the highest that leaves a margin of 20 %', () => {
    const target: Target = { of: 'margin', value: 0.2 }
    const cost = costForTarget(mug({ cost: null }), target) ?? -1
    expect((unitProfit(mug({ cost })).net?.value ?? 0) / 2999).toBeGreaterThanOrEqual(0.2)
    expect((unitProfit(mug({ cost: cost + 1 })).net?.value ?? 0) / 2999).toBeLessThan(0.2)
  })

  test('counts duty on the goods', () => {
    const free = costForTarget(mug(), { of: 'net', value: 500 }) ?? 0
    const taxed = costForTarget(mug({ tariffs: [{ kind: 'base', rate: 0.25, on: '2026-06-01' }] }), {
      of: 'net',
      value: 500,
    })
    expect(taxed).toBe(Math.round(free / 1.25))
  })

  test('reaches a return of 100 % on goods, freight and duty', () => {
    const cost = costForTarget(mug(), { of: 'roi', value: 1 }) ?? 0
    const { net } = unitProfit(mug({ cost }))
    expect(net?.value).toBeGreaterThanOrEqual(cost + 200)
  })

  test('does not exist if even free goods miss the target', () => {
    expect(costForTarget(mug(), { of: 'margin', value: 0.6 })).toBeNull()
  })
})
