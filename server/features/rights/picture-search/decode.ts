/** Pictures of strangers, decoded with bounded memory and time: whatever they claim to be, only JPG and PNG are opened. */
import type { Metadata, Sharp } from 'sharp'
import { groundOf } from '#contracts/model/rights/ground.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import type { Pixels } from '../picture-comparison/pixels.ts'
import { withoutPaper } from './paper.ts'
import { PICTURE_SIDE, type PictureKind } from './tasks.ts'

/**
 * More than nearly every camera: a small file that unfolds to more is made to do harm. Three or four
 * colours fit at 50 megapixels; three of 16 bits, or of a progressive JPG, at 33.
 */
const MOST = { pixels: 50_000_000, side: 30_000, bytes: 200_000_000 }
const SECONDS = 8
/** Bytes of a picture that can be sent again as a data URL: `Picture` of contracts/api/rights/patent-rows.ts. */
const MOST_KEPT = 670_000
const SMALLER = 0.8
/** How the two formats begin. Whatever else sharp could read, as SVG, never gets to it. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]

export interface Decoded {
  /** What is compared: of a drawing without its paper. */
  pixels: Pixels
  /** What is kept and shown, with whatever paper it has. Decoded again it is the same, byte for byte. */
  png: Uint8Array
}

/**
 * The picture upright, in 8-bit sRGB, at most {@link PICTURE_SIDE} a side; what is transparent lies on white, or on dark
 * where its outline shows better. An animation is its first picture. Returns `wrongPicture` for anything but a complete JPG
 * or PNG, and for a damaged PNG. A JPG has no sums: damage within it looks like another picture, three in four times without
 * as much as a warning.
 */
export async function decode(bytes: Uint8Array, kind: PictureKind = 'any'): Promise<Decoded | 'wrongPicture'> {
  if (!BEGINNINGS.some((beginning) => beginning.equals(bytes.subarray(0, beginning.length)))) return 'wrongPicture'
  const sharp = await loadSharp()
  const limits = { limitInputPixels: MOST.pixels, failOn: 'truncated' } as const
  const seen = await seenIf(sharp(bytes, limits).timeout({ seconds: SECONDS }))
  if (typeof seen === 'string') return seen
  const pixels = onGround(seen)
  const png = await pngOf(pixels)
  if (kind === 'drawing') withoutPaper(pixels)
  return { pixels, png }
}

/** Returns `wrongPicture` for what cannot be read. Whatever else goes wrong is no fault of the picture, and thrown. */
async function seenIf(image: Sharp): Promise<Pixels | 'wrongPicture'> {
  try {
    return isTooLarge(await image.metadata()) ? 'wrongPicture' : await seenOf(image)
  } catch (error) {
    if (/out of memory/i.test(String(error))) throw error
    return 'wrongPicture'
  }
}

function isTooLarge({ width, height, ...metadata }: Metadata): boolean {
  return Math.max(width, height) > MOST.side || width * height * unpackedPixel(metadata) > MOST.bytes
}

/**
 * Bytes of memory that a pixel takes. Interlaced and progressive pictures are unpacked whole before the first row of them can
 * be made small; a progressive JPG to the numbers that its colours are made of.
 */
const unpackedPixel = ({ format, channels, depth, isProgressive }: Omit<Metadata, 'width' | 'height'>): number =>
  channels * (depth === 'ushort' || (format === 'jpeg' && isProgressive) ? 2 : 1)

/** Upright and small: red, green, blue and how opaque it is, of each pixel. */
async function seenOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Without what is transparent. */
function onGround(picture: Pixels): Pixels {
  const { width, height, data: seen } = picture
  const ground = groundOf(picture)
  const laid = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < seen.length; from += 4) {
    const opaque = (seen[from + 3] ?? 0) / 255
    for (let colour = 0; colour < 3; colour++)
      laid[to++] = Math.round(ground + ((seen[from + colour] ?? 0) - ground) * opaque)
  }
  return { width, height, data: laid }
}

/** Noise, of which nothing can be packed, is made smaller until it can be sent again. */
async function pngOf({ width, height, data }: Pixels): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  for (let side = PICTURE_SIDE; ; side = Math.round(side * SMALLER)) {
    const png = await image.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
    if (png.length <= MOST_KEPT) return png
  }
}
