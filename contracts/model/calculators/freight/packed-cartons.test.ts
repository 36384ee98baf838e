import { expect, test } from 'vitest'
import { packCartons } from './carton-optimiser.ts'
import { CARTON_RULES } from './cartons.data.ts'
import { cartonsFor } from './packed-cartons.ts'

const packing = packCartons([200, 150, 100], 400, CARTON_RULES)
const best = packing.ok ? packing.best[0]! : undefined!

test('all units are in full cartons and one with the rest', () => {
  const cartons = cartonsFor(best, best.units * 3 + 2, 400)
  expect(cartons.map(({ count, unitsPerCarton }) => [count, unitsPerCarton])).toEqual([
    [3, best.units],
    [1, 2],
  ])
  expect(cartons.map(({ weightGrams }) => weightGrams)).toEqual([best.grossGrams, best.cartonGrams + 800])
})

test('fewer units than a carton holds are one carton', () => {
  expect(cartonsFor(best, 1, 400)).toMatchObject([{ count: 1, unitsPerCarton: 1 }])
})

test('without a rest there are only full cartons', () => {
  expect(cartonsFor(best, best.units, 400)).toMatchObject([{ count: 1, unitsPerCarton: best.units }])
})
