/** The number of a figure by which something is said of a product or a market; null where its bounds do not agree on it. */
import type { Figure } from '#contracts/model/report/figure.ts'

export const numberOf = (figure: Figure): number | null => (typeof figure.value === 'number' ? figure.value : null)
/** Upside down, for numbers of which less is better. */
export const less = (figure: Figure): number | null => {
  const value = numberOf(figure)
  return value === null ? null : -value
}

/** A number as far as its bounds agree: its low one where that reaches `from`, its high one where that stays at or below `to`. */
export function certain({ value, low, high }: Figure, from: number, to: number): number | null {
  if (typeof value !== 'number' || low === undefined || high === undefined)
    return typeof value === 'number' ? value : null
  return low >= from ? low : high <= to ? high : null
}

/** {@link certain}, upside down. */
export function certainlyLess(figure: Figure, from: number, to: number): number | null {
  const value = certain(figure, from, to)
  return value === null ? null : -value
}

/** A number whose bounds all lie on its side of nothing: of another nobody can tell whether it is a gain or a loss. */
export function sided({ value, low, high }: Figure): number | null {
  if (typeof value !== 'number') return null
  return low === undefined || high === undefined || low > 0 || high < 0 ? value : null
}
