import { expect, test } from 'vitest'
import { newFinds } from './announced-finds.ts'

const mug = { id: 1, name: 'Travel mug', found: 2 }
const chair = { id: 2, name: 'Camping chair', found: 0 }

test('reports the finds of a saved search once, and again when there are more', () => {
  expect(newFinds([mug, chair], {})).toEqual([mug])
  expect(newFinds([mug, chair], { 1: 2, 2: 0 })).toEqual([])
  expect(newFinds([{ ...mug, found: 3 }, chair], { 1: 2 })).toEqual([{ ...mug, found: 3 }])
})

test('reports a new find after the user has viewed the earlier finds', () => {
  expect(newFinds([{ ...mug, found: 1 }], { 1: 0 })).toHaveLength(1)
})
