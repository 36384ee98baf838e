/** Worker thread: draws views of sample patents and describes them for the search by picture. Posts each finished sheet. */
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { type DrawnView, type ShapeParameters, viewSvg } from '#fixtures/rights/patents/views.ts'
import { describePicture } from '../picture-comparison/describe.ts'

/** Pixels per side; more would not improve the descriptor. */
const SIDE = 200
const PIXELS = SIDE * SIDE
/** One sheet takes half the time of single drawings. libvips reads the whole SVG again for every 2,000 rows of pixels. */
const SHEET_DRAWINGS = 2000 / SIDE

export interface Drawing {
  shape: ShapeParameters
  view: DrawnView
}

/** `descriptor` is null for a blank drawing. */
export interface DescribedDrawing extends Drawing {
  descriptor: Uint8Array | null
}

sharp.concurrency(1)
sharp.cache(false)

const drawings: readonly Drawing[] = workerData // describe-drawings.ts passes it
for (let at = 0; at < drawings.length; at += SHEET_DRAWINGS)
  parentPort?.postMessage(await describeSheet(drawings.slice(at, at + SHEET_DRAWINGS)))

async function describeSheet(drawings: readonly Drawing[]): Promise<DescribedDrawing[]> {
  const svgs = drawings.map(({ shape, view }, i) =>
    viewSvg(shape, view, SIDE).replace('<svg ', `<svg y="${i * SIDE}" `),
  )
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE * drawings.length}">${svgs.join('')}</svg>`
  // Black lines on white have the same red, green and blue.
  const greys = await sharp(Buffer.from(sheet)).extractChannel(0).raw().toBuffer()
  return drawings.map((drawing, i) => ({
    ...drawing,
    descriptor: describePicture({ width: SIDE, height: SIDE, greys: greys.subarray(i * PIXELS, (i + 1) * PIXELS) }),
  }))
}
