/** Weeks of ISO 8601, by which offices publish: Monday to Sunday, named `2026-W47`. */

/** The week in which a day (`YYYY-MM-DD`) lies. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  // The Thursday decides to which year a week belongs.
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7))
  const year = date.getUTCFullYear()
  const week = Math.ceil(((date.getTime() - Date.UTC(year, 0, 1)) / DAY + 1) / 7)
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Monday and Sunday of a week. */
export function daysOf(week: string): { from: string; to: string } {
  const [year = 0, no = 0] = week.split('-W').map(Number)
  // The fourth of January lies in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * DAY + (no - 1) * 7 * DAY
  return { from: dayAt(monday), to: dayAt(monday + 6 * DAY) }
}

const DAY = 86_400_000
const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
