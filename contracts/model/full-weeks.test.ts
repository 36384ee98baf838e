import { expect, test } from 'vitest'
import { saturdayOf, sundayOf, sundaysBefore, weekNumber, weeksBack, weeksBetween } from './full-weeks.ts'

test('the last full week before a day ends on the Saturday before it', () => {
  expect(sundaysBefore('2026-11-15', 2)).toEqual(['2026-11-01', '2026-11-08'])
  expect(sundaysBefore('2026-11-21', 1)).toEqual(['2026-11-08'])
  expect(sundaysBefore('2026-11-22', 1)).toEqual(['2026-11-15'])
  expect(sundaysBefore('2026-01-03', 1)).toEqual(['2025-12-21'])
  expect(sundaysBefore('2026-11-15')).toHaveLength(26)
})

test('weeks are numbered by their Sundays, across years and leap days', () => {
  expect(weekNumber('1970-01-04')).toBe(0)
  for (const sunday of ['2024-02-25', '2024-03-03', '2026-01-04', '2026-11-08'])
    expect(sundayOf(weekNumber(sunday))).toBe(sunday)
  expect(Number.isInteger(weekNumber('2026-11-11'))).toBe(false)
  expect(saturdayOf('2025-12-28')).toBe('2026-01-03')
})

test('weeks are counted from the last full one', () => {
  expect(weeksBack('2026-11-08', '2026-11-15')).toBe(0)
  expect(weeksBack('2026-05-17', '2026-11-15')).toBe(25)
  expect(weeksBetween('2026-05-17', '2026-11-08')).toBe(25)
})
