/** Product pictures: drawn from the parametric shape of a sample row, or read from the file of an import. */
import type { Product } from '#contracts/model/catalogue.ts'
import { isOurPicture } from '#contracts/model/product-picture.ts'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import { readIfPresent } from '#server/platform/read-if-present.ts'
import { pictureFile } from './stored-picture.ts'

const SIZE = 600
/** Twice the 80 pixels of a list, for sharp screens. */
const THUMBNAIL_SIZE = 160
/** A thumbnail has some 3 KB, a large picture ten times as much. */
const CACHED = { webp: 300, thumbnail: 2000 }
const caches = { webp: new Map<string, Promise<Buffer>>(), thumbnail: new Map<string, Promise<Buffer>>() }

type Shape = NonNullable<Product['shape']>

/** `print`, for reports and searches: PNG for drawings, JPG for photos, an eighth of the size of PNG. */
export type PictureFormat = 'webp' | 'thumbnail' | 'print'

/** Null if there is no picture or its file is missing. `folder` comes from `picturesFolder`. */
export async function pictureOf(product: Product, format: PictureFormat, folder: string): Promise<Buffer | null> {
  if (!isOurPicture(product.imageUrl)) return null
  if (product.shape) return drawnPicture(product.shape, format)
  const webp = await readIfPresent(pictureFile(product, folder))
  if (webp === null || format === 'webp') return webp
  return format === 'print' ? photo(webp) : thumbnail(webp)
}

/** The drawing of a sample row. */
export const drawnPicture = (shape: Shape, format: PictureFormat): Promise<Buffer> =>
  format === 'print' ? draw(shape, format) : drawCached(shape, format)

function drawCached(shape: Shape, format: keyof typeof caches): Promise<Buffer> {
  const cache = caches[format]
  const key = `${shape.family}:${shape.seed}`
  const cached = cache.get(key)
  if (cached) {
    cache.delete(key)
    cache.set(key, cached)
    return cached
  }
  const picture = draw(shape, format)
  cache.set(key, picture)
  picture.catch(() => cache.delete(key))
  const oldest = cache.size > CACHED[format] ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return picture
}

async function draw({ family, seed }: Shape, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(
    Buffer.from(productSvg(family, seed, { size: format === 'thumbnail' ? THUMBNAIL_SIZE : SIZE })),
  ).flatten({ background: '#ffffff' })
  return format === 'print' ? image.png().toBuffer() : image.webp({ quality: 86 }).toBuffer()
}

async function photo(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  return sharp(webp).resize(SIZE, SIZE, inside).jpeg({ quality: 86 }).toBuffer()
}

async function thumbnail(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  return sharp(webp).resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, inside).webp({ quality: 86 }).toBuffer()
}
