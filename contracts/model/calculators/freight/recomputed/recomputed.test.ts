import { expect, test } from 'vitest'
import { createRandom } from '#fixtures/random.ts'
import { runs } from '#fixtures/test-set.test-support.ts'
import { freightOf } from '../freight.ts'
import { randomShipment } from '../random-shipment.test-support.ts'
import type { ModeResult } from '../result.ts'
import { recompute } from './mode.test-support.ts'

const pair = (range: { low: number; high: number } | null) => range && [range.low, range.high]
const answerOf = (result: ModeResult) => ({
  quantity: result.chargeable.quantity,
  components: Object.fromEntries(result.components.map(({ key, amount }) => [key, pair(amount)])),
  total: pair(result.total),
  vat: pair(result.importVat.amount),
  landed: [result.landed.goods, result.landed.freight, result.landed.duty, result.landed.total].map(pair),
})

test('1,000 random shipments agree with a computation that shares no code', () => {
  const random = createRandom(23, 'freight')
  const mismatches: unknown[] = []
  let modes = 0
  for (let at = 0; at < runs(1000, 5000); at++) {
    const input = randomShipment(random.child(String(at)))
    const result = freightOf(input, '2026-11-23')
    if (!result.ok) throw new Error(`${at}: ${JSON.stringify(result.problems)}`)
    for (const mode of result.freight.modes) {
      if (mode.gap === 'notServed') continue
      modes++
      const [engine, second] = [answerOf(mode), recompute(input, mode.mode)]
      const isEqual =
        Math.abs((engine.quantity ?? -1) - (second.quantity ?? -1)) < 1e-9 &&
        JSON.stringify({ ...engine, quantity: 0 }) === JSON.stringify({ ...second, quantity: 0 })
      if (!isEqual) mismatches.push({ at, mode: mode.mode, engine, second })
    }
  }
  expect(mismatches).toEqual([])
  expect(modes).toBeGreaterThan(5000)
})
