import { expect, test } from 'vitest'
import { knownPeriods } from './search-term-periods.texts.ts'
import { lastMonthOf, periodsBetween, quartersIn } from './search-term-periods.ts'

test('a quarter counts only with its three months', () => {
  expect(quartersIn(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'])).toEqual(['2026-Q1'])
  expect(quartersIn(['2025-12'])).toEqual([])
  expect(lastMonthOf('2026-Q1')).toBe('2026-03')
})

test.each([
  ['week', '2025-12-28', '2026-01-11', 2],
  ['month', '2025-11', '2026-02', 3],
  ['quarter', '2025-Q4', '2026-Q3', 3],
] as const)('counts the %ss from %s to %s', (kind, from, to, count) => {
  expect(periodsBetween(kind, from, to)).toBe(count)
})

test('names the periods that exist, or that there are none', () => {
  expect(knownPeriods('month', ['2026-09', '2026-10'], 'en-US')).toBe('There are 2 months, 2026-09 to 2026-10')
  expect(knownPeriods('week', [], 'zh-CN')).toBe('目前没有按周的数据')
})
