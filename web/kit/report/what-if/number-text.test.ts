import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './number-text.ts'

test.each([
  ['24.99', 24.99],
  ['24,99', 24.99],
  ['1,234', 1234],
  ['1,234.5', 1234.5],
  [' $ 8 ', 8],
  ['12%', 12],
  ['.5', 0.5],
  ['7.', 7],
  ['', null],
  ['-3', undefined],
  ['abc', undefined],
  ['1.2.3', undefined],
])('“%s” is read as %s', (typed, number) => expect(readNumber(typed)).toBe(number))

test('a number is written as it would be typed', () => {
  expect(writeNumber(1234.5, 2)).toBe('1234.5')
  expect(writeNumber(0.1 + 0.2, 2)).toBe('0.3')
  expect(writeNumber(null, 2)).toBe('')
})
