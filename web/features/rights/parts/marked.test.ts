import { expect, test } from 'vitest'
import { segmentsOf } from './marked.ts'

const shown = (text: string, ...findings: [from: number, to: number][][]) =>
  segmentsOf(
    text,
    findings.map((places) => ({ places: places.map(([from, to]) => ({ from, to })) })),
  ).map(({ text, finding }) => [text, finding])

test('highlights every occurrence of a finding and keeps the text around it', () => {
  expect(
    shown('Yeti mug like Yeti', [
      [0, 4],
      [14, 18],
    ]),
  ).toEqual([
    ['Yeti', 0],
    [' mug like ', null],
    ['Yeti', 0],
  ])
})

test('prefers the earliest of overlapping findings, and the longest of those that start together', () => {
  expect(shown('Apple Watch strap', [[0, 5]], [[0, 11]], [[6, 17]])).toEqual([
    ['Apple Watch', 1],
    [' strap', null],
  ])
})

test('returns one segment for a text without findings and none for an empty text', () => {
  expect(shown('Travel mug')).toEqual([['Travel mug', null]])
  expect(shown('')).toEqual([])
})
