/** What a search has found, and what it comes to by the reader's own measure. */
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { riskOfHit } from '../../parts/thresholds.ts'

export type Found = Output<typeof patents.getPatentInfo>
export type Hit = Found['row'][number]

interface Summary {
  risk: 'high' | 'medium' | 'low'
  /** Patents of that risk among those that are most alike. */
  count: number
  /** There may be more of them than were looked at. */
  more: boolean
  /** Similarity of the closest, whatever its standing. */
  top: number
}

/** What a search comes to, by what it found most alike; undefined where no picture was compared, or nothing found. */
export function summaryOf({ row, total }: Pick<Found, 'row' | 'total'>, thresholds: Thresholds): Summary | undefined {
  const top = row[0]?.similarity ?? null
  if (top === null) return undefined
  const risks = row.map((hit) => riskOfHit(hit, thresholds))
  const risk = (['high', 'medium'] as const).find((each) => risks.includes(each)) ?? 'low'
  const count = risks.filter((each) => each === risk).length
  return { risk, count, more: count === row.length && total > row.length, top }
}
