import { patents } from '#contracts/api/rights/patents.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useCall } from '#web/api/queries.ts'
import { HitDialog } from '../result/hit-dialog.tsx'

interface FindDialogProps {
  id: number | null
  /** The search that was saved. */
  queryId: string
  thresholds: Thresholds
  onClose: () => void
}

/** A patent that a saved search has found: compared with its picture and judged, as what the search itself has found. */
export function FindDialog({ queryId, ...dialog }: FindDialogProps) {
  const result = useCall(patents.getPatentInfo, { body: { queryId, size: 1 } })
  return <HitDialog queryId={queryId} picture={result.data?.query.image ?? null} {...dialog} />
}
