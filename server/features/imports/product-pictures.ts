/** Stores product pictures found next to an import file, named by ASIN. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import type { Sharp } from 'sharp'
import { isAsin } from '#contracts/core/rules.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import { pictureAddressOf, pictureFile, storedVersion } from '#server/features/catalogue/public.writing.ts'
import { addOccurrence, type Occurrences } from './occurrences.ts'
import { openPicture, type PictureFault, picturesIn, writePicture } from './picture-files.ts'

/** Longest side in pixels. */
const SIDE = 1000

export interface PictureCounts {
  imported: number
  unchanged: number
  /** Pictures whose ASIN is in no imported row. */
  unused: number
  /** With names of files. */
  rejections: Partial<Record<PictureFault, Occurrences<string>>>
}

export interface ProductPictures {
  readonly counts: PictureCounts
  /** Stores the picture of a product. Returns its address, or null without a readable picture. */
  store(product: Product): Promise<string | null>
}

/**
 * @param folder folder of the stored pictures
 * @param find returns the catalogue's row of a product
 */
export function productPictures(
  file: string,
  folder: string,
  find: (product: Product) => Pick<Product, 'imageUrl'> | undefined,
): ProductPictures {
  const paths = picturesBeside(file)
  const counts: PictureCounts = {
    imported: 0,
    unchanged: 0,
    unused: paths.size,
    rejections: {},
  }
  const used = new Set<string>()
  // A file may have several rows of one product.
  const addresses = new Map<string, string | null>()

  async function read(path: string, product: Product): Promise<string | null> {
    const target = pictureFile(product, folder)
    const known = existsSync(target) ? storedVersion(find(product) ?? { imageUrl: null }) : null
    const opened = await openPicture(path, async (image, bytes) => {
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      return { version, webp: version === known ? null : await webpOf(image) }
    })
    if ('rejected' in opened) {
      countFault(counts, opened.rejected, basename(path))
      return null
    }
    const { webp, version } = opened
    if (webp) await writePicture(target, webp)
    counts[webp ? 'imported' : 'unchanged']++
    return pictureAddressOf(product, version)
  }

  return {
    counts,
    async store(product) {
      const path = paths.get(product.asin.toLowerCase())
      if (!path) return null
      const target = pictureFile(product, folder)
      if (!addresses.has(target)) addresses.set(target, await read(path, product))
      used.add(path)
      counts.unused = paths.size - used.size
      return addresses.get(target) ?? null
    },
  }
}

/** Paths by lower-case ASIN: next to the file, and in a folder there named like the file without extensions. */
function picturesBeside(file: string): Map<string, string> {
  const named = join(dirname(file), parse(basename(file).replace(/\.gz$/i, '')).name)
  const found = [...picturesIn(named), ...picturesIn(dirname(file))]
  return new Map(found.filter(([key]) => isAsin(key.toUpperCase())))
}

/** Upright, on white and in sRGB; sharp writes no metadata by default. */
const webpOf = (image: Sharp): Promise<Buffer> =>
  image
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 86 })
    .toBuffer()

function countFault({ rejections }: PictureCounts, fault: PictureFault, name: string): void {
  rejections[fault] = addOccurrence(rejections[fault], name)
}
