/** Imports the drawing sheets of grants that are available and not yet stored, in parallel. */
import { join } from 'node:path'
import type { NewView } from '#server/features/rights/public.register.ts'
import { addOccurrence } from '../occurrences.ts'
import { PICTURE_BYTES_MAX } from '../picture-files.ts'
import { BrokenFileError } from '../split-records.ts'
import type { XmlFile } from '../uspto/xml-files.ts'
import type { ZipEntry } from '../uspto/zip-directory.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { ConvertedDrawing, DrawingTask } from './drawing-task.ts'
import type { DrawingFinder, DrawingPlace } from './find-drawings.ts'
import { currentSheets, type Figure } from './grant-views.ts'
import type { DrawingCounts } from './patent-summary.ts'
import type { Grant } from './read-grant.ts'

export interface SheetJob {
  pool: DrawingPool
  finder: DrawingFinder
  xml: XmlFile
  /** DATA_DIR/files/drawings */
  folder: string
  counts: DrawingCounts
}

/** Figures per sheet of a grant. Sheets in `known` are not imported again; null for a sheet that was not found. */
export function sheetsOf(grant: Grant, known: readonly NewView[], job: SheetJob): Promise<(Figure[] | null)[]> {
  const stored = currentSheets(known)
  return Promise.all(
    grant.drawings.sheets.map((file, at) => stored.get(at + 1) ?? importSheet(grant, file, at + 1, job)),
  )
}

async function importSheet(grant: Grant, file: string, no: number, job: SheetJob): Promise<Figure[] | null> {
  const { folder, sheets, figures } = grant.drawings
  const { publicationNumber } = grant.patent
  const place = job.finder.find(file, folder)
  if (!place) {
    job.counts.missing++
    return null
  }
  const name = sheetName(grant, no)
  const target = join(job.folder, name)
  // Every other sheet has at least one figure.
  const most = figures && figures >= sheets.length ? figures - sheets.length + 1 : undefined
  const imported = await importFrom(place, { target, most }, job)
  if ('rejected' in imported) {
    const known = job.counts.rejections[imported.rejected]
    job.counts.rejections[imported.rejected] = addOccurrence(known, { no, number: publicationNumber, detail: file })
    return null
  }
  job.counts.imported++
  job.counts.figures += imported.descriptors.length
  return imported.descriptors.map((descriptor, at) => ({ file: `${name}-${at + 1}.png`, descriptor }))
}

/** A thousand patents per folder: `US/D982/D982278-1`; the figure number is appended. */
const sheetName = ({ patent: { office, publicationNumber } }: Grant, no: number) =>
  `${office}/${publicationNumber.slice(0, -3)}/${publicationNumber}-${no}`

async function importFrom(
  place: DrawingPlace,
  task: Omit<DrawingTask, 'source'>,
  { pool, xml }: SheetJob,
): Promise<ConvertedDrawing> {
  if ('path' in place) return pool.convert(async () => place.path, task)
  if (place.entry.size > PICTURE_BYTES_MAX) return { rejected: 'tooLarge' }
  try {
    return await pool.convert(() => unpack(xml, place.entry), task)
  } catch (error) {
    if (error instanceof BrokenFileError) return { rejected: 'damaged' }
    throw error
  }
}

async function unpack(xml: XmlFile, entry: ZipEntry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of xml.unpack(entry)) pieces.push(piece)
  return Buffer.concat(pieces)
}
