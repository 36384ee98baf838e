/** Imports USPTO's trademark XML (daily `apc*.xml` and the annual backfile). */
import type { Connection } from '#server/db/sqlite.ts'
import { fromMark, type MarkRow, rightsWriter } from '#server/features/rights/public.register.ts'
import { importRecords, type RecordProgress } from '../uspto/import-records.ts'
import type { RecordFault, RecordKind } from '../uspto/read-elements.ts'
import type { Outcome, RecordSummary } from '../uspto/record-summary.ts'
import { type CaseRejection, type NewMark, readCaseFile } from './read-case-file.ts'

export type MarkSummary = RecordSummary<CaseRejection | RecordFault>

export interface ImportMarks {
  /** The rights database, open for writing. Other processes may read it, and write between batches. */
  db: Connection
  file: string
  onProgress?: (progress: RecordProgress) => void
}

const CASE_FILES: RecordKind = {
  marks: { begin: '<case-file>', end: '</case-file>', max: 4_000_000 },
  root: 'trademark-applications-daily',
  otherRoot: (root) =>
    root === 'us-patent-grant'
      ? 'The file has patents. Import it with: npm run import -- patents FILE'
      : `The file is not a trademark file of the USPTO: it begins with <${root}> instead of <trademark-applications-daily>.`,
}

/**
 * Records are complete, so the latest transaction replaces the stored mark in any order of files. Idempotent: running
 * it again continues an interrupted import.
 */
export async function importTrademarks({ db, file, onProgress }: ImportMarks): Promise<MarkSummary> {
  const writeMark = markWriter(db)
  const writeMarks = db.transaction((marks: NewMark[]) => marks.map(writeMark))
  return importRecords({
    file,
    kind: CASE_FILES,
    read: readCaseFile,
    write(marks, summary) {
      // Immediate: takes the write lock before the first read, so that no other writer intervenes.
      for (const outcome of writeMarks.immediate(marks)) summary[outcome]++
      summary.example ??= marks.find(({ words }) => words !== '')?.words ?? null
    },
    batch: { records: 2000, bytes: 16_000_000 },
    onProgress,
  })
}

/** Writes a mark unless the stored one is later or equal. */
function markWriter(db: Connection): (mark: NewMark) => Outcome {
  const writer = rightsWriter(db)
  const find = db.prepare<[string, string], MarkRow>('SELECT * FROM mark WHERE serial_number = ? AND office = ?')
  return (mark) => {
    const known = find.get(mark.serialNumber, mark.office)
    const isReal = known && known.source !== 'sample'
    if (isReal && known.observed_on > mark.observedOn) return 'older'
    if (isReal && Object.entries(fromMark(mark)).every(([column, value]) => known[column as keyof MarkRow] === value))
      return 'unchanged'
    writer.putMark(mark)
    return isReal ? 'changed' : 'imported'
  }
}
