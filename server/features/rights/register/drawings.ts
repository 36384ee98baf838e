/** Drawings of patents as PNG: rendered from the shape of a sample patent, or read from the file that an import has stored. */
import { join } from 'node:path'
import type { ViewKind } from '#contracts/model/rights/patent.ts'
import { type DrawnView, type ShapeParameters, viewSvg } from '#fixtures/rights/patents/views.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import { readIfPresent } from '#server/platform/read-if-present.ts'
import type { StoredView } from './rights-rows.ts'

const SIDE = 600
/** A page of results shows twenty pictures. */
const CACHE_SIZE = 200
const cache = new Map<string, Promise<Buffer | null>>()

export const drawingsFolder = (dataDir: string): string => join(dataDir, 'files', 'drawings')

/** A PNG from the cache of recently used drawings; null if the office's drawing is missing. @param folder see `drawingsFolder` */
export function drawingOf({ drawing, kind }: StoredView, folder: string): Promise<Buffer | null> {
  if (drawing === null) return Promise.resolve(null)
  const key = 'file' in drawing ? join(folder, drawing.file) : JSON.stringify([drawing, kind])
  const known = cache.get(key)
  if (known) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const picture = 'file' in drawing ? readIfPresent(key) : render(drawing, kind)
  cache.set(key, picture)
  // A missing file may be imported later, so null is not cached.
  picture.then((bytes) => bytes ?? cache.delete(key)).catch(() => cache.delete(key))
  const oldest = cache.size > CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return picture
}

async function render(shape: ShapeParameters, kind: ViewKind): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(viewSvg(shape, drawnViewOf(kind), SIDE)))
    .removeAlpha()
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

/** The sample drawings have no sheet and no view in use, so both kinds show the front. */
const drawnViewOf = (kind: ViewKind): DrawnView => (kind === 'use' || kind === 'sheet' ? 'front' : kind)
