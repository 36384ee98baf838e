import type { Product } from '#contracts/model/catalogue.ts'
import type { Range } from '#contracts/model/range.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { boughtRange, LOWEST_BADGE, type RankEvidence, unitsAtRank } from '#server/features/catalogue/public.ts'
import { type Context, exactly } from '../context.ts'

export interface UnitsEstimate {
  range: Range | null
  note: TextKey
}

export function monthlyUnits({ facts, months }: Context): UnitsEstimate {
  const { product, rankEvidence } = facts
  const last = months.at(-1)
  if (product.source === 'sample') {
    const units = last?.units ?? product.units
    return { range: units === null ? null : exactly(units), note: 'note.units.sample' }
  }
  if (product.boughtPastMonth === null && last) return { range: exactly(last.units), note: 'note.units.history' }
  return unitsOfRow(product, rankEvidence)
}

const UNBADGED: Range = { value: LOWEST_BADGE / 2, low: 0, high: LOWEST_BADGE - 1 }

/**
 * If its category has badges, a row without one sells fewer than the lowest badge. A curve that expects more
 * contradicts this, so the units are unknown.
 */
export function unitsOfRow(
  { boughtPastMonth, rank }: Pick<Product, 'boughtPastMonth' | 'rank'>,
  evidence: RankEvidence | null,
): UnitsEstimate {
  if (boughtPastMonth !== null) return { range: boughtRange(boughtPastMonth), note: 'note.units.bought' }
  if (evidence === null || evidence.badges === 0) return { range: null, note: 'note.units.unknown' }
  const expected = rank !== null && evidence.curve ? unitsAtRank(rank, evidence.curve) : null
  if (expected === null) return { range: UNBADGED, note: 'note.units.unbadged' }
  if (expected.low > UNBADGED.high) return { range: null, note: 'note.units.contradiction' }
  const cap = (units: number) => Math.min(units, UNBADGED.high)
  return {
    range: { value: cap(expected.value), low: expected.low, high: cap(expected.high) },
    note: 'note.units.curve',
  }
}
