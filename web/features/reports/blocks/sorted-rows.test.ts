import { expect, test } from 'vitest'
import { nextSort, orderOf } from './sorted-rows.ts'

const rows = [
  ['mug', 3],
  ['cup', null],
  ['pan', 12],
  ['lid', 3],
]

test('sorts numbers by value, keeps the order of equal numbers and puts unknown values last', () => {
  expect(orderOf(rows, { column: 1, descending: true })).toEqual([2, 0, 3, 1])
  expect(orderOf(rows, { column: 1, descending: false })).toEqual([0, 3, 2, 1])
})

test('sorts words alphabetically', () => {
  expect(orderOf(rows, { column: 0, descending: false })).toEqual([1, 3, 0, 2])
})

test('repeated clicks sort in one direction, then in the other, then remove the sorting', () => {
  const first = nextSort(undefined, 1, true)
  const second = nextSort(first, 1, true)
  expect([first?.descending, second?.descending, nextSort(second, 1, true)]).toEqual([true, false, undefined])
  expect(nextSort(first, 0, false)).toEqual({ column: 0, descending: false })
})
