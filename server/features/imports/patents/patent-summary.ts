/** What an import of patents did, counted. */
import type { PictureFault } from '../picture-files.ts'
import type { RecordFault } from '../uspto/read-elements.ts'
import type { Counted, RecordSummary } from '../uspto/record-summary.ts'
import type { GrantRefusal } from './read-grant.ts'

export interface DrawingCounts {
  /** Sheets, and the figures that were found on them. */
  taken: number
  figures: number
  /** Sheets named by a grant and nowhere to be found. */
  missing: number
  /** A place is the number of the sheet in its grant, with the file as the detail. */
  refusals: Partial<Record<PictureFault, Counted>>
}

export interface PatentSummary extends RecordSummary<GrantRefusal | RecordFault> {
  drawings: DrawingCounts
}
