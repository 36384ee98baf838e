import { describe, expect, test } from 'vitest'
import { CONTAINER_SIZES, cartonsFit, cheapestPlan, containersAlone } from './containers.ts'
import { CARTON, priceOf } from './shipment.test-support.ts'

const load = (cbm: number, tonnes: number) => ({ cartons: 1, mm3: cbm * 1e9, grossGrams: tonnes * 1e6 })
const PRICES = [priceOf('c20', 280_000, 455_000), priceOf('c40', 400_000, 585_000), priceOf('c40hq', 420_000, 600_000)]

describe('containers', () => {
  test('are counted by volume or by payload, whichever needs more', () => {
    // 60 CBM: 60 ÷ 28 = 2.1 → 3; 60 ÷ 58 → 2; 60 ÷ 68 → 1. 50 t: ÷ 21.5 → 3; ÷ 26.5 → 2; ÷ 26 → 2.
    expect(containersAlone(load(60, 10), CONTAINER_SIZES)).toEqual({ c20: 3, c40: 2, c40hq: 1 })
    expect(containersAlone(load(60, 50), CONTAINER_SIZES)).toEqual({ c20: 3, c40: 2, c40hq: 2 })
    expect(containersAlone(load(58, 26.5), CONTAINER_SIZES).c40).toBe(1)
  })

  test('are mixed so that the upper price is as low as possible', () => {
    // 90 CBM: 40HQ + 20′ carry 96 for $6,000 + $4,550 = $10,550; two 40′ $11,700; four 20′ $18,200; 40′ + 20′ carry 86.
    expect(cheapestPlan(load(90, 10), CONTAINER_SIZES, PRICES)).toEqual({
      counts: { c20: 1, c40: 0, c40hq: 1 },
      low: 700_000,
      high: 1_055_000,
    })
  })

  test('in mixes with the same upper price are chosen by the lower price, then by their number', () => {
    const both = (low: number) => [priceOf('c20', 200_000, 250_000), priceOf('c40', low, 500_000)]
    // 50 CBM: two 20′ for $4,000–5,000, or one 40′ for $3,900–5,000 or $4,000–5,000.
    const plan = (low: number) => cheapestPlan(load(50, 10), CONTAINER_SIZES, both(low))?.counts
    expect(plan(390_000)).toEqual({ c20: 0, c40: 1, c40hq: 0 })
    expect(plan(410_000)).toEqual({ c20: 2, c40: 0, c40hq: 0 })
    expect(plan(400_000)).toEqual({ c20: 0, c40: 1, c40hq: 0 })
  })

  test('without a price are not used', () => {
    expect(cheapestPlan(load(20, 5), CONTAINER_SIZES, [PRICES[1]!])?.counts).toEqual({ c20: 0, c40: 1, c40hq: 0 })
    expect(cheapestPlan(load(20, 5), CONTAINER_SIZES, [])).toBeNull()
  })

  test('fit a carton lying on any of its sides, but none that is too big', () => {
    const [twenty] = CONTAINER_SIZES
    expect(cartonsFit([{ ...CARTON, lengthMm: 300, heightMm: 5000 }], twenty!)).toBe(true)
    expect(cartonsFit([{ ...CARTON, lengthMm: 5898, widthMm: 2393, heightMm: 2352 }], twenty!)).toBe(true)
    expect(cartonsFit([{ ...CARTON, lengthMm: 2500, widthMm: 2500 }], twenty!)).toBe(false)
  })
})
