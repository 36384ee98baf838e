import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#fixtures/test-set.test-support.ts'
import { type Arrangement, BEST, type CartonRules, packCartons, type Sides } from './carton-optimiser.ts'
import { CARTON_RULES } from './cartons.data.ts'

/** Cartons without board, so that their sizes and weights are those of the units. */
const BARE: CartonRules = { ...CARTON_RULES, standard: [], wallMm: 0, boardGramsPerM2: 0 }

const packed = (unit: Sides, grams: number, rules: CartonRules = CARTON_RULES) => {
  const packing = packCartons(unit, grams, rules)
  if (!packing.ok) throw new Error(JSON.stringify(packing.problems))
  return packing
}
const best = (unit: Sides, grams: number, rules?: CartonRules): Arrangement => packed(unit, grams, rules).best[0]!

describe('units in a carton', () => {
  test('fill a standard carton in the orientation that holds the most', () => {
    // Inner size 600×400×400 mm. Units of 300×200×100: 2 × 2 × 4 = 16 in each good orientation. Units of 250×150×130:
    // 2 × 2 × 3 = 12 with 250 along 600; 4 × 1 × 3 = 12 with 150 along 600; 4 × 1 × 2 = 8 with 130 along 600.
    const rules: CartonRules = { ...BARE, standard: [[600, 400, 400]], maxSideMm: 600 }
    const standard = (unit: Sides, grams: number) => packed(unit, grams, rules).standard[0]
    expect(standard([300, 200, 100], 500)).toMatchObject({ units: 16, grossGrams: 8000, fillRate: 1 })
    expect(standard([250, 150, 130], 500)).toMatchObject({ units: 12 })
  })

  test('are weighed together with the carton', () => {
    // Outer 400×300×200 + walls of 5 mm: 410×310×210. Board 2×(410+310)×(210+310) mm² = 0.7488 m² × 1000 g/m² = 749 g.
    const rules: CartonRules = { ...BARE, wallMm: 5, boardGramsPerM2: 1000, maxUnits: 1 }
    expect(best([400, 300, 200], 3000, rules)).toMatchObject({
      outer: [410, 310, 210],
      cartonGrams: 749,
      grossGrams: 3749,
      grid: [1, 1, 1],
    })
  })

  test('are charged by volume if they are light, and by weight if they are heavy', () => {
    // Cubes of 100 mm: 1,000,000 mm³ ÷ 6000 = 166.67 g volumetric, more than 100 g and less than 300 g.
    expect(best([100, 100, 100], 100, BARE).chargeableGramsPerUnit).toBeCloseTo(166.67, 2)
    expect(best([100, 100, 100], 300, BARE).chargeableGramsPerUnit).toBe(300)
  })

  test('are listed with the limit that a larger carton would exceed', () => {
    // 5 kg units: 4 weigh 20 kg, 5 weigh 25 kg > 22.68 kg.
    const heavy = packed([200, 200, 200], 5000, BARE).best.find(({ units }) => units === 4)
    expect(heavy?.limitedBy).toContain('weight')
    // 200 mm × 4 = 800 mm > 635 mm; 3 × 3 × 3 cubes fill the carton.
    expect(best([200, 200, 200], 100, BARE)).toMatchObject({ grid: [3, 3, 3], limitedBy: ['side', 'side', 'side'] })
    expect(best([200, 200, 200], 100, { ...BARE, maxUnits: 8 }).limitedBy).toContain('units')
  })

  test('leave layers of a standard carton empty if the full carton would be too heavy', () => {
    // 2×2×2 of 4 kg would weigh 32 kg; one layer of four weighs 16 kg.
    const rules: CartonRules = { ...BARE, standard: [[400, 400, 400]] }
    expect(packed([200, 200, 200], 4000, rules).standard[0]).toMatchObject({ units: 4, fillRate: 0.5 })
  })

  test('are listed with the standard cartons that cannot be used', () => {
    const rules: CartonRules = {
      ...BARE,
      standard: [
        [700, 300, 300],
        [250, 250, 250],
      ],
    }
    expect(packed([300, 200, 100], 500, rules).rejected).toEqual([
      { outer: [700, 300, 300], reason: 'side' },
      { outer: [250, 250, 250], reason: 'unit' },
    ])
  })
})

