/** Takes the drawings of grants that are at hand and not yet there, several at once. */
import { join } from 'node:path'
import type { NewView } from '#server/db/rights-writer.ts'
import { BrokenFileError } from '../split-records.ts'
import { counted } from '../uspto/record-summary.ts'
import type { XmlFile } from '../uspto/xml-files.ts'
import type { DrawingPool } from './drawing-pool.ts'
import { DRAWING_BYTES_MAX, type TakenDrawing } from './drawing-task.ts'
import type { DrawingFinder, DrawingPlace } from './find-drawings.ts'
import type { DrawingFile } from './grant-drawings.ts'
import type { DrawingCounts } from './patent-summary.ts'
import type { Grant } from './read-grant.ts'

export interface ViewTaker {
  pool: DrawingPool
  finder: DrawingFinder
  xml: XmlFile
  /** DATA_DIR/files/drawings */
  folder: string
  counts: DrawingCounts
}

/** The views of a grant; those of `known` that have their drawing stay as they are. */
export function viewsOf(grant: Grant, known: readonly NewView[], taker: ViewTaker): Promise<NewView[]> {
  const stored = new Map(known.filter(({ drawing }) => drawing !== null).map((view) => [view.no, view]))
  const { folder, files } = grant.drawings
  return Promise.all(
    files.map(async (file): Promise<NewView> => {
      const view = stored.get(file.no)
      if (view) return view
      const none = { no: file.no, kind: file.kind, drawing: null, descriptor: null }
      const place = taker.finder.find(file.file, folder)
      if (!place) {
        taker.counts.missing++
        return none
      }
      const name = pictureName(grant, file)
      const taken = await take(place, join(taker.folder, name), taker)
      if ('descriptor' in taken) {
        taker.counts.taken++
        return { ...none, drawing: { file: name }, descriptor: taken.descriptor }
      }
      const at = { no: file.no, number: grant.patent.publicationNumber, detail: file.file }
      taker.counts.refusals[taken.refused] = counted(taker.counts.refusals[taken.refused], at)
      return none
    }),
  )
}

/** A thousand patents to a folder: `US/D982/D982278-1.png`. */
const pictureName = ({ patent: { office, publicationNumber } }: Grant, { no }: DrawingFile) =>
  `${office}/${publicationNumber.slice(0, -3)}/${publicationNumber}-${no}.png`

async function take(place: DrawingPlace, target: string, { pool, xml }: ViewTaker): Promise<TakenDrawing> {
  if ('path' in place) return pool.take({ source: place.path, target })
  if (place.entry.size > DRAWING_BYTES_MAX) return { refused: 'tooLarge' }
  try {
    const pieces: Buffer[] = []
    for await (const piece of xml.unpack(place.entry)) pieces.push(piece)
    return await pool.take({ source: Buffer.concat(pieces), target })
  } catch (error) {
    if (error instanceof BrokenFileError) return { refused: 'damaged' }
    throw error
  }
}
