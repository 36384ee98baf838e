import { expect, test } from 'vitest'
import { numberProblem, readNumber, writeNumber } from './number-text.ts'

test.each([
  ['24.99', 24.99],
  ['24,99', 24.99],
  ['1,234', 1234],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234.567,89', 1234567.89],
  ['12,3456', 123456],
  ['0,125', 0.125],
  ['1,234,567', 1234567],
  ['１２．５', 12.5],
  [' $ 8 ', 8],
  ['￥8', 8],
  ['12%', 12],
  ['.5', 0.5],
  ['7.', 7],
  ['', null],
  ['-3', undefined],
  ['abc', undefined],
  ['1.2.3', undefined],
  ['1,2,3', undefined],
  ['1e5', undefined],
  ['Infinity', undefined],
])('“%s” is read as %s', (typed, number) => expect(readNumber(typed)).toBe(number))

test.each([
  ['€19,99', 'EUR', 19.99],
  ['19.99 usd', 'USD', 19.99],
  ['US$19.99', 'USD', 19.99],
  ['C$8', 'CAD', 8],
  ['￥1,200', 'JPY', 1200],
  ['12%', '%', 12],
  ['10 cm', 'cm', 10],
  ['10"', 'in', 10],
  ['10″', 'in', 10],
  ['60 m³', 'CBM', 60],
  ['139 in³/lb', 'in³/lb', 139],
  ['€19,99', 'USD', 'otherUnit'],
  ['12%', 'USD', 'otherUnit'],
  ['10 in', 'cm', 'otherUnit'],
  ['10"', 'cm', 'otherUnit'],
  ['1lb', 'g', 'otherUnit'],
  ['$10', 'cm', 'otherUnit'],
  ['€ 8 USD', 'USD', 'otherUnit'],
  ['about 8', 'USD', 'otherUnit'],
  ['-3 USD', 'USD', undefined],
  ['free', 'USD', undefined],
  ['USD', 'USD', undefined],
  ['1e5', 'g', undefined],
  ['2*3', 'cm', undefined],
])('“%s” in a field of %s is read as %s', (typed, unit, number) => expect(readNumber(typed, unit)).toBe(number))

test('a number is written into its field rounded and without group separators', () => {
  expect(writeNumber(1234.5, 2)).toBe('1234.5')
  expect(writeNumber(0.1 + 0.2, 2)).toBe('0.3')
  expect(writeNumber(null, 2)).toBe('')
})

test.each([
  [0.001, { wanted: 'aboveNothing', decimals: 2 }, 'notAboveNothing'],
  [0.01, { wanted: 'aboveNothing', decimals: 2 }, undefined],
  [0.4, { wanted: 'aboveNothing', decimals: 0 }, 'notAboveNothing'],
  [null, { wanted: 'aboveNothing', decimals: 2 }, 'notAboveNothing'],
  [null, { wanted: 'positive', decimals: 2 }, undefined],
  [0, { wanted: 'positive', decimals: 2 }, 'notAboveNothing'],
  [0, { wanted: 'number', decimals: 1 }, undefined],
  [null, { wanted: 'number', decimals: 1 }, 'wrongNumber'],
  [null, { wanted: 'any', decimals: 2 }, undefined],
  [undefined, { wanted: 'any', decimals: 2 }, 'wrongNumber'],
  [24, { wanted: 'any', decimals: 1, max: 24 }, undefined],
  [25, { wanted: 'any', decimals: 1, max: 24 }, 'tooLarge'],
  ['otherUnit', { wanted: 'positive', decimals: 1 }, 'otherUnit'],
] as const)('the problem of %s in a field that accepts %j is %s', (number, accepted, problem) => {
  expect(numberProblem(number, accepted)).toBe(problem)
})
