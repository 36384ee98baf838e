/** Units of the last month, by the best evidence there is, and never from another product's class. */

import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { RankCurve } from '#server/features/catalogue/public.ts'
import type { Context, Range } from '../context.ts'
import { exactly } from '../context.ts'

/** Fewer points than this do not make a curve. */
const CURVE_POINTS = 5

/** A badge "600+ bought" stands for 600 up to the next badge: 50, 100, 200 … 900, 1K, 2K … 9K, 10K, 20K … */
export function boughtRange(floor: number): Range {
  const step = floor < 100 ? 50 : 10 ** Math.floor(Math.log10(floor))
  const high = (Math.floor(floor / step) + 1) * step - 1
  return { value: Math.round((floor + high) / 2), low: floor, high }
}

export interface UnitsEstimate {
  range: Range | null
  /** How it was found. */
  note: TextKey
}

/**
 * Sample rows know their units. A real product has Amazon's badge "bought in past month", else its history's last month,
 * else the curve of units by rank of real rows of its category (± one standard deviation); else nothing is known.
 */
export function monthlyUnits({ facts, months }: Context): UnitsEstimate {
  const { product, rankCurve } = facts
  const last = months.at(-1)
  if (product.source === 'sample') {
    const units = last?.units ?? product.units
    return { range: units === null ? null : exactly(units), note: 'note.units.sample' }
  }
  if (product.boughtPastMonth !== null)
    return { range: boughtRange(product.boughtPastMonth), note: 'note.units.bought' }
  if (last) return { range: exactly(last.units), note: 'note.units.history' }
  const range = curveRange(product.rank, rankCurve)
  return { range, note: range ? 'note.units.curve' : 'note.units.unknown' }
}

/** Units at a rank by the curve, ± one standard deviation; null of too few points, or without a rank. */
export function curveRange(rank: number | null, curve: RankCurve | null): Range | null {
  if (rank === null || rank < 1 || curve === null || curve.points < CURVE_POINTS) return null
  const at = (deviations: number) => Math.round(Math.exp(curve.a + curve.b * Math.log(rank) + deviations * curve.sigma))
  return { value: at(0), low: at(-1), high: at(1) }
}
