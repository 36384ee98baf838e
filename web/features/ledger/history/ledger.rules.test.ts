import { expect, test } from 'vitest'
import { ledgerAsked, ledgerQuery } from './ledger.rules.ts'

const asked = (query: string) => ledgerAsked(new URLSearchParams(query))

test('what the address does not name, or names wrongly, is no filter', () => {
  const nothing = { kind: '', from: '', to: '' }
  expect(asked('')).toEqual(nothing)
  expect(asked('kind=theft&from=yesterday&to=2026-13-01')).toEqual(nothing)
  expect(ledgerQuery(asked(''))).toEqual({})
})

test('days are the reader’s own, and the last one counts as a whole', () => {
  const { kind, from = '', until = '' } = ledgerQuery(asked('kind=charge&from=2026-11-01&to=2026-11-01'))
  expect(kind).toBe('charge')
  expect(new Date(from)).toEqual(new Date(2026, 10, 1))
  expect(new Date(until)).toEqual(new Date(2026, 10, 2))
})

test('the last day of a year ends with it', () => {
  expect(new Date(ledgerQuery(asked('to=2026-12-31')).until ?? '')).toEqual(new Date(2027, 0, 1))
})
