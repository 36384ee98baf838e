import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeableOf, MEASURES } from './chargeable.ts'
import { CONTAINER_SIZES } from './containers.ts'
import type { Carton } from './input.ts'
import { MODES, type Mode } from './modes.ts'
import type { Measure } from './rate-card.ts'
import { CARTON } from './shipment.test-support.ts'

const charged = (mode: Mode, carton: Partial<Carton> = {}, measure: Partial<Measure> = {}) =>
  chargeableOf([{ ...CARTON, ...carton }], { ...MEASURES[mode], ...measure }, CONTAINER_SIZES)

describe('the example of B3, one carton of 60×40×40 cm and 12 kg', () => {
  test('is 0.096 CBM; twenty are 1.92 CBM', () => {
    // 0.6 × 0.4 × 0.4 = 0.096.
    expect(charged('air', { count: 1 }).cbm).toBeCloseTo(0.096, 12)
    expect(charged('seaLcl').cbm).toBeCloseTo(1.92, 12)
    expect(charged('seaLcl').quantity).toBeCloseTo(1.92, 12)
  })
  test('is charged as 16 kg by air: 96,000 cm³ ÷ 6000', () => {
    expect(charged('air', { count: 1 })).toMatchObject({ quantity: 16, volumetricGrams: 16_000, decidedBy: 'volume' })
  })
  test('is charged as 19.5 kg by express: 96,000 cm³ ÷ 5000 = 19.2 kg, in steps of 0.5 kg', () => {
    expect(charged('express', { count: 1 })).toMatchObject({ quantity: 19.5, volumetricGrams: 19_200 })
  })
  test('is charged as 16 kg by sea parcel', () => {
    expect(charged('seaParcel', { count: 1 }).quantity).toBe(16)
  })
  test('is charged as one CBM by LCL and rail', () => {
    for (const mode of ['seaLcl', 'rail'] as const)
      expect(charged(mode, { count: 1 })).toMatchObject({ quantity: 1, decidedBy: 'least' })
  })
})

describe('chargeable weight', () => {
  test.each([
    // The carton has only 1 dm³, so its weight counts.
    [20_400, 20.5],
    [20_500, 20.5],
    [20_501, 21],
    [20_999, 21],
    [21_000, 21],
    [21_001, 22],
    [400, 0.5],
  ])('of %d g by express is %d kg', (weightGrams, quantity) => {
    const small = { count: 1, lengthMm: 100, widthMm: 100, heightMm: 100, weightGrams }
    expect(charged('express', small)).toMatchObject({ quantity, decidedBy: 'weight' })
  })

  test('is rounded once for the shipment, or for each carton if the card says so', () => {
    // 3 cartons of 19.2 kg: 57.6 kg rounded to 58 kg, or 3 × 19.5 kg = 58.5 kg.
    expect(charged('express', { count: 3 }).quantity).toBe(58)
    expect(charged('express', { count: 3 }, { rounds: 'carton' }).quantity).toBe(58.5)
  })

  test('compares weight and volume over the whole shipment', () => {
    // Light carton: 16 kg by volume, 12 kg by weight. Dense one: 0.17 and 15 kg. Together 16.17 and 27 kg; apart 16 + 15.
    const dense = { ...CARTON, count: 1, lengthMm: 100, widthMm: 100, heightMm: 100, weightGrams: 15_000 }
    const both = [{ ...CARTON, count: 1 }, dense]
    expect(chargeableOf(both, MEASURES.air, []).quantity).toBe(27)
    expect(chargeableOf(both, { ...MEASURES.air, rounds: 'carton' }, []).quantity).toBe(31)
  })

  test('is at least the minimum quantity of the card', () => {
    expect(charged('air', { count: 1 }, { least: 45 })).toMatchObject({ quantity: 45, decidedBy: 'least' })
  })

  test('is not rounded up a step because of floating-point noise', () => {
    // 700 × 300 × 100 mm ÷ 5000 = 4.2 kg each; ten are 42 kg, not 43.
    const carton = { count: 10, lengthMm: 700, widthMm: 300, heightMm: 100, weightGrams: 1000 }
    expect(charged('express', carton).quantity).toBe(42)
    expect(
      charged('air', { count: 1, lengthMm: 609.6, widthMm: 406.4, heightMm: 254, weightGrams: 1000 }).quantity,
    ).toBe(
      11, // 62,925.6 cm³ ÷ 6000 = 10.49 kg
    )
  })
})

describe('LCL', () => {
  test('counts a tonne as a CBM', () => {
    // 20 × 150 kg = 3 t; 1.92 CBM.
    expect(charged('seaLcl', { weightGrams: 150_000 })).toMatchObject({ quantity: 3, decidedBy: 'weight' })
  })
})

describe('for any shipment', () => {
  const carton = fc.record({
    count: fc.integer({ min: 1, max: 200 }),
    lengthMm: fc.integer({ min: 50, max: 1200 }),
    widthMm: fc.integer({ min: 50, max: 1200 }),
    heightMm: fc.integer({ min: 50, max: 1200 }),
    weightGrams: fc.integer({ min: 100, max: 60_000 }),
    unitsPerCarton: fc.constant(null),
  })
  const list = fc.array(carton, { minLength: 1, maxLength: 6 })

  test('the chargeable quantity is no less than the actual one', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...MODES), (cartons, mode) => {
        const { per, quantity, grossGrams, cbm, volumetricGrams } = chargeableOf(
          cartons,
          MEASURES[mode],
          CONTAINER_SIZES,
        )
        if (per === 'kg') expect(quantity! * 1000).toBeGreaterThanOrEqual(Math.max(grossGrams, volumetricGrams!) - 1e-4)
        if (per === 'cbm') expect(quantity).toBeGreaterThanOrEqual(Math.max(cbm, grossGrams / 1e6))
      }),
    )
  })

  test('rounding each carton never charges less than rounding the shipment', () => {
    fc.assert(
      fc.property(list, fc.constantFrom('air', 'express', 'seaParcel'), (cartons, mode) => {
        const once = chargeableOf(cartons, MEASURES[mode], []).quantity!
        const each = chargeableOf(cartons, { ...MEASURES[mode], rounds: 'carton', smallStep: null }, []).quantity!
        const plainly = chargeableOf(cartons, { ...MEASURES[mode], smallStep: null }, []).quantity!
        expect(each).toBeGreaterThanOrEqual(plainly)
        expect(once).toBeLessThanOrEqual(plainly)
      }),
    )
  })
})
