/** Full weeks run from Sunday to Saturday and are named by their Sunday. */

/** Weeks that are kept of keywords and their placements. */
export const HISTORY_WEEKS = 26
const DAY_MS = 86_400_000
/** 1970-01-04 was a Sunday. */
const FIRST_SUNDAY = 3

/** The number of the week that begins with this Sunday. Other days give a fraction. */
export const weekNumber = (sunday: string): number => (Date.parse(sunday) / DAY_MS - FIRST_SUNDAY) / 7

export const sundayOf = (week: number): string =>
  new Date((week * 7 + FIRST_SUNDAY) * DAY_MS).toISOString().slice(0, 10)

/** The last day of a week. */
export const saturdayOf = (sunday: string): string =>
  new Date(Date.parse(sunday) + 6 * DAY_MS).toISOString().slice(0, 10)

const lastFullWeek = (day: string) => Math.floor(weekNumber(day)) - 1

/** Sundays of the last full weeks before a day, oldest first. */
export const sundaysBefore = (day: string, count = HISTORY_WEEKS): string[] =>
  Array.from({ length: count }, (_, at) => sundayOf(lastFullWeek(day) - (count - 1 - at)))

/** How many weeks a Sunday is before the last full week before a day; 0 for that week itself. */
export const weeksBack = (sunday: string, day: string): number => lastFullWeek(day) - weekNumber(sunday)

/** How many weeks a Sunday is after another. */
export const weeksBetween = (from: string, to: string): number => Math.round(weekNumber(to) - weekNumber(from))
