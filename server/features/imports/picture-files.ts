/** Picture files of an import: finds them by name, opens them within limits, writes them atomically. */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { loadSharp } from '#server/platform/load-sharp.ts'

/** Largest picture in bytes; it is read into memory. */
export const PICTURE_BYTES_MAX = 25_000_000
/** An office's sheet at 300 dpi has 8 megapixels, at 600 dpi 34. */
const PIXELS_MAX = 50_000_000

/** `noPicture`: not a supported format, whatever its name. */
export type PictureFault = 'noPicture' | 'tooLarge' | 'damaged'

export const pictureFaults: Record<PictureFault, string> = {
  noPicture: 'not a JPG, PNG, WebP or TIFF',
  tooLarge: 'larger than 50 megapixels or 25 MB',
  damaged: 'damaged or cut off',
}

const NAME = /\.(tiff?|png|jpe?g|webp)$/i

export const isPictureName = (name: string): boolean => NAME.test(name)

/** Name without case and format, so that a TIFF converted to PNG needs no renaming. */
export const pictureKey = (name: string): string => name.toLowerCase().replace(NAME, '')

/** Paths by key; empty if the folder does not exist. */
export function picturesIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isPictureName(entry.name),
  )
  const names = files.map(({ name }) => name).sort()
  return new Map(names.map((name) => [pictureKey(name), join(folder, name)]))
}

/** Passes the opened picture to `use`. Any error of `use` counts as a damaged picture. */
export async function openPicture<T>(
  source: string | Uint8Array,
  use: (image: Sharp, bytes: Buffer) => Promise<T>,
): Promise<T | { rejected: PictureFault }> {
  try {
    if (typeof source === 'string' && (await stat(source)).size > PICTURE_BYTES_MAX) return { rejected: 'tooLarge' }
    const bytes =
      typeof source === 'string' ? await readFile(source) : Buffer.from(source.buffer, source.byteOffset, source.length)
    if (!isPicture(bytes)) return { rejected: 'noPicture' }
    const sharp = await loadSharp()
    // Not 'warning': the office's TIFFs have tags that cause libtiff warnings.
    return await use(sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }), bytes)
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
    return { rejected: isTooLarge ? 'tooLarge' : 'damaged' }
  }
}

/** TIFF in both byte orders, PNG, JPG. */
const BEGINNINGS = ['II*\0', 'MM\0*', '\x89PNG', '\xff\xd8\xff']

function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12)
  return BEGINNINGS.some((beginning) => head.startsWith(beginning)) || /^RIFF.{4}WEBP$/s.test(head)
}

/** Writes atomically through a temporary file. Creates the folder. */
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