describe('a unit that cannot be packed', () => {
  test.each([
    [[700, 100, 100], 500, 'unitTooLarge'],
    [[300, 200, 100], 25_000, 'unitTooHeavy'],
    [[0, 100, 100], 500, 'notPositive'],
    [[-1, 100, 100], 500, 'notPositive'],
    [[Number.NaN, 100, 100], 500, 'notANumber'],
    [[300, 200, 100], 0, 'notPositive'],
  ] as [Sides, number, string][])('of %j mm and %d g has the problem %s', (unit, grams, reason) => {
    expect(packCartons(unit, grams, CARTON_RULES)).toMatchObject({ ok: false, problems: [{ reason }] })
  })
})

describe('for any unit', () => {
  const unit = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 20, max: 600 }))) as fc.Arbitrary<
    [number, number, number]
  >
  const grams = fc.integer({ min: 5, max: 15_000 })

  test('the best ten keep the limits, hold their units and are sorted by chargeable weight', () => {
    fc.assert(
      fc.property(unit, grams, (sides, weight) => {
        const { best } = packed(sides, weight)
        expect(best.length).toBeGreaterThan(0)
        expect(best.length).toBeLessThanOrEqual(BEST)
        for (const { grid, units, unit, inner, outer, grossGrams, cartonGrams, fillRate } of best) {
          expect([...unit].sort()).toEqual([...sides].sort())
          expect(units).toBe(grid[0] * grid[1] * grid[2])
          for (const axis of [0, 1, 2] as const) {
            expect(grid[axis] * unit[axis]).toBeLessThanOrEqual(inner[axis])
            expect(outer[axis]).toBeLessThanOrEqual(CARTON_RULES.maxSideMm)
          }
          expect(grossGrams).toBe(cartonGrams + units * weight)
          expect(grossGrams).toBeLessThanOrEqual(CARTON_RULES.maxGrossGrams)
          expect(fillRate).toBeLessThanOrEqual(1 + 1e-9)
        }
        const merits = best.map(({ chargeableGramsPerUnit }) => chargeableGramsPerUnit)
        expect(merits).toEqual([...merits].sort((a, b) => a - b))
      }),
      { numRuns: runs(60, 2000) },
    )
  })

  test('turning the unit changes nothing', () => {
    fc.assert(
      fc.property(unit, grams, ([a, b, c], weight) => {
        const merits = (sides: Sides) =>
          packed(sides, weight).best.map(({ chargeableGramsPerUnit }) => chargeableGramsPerUnit)
        expect(merits([c, a, b])).toEqual(merits([a, b, c]))
      }),
      { numRuns: runs(20, 500) },
    )
  })

  test('trying every grid finds no better carton', () => {
    fc.assert(
      fc.property(unit, grams, (sides, weight) => {
        const rules: CartonRules = { ...BARE, maxUnits: 60 }
        let least = Number.POSITIVE_INFINITY
        for (let x = 1; x <= 60; x++)
          for (let y = 1; x * y <= 60; y++)
            for (let z = 1; x * y * z <= 60; z++) {
              const outer = [x * sides[0], y * sides[1], z * sides[2]] as const
              const count = x * y * z
              if (Math.max(...outer) > 635 || count * weight > 22_680) continue
              least = Math.min(least, Math.max(count * weight, (outer[0] * outer[1] * outer[2]) / 6000) / count)
            }
        expect(best(sides, weight, rules).chargeableGramsPerUnit).toBeCloseTo(least, 6)
      }),
      { numRuns: runs(20, 500) },
    )
  })
})
