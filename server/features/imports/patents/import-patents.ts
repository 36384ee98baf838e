/** Imports the design patents of USPTO's weekly grants (`ipg*.xml`, `ipgb*.zip`). */
import type { Connection } from '#server/db/sqlite.ts'
import { fromPatent, type NewView, rightsWriter } from '#server/features/rights/public.register.ts'
import { importRecords, type RecordProgress } from '../uspto/import-records.ts'
import type { RecordKind } from '../uspto/read-elements.ts'
import type { Outcome } from '../uspto/record-summary.ts'
import type { XmlFile } from '../uspto/xml-files.ts'
import { drawingPool } from './drawing-pool.ts'
import { drawingFinder } from './find-drawings.ts'
import { sheetsOf } from './grant-sheets.ts'
import { type Figure, isCurrent, storedSheets, viewsOf } from './grant-views.ts'
import { type KnownPatent, knownPatents } from './known-patents.ts'
import type { DrawingCounts, PatentSummary } from './patent-summary.ts'
import { type Grant, readGrant } from './read-grant.ts'

export interface ImportPatents {
  /** The rights database, open for writing. Other processes may read it, and write between batches. */
  db: Connection
  file: string
  /** DATA_DIR/files/drawings */
  folder: string
  now: () => Date
  onProgress?: (progress: RecordProgress) => void
}

const GRANTS: RecordKind = {
  marks: { begin: '<us-patent-grant', end: '</us-patent-grant>', max: 16_000_000 },
  root: 'us-patent-grant',
  otherRoot: (root) => {
    if (root === 'trademark-applications-daily')
      return 'The file has trademarks. Import it with: npm run import -- trademarks FILE'
    if (root === 'PATDOC')
      return 'The file is from 2001 to 2004, in the ST.32 format, which is not supported: every design patent of that time has expired.'
    if (root === 'us-patent-application')
      return 'The file has published applications, which include no designs: the USPTO publishes designs only as grants. Import a weekly grant file.'
    return `The file is not a weekly grant file of the USPTO: it begins with <${root}> instead of <us-patent-grant>.`
  },
  // Most grants are utility patents, a hundred times as long; they are not parsed.
  wanted: (head) => head.includes('appl-type="design"'),
}

/**
 * Imports each design grant as a patent. Idempotent, so running it again continues an interrupted import: known patents
 * and drawings are skipped, new drawings are added.
 */
export async function importPatents({ db, file, folder, now, onProgress }: ImportPatents): Promise<PatentSummary> {
  const find = knownPatents(db)
  const writer = rightsWriter(db)
  const counts: DrawingCounts = { imported: 0, figures: 0, missing: 0, rejections: {} }
  const pool = drawingPool()
  let finder: ReturnType<typeof drawingFinder> | undefined
  const put = db.transaction((grants: { grant: Grant; sheets: Sheets }[]) =>
    grants.map(({ grant: { patent, drawings }, sheets }): Outcome => {
      const known = find(patent)
      if (known && known.patent.observedOn > patent.observedOn) return 'older'
      const next = { ...patent, abstract: patent.abstract ?? known?.patent.abstract ?? null }
      // A file with only the bibliography keeps existing drawings.
      const views = sheets.length > 0 ? viewsOf(drawings, withStored(sheets, known)) : (known?.views ?? [])
      if (known && isSame(known, next, views)) return 'unchanged'
      writer.putPatent(next, views, now().toISOString())
      return known ? 'changed' : 'imported'
    }),
  )
  const write = async (grants: Grant[], summary: PatentSummary, xml: XmlFile) => {
    finder ??= drawingFinder(file, xml)
    const job = { pool, finder, xml, folder, counts }
    const rows: { grant: Grant; sheets: Sheets }[] = []
    // A few grants at a time keep the threads busy; more would only use memory.
    for (let at = 0; at < grants.length; at += pool.threads) {
      const some = grants.slice(at, at + pool.threads)
      const sheets = await Promise.all(some.map((grant) => sheetsOf(grant, find(grant.patent)?.views ?? [], job)))
      rows.push(...some.map((grant, index) => ({ grant, sheets: sheets[index] ?? [] })))
    }
    // Immediate: takes the write lock before the first read, so that no other writer intervenes.
    for (const outcome of put.immediate(rows)) summary[outcome]++
    summary.example ??= grants[0]?.patent.publicationNumber ?? null
  }
  try {
    const batch = { records: 50, bytes: 8_000_000 }
    const summary = await importRecords({ file, kind: GRANTS, read: readGrant, write, batch, onProgress })
    return { ...summary, drawings: counts }
  } finally {
    await pool.close()
  }
}

type Sheets = (Figure[] | null)[]

/** Another import may have added sheets meanwhile. */
function withStored(sheets: Sheets, known: KnownPatent | null): Sheets {
  const stored = storedSheets(known?.views ?? [])
  return sheets.map((sheet, at) => sheet ?? stored.get(at + 1) ?? null)
}

function isSame(known: KnownPatent, patent: Grant['patent'], views: NewView[]): boolean {
  const shape = (of: NewView[]) => of.map((view) => [view.no, view.kind, view.drawing, isCurrent(view)])
  return (
    JSON.stringify(fromPatent(known.patent, '')) === JSON.stringify(fromPatent(patent, '')) &&
    JSON.stringify(shape(known.views)) === JSON.stringify(shape(views))
  )
}
