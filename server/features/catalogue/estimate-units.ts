/** Monthly units of an imported row; one rule for reports and lists. */
import type { Product } from '#contracts/model/catalogue.ts'
import type { Range } from '#contracts/model/range.ts'
import { boughtRange, LOWEST_BADGE } from './bought-badge.ts'
import { type RankEvidence, unitsAtRank } from './rank-curve.ts'

export interface UnitsEstimate {
  range: Range | null
  by: 'bought' | 'curve' | 'unbadged' | 'contradiction' | 'unknown'
}

const UNBADGED: Range = { value: LOWEST_BADGE / 2, low: 0, high: LOWEST_BADGE - 1 }

/**
 * If its category has badges, a row without one sells fewer than the lowest badge. A curve that expects more
 * contradicts this, so the units are unknown.
 */
export function estimateUnits(
  { boughtPastMonth, rank }: Pick<Product, 'boughtPastMonth' | 'rank'>,
  evidence: RankEvidence | null,
): UnitsEstimate {
  if (boughtPastMonth !== null) return { range: boughtRange(boughtPastMonth), by: 'bought' }
  if (evidence === null || evidence.badges === 0) return { range: null, by: 'unknown' }
  const expected = rank !== null && evidence.curve ? unitsAtRank(rank, evidence.curve) : null
  if (expected === null) return { range: UNBADGED, by: 'unbadged' }
  if (expected.low > UNBADGED.high) return { range: null, by: 'contradiction' }
  const cap = (units: number) => Math.min(units, UNBADGED.high)
  return { range: { value: cap(expected.value), low: expected.low, high: cap(expected.high) }, by: 'curve' }
}
