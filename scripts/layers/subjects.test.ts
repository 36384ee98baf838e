import { expect, test } from 'vitest'
import { cycleIn } from './subjects.ts'

test('finds a cycle in the list of allowed subjects', () => {
  expect(cycleIn({ a: ['b'], b: ['c'], c: [] })).toBeUndefined()
  expect(cycleIn({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
})
