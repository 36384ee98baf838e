import { expect, it } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

it.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+1+cmd', "'+1+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('a cell that a spreadsheet would run, %j, is shown instead', (given, written) => {
  expect(csvCell(given)).toBe(written)
})

it.each(['-10.00', '+5', '30.00', '-1'])('%s stays a number', (number) => {
  expect(csvCell(number)).toBe(number)
})

it('a number with more digits than a spreadsheet keeps stays text, a shorter one a number', () => {
  expect(csvCell('20261121094433900252')).toBe('20261121094433900252\t')
  expect(csvCell('123456789012345')).toBe('123456789012345')
})

it('quotes what would end a cell or a line', () => {
  expect(['a,b', 'a"b', 'a\nb', null].map(csvCell)).toEqual(['"a,b"', '"a""b"', '"a\nb"', ''])
})

it('begins with the mark by which Excel knows UTF-8, and ends its lines as RFC 4180 says', async () => {
  async function* rows() {
    yield ['卖家', -10] as const
  }
  let text = ''
  for await (const piece of csvOf(['名字', '算力'], rows())) text += piece
  expect(text).toBe('\ufeff名字,算力\r\n卖家,-10\r\n')
})
