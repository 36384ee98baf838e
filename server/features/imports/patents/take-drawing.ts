/** A drawing of an office → a picture that browsers show, of bounded size, and its descriptor. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { describe } from '#server/domain/picture-search/describe.ts'
import { DRAWING_BYTES_MAX, type DrawingTask, type TakenDrawing } from './drawing-task.ts'

/** An office's sheet at 300 dpi has 8 megapixels, at 600 dpi 34. */
const PIXELS_MAX = 50_000_000
/** Pixels of the longest side: as it is kept, and as it is described. */
const SIDE = { kept: 1400, described: 600 }
/** Of TIFF in either order of bytes, PNG and JPG. */
const BEGINNINGS = ['II*\0', 'MM\0*', '\x89PNG', '\xff\xd8\xff'].map((text) => Buffer.from(text, 'latin1'))

sharp.concurrency(1)
sharp.cache(false)

/** Throws what writing the target throws. */
export async function takeDrawing({ source, target }: DrawingTask): Promise<TakenDrawing> {
  const read = await decode(source)
  if ('refused' in read) return read
  await write(target, read.png)
  return { descriptor: describe(read.pixels) }
}

async function decode(source: string | Uint8Array) {
  try {
    if (typeof source === 'string' && (await stat(source)).size > DRAWING_BYTES_MAX)
      return { refused: 'tooLarge' as const }
    const bytes =
      typeof source === 'string' ? await readFile(source) : Buffer.from(source.buffer, source.byteOffset, source.length)
    if (!BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning)))
      return { refused: 'noPicture' as const }
    // 'error' and not 'warning': the office's TIFFs carry tags that libtiff warns of.
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    return await rendered(image, await image.metadata())
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
    return { refused: isTooLarge ? ('tooLarge' as const) : ('damaged' as const) }
  }
}

async function rendered(image: Sharp, { channels }: Metadata) {
  // Line drawings stay grey, a third of the size.
  const colours = channels !== undefined && channels < 3 ? 'b-w' : 'srgb'
  const side = { fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await image
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(SIDE.kept, SIDE.kept, side)
    .toColourspace(colours)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const small = await raw
    .clone()
    .resize(SIDE.described, SIDE.described, side)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    png: await raw.toColourspace(colours).png({ compressionLevel: 6 }).toBuffer(),
    pixels: { width: small.info.width, height: small.info.height, data: threeOf(small.data, small.info.channels) },
  }
}

/** Red, green and blue of each pixel. */
function threeOf(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data
  const three = new Uint8Array((data.length / channels) * 3)
  for (let at = 0, to = 0; at < data.length; at += channels, to += 3) three.fill(data[at] ?? 0, to, to + 3)
  return three
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
