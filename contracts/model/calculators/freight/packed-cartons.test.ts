import { expect, test } from 'vitest'
import { packCartons } from './carton-optimiser.ts'
import { CARTON_RULES } from './cartons.data.ts'
import { cartonsFor } from './packed-cartons.ts'

const packing = packCartons([200, 150, 100], 400, CARTON_RULES)
const best = packing.ok ? packing.best[0]! : undefined!

test('units fill whole cartons, and one more carton holds the rest', () => {
  const cartons = cartonsFor(best, best.units * 3 + 2, 400)
  expect(cartons.map(({ count, unitsPerCarton }) => [count, unitsPerCarton])).toEqual([
    [3, best.units],
    [1, 2],
  ])
  expect(cartons.map(({ weightGrams }) => weightGrams)).toEqual([best.grossGrams, best.cartonGrams + 800])
})

test('fewer units than a carton holds make one carton', () => {
  expect(cartonsFor(best, 1, 400)).toMatchObject([{ count: 1, unitsPerCarton: 1 }])
})

test('there are only full cartons if no units are left over', () => {
  expect(cartonsFor(best, best.units, 400)).toMatchObject([{ count: 1, unitsPerCarton: best.units }])
})
