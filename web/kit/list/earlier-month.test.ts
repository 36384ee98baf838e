import { expect, test } from 'vitest'
import { numberMetric } from '#contracts/model/screener/metric.ts'
import { withValues } from '../url-state.ts'
import { earlierMonth, monthValues } from './earlier-month.ts'

const NUMBERS = {
  searches: numberMetric('count', 'desc', 'month'),
  words: numberMetric('count', 'desc', 'fixed'),
  bid: numberMetric('money', 'asc', 'latest'),
  spr: numberMetric('count', 'asc', 'latest'),
}

const inMonth = (query: string, month: string, preset: Record<string, string> = {}, sortedBy = 'searches') => {
  const address = new URLSearchParams(query)
  return withValues(address, monthValues(address, { month, numbers: NUMBERS, preset, sortedBy })).toString()
}

test('the newest month is not an earlier one', () => {
  const months = ['2026-10', '2026-09']
  expect(earlierMonth('2026-10', months)).toBeUndefined()
  expect(earlierMonth('2026-09', months)).toBe('2026-09')
  expect(earlierMonth(undefined, months)).toBeUndefined()
})

test('before the first answer and without months, the month of the address counts', () =>
  expect([earlierMonth('2026-10'), earlierMonth('2026-10', [])]).toEqual(['2026-10', '2026-10']))

test('an earlier month loses conditions and order of metrics that only the newest one has', () =>
  expect(inMonth('searches=1..&words=2..&bid=..1&sort=spr', '2026-03', {}, 'spr')).toBe(
    'searches=1..&words=2..&month=2026-03',
  ))

test('a preset with such a metric goes as a whole, and what it replaced returns', () =>
  expect(
    inMonth('preset=rich&searches=5000..&bid=1..&replaced=searches%3D10..', '2026-03', {
      searches: '5000..',
      bid: '1..',
    }),
  ).toBe('searches=10..&month=2026-03'))

test('a preset that the earlier month can have stays', () =>
  expect(inMonth('preset=big&searches=5000..', '2026-03', { searches: '5000..' })).toBe(
    'preset=big&searches=5000..&month=2026-03',
  ))

test('the newest month changes nothing else', () =>
  expect(inMonth('month=2026-03&bid=1..&sort=spr', '', {}, 'spr')).toBe('bid=1..&sort=spr'))
