import { expect, test } from 'vitest'
import { newFinds } from './announced-finds.ts'

const mug = { id: 1, name: 'Travel mug', found: 2 }
const chair = { id: 2, name: 'Camping chair', found: 0 }

test('reports the new patents of a saved search once, and again when more are found', () => {
  expect(newFinds([mug, chair], {})).toEqual([mug])
  expect(newFinds([mug, chair], { 1: 2, 2: 0 })).toEqual([])
  expect(newFinds([{ ...mug, found: 3 }, chair], { 1: 2 })).toEqual([{ ...mug, found: 3 }])
})

test('reports a new patent after the user has viewed the earlier ones', () => {
  expect(newFinds([{ ...mug, found: 1 }], { 1: 0 })).toHaveLength(1)
})
