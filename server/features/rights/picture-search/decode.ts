/** Decodes untrusted pictures with bounded memory and time. Only JPG and PNG are opened, by their magic bytes. */
import type { Metadata, Sharp } from 'sharp'
import { backgroundOf } from '#contracts/model/rights/background.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import type { Pixels } from '../picture-comparison/pixels.ts'
import { removePaper } from './paper.ts'
import { PICTURE_SIDE, type PictureKind } from './tasks.ts'

/**
 * Beyond nearly every camera: a small file that decodes to more is an attack. Pictures of 8 bits per channel may have 50
 * megapixels; with three channels of 16 bits, or as a progressive JPG, 33.
 */
const MAX = { pixels: 50_000_000, side: 30_000, bytes: 200_000_000 }
const TIMEOUT_SECONDS = 8
/** The PNG must fit into a data URL that can be sent again: `Picture` of contracts/api/rights/patent-rows.ts. */
const MAX_PNG_BYTES = 670_000
const SMALLER = 0.8
/** Other formats, such as SVG, never reach sharp. */
const MAGIC = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]

export interface DecodedPicture {
  /** For the comparison; a drawing's paper is removed. */
  pixels: Pixels
  /** To store and show, paper included. Decoding it again gives the same bytes. */
  png: Uint8Array
}

/**
 * Returns the picture upright, in 8-bit sRGB, with at most {@link PICTURE_SIDE} pixels a side. Transparent pixels become white,
 * or dark if the outline shows better on dark. Only the first frame of an animation is read. Returns `wrongPicture` for
 * anything but a complete JPG or PNG, and for a damaged PNG. Damage inside a JPG mostly goes unnoticed: the format has no
 * checksums.
 */
export async function decode(bytes: Uint8Array, kind: PictureKind = 'any'): Promise<DecodedPicture | 'wrongPicture'> {
  if (!MAGIC.some((magic) => magic.equals(bytes.subarray(0, magic.length)))) return 'wrongPicture'
  const sharp = await loadSharp()
  const limits = { limitInputPixels: MAX.pixels, failOn: 'truncated' } as const
  const rgba = await tryReadRgba(sharp(bytes, limits).timeout({ seconds: TIMEOUT_SECONDS }))
  if (typeof rgba === 'string') return rgba
  const pixels = flatten(rgba)
  const png = await pngOf(pixels)
  if (kind === 'drawing') removePaper(pixels)
  return { pixels, png }
}

/** Returns `wrongPicture` if the picture cannot be read. Rethrows lack of memory, which is not the picture's fault. */
async function tryReadRgba(image: Sharp): Promise<Pixels | 'wrongPicture'> {
  try {
    return isTooLarge(await image.metadata()) ? 'wrongPicture' : await readRgba(image)
  } catch (error) {
    if (/out of memory/i.test(String(error))) throw error
    return 'wrongPicture'
  }
}

function isTooLarge({ width, height, ...metadata }: Metadata): boolean {
  return Math.max(width, height) > MAX.side || width * height * bytesPerPixel(metadata) > MAX.bytes
}

/**
 * Memory that libvips needs per pixel. Interlaced and progressive pictures are decoded whole before the first row can be
 * resized; a progressive JPG as 16-bit coefficients.
 */
const bytesPerPixel = ({ format, channels, depth, isProgressive }: Omit<Metadata, 'width' | 'height'>): number =>
  channels * (depth === 'ushort' || (format === 'jpeg' && isProgressive) ? 2 : 1)

/** Upright and resized. `data` has red, green, blue and alpha per pixel. */
async function readRgba(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function flatten(picture: Pixels): Pixels {
  const { width, height, data: rgba } = picture
  const background = backgroundOf(picture)
  const rgb = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4) {
    const alpha = (rgba[from + 3] ?? 0) / 255
    for (let colour = 0; colour < 3; colour++)
      rgb[to++] = Math.round(background + ((rgba[from + colour] ?? 0) - background) * alpha)
  }
  return { width, height, data: rgb }
}

/** Shrinks a picture that compresses badly, such as noise, until it fits {@link MAX_PNG_BYTES}. */
async function pngOf({ width, height, data }: Pixels): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  for (let side = PICTURE_SIDE; ; side = Math.round(side * SMALLER)) {
    const png = await image.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
    if (png.length <= MAX_PNG_BYTES) return png
  }
}
