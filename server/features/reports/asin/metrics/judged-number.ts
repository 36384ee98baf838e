/** The numbers that judgements compare with thresholds; null if an estimate is too uncertain to judge. */
import type { Figure } from '#contracts/model/report/figure.ts'

export const numberOf = (figure: Figure): number | null => (typeof figure.value === 'number' ? figure.value : null)
export const negate = (figure: Figure): number | null => {
  const value = numberOf(figure)
  return value === null ? null : -value
}

/**
 * Returns an exact number unchanged. For an estimate, returns `low` if it is at least `from`, `high` if it is at most
 * `to`, otherwise null.
 */
export function certainNumber({ value, low, high }: Figure, from: number, to: number): number | null {
  if (typeof value !== 'number' || low === undefined || high === undefined)
    return typeof value === 'number' ? value : null
  return low >= from ? low : high <= to ? high : null
}

export function negateCertain(figure: Figure, from: number, to: number): number | null {
  const value = certainNumber(figure, from, to)
  return value === null ? null : -value
}

/** null if the range of an estimate includes zero: it may be a gain or a loss. */
export function numberOfCertainSign({ value, low, high }: Figure): number | null {
  if (typeof value !== 'number') return null
  return low === undefined || high === undefined || low > 0 || high < 0 ? value : null
}
