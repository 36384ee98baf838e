import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const linesOf = (csv: string) => csv.replace('\uFEFF', '').split('\r\n')

test('cells with commas, quotes and line breaks are quoted', () => {
  expect(linesOf(csvOf([['a', 'b,c', 'say "x"', 'two\nlines']]))[0]).toBe('a,"b,c","say ""x""","two\nlines"')
})

test('a text that a spreadsheet would run is made harmless', () => {
  for (const text of ['=1+1', '+HYPERLINK(1)', '-cmd', '@SUM(A1)', '\t=1', '-1+cmd|A1'])
    expect(
      linesOf(csvOf([[text]]))[0]
        ?.replace(/^"/, '')
        .startsWith("'"),
      text,
    ).toBe(true)
})

test('signed numbers stay numbers', () => {
  const row = ['+40.8%', '-17.1%', '-$1.05', '-1,234.5', '+3']
  expect(linesOf(csvOf([row]))[0]).toBe('+40.8%,-17.1%,-$1.05,"-1,234.5",+3')
})
