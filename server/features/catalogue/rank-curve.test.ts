import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitRankCurve, MIN_POINTS } from './rank-curve.ts'

const along = (a: number, b: number, ranks: number[]) =>
  ranks.map((rank) => ({ rank, units: Math.exp(a + b * Math.log(rank)) }))

describe('units from rank', () => {
  it('finds the line that the rows lie on', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 3, max: 12, noNaN: true }),
        fc.double({ min: -1.5, max: -0.2, noNaN: true }),
        fc.uniqueArray(fc.integer({ min: 1, max: 500_000 }), { minLength: MIN_POINTS, maxLength: 40 }),
        (a, b, ranks) => {
          const curve = fitRankCurve(along(a, b, ranks))
          expect(curve?.a).toBeCloseTo(a, 3)
          expect(curve?.b).toBeCloseTo(b, 3)
          expect(curve?.sigma).toBeCloseTo(0, 3)
          expect(curve?.points).toBe(ranks.length)
        },
      ),
    )
  })
  it('says nothing from four rows, from rows of one rank, or where sales rise with rank', () => {
    expect(fitRankCurve(along(8, -0.7, [1, 10, 100, 1000]))).toBeNull()
    expect(fitRankCurve(along(8, -0.7, [5, 5, 5, 5, 5, 5]))).toBeNull()
    expect(fitRankCurve(along(1, 0.7, [1, 10, 100, 1000, 5000]))).toBeNull()
  })
})
