/** Weeks of ISO 8601 (`2026-W47`, Monday to Sunday), in which offices publish. */

/** @param day `YYYY-MM-DD` */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  // The year of a week is that of its Thursday.
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7))
  const year = date.getUTCFullYear()
  const week = Math.ceil(((date.getTime() - Date.UTC(year, 0, 1)) / DAY + 1) / 7)
  return `${year}-W${String(week).padStart(2, '0')}`
}

export function daysOf(week: string): { from: string; to: string } {
  const [year = 0, no = 0] = week.split('-W').map(Number)
  // 4 January is always in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * DAY + (no - 1) * 7 * DAY
  return { from: dayAt(monday), to: dayAt(monday + 6 * DAY) }
}

const DAY = 86_400_000
const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
