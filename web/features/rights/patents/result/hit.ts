/** Summarizes the hits of a search according to the user's thresholds. */
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { riskOfHit } from '../../parts/thresholds.ts'

export type Found = Output<typeof patents.getPatentInfo>
export type Hit = Found['row'][number]

interface Summary {
  /** `unknown` if nothing risky was found and a target office has no data. */
  risk: 'high' | 'medium' | 'low' | 'unknown'
  /** Number of designs with this risk among the most similar designs. */
  count: number
  /** True if all loaded designs have this risk, so that the following pages may contain more of them. */
  more: boolean
  /** Similarity of the closest design that counts, whatever its legal status; 0 if no design counts. */
  top: number
}

type Summed = Pick<Found, 'row' | 'counted' | 'missing' | 'nearest'>

/** Summarizes the designs that count; returns undefined if no picture was compared. */
export function summaryOf({ row, counted, missing, nearest }: Summed, thresholds: Thresholds): Summary | undefined {
  if ([...row, ...nearest].every(({ similarity }) => similarity === null)) return undefined
  const counting = row.filter(({ counts }) => counts)
  const top = counting[0]?.similarity ?? 0
  const risks = counting.map((hit) => riskOfHit(hit, thresholds))
  const risk = (['high', 'medium'] as const).find((each) => risks.includes(each)) ?? 'low'
  if (risk === 'low' && missing.length > 0) return { risk: 'unknown', count: 0, more: false, top }
  const count = risks.filter((each) => each === risk).length
  return { risk, count, more: count > 0 && count === counting.length && counted > counting.length, top }
}
