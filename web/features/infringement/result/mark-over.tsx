import { useMounted } from '@mantine/hooks'
import { lazy } from 'react'

/** A mark with all that is known of it comes after the page. */
const MarkDialog = lazy(() =>
  import('#web/kit/rights/mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })),
)

/** A mark over the page; none while `id` is null. */
export function MarkOver({ id, onClose }: { id: number | null; onClose: () => void }) {
  // It opens once it is there: only then it gives the focus back to the finding.
  const there = useMounted()
  return <MarkDialog id={there ? id : null} onClose={onClose} />
}
