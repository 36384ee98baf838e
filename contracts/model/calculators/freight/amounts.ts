/** Ranges of money: whole minor units, rounded half up once for each amount. */
import { roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'

export const ZERO: Range = { value: 0, low: 0, high: 0 }

/** `value` is the middle, for order and drawings only; screens show the bounds. */
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

/** Each bound through a rising function, rounded. */
export const mapped = ({ value, low, high }: Range, by: (amount: number) => number): Range => ({
  value: roundTo(by(value), 0),
  low: roundTo(by(low), 0),
  high: roundTo(by(high), 0),
})

/** The sum of known amounts, each null left out. */
export const sumKnown = (ranges: readonly (Range | null)[]): Range => sum(ranges.filter((range) => range !== null))
