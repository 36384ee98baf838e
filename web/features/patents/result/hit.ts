/** One patent of what a search has found, and how risky it is by the reader's own measure. */
import type { patents } from '#contracts/api/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { riskOf, type Thresholds } from '#contracts/model/rights/risk.ts'

export type Found = Output<typeof patents.getPatentInfo>
export type Hit = Found['row'][number]
type Judged = Pick<Hit, 'similarity' | 'status' | 'cases' | 'enforcer'>

export const riskOfHit = ({ similarity, status, cases, enforcer }: Judged, thresholds: Thresholds) =>
  riskOf({ similarity, status, enforced: cases > 0 || enforcer }, thresholds)
