/** Worker thread: draws views of sample patents and describes them for the search by picture. Posts each finished sheet. */
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { type DrawnView, type ShapeParameters, viewSvg } from '#fixtures/rights/patents/views.ts'
import { describePicture } from '../picture-comparison/describe.ts'

/** Pixels per side; more would not improve the descriptor. */
const SIDE = 200
const BYTES = SIDE * SIDE * 3
/** One sheet takes half the time of single drawings. */
const SHEET_DRAWINGS = 20

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
  const pixels = await sharp(Buffer.from(sheet)).removeAlpha().raw().toBuffer()
  return drawings.map((drawing, i) => ({
    ...drawing,
    descriptor: describePicture({ width: SIDE, height: SIDE, data: pixels.subarray(i * BYTES, (i + 1) * BYTES) }),
  }))
}
