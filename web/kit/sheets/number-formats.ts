/** What the number formats of a workbook say about its numbers (ECMA-376 part 1, 18.8.30). */

import { type Calendar, dayOfSerial } from '#contracts/core/serial-day.ts'

export type NumberMeaning = 'number' | 'percent' | 'day'

/** Built-in formats of percentages and of dates, those of East Asian languages included; times of day are numbers. */
const PERCENTS: readonly number[] = [9, 10]
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (id >= 27 && id <= 31) ||
  id === 36 ||
  (id >= 50 && id <= 54) ||
  (id >= 57 && id <= 58)

/** `code`: the workbook's own format of that id. */
export function meaningOf(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) return PERCENTS.includes(id) ? 'percent' : isBuiltInDay(id) ? 'day' : 'number'
  // Without literal text, colors and locales; the first section is that of positive numbers.
  const plain = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')[0] ?? ''
  if (plain.includes('%')) return 'percent'
  return /[yd年]/i.test(plain) ? 'day' : 'number'
}

/** The cell as it is shown: `15%`, `2026-06-15`; a plain number stays one. */
export function shownNumber(value: number, meaning: NumberMeaning, calendar: Calendar): number | string {
  if (meaning === 'percent') return `${Number((value * 100).toPrecision(15))}%`
  return (meaning === 'day' ? dayOfSerial(value, calendar) : null) ?? value
}
