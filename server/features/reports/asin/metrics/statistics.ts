/** Plain statistics of lists of numbers. */

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: number[]): number | null => (values.length > 0 ? sum(values) / values.length : null)

/** Middle value, the mean of the two middle ones when their number is even; null of nothing. */
export function median(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  return high === undefined || low === undefined ? null : (low + high) / 2
}

/** `to` relative to `from`: 120 against 100 is 0.2; null when either is unknown or the base is nothing. */
export function changeOf(to: number | null | undefined, from: number | null | undefined): number | null {
  return to === null || to === undefined || from === null || from === undefined || from === 0 ? null : to / from - 1
}

/** The values that are known. */
export const known = <T>(values: (T | null | undefined)[]): T[] =>
  values.filter((value) => value !== null && value !== undefined)

/** Days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / 86_400_000)
