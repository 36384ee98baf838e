import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { Measure } from '../../parts/measure.tsx'
import { PatentDialog } from '../../parts/patent-dialog.tsx'
import { riskOfHit } from '../../parts/thresholds.ts'
import { Comparison } from './comparison.tsx'
import { VerdictForm } from './verdict-form.tsx'

interface HitDialogProps {
  id: number | null
  queryId: string
  picture: string | null
  thresholds: Thresholds
  onClose: () => void
}

/** A patent that was found, over the list: compared with the searched picture, judged, and with all that is known of it. */
export function HitDialog({ picture, queryId, thresholds, ...dialog }: HitDialogProps) {
  return (
    <PatentDialog queryId={queryId} {...dialog}>
      {(patent) => {
        const risk = riskOfHit(patent, thresholds)
        return (
          <>
            {patent.similarity !== null && <Measure similarity={patent.similarity} risk={risk} explained />}
            {picture !== null && <Comparison key={patent.id} patent={patent} picture={picture} />}
            <VerdictForm key={`${patent.id} verdict`} patent={patent} queryId={queryId} />
          </>
        )
      }}
    </PatentDialog>
  )
}
