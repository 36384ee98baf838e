/** Imports USPTO's trademark XML (daily `apc*.xml` and the annual backfile) into the rights. */
import type { Connection } from '#server/db/sqlite.ts'
import { fromMark, type MarkRow, rightsWriter } from '#server/features/rights/public.register.ts'
import { importRecords, type RecordProgress } from '../uspto/import-records.ts'
import type { RecordFault, RecordKind } from '../uspto/read-elements.ts'
import type { Outcome, RecordSummary } from '../uspto/record-summary.ts'
import { type CaseRefusal, type NewMark, readCaseFile } from './read-case-file.ts'

export type MarkSummary = RecordSummary<CaseRefusal | RecordFault>

export interface ImportMarks {
  /** The rights, open for writing. Other processes may read them meanwhile, and write between the batches. */
  db: Connection
  file: string
  onProgress?: (progress: RecordProgress) => void
}

const CASE_FILES: RecordKind = {
  marks: { begin: '<case-file>', end: '</case-file>', max: 4_000_000 },
  root: 'trademark-applications-daily',
  otherRoot: (root) =>
    root === 'us-patent-grant'
      ? 'The file holds patents. Import it with: npm run import -- patents FILE'
      : `The file is no trademark file of the USPTO: it begins with <${root}>, not with <trademark-applications-daily>.`,
}

/**
 * Each record is complete, so the one of the latest transaction replaces what is there, in whatever order files come.
 * Running it again changes nothing, and is what continues an import that was ended: what is there is passed over.
 */
export async function importTrademarks({ db, file, onProgress }: ImportMarks): Promise<MarkSummary> {
  const take = markTaker(db)
  const takeAll = db.transaction((marks: NewMark[]) => marks.map(take))
  return importRecords({
    file,
    kind: CASE_FILES,
    read: readCaseFile,
    write(marks, summary) {
      // Immediate: the write lock is taken before the first read, so that no other writer can come between the two.
      for (const outcome of takeAll.immediate(marks)) summary[outcome]++
      summary.example ??= marks.find(({ words }) => words !== '')?.words ?? null
    },
    batch: { records: 2000, bytes: 16_000_000 },
    onProgress,
  })
}

/** Writes one mark, unless what is there is as late or says the same. */
function markTaker(db: Connection): (mark: NewMark) => Outcome {
  const writer = rightsWriter(db)
  const find = db.prepare<[string, string], MarkRow>('SELECT * FROM mark WHERE serial_number = ? AND office = ?')
  return (mark) => {
    const known = find.get(mark.serialNumber, mark.office)
    const isReal = known && known.source !== 'sample'
    if (isReal && known.observed_on > mark.observedOn) return 'older'
    if (isReal && Object.entries(fromMark(mark)).every(([column, value]) => known[column as keyof MarkRow] === value))
      return 'unchanged'
    writer.putMark(mark)
    return isReal ? 'changed' : 'taken'
  }
}
