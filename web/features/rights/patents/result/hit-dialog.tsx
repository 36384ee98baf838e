import type { Office } from '#contracts/model/rights/patent.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { Measure } from '../../parts/measure.tsx'
import { PatentDialog } from '../../parts/patent-dialog.tsx'
import { riskOfHit } from '../../parts/thresholds.ts'
import { Comparison } from './comparison.tsx'
import { VerdictForm } from './verdict-form.tsx'

interface HitDialogProps {
  id: number | null
  queryId: string
  /** Target offices chosen on the page; by default the target offices of the search. */
  targets?: readonly Office[] | undefined
  picture: string | null
  thresholds: Thresholds
  onClose: () => void
}

export function HitDialog({ picture, queryId, targets, thresholds, ...dialog }: HitDialogProps) {
  const foundBy = { queryId, targets }
  return (
    <PatentDialog foundBy={foundBy} {...dialog}>
      {(patent) => {
        const { similarity } = patent.design ?? patent
        const risk = riskOfHit(patent.design ? { ...patent.design, status: patent.status } : patent, thresholds)
        return (
          <>
            {similarity !== null && <Measure similarity={similarity} risk={risk} explained />}
            {picture !== null && <Comparison key={patent.id} patent={patent} picture={picture} />}
            <VerdictForm key={`${patent.id} verdict`} patent={patent} foundBy={foundBy} />
          </>
        )
      }}
    </PatentDialog>
  )
}
