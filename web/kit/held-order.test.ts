import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepOrder } from './held-order.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const ids = (held: number[], ...now: number[]) => keepOrder(held, rows(...now)).map(({ id }) => id)

test('a row that moves to the top of the list keeps its place on screen', () => {
  expect(ids([1, 2, 3], 3, 1, 2)).toEqual([1, 2, 3])
})

test('removed rows disappear and new rows come last', () => {
  expect(ids([1, 2, 3], 4, 1, 3)).toEqual([1, 3, 4])
})

test('each current row is shown once', () => {
  const list = fc.uniqueArray(fc.nat(20))
  fc.assert(
    fc.property(list, list, (held, now) => {
      const shown = keepOrder(held, rows(...now))
      expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(now.toSorted((a, b) => a - b))
      expect(shown.filter(({ id }) => held.includes(id)).map(({ id }) => id)).toEqual(
        held.filter((id) => now.includes(id)),
      )
    }),
  )
})
