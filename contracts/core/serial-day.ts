/** Days as spreadsheets count them: whole days since a first day. */

const DAY_MS = 86_400_000
/** Day 0 of the two calendars of Excel. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
export type Calendar = keyof typeof DAY_ZERO

/** From 1900-03-01 to 9999-12-31. Earlier serials are a day off, because Excel treats 1900 as a leap year. */
const [FIRST, LAST] = [61, 2_958_465]

/** `46188` → `2026-06-15`; the time of day is dropped. Null outside of the calendar. */
export function dayOfSerial(serial: number, calendar: Calendar = 1900): string | null {
  if (!(serial >= FIRST && serial < LAST + 1)) return null
  return new Date(DAY_ZERO[calendar] + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10)
}

/** `2026-06-15` → `46188`; null if it is no day of the calendar. */
export function serialOfDay(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const serial = (Date.parse(`${day}T00:00:00Z`) - DAY_ZERO[1900]) / DAY_MS
  return serial >= FIRST ? serial : null
}
