/** Interprets the number formats of a workbook (ECMA-376 part 1, 18.8.30). */

import { type Calendar, dayOfSerial } from '#contracts/core/serial-day.ts'

export type NumberMeaning = 'number' | 'percent' | 'day'

/** Built-in formats of percentages and dates, including the East Asian ones. Times of day count as numbers. */
const PERCENTS: readonly number[] = [9, 10]
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (id >= 27 && id <= 31) ||
  id === 36 ||
  (id >= 50 && id <= 54) ||
  (id >= 57 && id <= 58)

/** What numbers in the format `id` mean. `code` is the workbook's custom format with this id, if any. */
export function meaningOf(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) return PERCENTS.includes(id) ? 'percent' : isBuiltInDay(id) ? 'day' : 'number'
  // Drop literal text, colors and locales, and keep the first section, which is for positive numbers.
  const plain = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')[0] ?? ''
  if (plain.includes('%')) return 'percent'
  return /[yd年]/i.test(plain) ? 'day' : 'number'
}

/** The cell as Excel shows it: `15%`, `2026-06-15`. Plain numbers stay numbers. */
export function shownNumber(value: number, meaning: NumberMeaning, calendar: Calendar): number | string {
  if (meaning === 'percent') return `${Number((value * 100).toPrecision(15))}%`
  return (meaning === 'day' ? dayOfSerial(value, calendar) : null) ?? value
}
