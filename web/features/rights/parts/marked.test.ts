import { expect, test } from 'vitest'
import { segmentsOf } from './marked.ts'

const shown = (text: string, ...findings: [from: number, to: number][][]) =>
  segmentsOf(
    text,
    findings.map((places) => ({ places: places.map(([from, to]) => ({ from, to })) })),
  ).map(({ text, finding }) => [text, finding])

test('each place of a finding is marked, and the text around it stays as it is', () => {
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

test('of findings that overlap the one that begins first is marked, and of those the longest', () => {
  expect(shown('Apple Watch strap', [[0, 5]], [[0, 11]], [[6, 17]])).toEqual([
    ['Apple Watch', 1],
    [' strap', null],
  ])
})

test('a text without findings is one piece, and an empty one none', () => {
  expect(shown('Travel mug')).toEqual([['Travel mug', null]])
  expect(shown('')).toEqual([])
})
