/** Imports USPTO's weekly grants (`ipg*.xml`, `ipgb*.zip`) into the rights: the design patents among them. */
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
  /** The rights, open for writing. Other processes may read them meanwhile, and write between the batches. */
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
      return 'The file holds trademarks. Import it with: npm run import -- trademarks FILE'
    if (root === 'PATDOC')
      return 'The file is of the years 2001 to 2004, written in ST.32, which is not read: every design patent of that time has expired.'
    if (root === 'us-patent-application')
      return 'The file holds published applications, among which there are no designs: the USPTO publishes designs when it grants them.'
    return `The file is no weekly grant file of the USPTO: it begins with <${root}>, not with <us-patent-grant>.`
  },
  // Most grants of a week are utility patents, a hundred times as long: they are not even read.
  wanted: (head) => head.includes('appl-type="design"'),
}

/**
 * Each design grant is a patent. Running it again changes nothing, and is what continues an import that was ended: what is
 * there is passed over, drawings that are there are not taken again, and those that have come to hand are added.
 */
export async function importPatents({ db, file, folder, now, onProgress }: ImportPatents): Promise<PatentSummary> {
  const find = knownPatents(db)
  const writer = rightsWriter(db)
  const counts: DrawingCounts = { taken: 0, figures: 0, missing: 0, refusals: {} }
  const pool = drawingPool()
  let finder: ReturnType<typeof drawingFinder> | undefined
  const put = db.transaction((grants: { grant: Grant; sheets: Sheets }[]) =>
    grants.map(({ grant: { patent, drawings }, sheets }): Outcome => {
      const known = find(patent)
      if (known && known.patent.observedOn > patent.observedOn) return 'older'
      const next = { ...patent, abstract: patent.abstract ?? known?.patent.abstract ?? null }
      // A file with the bibliography only takes no drawing away.
      const views = sheets.length > 0 ? viewsOf(drawings, withStored(sheets, known)) : (known?.views ?? [])
      if (known && isSame(known, next, views)) return 'unchanged'
      writer.putPatent(next, views, now().toISOString())
      return known ? 'changed' : 'taken'
    }),
  )
  const write = async (grants: Grant[], summary: PatentSummary, xml: XmlFile) => {
    finder ??= drawingFinder(file, xml)
    const taker = { pool, finder, xml, folder, counts }
    const taken: { grant: Grant; sheets: Sheets }[] = []
    // A few grants at once keep the threads busy; more would only wait in memory.
    for (let at = 0; at < grants.length; at += pool.threads) {
      const some = grants.slice(at, at + pool.threads)
      const sheets = await Promise.all(some.map((grant) => sheetsOf(grant, find(grant.patent)?.views ?? [], taker)))
      taken.push(...some.map((grant, index) => ({ grant, sheets: sheets[index] ?? [] })))
    }
    // Immediate: the write lock is taken before the first read, so that no other writer can come between the two.
    for (const outcome of put.immediate(taken)) summary[outcome]++
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

/** Another import may have written since the sheets were looked for. */
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
