import { expect, test } from 'vitest'
import { selectRows } from '#server/platform/columns/select.ts'
import { rangeCondition } from './table-conditions.ts'

const metric = { unit: 'share', marketplace: 'US', nameIn: () => 'share' } as const
const kept = (values: Float32Array | Float64Array, bounds: { min?: number; max?: number }) => [
  ...selectRows(
    { from: 0, to: values.length },
    [rangeCondition(bounds, { ...metric, values })],
    new Uint32Array(values.length),
  ),
]

test('a bound includes the single-precision value that is shown as the bound, and no neighbor', () => {
  const values = Float32Array.of(0.3, 0.3 + 2 ** -24, 0.3 - 2 ** -24)
  expect(kept(values, { max: 0.3 })).toEqual([0, 2])
  expect(kept(values, { min: 0.3 })).toEqual([0, 1])
})

test('a bound includes the average that is shown as the bound', () => {
  const average = (Math.fround(0.1) + Math.fround(0.3)) / 2
  const values = Float64Array.of(average, 0.201, 0.199)
  expect(average).toBeGreaterThan(Math.fround(0.2))
  expect(kept(values, { max: 0.2 })).toEqual([0, 2])
  expect(kept(values, { min: 0.2 })).toEqual([0, 1])
  expect(kept(Float64Array.of(-average, -0.201), { min: -0.2, max: -0.2 })).toEqual([0])
})
