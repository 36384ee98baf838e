import type { Occurrences } from '../occurrences.ts'
import type { PictureFault } from '../picture-files.ts'
import type { RecordFault } from '../uspto/read-elements.ts'
import type { Place, RecordSummary } from '../uspto/record-summary.ts'
import type { GrantRejection } from './read-grant.ts'

export interface DrawingCounts {
  /** Imported sheets, and the figures on them. */
  imported: number
  figures: number
  /** Sheets named in a grant but not found. */
  missing: number
  /** `no` is the sheet's number in its grant, `detail` its file name. */
  rejections: Partial<Record<PictureFault, Occurrences<Place>>>
}

export interface PatentSummary extends RecordSummary<GrantRejection | RecordFault> {
  drawings: DrawingCounts
}
