/** What an import of patents did, counted. */
import type { RecordFault } from '../uspto/read-elements.ts'
import type { Counted, RecordSummary } from '../uspto/record-summary.ts'
import type { DrawingFault } from './drawing-task.ts'
import type { GrantRefusal } from './read-grant.ts'

export interface DrawingCounts {
  taken: number
  /** Named by a grant and nowhere to be found. */
  missing: number
  /** A place is the number of the drawing in its grant, with the file as the detail. */
  refusals: Partial<Record<DrawingFault, Counted>>
}

export interface PatentSummary extends RecordSummary<GrantRefusal | RecordFault> {
  drawings: DrawingCounts
}
