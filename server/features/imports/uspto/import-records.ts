/** Imports the records of an XML file in batches. */
import { countRejection } from '../occurrences.ts'
import type { FileProgress } from '../read-records.ts'
import { BrokenFileError } from '../split-records.ts'
import { type RecordFault, type RecordKind, readElements } from './read-elements.ts'
import { emptySummary, type RecordSummary } from './record-summary.ts'
import type { Element } from './xml-element.ts'
import { withXmlFile, type XmlFile } from './xml-files.ts'

export interface RecordProgress extends FileProgress {
  read: number
}

/** A record to write, a rejection, or a record of another kind, which is skipped. */
export type Reading<R, Reason> = { record: R } | { rejected: Reason; number: string | null } | { other: true }

export interface RecordImport<R, Reason extends string> {
  file: string
  kind: RecordKind
  read(element: Element): Reading<R, Reason>
  /** Writes a batch and counts the outcomes in the summary. */
  write(batch: R[], summary: RecordSummary<Reason | RecordFault>, xml: XmlFile): void | Promise<void>
  /** A batch is one transaction; it ends at either limit (bytes of XML), which bounds memory. */
  batch: { records: number; bytes: number }
  /** Called after every batch. */
  onProgress?: ((progress: RecordProgress) => void) | undefined
}

/** Skipped records between two progress reports. */
const SKIPPED_AT_ONCE = 2000

/**
 * Imports the file. Bad records are rejected and counted; a broken file ends the import with `broken`, and earlier
 * records stay. Throws only errors of `write`.
 */
export async function importRecords<R, Reason extends string>(
  options: RecordImport<R, Reason>,
): Promise<RecordSummary<Reason | RecordFault>> {
  const summary = emptySummary<Reason | RecordFault>()
  const progress: FileProgress = { bytes: 0, totalBytes: 0 }
  try {
    await withXmlFile(options.file, progress, (xml) => importTexts(xml, options, summary, progress))
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
    summary.broken = { row: error.row, message: error.message }
  }
  return summary
}

async function importTexts<R, Reason extends string>(
  xml: XmlFile,
  { kind, read, write, batch: limit, onProgress }: RecordImport<R, Reason>,
  summary: RecordSummary<Reason | RecordFault>,
  progress: FileProgress,
): Promise<void> {
  let batch: R[] = []
  let bytes = 0
  const flush = async () => {
    const full = batch
    batch = []
    bytes = 0
    if (full.length > 0) await write(full, summary, xml)
    onProgress?.({ ...progress, read: summary.read })
  }
  try {
    for await (const text of xml.texts) {
      for await (const record of readElements(text, kind)) {
        summary.read++
        const { no } = record
        if ('unwanted' in record) summary.skipped++
        else if ('fault' in record) countRejection(summary, record.fault, { no, number: null, detail: record.detail })
        else {
          const reading = read(record.element)
          if ('other' in reading) summary.skipped++
          else if ('rejected' in reading)
            countRejection(summary, reading.rejected, { no, number: reading.number, detail: null })
          else batch.push(reading.record)
        }
        bytes += record.size
        const isFull = batch.length >= limit.records || bytes >= limit.bytes
        if (isFull || summary.read % SKIPPED_AT_ONCE === 0) await flush()
      }
    }
  } finally {
    await flush()
  }
}
