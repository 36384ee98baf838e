/** Pictures of products: drawn from the parametric shape of a sample row, or read from the file that an import stored. */
import type { Product } from '#contracts/model/catalogue.ts'
import { isOurPicture } from '#contracts/model/product-picture.ts'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import { readIfPresent } from '#server/platform/read-if-present.ts'
import { pictureFile } from './stored-picture.ts'

const SIZE = 600
const CACHE_SIZE = 300
const cache = new Map<string, Promise<Buffer>>()

type Shape = NonNullable<Product['shape']>

/** Pages show WebP. Reports and searches read `print`: PNG of a drawing, JPG of a photo, which as PNG is eight times as large. */
export type PictureFormat = 'webp' | 'print'

/**
 * The picture that we hold; null if there is none, or its file is gone.
 * @param folder as `picturesFolder` gives it
 */
export async function pictureOf(product: Product, format: PictureFormat, folder: string): Promise<Buffer | null> {
  if (!isOurPicture(product.imageUrl)) return null
  if (product.shape) return format === 'webp' ? cached(product.shape) : draw(product.shape, format)
  const webp = await readIfPresent(pictureFile(product, folder))
  return webp && format === 'print' ? photo(webp) : webp
}

/** From an LRU cache. */
function cached(shape: Shape): Promise<Buffer> {
  const key = `${shape.family}:${shape.seed}`
  const known = cache.get(key)
  if (known) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const picture = draw(shape, 'webp')
  cache.set(key, picture)
  picture.catch(() => cache.delete(key))
  const oldest = cache.size > CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return picture
}

async function draw({ family, seed }: Shape, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(Buffer.from(productSvg(family, seed, { size: SIZE }))).flatten({ background: '#ffffff' })
  return format === 'webp' ? image.webp({ quality: 86 }).toBuffer() : image.png().toBuffer()
}

async function photo(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  return sharp(webp).resize(SIZE, SIZE, inside).jpeg({ quality: 86 }).toBuffer()
}
