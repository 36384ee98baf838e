import { expect, test } from 'vitest'
import { monthsUntil } from './trend-months.ts'

test('counts months back across a year', () => {
  expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsUntil('2025-12', 1)).toEqual(['2025-12'])
})
