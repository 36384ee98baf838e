/** Imports a file of search terms of Amazon Brand Analytics, Helium 10 or SellerSprite into the catalogue. */
import { basename } from 'node:path'
import { type SheetCell, SheetError, type SheetFault, type SheetRow } from '#contracts/core/sheet.ts'
import { isMarketplace, MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { keywordWriter, type TermReading } from '#server/features/catalogue/public.writing.ts'
import { dayOf } from '../days.ts'
import { countRejection } from '../occurrences.ts'
import { type FileHead, headOf } from './formats.ts'
import { emptyKeywordSummary, type KeywordSummary } from './keyword-summary.ts'
import { type FileFacts, readKeyword } from './read-keyword.ts'

export interface KeywordImport {
  /** The catalogue, open for writing. */
  db: Connection
  /** Its name may tell marketplace and day: `US_AMAZON_cerebro_B0…_2026-11-20.csv`. */
  file: string
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>
  /** Have priority over the name of the file. */
  marketplace?: Marketplace | undefined
  day?: string | undefined
  /** The only account that sees the terms; null for everyone. */
  owner: number | null
  now: () => Date
  /** Called after every batch. */
  onProgress?: (read: number) => void
}

/** One transaction. */
const BATCH_ROWS = 2000
/** Exports begin with up to this many rows before the head. */
const HEAD_ROWS = 10

/** A file that is refused as a whole, with the reason. */
class RefusedFile extends Error {
  override name = 'RefusedFile'
}

/**
 * Adds each term to what earlier files say about it; a repeated import changes nothing. Bad rows are rejected and
 * counted. A broken or unknown file ends the import with `broken`, and earlier rows stay. Throws only SQLite errors.
 */
export async function importKeywords(call: KeywordImport): Promise<KeywordSummary> {
  const summary = emptyKeywordSummary()
  const write = batchWriter(call.db, call.owner, summary)
  const before: SheetRow[] = []
  let file: FileFacts | undefined
  let batch: TermReading[] = []
  try {
    for await (const { line, cells } of call.rows) {
      if (!file) {
        const head = headOf(cells)
        if (head) file = fileFacts(head, before, call)
        else if (before.push({ line, cells }) === HEAD_ROWS) break
        continue
      }
      summary.file ??= { source: file.head.source, marketplace: file.marketplace, unread: file.head.unread }
      summary.read++
      const reading = readKeyword(cells, file)
      if ('rejected' in reading) countRejection(summary, reading.rejected, { row: line, name: reading.text })
      else batch.push(reading)
      if (batch.length < BATCH_ROWS) continue
      write(batch)
      batch = []
      call.onProgress?.(summary.read)
    }
    if (!file) throw new RefusedFile(UNKNOWN_FILE)
  } catch (error) {
    summary.broken = { message: explain(error) }
  }
  write(batch)
  if (summary.read > 0) recordRun(call, summary)
  return summary
}

const UNKNOWN_FILE =
  'The file is none of those that can be imported: Top Search Terms of Amazon Brand Analytics, Cerebro or Magnet of Helium 10, or keywords of SellerSprite. Its first rows have none of their column names.'

function fileFacts(head: FileHead, before: readonly SheetRow[], call: KeywordImport): FileFacts {
  const period = before.flatMap(({ cells }) => cells).flatMap((cell) => reportingRange(cell) ?? [])[0]
  if (head.source === 'aba' && period !== undefined && period !== 'weekly')
    throw new RefusedFile(
      `The file is a ${period} report. Lists compare weeks, so download the weekly report of Amazon Brand Analytics.`,
    )
  const name = basename(call.file)
  const marketplace = call.marketplace ?? marketplaceIn(name)
  if (!marketplace)
    throw new RefusedFile(
      `The name of the file does not tell the marketplace: add --marketplace ${MARKETPLACES.join('|')}.`,
    )
  const day = call.day ?? dayIn(name)
  if (day === null && head.places.reportingDay === undefined)
    throw new RefusedFile('Neither the file nor its name tells its day: add --day YYYY-MM-DD.')
  return { head, marketplace, day, today: call.now().toISOString().slice(0, 10) }
}

/** `Reporting Range=["Weekly"]` → `weekly`. */
const reportingRange = (cell: SheetCell): string | undefined =>
  /^Reporting Range\s*=\s*\W*(\w+)/i.exec(String(cell ?? ''))?.[1]?.toLowerCase()

/** A code between other characters than letters: `US_AMAZON_magnet.csv`, `Search(mug)-500-US-20261120.xlsx`. */
export const marketplaceIn = (name: string): Marketplace | undefined =>
  name.split(/[^A-Za-z]+/).find((part): part is Marketplace => isMarketplace(part))

/** `2026-11-20`, `2026_11_20` or `20261120` in the name of a file. */
export function dayIn(name: string): string | null {
  const found = /(?<!\d)(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(name)
  return found && dayOf(`${found[1]}-${found[2]}-${found[3]}`)
}

function batchWriter(db: Connection, owner: number | null, summary: KeywordSummary): (batch: TermReading[]) => void {
  const keywords = keywordWriter(db)
  const countChange = db.prepare(
    `INSERT INTO meta (key, value) VALUES ('changes', '1')
     ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`,
  )
  const writeAll = db.transaction((batch: TermReading[]) => {
    const counts = { imported: 0, merged: 0, unchanged: 0 }
    // In the same transaction, so that the tables of searches are made again even if the import is killed later.
    countChange.run()
    for (const reading of batch) counts[keywords.add(reading, owner)]++
    return counts
  })
  return (batch) => {
    if (batch.length === 0) return
    const { imported, merged, unchanged } = writeAll.immediate(batch)
    summary.imported += imported
    summary.merged += merged
    summary.unchanged += unchanged
  }
}

const FAULTS: Record<SheetFault, string> = {
  empty: 'The file has no rows.',
  notText: 'The file is neither text nor a workbook.',
  brokenQuotes: 'Text follows a closing quote',
  openQuote: 'A quoted cell does not end',
  tooLarge: 'The workbook is larger than 50 MB: export it as CSV.',
  tooManyRows: 'The workbook has more than 100,000 rows: export it as CSV.',
  tooManyCells: 'The workbook has more than 3,000,000 cells: export it as CSV.',
  longCell: 'A cell has more than 32,767 characters',
  oldExcel: 'The file is of Excel 97 to 2003: save it as .xlsx.',
  encrypted: 'The workbook is protected by a password.',
  otherFormat: 'The file is neither .xlsx nor text.',
  damaged: 'The workbook is damaged.',
}

function explain(error: unknown): string {
  if (error instanceof RefusedFile) return error.message
  if (!(error instanceof SheetError)) throw error
  const text = FAULTS[error.fault]
  return text.endsWith('.') ? text : `${text} in row ${error.line ?? 1}.`
}

function recordRun({ db, file, now }: KeywordImport, summary: KeywordSummary): void {
  const { read, imported, merged, unchanged, rejected } = summary
  db.prepare(
    `INSERT INTO import_run (kind, file, finished_at, read, taken, merged, unchanged, refused)
     VALUES ('keywords', @file, @finishedAt, @read, @imported, @merged, @unchanged, @rejected)`,
  ).run({ file: basename(file), finishedAt: now().toISOString(), read, imported, merged, unchanged, rejected })
}
