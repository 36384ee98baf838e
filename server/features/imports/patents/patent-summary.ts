import type { PictureFault } from '../picture-files.ts'
import type { RecordFault } from '../uspto/read-elements.ts'
import type { Counted, RecordSummary } from '../uspto/record-summary.ts'
import type { GrantRefusal } from './read-grant.ts'

export interface DrawingCounts {
  /** Imported sheets, and the figures on them. */
  taken: number
  figures: number
  /** Sheets named in a grant but not found. */
  missing: number
  /** `no` is the sheet's number in its grant, `detail` its file name. */
  refusals: Partial<Record<PictureFault, Counted>>
}

export interface PatentSummary extends RecordSummary<GrantRefusal | RecordFault> {
  drawings: DrawingCounts
}
