import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+1+cmd', "'+1+cmd"],
  ['-2+3', "'-2+3"],
  ['-1+cmd|A1', "'-1+cmd|A1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('turns the formula %j into text', (given, written) => {
  expect(csvCell(given)).toBe(written)
})

test.each(['-10.00', '+5', '30.00', '-1', '+40.8%', '-$1.05'])('keeps %s as a number', (number) => {
  expect(csvCell(number)).toBe(number)
})

test.each([
  ['−3.6%', '-3.6%'],
  ['−$1.05', '-$1.05'],
  ['− steps', '− steps'],
])('writes the minus sign of %s as %s', (given, written) => {
  expect(csvCell(given)).toBe(written)
})

test('turns numbers of more than 15 digits into text', () => {
  expect(csvCell('20261121094433900252')).toBe('20261121094433900252\t')
  expect(csvCell('123456789012345')).toBe('123456789012345')
})

test('quotes cells with commas, quotes or line breaks', () => {
  expect(csvLine(['a,b', 'a"b', 'a\nb', null, -10])).toBe('"a,b","a""b","a\nb",,-10\r\n')
  expect(csvCell('-1,234.5')).toBe('"-1,234.5"')
})
