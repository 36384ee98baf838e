/** A drawing of an office → a picture that browsers show, of bounded size, and its descriptor. */
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { describe } from '#server/domain/picture-search/describe.ts'

export interface DrawingTask {
  /** A file, or the bytes of one. */
  source: string | Uint8Array
  /** Where the PNG goes; its folder is made. */
  target: string
}

/** `noPicture`: neither TIFF, PNG nor JPG, whatever its name says. */
export type DrawingFault = 'noPicture' | 'tooLarge' | 'damaged'

/** The descriptor is null of a picture with nothing on it: it is shown, and never found by picture. */
export type TakenDrawing = { descriptor: Uint8Array | null } | { refused: DrawingFault }

/** An office's sheet at 300 dpi has 8 megapixels, at 600 dpi 34. */
const PIXELS_MAX = 50_000_000
/** Pixels of the longest side: as it is kept, and as it is described. */
const SIDE = { kept: 1400, described: 600 }
const FORMATS = ['tiff', 'png', 'jpeg']

sharp.concurrency(1)
sharp.cache(false)

/** Throws only what writing the target throws. */
export async function takeDrawing({ source, target }: DrawingTask): Promise<TakenDrawing> {
  const read = await decode(source)
  if ('refused' in read) return read
  await write(target, read.png)
  return { descriptor: describe(read.pixels) }
}

async function decode(source: string | Uint8Array) {
  try {
    // 'error' and not 'warning': the office's TIFFs carry tags that libtiff warns of.
    const image = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    const metadata = await image.metadata()
    if (!FORMATS.includes(metadata.format ?? '')) return { refused: 'noPicture' as const }
    return await rendered(image, metadata)
  } catch (error) {
    return { refused: faultOf(error) }
  }
}

async function rendered(image: Sharp, { channels }: Metadata) {
  const side = { fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await image
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(SIDE.kept, SIDE.kept, side)
    // Line drawings stay grey, a third of the size.
    .toColourspace(channels !== undefined && channels < 3 ? 'b-w' : 'srgb')
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
    png: await raw.png({ compressionLevel: 6 }).toBuffer(),
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

const faultOf = (error: unknown): DrawingFault => {
  const message = error instanceof Error ? error.message : ''
  if (/exceeds pixel limit/.test(message)) return 'tooLarge'
  return /unsupported image format|unsupported feature/.test(message) ? 'noPicture' : 'damaged'
}

/** Beside its place first, so that nobody reads half of it. */
async function write(target: string, png: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}.tmp`
  const handle = await open(unfinished, 'w')
  try {
    await handle.writeFile(png)
    await handle.close()
    await rename(unfinished, target)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}
