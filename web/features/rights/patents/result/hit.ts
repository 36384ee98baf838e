/** What a search has found, and what it comes to by the reader's own measure. */
import type { DesignHit } from '#contracts/api/rights/patent-rows.ts'
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { countsFor } from '#contracts/model/rights/targets.ts'
import { riskOfHit } from '../../parts/thresholds.ts'

type Answer = Output<typeof patents.getPatentInfo>
export type Hit = Static<typeof DesignHit>
export interface Found extends Required<Answer> {
  row: Hit[]
}

/**
 * The answer with the fields that only our server sends. Another upstream knows no target offices: each patent is then a
 * design of its own, and its office decides. @param asked the target offices of the page
 */
export function complete(answer: Answer, asked?: readonly Office[]): Found {
  const targets = answer.targets ?? [...(asked ?? answer.query.form.targets ?? [])]
  const completeHit = (hit: Answer['row'][number]): Hit => {
    const { id, office, publicationNumber, status, endsOn } = hit
    const counts = hit.counts ?? countsFor(office, targets)
    const alone = {
      id,
      office,
      publicationNumber,
      status,
      endsOn,
      counts,
    }
    return {
      ...hit,
      counts,
      offices: hit.offices ?? [alone],
    }
  }
  const row = answer.row.map(completeHit)
  return {
    ...answer,
    row,
    nearest: answer.nearest ?? [],
    counted: answer.counted ?? (targets.length === 0 ? answer.total : row.filter(({ counts }) => counts).length),
    targets,
    missing: answer.missing ?? [],
    sample: answer.sample ?? false,
  }
}

interface Summary {
  /** `unknown` if nothing risky was found and a target office has no data. */
  risk: 'high' | 'medium' | 'low' | 'unknown'
  /** Designs of this risk among the most similar ones. */
  count: number
  /** There may be more of them than were looked at. */
  more: boolean
  /** Similarity of the closest design that counts, whatever its legal status; 0 without any. */
  top: number
}

type Summed = Pick<Found, 'row' | 'counted' | 'missing' | 'nearest'>

/** The summary of a search, by the designs that count; undefined if no picture was compared. */
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
