/** One patent of what a search has found, and how risky it is by the reader's own measure. */
import type { patents } from '#contracts/api/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { riskOf, type Thresholds } from '#contracts/model/rights/risk.ts'

export type Found = Output<typeof patents.getPatentInfo>
export type Hit = Found['row'][number]
type Judged = Pick<Hit, 'similarity' | 'status' | 'cases' | 'enforcer'>

export const riskOfHit = ({ similarity, status, cases, enforcer }: Judged, thresholds: Thresholds) =>
  riskOf({ similarity, status, enforced: cases > 0 || enforcer }, thresholds)

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
