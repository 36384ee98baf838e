/** Days as YYYY-MM-DD. */
const DAY_MS = 86_400_000

const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)

export const nextDay = (day: string): string => shiftDay(day, 1)
export const dayBefore = (day: string): string => shiftDay(day, -1)

/** Days from the first to the last, both counted; 0 or less if the last is before the first. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS) + 1

/** Whether the text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && shiftDay(text, 0) === text
