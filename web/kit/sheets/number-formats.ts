/** What the number formats of a workbook say about its numbers (ECMA-376 part 1, 18.8.30). */

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

const DAY_MS = 86_400_000
/** Day 0 of both calendars of Excel. The first takes 1900 for a leap year: its serials below 61 are a day off. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
const SERIALS = { from: 61, to: 2_958_465 } as const

/** The cell as it is shown: `15%`, `2026-06-15`; a plain number stays one. */
export function shownNumber(value: number, meaning: NumberMeaning, calendar: keyof typeof DAY_ZERO): number | string {
  if (meaning === 'percent') return `${Number((value * 100).toPrecision(15))}%`
  if (meaning === 'number' || value < SERIALS.from || value > SERIALS.to) return value
  return new Date(DAY_ZERO[calendar] + Math.floor(value) * DAY_MS).toISOString().slice(0, 10)
}
