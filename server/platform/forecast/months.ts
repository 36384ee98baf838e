/** Monthly series, with months as numbers, so that a series has no gaps by mistake. */

import { monthNumber } from '#contracts/model/months.ts'

/** Values of consecutive months; the first is `from`. */
export interface MonthlySeries {
  from: number
  values: readonly number[]
}

/** The first month after the series. */
export const endOf = ({ from, values }: MonthlySeries): number => from + values.length

/** The last months without a gap between them; null without months. */
export function monthlySeries(points: readonly { month: string; value: number }[]): MonthlySeries | null {
  const last = points.at(-1)
  if (!last) return null
  const values: number[] = []
  let from = monthNumber(last.month) + 1
  for (const point of points.toReversed()) {
    if (monthNumber(point.month) !== from - 1) break
    from--
    values.unshift(point.value)
  }
  return { from, values }
}

/** The part of a series before a month. */
export function before({ from, values }: MonthlySeries, month: number): MonthlySeries {
  return { from, values: values.slice(0, Math.max(0, month - from)) }
}

/** Zero has no logarithm, so it counts as a half. */
export const logOf = (value: number) => Math.log(Math.max(value, 0.5))
