/** Worker thread: draws views of sample patents and describes them for the search by picture. */
import sharp from 'sharp'
import { type DrawnView, type ShapeParameters, viewSvg } from '#fixtures/rights/patents/views.ts'
import { describePicture } from '../picture-comparison/describe.ts'

/** Pixels per side; more would not improve the descriptor. */
const SIDE = 200
const BYTES = SIDE * SIDE * 3

sharp.concurrency(1)
sharp.cache(false)

export interface DescribeTask {
  views: { shape: ShapeParameters; view: DrawnView }[]
}

/** Null for a blank drawing. All drawings are rendered as one sheet, which halves the time. */
export default async ({ views }: DescribeTask): Promise<(Uint8Array | null)[]> => {
  const drawings = views.map(({ shape, view }, i) =>
    viewSvg(shape, view, SIDE).replace('<svg ', `<svg y="${i * SIDE}" `),
  )
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE * views.length}">${drawings.join('')}</svg>`
  const pixels = await sharp(Buffer.from(sheet)).removeAlpha().raw().toBuffer()
  return views.map((_, i) =>
    describePicture({ width: SIDE, height: SIDE, data: pixels.subarray(i * BYTES, (i + 1) * BYTES) }),
  )
}
