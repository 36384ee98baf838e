/** Worker thread: draws pictures of offers and describes them. */
import sharp from 'sharp'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { describePicture } from '#server/features/rights/public.pictures.ts'

/** Pixels per side; more would not improve the descriptor. */
const SIDE = 200

sharp.concurrency(1)
sharp.cache(false)

export interface DescribeTask {
  shapes: readonly { family: string; seed: number }[]
}

export default ({ shapes }: DescribeTask): Promise<(Uint8Array | null)[]> =>
  Promise.all(
    shapes.map(async ({ family, seed }) => {
      const drawing = Buffer.from(productSvg(family, seed, { size: SIDE }))
      const data = await sharp(drawing).removeAlpha().raw().toBuffer()
      return describePicture({ width: SIDE, height: SIDE, data })
    }),
  )
