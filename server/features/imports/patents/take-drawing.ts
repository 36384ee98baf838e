/** A drawing of an office → a picture that browsers show, of bounded size, and its descriptor. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { describe } from '#server/features/rights/public.pictures.ts'
import { DRAWING_BYTES_MAX, type DrawingFault, type DrawingTask, type TakenDrawing } from './drawing-task.ts'
import { type Box, figuresOf, SHEET_SIDE, WHOLE } from './sheet-figures.ts'

/** An office's sheet at 300 dpi has 8 megapixels, at 600 dpi 34. */
const PIXELS_MAX = 50_000_000
/** Pixels of the longest side: of a sheet as it is worked on, of a figure as it is kept and as it is described. */
const SIDE = { sheet: 3300, kept: 1400, described: 600 }
/** Of TIFF in either order of bytes, PNG and JPG. */
const BEGINNINGS = ['II*\0', 'MM\0*', '\x89PNG', '\xff\xd8\xff'].map((text) => Buffer.from(text, 'latin1'))

sharp.concurrency(1)
sharp.cache(false)

/** Throws what writing the figures throws. */
export async function takeDrawing({ source, target, most }: DrawingTask): Promise<TakenDrawing> {
  const sheet = await decode(source)
  if ('refused' in sheet) return sheet
  const small = await sheet.scaled(SHEET_SIDE).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  const descriptors: (Uint8Array | null)[] = []
  for (const box of figuresOf({ width, height, data: small.data }, most)) {
    await write(`${target}-${descriptors.length + 1}.png`, await sheet.scaled(SIDE.kept, box).png().toBuffer())
    const { data, info } = await sheet.scaled(SIDE.described, box).raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    descriptors.push(describe(channels === 1 ? { width, height, greys: data } : { width, height, data }))
  }
  return { descriptors }
}

interface Sheet {
  /** A part of the sheet within a square of so many pixels a side, in the colours of the sheet. */
  scaled(side: number, box?: Box): Sharp
}

async function decode(source: string | Uint8Array): Promise<Sheet | { refused: DrawingFault }> {
  try {
    if (typeof source === 'string' && (await stat(source)).size > DRAWING_BYTES_MAX) return { refused: 'tooLarge' }
    const bytes =
      typeof source === 'string' ? await readFile(source) : Buffer.from(source.buffer, source.byteOffset, source.length)
    if (!BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning)))
      return { refused: 'noPicture' }
    // 'error' and not 'warning': the office's TIFFs carry tags that libtiff warns of.
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    return await unpacked(image, await image.metadata())
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
    return { refused: isTooLarge ? 'tooLarge' : 'damaged' }
  }
}

/** The sheet in memory, upright and on white; unpacked once, since that is the dear part. */
async function unpacked(image: Sharp, { channels }: Metadata): Promise<Sheet> {
  // Line drawings stay grey, a third of the size.
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

/** Beside its place first, so that nobody reads half of it. */
async function write(target: string, png: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(unfinished, png)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
