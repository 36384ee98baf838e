/** Pictures that lie beside an import: found by their names, opened within limits, written whole. */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { loadSharp } from '#server/platform/load-sharp.ts'

/** Bytes of a picture, which is in memory while it is read. */
export const PICTURE_BYTES_MAX = 25_000_000
/** An office's sheet at 300 dpi has 8 megapixels, at 600 dpi 34. */
const PIXELS_MAX = 50_000_000

/** `noPicture`: of no format that is read, whatever the name says. */
export type PictureFault = 'noPicture' | 'tooLarge' | 'damaged'

export const pictureFaults: Record<PictureFault, string> = {
  noPicture: 'not a JPG, PNG, WebP or TIFF',
  tooLarge: 'larger than 50 megapixels or 25 MB',
  damaged: 'damaged or cut off',
}

const NAME = /\.(tiff?|png|jpe?g|webp)$/i

export const isPictureName = (name: string): boolean => NAME.test(name)

/** A picture is known by its name without case and format: a TIFF that was turned into a PNG need not be renamed. */
export const pictureKey = (name: string): string => name.toLowerCase().replace(NAME, '')

/** The paths of the pictures in a folder by their keys; none if there is no such folder. */
export function picturesIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isPictureName(entry.name),
  )
  const names = files.map(({ name }) => name).sort()
  return new Map(names.map((name) => [pictureKey(name), join(folder, name)]))
}

/** Passes the opened picture to `use`. Whatever `use` throws counts as damage of the picture. */
export async function openPicture<T>(
  source: string | Uint8Array,
  use: (image: Sharp, bytes: Buffer) => Promise<T>,
): Promise<T | { refused: PictureFault }> {
  try {
    if (typeof source === 'string' && (await stat(source)).size > PICTURE_BYTES_MAX) return { refused: 'tooLarge' }
    const bytes =
      typeof source === 'string' ? await readFile(source) : Buffer.from(source.buffer, source.byteOffset, source.length)
    if (!isPicture(bytes)) return { refused: 'noPicture' }
    const sharp = await loadSharp()
    // 'error' and not 'warning': the office's TIFFs carry tags that libtiff warns of.
    return await use(sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }), bytes)
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
    return { refused: isTooLarge ? 'tooLarge' : 'damaged' }
  }
}

/** TIFF in either order of bytes, PNG, JPG. */
const BEGINNINGS = ['II*\0', 'MM\0*', '\x89PNG', '\xff\xd8\xff']

function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12)
  return BEGINNINGS.some((beginning) => head.startsWith(beginning)) || /^RIFF.{4}WEBP$/s.test(head)
}

/** Under another name first, so that no reader sees half of it. Makes the folder. */
export async function writePicture(target: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
