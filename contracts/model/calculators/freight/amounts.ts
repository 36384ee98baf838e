/** Ranges of money: whole minor units, rounded half up once for each amount. */
import { roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'

export const ZERO: Range = { value: 0, low: 0, high: 0 }

/** `value` is the middle. It is for sorting and charts only; screens show the bounds. */
export function between(low: number, high: number): Range {
  return { value: roundTo((low + high) / 2, 0), low: roundTo(low, 0), high: roundTo(high, 0) }
}

export const sum = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (total, { value, low, high }) => ({
      value: total.value + value,
      low: total.low + low,
      high: total.high + high,
    }),
    ZERO,
  )

/** Applies an increasing function to value and bounds, and rounds the results. */
export const mapRange = ({ value, low, high }: Range, by: (amount: number) => number): Range => ({
  value: roundTo(by(value), 0),
  low: roundTo(by(low), 0),
  high: roundTo(by(high), 0),
})

/** The sum of the amounts that are known. */
export const sumKnown = (ranges: readonly (Range | null)[]): Range => sum(ranges.filter((range) => range !== null))
