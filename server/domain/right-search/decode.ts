/** Pictures of strangers, decoded with bounded memory and time: whatever they claim to be, only JPG and PNG are opened. */
import type { Sharp } from 'sharp'
import type { Pixels } from '../picture-search/pixels.ts'
import { withoutPaper } from './paper.ts'
import { PICTURE_SIDE, type PictureKind } from './tasks.ts'

/** More than nearly every camera: a small file that unfolds to more is made to do harm. */
const MOST_PIXELS = 50_000_000
const SECONDS = 8
/** How the two formats begin. Whatever else sharp could read, as SVG, never gets to it. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]
const WHITE = '#ffffff'
const DARK = '#202020'

export interface Decoded {
  pixels: Pixels
  png: Uint8Array
}

/** Several at once would need several times the memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The picture upright, in 8-bit sRGB, at most {@link PICTURE_SIDE} a side; what is transparent lies on white, or on dark
 * where it would not show on white. An animation is its first picture. Undefined of what is no whole JPG or PNG.
 */
export function decode(bytes: Uint8Array, kind: PictureKind = 'any'): Promise<Decoded | undefined> {
  const turn = last.then(() => decodeNow(bytes, kind))
  last = turn
  return turn
}

async function decodeNow(bytes: Uint8Array, kind: PictureKind): Promise<Decoded | undefined> {
  if (!BEGINNINGS.some((beginning) => beginning.equals(bytes.subarray(0, beginning.length)))) return undefined
  try {
    const ground = await groundFor(bytes)
    const pixels = await pixelsOf((await opened(bytes)).autoOrient().flatten({ background: ground }))
    if (kind === 'drawing') withoutPaper(pixels)
    return { pixels, png: await pngOf(pixels) }
  } catch {
    return undefined
  }
}

const opened = async (bytes: Uint8Array): Promise<Sharp> => {
  // A native library, which takes a start some time.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).timeout({ seconds: SECONDS })
}

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function pngOf({ width, height, data }: Pixels): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Least contrast, of 255, with which what is opaque shows on white. */
const LEAST_CONTRAST = 24

/** White, unless what is opaque is all but white itself. */
async function groundFor(bytes: Uint8Array): Promise<string> {
  const image = await opened(bytes)
  const { hasAlpha } = await image.metadata()
  if (!hasAlpha) return WHITE
  const small = { fit: 'inside', withoutEnlargement: true } as const
  const onWhite = await (await opened(bytes))
    .resize(64, 64, small)
    .flatten({ background: WHITE })
    .greyscale()
    .raw()
    .toBuffer()
  return onWhite.every((value) => value > 255 - LEAST_CONTRAST) ? DARK : WHITE
}
