import { expect, test } from 'vitest'
import { exactly } from '#contracts/model/range.ts'
import { tornadoOf } from './tornado.ts'

test('the bars of every driver start at the current net profit and share one scale', () => {
  const rows = [
    { driver: 'price', lower: exactly(600), higher: exactly(1000), effect: 400 },
    { driver: 'cost', lower: exactly(900), higher: exactly(800), effect: 100 },
  ] as const
  expect(tornadoOf(rows, 800)).toEqual({
    now: 50,
    bars: [
      { lower: { from: 0, width: 50 }, higher: { from: 50, width: 50 } },
      { lower: { from: 50, width: 25 }, higher: { from: 50, width: 0 } },
    ],
  })
})
