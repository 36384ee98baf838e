/** Calendar days as YYYY-MM-DD. */
const DAY_MS = 86_400_000

/** Whether the text is a day of the calendar, from 2000 to 2099. */
export function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  // Date turns the 31st of a short month into the 1st of the next one.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
