import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from '#fixtures/random.ts'
import { runs } from '#fixtures/test-set.test-support.ts'
import type { FreightInput } from './input.ts'
import { randomShipment } from './random-shipment.test-support.ts'
import { boundsOf, compute } from './shipment.test-support.ts'

const shipment = fc.integer({ min: 0, max: 1e9 }).map((seed) => randomShipment(createRandom(seed, 'freight')))
const always = (hold: (input: FreightInput) => void) =>
  fc.assert(fc.property(shipment, hold), { numRuns: runs(100, 3000) })

test('the components add up to the total, bound by bound', () => {
  always((input) => {
    for (const { components, total, missing } of compute(input).modes) {
      if (!total) continue
      for (const bound of ['low', 'high', 'value'] as const)
        expect(components.reduce((sum, { amount }) => sum + (amount?.[bound] ?? 0), 0)).toBe(total[bound])
      expect(missing).toEqual(components.filter(({ amount }) => amount === null).map(({ key }) => key))
    }
  })
})

test('every amount has whole cents and ordered bounds, and every unknown amount has a reason', () => {
  always((input) => {
    for (const { components } of compute(input).modes)
      for (const { amount, gap, basis } of components) {
        expect((amount === null) === (gap !== null)).toBe(true)
        if (!amount) continue
        expect(basis).not.toBeNull()
        expect([amount.low, amount.value, amount.high].every(Number.isInteger)).toBe(true)
        expect(amount.low).toBeLessThanOrEqual(amount.value)
        expect(amount.value).toBeLessThanOrEqual(amount.high)
        expect(amount.low).toBeGreaterThanOrEqual(0)
      }
  })
})

test('with the same card, no mode becomes cheaper when a carton becomes heavier', () => {
  always((input) => {
    const [first, ...others] = input.cartons
    const heavier = { ...input, cartons: [{ ...first!, weightGrams: first!.weightGrams * 1.1 }, ...others] }
    const [light, heavy] = [compute(input).modes, compute(heavier).modes]
    light.forEach((mode, at) => {
      const [before, after] = [boundsOf(mode, 'mainFreight'), boundsOf(heavy[at]!, 'mainFreight')]
      if (!before || !after) return
      expect(after[1]).toBeGreaterThanOrEqual(before[1])
      // Another mix of containers may have a lower `low`, and fewer charges per container.
      if (mode.mode === 'seaFcl') return
      expect(after[0]).toBeGreaterThanOrEqual(before[0])
      expect(heavy[at]!.total!.high).toBeGreaterThanOrEqual(mode.total!.high)
      expect(heavy[at]!.total!.low).toBeGreaterThanOrEqual(mode.total!.low)
    })
  })
})
