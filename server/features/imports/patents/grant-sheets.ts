/** Imports the drawing sheets of grants that are available and not yet stored, in parallel. */
import { join } from 'node:path'
import type { NewView } from '#server/features/rights/public.register.ts'
import { PICTURE_BYTES_MAX } from '../picture-files.ts'
import { BrokenFileError } from '../split-records.ts'
import { counted } from '../uspto/record-summary.ts'
import type { XmlFile } from '../uspto/xml-files.ts'
import type { ZipEntry } from '../uspto/zip-directory.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { ConvertedDrawing, DrawingTask } from './drawing-task.ts'
import type { DrawingFinder, DrawingPlace } from './find-drawings.ts'
import { currentSheets, type Figure } from './grant-views.ts'
import type { DrawingCounts } from './patent-summary.ts'
import type { Grant } from './read-grant.ts'

export interface SheetTaker {
  pool: DrawingPool
  finder: DrawingFinder
  xml: XmlFile
  /** DATA_DIR/files/drawings */
  folder: string
  counts: DrawingCounts
}

/** Figures per sheet of a grant. Sheets in `known` are not imported again; null for a sheet that was not found. */
export function sheetsOf(grant: Grant, known: readonly NewView[], taker: SheetTaker): Promise<(Figure[] | null)[]> {
  const stored = currentSheets(known)
  return Promise.all(grant.drawings.sheets.map((file, at) => stored.get(at + 1) ?? take(grant, file, at + 1, taker)))
}

async function take(grant: Grant, file: string, no: number, taker: SheetTaker): Promise<Figure[] | null> {
  const { folder, sheets, figures } = grant.drawings
  const { publicationNumber } = grant.patent
  const place = taker.finder.find(file, folder)
  if (!place) {
    taker.counts.missing++
    return null
  }
  const name = sheetName(grant, no)
  const target = join(taker.folder, name)
  // Every other sheet has at least one figure.
  const most = figures && figures >= sheets.length ? figures - sheets.length + 1 : undefined
  const taken = await importFrom(place, { target, most }, taker)
  if ('refused' in taken) {
    const known = taker.counts.refusals[taken.refused]
    taker.counts.refusals[taken.refused] = counted(known, { no, number: publicationNumber, detail: file })
    return null
  }
  taker.counts.taken++
  taker.counts.figures += taken.descriptors.length
  return taken.descriptors.map((descriptor, at) => ({ file: `${name}-${at + 1}.png`, descriptor }))
}

/** A thousand patents per folder: `US/D982/D982278-1`; the figure number is appended. */
const sheetName = ({ patent: { office, publicationNumber } }: Grant, no: number) =>
  `${office}/${publicationNumber.slice(0, -3)}/${publicationNumber}-${no}`

async function importFrom(
  place: DrawingPlace,
  task: Omit<DrawingTask, 'source'>,
  { pool, xml }: SheetTaker,
): Promise<ConvertedDrawing> {
  if ('path' in place) return pool.take(async () => place.path, task)
  if (place.entry.size > PICTURE_BYTES_MAX) return { refused: 'tooLarge' }
  try {
    return await pool.take(() => unpack(xml, place.entry), task)
  } catch (error) {
    if (error instanceof BrokenFileError) return { refused: 'damaged' }
    throw error
  }
}

async function unpack(xml: XmlFile, entry: ZipEntry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of xml.unpack(entry)) pieces.push(piece)
  return Buffer.concat(pieces)
}
