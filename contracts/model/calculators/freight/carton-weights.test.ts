import { expect, test } from 'vitest'
import { cartonWeightText } from './carton-weight-text.ts'
import { contradictingWeights } from './carton-weights.ts'
import { freightOf } from './freight.ts'
import { CARTON, shipmentTo, TODAY } from './shipment.test-support.ts'

/** Cartons of 24 units that weigh 12 kg. */
const withUnits = (unitWeightGrams: number | null, unitsPerCarton: number | null = 24) => {
  const input = shipmentTo('US', { cartons: [{ ...CARTON, unitsPerCarton }] })
  return { ...input, goods: { ...input.goods, unitWeightGrams } }
}

test.each([
  ['half a kilogram each fill the carton exactly', 500, null],
  ['units and a board of 1 kg', 458.3, null],
  ['half of the weight is packing', 305.6, null],
  ['units that outweigh their carton', 500.1, 'unitsHeavier'],
  ['kilograms typed as grams', 5000, 'unitsHeavier'],
  ['more packing than units', 305.5, 'cartonHeavier'],
  ['grams typed as kilograms', 0.4, 'cartonHeavier'],
])('%s: %s g', (_, unitGrams, reason) => {
  expect(contradictingWeights(withUnits(unitGrams)).map((each) => each.reason)).toEqual(reason === null ? [] : [reason])
})

test('a thin unit in a light carton is no contradiction', () => {
  const input = withUnits(20)
  const cartons = [{ ...CARTON, weightGrams: 1700 }]
  // 24 × 20 g = 480 g; 480 g × 1.5 + 1 kg = 1,720 g.
  expect(contradictingWeights({ ...input, cartons })).toEqual([])
})

test('nothing is said about cartons without units, or units without a weight', () => {
  expect(contradictingWeights(withUnits(5000, null))).toEqual([])
  expect(contradictingWeights(withUnits(null))).toEqual([])
})

test('a contradiction names its row in numbers, and does not hinder the result', () => {
  const input = withUnits(600)
  const cartons = [{ ...CARTON, weightGrams: 16_000 }, CARTON]
  const found = contradictingWeights({ ...input, cartons })
  expect(found.map(({ carton }) => carton)).toEqual([1])
  expect(cartonWeightText(found[0]!, { language: 'en-US' })).toBe(
    '24 units × 0.6 kg = 14.4 kg, more than the 12 kg that the carton weighs',
  )
  expect(cartonWeightText(found[0]!, { language: 'zh-CN' })).toBe('24 件 × 0.6 kg = 14.4 kg，已超过单箱毛重 12 kg')
  expect(freightOf({ ...input, cartons }, TODAY).ok).toBe(true)
})
