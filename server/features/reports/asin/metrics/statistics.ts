export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: number[]): number | null => (values.length > 0 ? sum(values) / values.length : null)

/** null for an empty list. */
export function median(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  return high === undefined || low === undefined ? null : (low + high) / 2
}

/** 120 from 100 is 0.2; null if either is unknown or `from` is 0. */
export function changeOf(to: number | null | undefined, from: number | null | undefined): number | null {
  return to === null || to === undefined || from === null || from === undefined || from === 0 ? null : to / from - 1
}

export const withoutNulls = <T>(values: (T | null | undefined)[]): T[] =>
  values.filter((value) => value !== null && value !== undefined)

/** Takes `YYYY-MM-DD` or ISO instants. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / 86_400_000)
