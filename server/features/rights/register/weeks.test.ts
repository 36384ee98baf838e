import { expect, it } from 'vitest'
import { daysOf, weekOf } from './weeks.ts'

it.each([
  ['2026-11-15', '2026-W46'],
  ['2026-11-16', '2026-W47'],
  ['2021-01-03', '2020-W53'],
  ['2024-12-30', '2025-W01'],
])('%s is in %s', (day, week) => expect(weekOf(day)).toBe(week))

it('a week contains its days from Monday to Sunday, for thirty years', () => {
  for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2030, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const { from, to } = daysOf(weekOf(day))
    expect(from <= day && day <= to).toBe(true)
    expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000)
    expect(new Date(from).getUTCDay()).toBe(1)
  }
})
