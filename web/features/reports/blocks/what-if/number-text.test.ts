import { expect, test } from 'vitest'
import { isAccepted, readNumber, writeNumber } from './number-text.ts'

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
])('reads “%s” as %s', (typed, number) => expect(readNumber(typed)).toBe(number))

test('writes a number as it would be typed', () => {
  expect(writeNumber(1234.5, 2)).toBe('1234.5')
  expect(writeNumber(0.1 + 0.2, 2)).toBe('0.3')
  expect(writeNumber(null, 2)).toBe('')
})

test.each([
  [0.001, 2, 'positive', false],
  [0.01, 2, 'positive', true],
  [0.4, 0, 'positive', false],
  [null, 2, 'positive', false],
  [0, 1, 'number', true],
  [null, 1, 'number', false],
  [null, 2, 'any', true],
  [undefined, 2, 'any', false],
] as const)('for %s with %i decimals in a field of type %s, isAccepted is %s', (number, decimals, wanted, accepted) => {
  expect(isAccepted(number, decimals, wanted)).toBe(accepted)
})
