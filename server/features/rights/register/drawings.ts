/** Drawings of patents as pictures: painted from the shape of a sample row, or read from the file that an import has stored. */
import { join } from 'node:path'
import type { ViewKind } from '#contracts/model/rights/patent.ts'
import { type DrawnView, type Thing, viewSvg } from '#fixtures/rights/patents/views.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import { readIfPresent } from '#server/platform/read-if-present.ts'
import type { StoredView } from './rights-rows.ts'

const SIDE = 600
/** Pictures that are kept; a page of results shows twenty. */
const CACHE_SIZE = 200
const cache = new Map<string, Promise<Buffer | null>>()

/** Where imports put drawings. */
export const drawingsFolder = (dataDir: string): string => join(dataDir, 'files', 'drawings')

/**
 * The drawing of a view as PNG, from a cache of the most recently asked; null where the office's drawing is not at hand.
 * @param folder as `drawingsFolder` gives it
 */
export function drawingOf({ drawing, kind }: StoredView, folder: string): Promise<Buffer | null> {
  if (drawing === null) return Promise.resolve(null)
  const key = 'file' in drawing ? join(folder, drawing.file) : JSON.stringify([drawing, kind])
  const known = cache.get(key)
  if (known) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const picture = 'file' in drawing ? readIfPresent(key) : painted(drawing, kind)
  cache.set(key, picture)
  // What is not there now may be there later.
  picture.then((bytes) => bytes ?? cache.delete(key)).catch(() => cache.delete(key))
  const oldest = cache.size > CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return picture
}

async function painted(thing: Thing, kind: ViewKind): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(viewSvg(thing, drawn(kind), SIDE)))
    .removeAlpha()
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

/** A sheet, or a thing in use, would be its front: the sample world has neither. */
const drawn = (kind: ViewKind): DrawnView => (kind === 'use' || kind === 'sheet' ? 'front' : kind)
