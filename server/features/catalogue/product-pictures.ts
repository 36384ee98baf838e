/** Pictures of products: drawn from the parametric shape of a sample row; a neutral parcel where no picture is stored. */
import type { Product } from '#contracts/model/catalogue.ts'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'

const SIZE = 600
const CACHE_SIZE = 300
const cache = new Map<string, Promise<Buffer>>()

/** The picture in the format. WebP, which pages show, comes from an LRU cache. */
export function pictureOf(product: Product, format: 'webp' | 'png'): Promise<Buffer> {
  // PNG serves reports and searches: ten times the size and rarely requested twice, so not cached.
  if (format === 'png') return draw(product, format)
  const key = product.shape ? `${product.shape.family}:${product.shape.seed}` : 'parcel'
  const known = cache.get(key)
  if (known) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const picture = draw(product, format)
  cache.set(key, picture)
  picture.catch(() => cache.delete(key))
  const oldest = cache.size > CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return picture
}

const draw = async ({ shape }: Product, format: 'webp' | 'png') => {
  const sharp = await loadSharp()
  const svg = shape ? productSvg(shape.family, shape.seed, { size: SIZE }) : parcelSvg
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  return format === 'webp' ? image.webp({ quality: 86 }).toBuffer() : image.png().toBuffer()
}

/** Shapes only: text in an SVG would depend on the fonts of the machine. */
const parcelSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 600 600">
<rect width="600" height="600" fill="#f4f6f8"/>
<g fill="none" stroke="#9aa8b5" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">
<path fill="#ffffff" d="M300 150 450 225 450 385 300 460 150 385 150 225Z"/>
<path d="M150 225 300 300 450 225M300 300V460M225 187 375 262V320"/>
</g></svg>`
