import { expect, test } from 'vitest'
import { filterIn, ledgerQuery } from './ledger-filter.rules.ts'

const filter = (query: string) => filterIn(new URLSearchParams(query))

test('ignores missing and invalid values in the URL', () => {
  const nothing = { kind: '', from: '', to: '' }
  expect(filter('')).toEqual(nothing)
  expect(filter('kind=theft&from=yesterday&to=2026-13-01')).toEqual(nothing)
  expect(ledgerQuery(filter(''))).toEqual({})
})

test('days start at midnight in the reader’s time zone, and the last day is included', () => {
  const { kind, from = '', until = '' } = ledgerQuery(filter('kind=charge&from=2026-11-01&to=2026-11-01'))
  expect(kind).toBe('charge')
  expect(new Date(from)).toEqual(new Date(2026, 10, 1))
  expect(new Date(until)).toEqual(new Date(2026, 10, 2))
})

test('a filter that ends on the last day of a year includes this day', () => {
  expect(new Date(ledgerQuery(filter('to=2026-12-31')).until ?? '')).toEqual(new Date(2027, 0, 1))
})
