/** Converts an office's drawing into pictures of bounded size for browsers, with descriptors. */
import sharp, { type Metadata, type Sharp } from 'sharp'
import { describePicture } from '#server/features/rights/public.pictures.ts'
import { openPicture, writePicture } from '../picture-files.ts'
import type { ConvertedDrawing, DrawingTask } from './drawing-task.ts'
import { type Box, figuresOf, SHEET_SIDE, WHOLE } from './sheet-figures.ts'

/** Longest side in pixels: of the processed sheet, the stored figure, and the figure for its descriptor. */
const SIDE = { sheet: 3300, kept: 1400, described: 600 }

/** Rejects only if a figure cannot be written. */
export async function convertDrawing({ source, target, most }: DrawingTask): Promise<ConvertedDrawing> {
  const sheet = await openPicture(source, async (image) => decodeSheet(image, await image.metadata()))
  if ('rejected' in sheet) return sheet
  const small = await sheet.scaled(SHEET_SIDE).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  const descriptors: (Uint8Array | null)[] = []
  for (const box of figuresOf({ width, height, data: small.data }, most)) {
    await writePicture(`${target}-${descriptors.length + 1}.png`, await sheet.scaled(SIDE.kept, box).png().toBuffer())
    const { data, info } = await sheet.scaled(SIDE.described, box).raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    descriptors.push(describePicture(channels === 1 ? { width, height, greys: data } : { width, height, data }))
  }
  return { descriptors }
}

interface Sheet {
  /** A part of the sheet, scaled to fit a square of `side` pixels, in the sheet's colours. */
  scaled(side: number, box?: Box): Sharp
}

/** Decodes the sheet once, upright and on white, because decoding is slow. */
async function decodeSheet(image: Sharp, { channels }: Metadata): Promise<Sheet> {
  // Line drawings stay grey, which needs a third of the memory.
  const colours = channels !== undefined && channels < 3 ? 'b-w' : 'srgb'
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await image
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(SIDE.sheet, SIDE.sheet, inside)
    .toColourspace(colours)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    scaled: (side, { left, top, right, bottom } = WHOLE) =>
      sharp(data, { raw: { width, height, channels: info.channels } })
        .extract({
          left: Math.round(left * width),
          top: Math.round(top * height),
          width: Math.max(1, Math.round(right * width) - Math.round(left * width)),
          height: Math.max(1, Math.round(bottom * height) - Math.round(top * height)),
        })
        .resize(side, side, inside)
        .toColourspace(colours),
  }
}
