/** Full weeks run from Sunday to Saturday and are named by their Sunday. */

/** Weeks of ranks that placements and keywords have. */
export const HISTORY_WEEKS = 26
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** The Sunday of the last full week before a day. */
function lastSunday(day: string): number {
  const time = Date.parse(day)
  return time - new Date(time).getUTCDay() * DAY_MS - WEEK_MS
}

/** Sundays of the last full weeks before a day, oldest first. */
export const sundaysBefore = (day: string, count = HISTORY_WEEKS): string[] =>
  Array.from({ length: count }, (_, at) => isoDay(lastSunday(day) - (count - 1 - at) * WEEK_MS))

/** How many weeks a Sunday is before the last full week before a day; 0 for that week itself. */
export const weeksBack = (sunday: string, day: string): number => weeksBetween(sunday, isoDay(lastSunday(day)))

/** How many weeks a Sunday is after another. */
export const weeksBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / WEEK_MS)

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
