import { patents } from '#contracts/api/rights/patents.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useCall } from '#web/api/queries.ts'
import { HitDialog } from '../result/hit-dialog.tsx'

interface FindDialogProps {
  id: number | null
  queryId: string
  thresholds: Thresholds
  onClose: () => void
}

/** Shows a new patent that a saved search has found, in the same way as a hit of the search itself. */
export function FindDialog({ queryId, ...dialog }: FindDialogProps) {
  const result = useCall(patents.getPatentInfo, { body: { queryId, size: 1 } })
  return <HitDialog queryId={queryId} picture={result.data?.query.image ?? null} {...dialog} />
}
