import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '#fixtures/random.ts'
import { nextBadge } from './bought-badge.ts'
import { checkCurve, MIN_BADGES, type RankedRow, rankEvidence, unitsAtRank } from './rank-curve.ts'

interface Truth {
  a: number
  b: number
  sigma: number
}
const TRUTH: Truth = { a: 11, b: -0.8, sigma: 0.4 }

/** Products with units scattered around a line, and Amazon's badge for these units. Ranks spread evenly over `decades`. */
function category(count: number, { a, b, sigma }: Truth = TRUTH, decades = 4, seed = 1) {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const rank = Math.round(10 ** random.between(1, 1 + decades))
    const units = Math.exp(a + b * Math.log(rank) + random.normal(0, sigma))
    return { rank, units, bought: badgeOf(units) }
  })
}
function badgeOf(units: number): number | null {
  let floor: number | null = null
  for (let badge = 50; badge <= units; badge = nextBadge(badge)) floor = badge
  return floor
}
const curveOf = (rows: readonly RankedRow[]) => rankEvidence(rows).curve

describe('units from rank', () => {
  it('finds the true line from badges alone', () => {
    const curve = curveOf(category(300))
    expect(curve?.a).toBeCloseTo(TRUTH.a, 0)
    expect(curve?.b).toBeCloseTo(TRUTH.b, 1)
    expect(curve?.sigma).toBeCloseTo(TRUTH.sigma, 1)
  })
  it('treats rows without a badge as below 50 units; without them the line is too flat', () => {
    const rows = category(300, { ...TRUTH, a: 9.5 })
    const all = curveOf(rows)?.b ?? 0
    expect(all).toBeCloseTo(TRUTH.b, 1)
    expect(curveOf(rows.filter(({ bought }) => bought !== null))?.b).toBeGreaterThan(all + 0.05)
  })
  it('returns bounds that contain about nine of ten other products', () => {
    const curve = curveOf(category(60))
    const others = category(2000, TRUTH, 4, 2).filter(({ rank }) => curve && unitsAtRank(rank, curve))
    const within = others.filter(({ rank, units }) => {
      const range = curve && unitsAtRank(rank, curve)
      return range && units >= range.low - 0.5 && units <= range.high + 0.5
    })
    expect(within.length / others.length).toBeGreaterThan(0.85)
    expect(within.length / others.length).toBeLessThan(0.96)
  })
  it('estimates fewer units at a worse rank, with ordered bounds, in any category', () => {
    fc.assert(
      fc.property(
        fc.record({
          a: fc.double({ min: 7, max: 13, noNaN: true }),
          b: fc.double({ min: -1.2, max: -0.3, noNaN: true }),
          seed: fc.nat(),
        }),
        ({ a, b, seed }) => {
          const curve = curveOf(category(50, { a, b, sigma: 0.35 }, 4, seed))
          if (curve === null) return
          const ranges = [1, 2, 3].flatMap((step) => unitsAtRank(curve.bestRank * step, curve) ?? [])
          for (const { value, low, high } of ranges)
            expect([low, value, high]).toEqual([low, value, high].toSorted((x, y) => x - y))
          const values = ranges.map(({ value }) => value)
          expect(values).toEqual(values.toSorted((x, y) => y - x))
        },
      ),
    )
  })
})

describe('there is no estimate from rank', () => {
  it(`with fewer than ${MIN_BADGES} badges, however many products have none`, () => {
    const rows = category(2000, { ...TRUTH, a: 8 })
    const badged = rows.filter(({ bought }) => bought !== null)
    const others = rows.filter(({ bought }) => bought === null)
    expect(rankEvidence([...badged.slice(0, MIN_BADGES - 1), ...others])).toEqual({
      badges: MIN_BADGES - 1,
      others: others.length,
      curve: null,
    })
  })
  it('from badges within one decade of rank', () => {
    expect(curveOf(category(100, TRUTH, 0.9))).toBeNull()
  })
  it('if units rise with rank', () => {
    expect(curveOf(category(100, { a: 4, b: 0.4, sigma: 0.3 }))).toBeNull()
  })
  it('at a rank outside the range of products with a badge', () => {
    const curve = curveOf(category(100))
    if (curve === null) throw new Error('no curve')
    expect(unitsAtRank(curve.bestRank - 1, curve)).toBeNull()
    expect(unitsAtRank(curve.lastRank + 1, curve)).toBeNull()
    expect(unitsAtRank(curve.lastRank, curve)).not.toBeNull()
  })
  it('if the 90 % interval spans more than a factor of eight', () => {
    const curve = curveOf(category(300, { ...TRUTH, sigma: 0.8 }))
    if (curve === null) throw new Error('no curve')
    expect(unitsAtRank(300, curve)).toBeNull()
  })
  it('if badges do not follow a line, such as two groups whose sales differ by a factor of forty', () => {
    const few = category(60, { ...TRUTH, sigma: 0.1 })
    const rows = few.map((row, i) => (i % 4 === 0 ? { ...row, bought: badgeOf(row.units * 40) } : row))
    const curve = curveOf(rows)
    expect(curve === null || unitsAtRank(300, curve) === null).toBe(true)
  })
})

describe('the check on products that the curve has not seen', () => {
  it('finds about nine of ten true values inside the interval', () => {
    const rows = category(400).map((row) => ({ ...row, units: Math.round(row.units) }))
    const curve = curveOf(rows)
    if (curve === null) throw new Error('no curve')
    const { badges, units } = checkCurve(rows, curve)
    expect(units?.inside).toBeGreaterThan(0.85)
    expect(units?.inside).toBeLessThan(0.95)
    // Half of all products are within 0.67 deviations: e^(0.67·0.4) − 1.
    expect(units?.error).toBeCloseTo(0.3, 1)
    expect(badges?.inside).toBeGreaterThan(units?.inside ?? 1)
  })
  it('compares imported products with their badges only', () => {
    const rows = category(100).map((row) => ({ ...row, units: null }))
    const curve = curveOf(rows)
    if (curve === null) throw new Error('no curve')
    expect(checkCurve(rows, curve).units).toBeNull()
    expect(checkCurve(rows, curve).badges?.products).toBeGreaterThan(MIN_BADGES)
  })
})
