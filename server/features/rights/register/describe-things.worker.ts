/** A worker thread that draws views of sample patents and describes them for the search by picture. */
import sharp from 'sharp'
import { type DrawnView, type Thing, viewSvg } from '#fixtures/rights/patents/views.ts'
import { describe } from '../picture-comparison/describe.ts'

/** Pixels of a side: more tell the descriptor nothing. */
const SIDE = 200
const BYTES = SIDE * SIDE * 3

sharp.concurrency(1)
sharp.cache(false)

export interface DescribeTask {
  views: { thing: Thing; view: DrawnView }[]
}

/** Null where a drawing holds nothing. One sheet is painted with all of them, in half the time of single ones. */
export default async ({ views }: DescribeTask): Promise<(Uint8Array | null)[]> => {
  const drawings = views.map(({ thing, view }, i) =>
    viewSvg(thing, view, SIDE).replace('<svg ', `<svg y="${i * SIDE}" `),
  )
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE * views.length}">${drawings.join('')}</svg>`
  const pixels = await sharp(Buffer.from(sheet)).removeAlpha().raw().toBuffer()
  return views.map((_, i) => describe({ width: SIDE, height: SIDE, data: pixels.subarray(i * BYTES, (i + 1) * BYTES) }))
}
