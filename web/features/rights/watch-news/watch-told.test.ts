import { expect, test } from 'vitest'
import { newsOf } from './watch-told.ts'

const mug = { id: 1, name: 'Travel mug', found: 2 }
const chair = { id: 2, name: 'Camping chair', found: 0 }

test('what a saved search has found is told once, and again when it has found more', () => {
  expect(newsOf([mug, chair], {})).toEqual([mug])
  expect(newsOf([mug, chair], { 1: 2, 2: 0 })).toEqual([])
  expect(newsOf([{ ...mug, found: 3 }, chair], { 1: 2 })).toEqual([{ ...mug, found: 3 }])
})

test('a search that was looked at is told of with its next find', () => {
  expect(newsOf([{ ...mug, found: 1 }], { 1: 0 })).toHaveLength(1)
})
