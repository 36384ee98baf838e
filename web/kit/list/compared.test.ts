import { expect, test } from 'vitest'
import { MAX_COMPARED, toggleCompared } from './compared.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))
const idOf = ({ id }: { id: string }) => id

test('adds a row, and removes it even if it has been fetched again since', () => {
  const two = toggleCompared(rows(1), { id: 'x' }, idOf)
  expect(two.map(idOf)).toEqual(['0', 'x'])
  expect(toggleCompared(two, { id: '0' }, idOf).map(idOf)).toEqual(['x'])
})

test('a full comparison takes no further row, but lets rows go', () => {
  const full = rows(MAX_COMPARED)
  expect(toggleCompared(full, { id: 'x' }, idOf)).toBe(full)
  expect(toggleCompared(full, { id: '3' }, idOf)).toHaveLength(MAX_COMPARED - 1)
  expect(toggleCompared(rows(5), { id: 'x' }, idOf, 5)).toHaveLength(5)
})
