import { expect, test } from 'vitest'
import { mug } from './mug.test-support.ts'
import { seasonsOf } from './seasons.ts'

test('the peak season costs the difference between the fee tables, whether the sale is before it or in it', () => {
  for (const on of ['2026-06-15', '2026-11-20'])
    expect(seasonsOf(mug({ on })).fulfilment).toEqual({
      from: '2026-10-15',
      to: '2027-01-14',
      rise: { value: 733 - 690, low: 733 - 690, high: 733 - 690 },
    })
})

test('storage costs more from October on, for each month in storage', () => {
  // 400 in³ are 0.2315 ft³: 0.56 at $2.40 instead of 0.18 at $0.78.
  expect(seasonsOf(mug()).storage).toMatchObject({ from: '2026-10-01', to: '2026-12-31', rise: { value: 56 - 18 } })
  // Three months 1.67 instead of 0.54; of five, only October to December are more expensive.
  expect(seasonsOf(mug({ storageMonths: 3 })).storage?.rise.value).toBe(167 - 54)
  expect(seasonsOf(mug({ storageMonths: 5 })).storage?.rise.value).toBe(203 - 90)
})

test('a season is left out if it is over, unknown or without effect on the seller’s own fees', () => {
  expect(seasonsOf(mug({ on: '2027-01-05' }))).toMatchObject({ fulfilment: { rise: { value: 43 } }, storage: null })
  const none = { fulfilment: null, storage: null }
  expect(seasonsOf(mug({ on: '2027-02-01' }))).toEqual(none)
  expect(seasonsOf(mug({ marketplace: 'DE' }))).toEqual(none)
  expect(seasonsOf(mug({ own: { referralRate: null, fba: 600, storage: 20 } }))).toEqual(none)
})
