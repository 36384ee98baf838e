import { expect, test } from 'vitest'
import { cartonWeightText } from './carton-weight-text.ts'
import { contradictingWeights } from './carton-weights.ts'
import { freightOf } from './freight.ts'
import { CARTON, shipmentTo, TODAY } from './shipment.test-support.ts'

/** Cartons of 12 kg, by default with 24 units each. */
const withUnits = (unitWeightGrams: number | null, unitsPerCarton: number | null = 24) => {
  const input = shipmentTo('US', { cartons: [{ ...CARTON, unitsPerCarton }] })
  return { ...input, goods: { ...input.goods, unitWeightGrams } }
}

test.each([
  ['units that weigh as much as the carton', 500, null],
  ['units and a board of 1 kg', 458.3, null],
  ['units with as much packing as allowed', 305.6, null],
  ['units that outweigh their carton', 500.1, 'unitsHeavier'],
  ['units ten times too heavy', 5000, 'unitsHeavier'],
  ['units with more packing than allowed', 305.5, 'cartonHeavier'],
  ['kilograms typed as grams', 0.4, 'cartonHeavier'],
])('%s (%s g each) give the warning %s', (_, unitGrams, reason) => {
  expect(contradictingWeights(withUnits(unitGrams)).map((each) => each.reason)).toEqual(reason === null ? [] : [reason])
})

test('light units in a light carton give no warning', () => {
  const input = withUnits(20)
  const cartons = [{ ...CARTON, weightGrams: 1700 }]
  // 24 × 20 g = 480 g; 480 g × 1.5 + 1 kg = 1,720 g.
  expect(contradictingWeights({ ...input, cartons })).toEqual([])
})

test('cartons without units and units without a weight give no warning', () => {
  expect(contradictingWeights(withUnits(5000, null))).toEqual([])
  expect(contradictingWeights(withUnits(null))).toEqual([])
})

test('a warning names its carton with the numbers, and the result is still computed', () => {
  const input = withUnits(600)
  const cartons = [{ ...CARTON, weightGrams: 16_000 }, CARTON]
  const found = contradictingWeights({ ...input, cartons })
  expect(found.map(({ carton }) => carton)).toEqual([1])
  expect(cartonWeightText(found[0]!, { language: 'en-US' })).toBe(
    '24 units × 0.6 kg = 14.4 kg, more than the carton’s gross weight of 12 kg',
  )
  expect(cartonWeightText(found[0]!, { language: 'zh-CN' })).toBe('24 件 × 0.6 kg = 14.4 kg，已超过单箱毛重 12 kg')
  expect(freightOf({ ...input, cartons }, TODAY).ok).toBe(true)
})
