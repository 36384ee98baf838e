/** Pictures of strangers, decoded with bounded memory and time: whatever they claim to be, only JPG and PNG are opened. */
import type { Metadata, Sharp } from 'sharp'
import type { Pixels } from '../picture-search/pixels.ts'
import { withoutPaper } from './paper.ts'
import { PICTURE_SIDE, type PictureKind } from './tasks.ts'

/** More than nearly every camera: a small file that unfolds to more is made to do harm. */
const MOST = { pixels: 50_000_000, side: 30_000, bytes: 200_000_000 }
const SECONDS = 8
/** Bytes of a picture that can be sent again as a data URL: `Picture` of contracts/api/patent-rows.ts. */
const MOST_KEPT = 670_000
const SMALLER = 0.8
/** How the two formats begin. Whatever else sharp could read, as SVG, never gets to it. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]
/** Greys on which a picture is laid. */
const WHITE = 255
const DARK = 32

export interface Decoded {
  /** What is compared: of a drawing without its paper. */
  pixels: Pixels
  /** What is kept and shown, with whatever paper it has. Decoded again it is the same, byte for byte. */
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
    const image = await opened(bytes)
    if (isTooLarge(await image.metadata())) return undefined
    const pixels = onGround(await seenOf(image))
    const png = await pngOf(pixels)
    if (kind === 'drawing') withoutPaper(pixels)
    return { pixels, png }
  } catch {
    return undefined
  }
}

const opened = async (bytes: Uint8Array): Promise<Sharp> => {
  // A native library, which takes a start some time.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp(bytes, { limitInputPixels: MOST.pixels, failOn: 'truncated' }).timeout({ seconds: SECONDS })
}

/** Interlaced and progressive pictures are unpacked whole before the first row of them can be made small. */
const isTooLarge = ({ width, height, channels, depth }: Metadata) =>
  Math.max(width, height) > MOST.side || width * height * channels * (depth === 'ushort' ? 2 : 1) > MOST.bytes

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

/** Least contrast, of 255, with which what is opaque shows on white. */
const LEAST_CONTRAST = 24

/** Without what is transparent: on white, unless nothing would show on it. */
function onGround({ width, height, data: seen }: Pixels): Pixels {
  const onWhite = laidOn(WHITE, seen)
  const isSeen = onWhite.some((value) => value <= WHITE - LEAST_CONTRAST)
  return { width, height, data: isSeen ? onWhite : laidOn(DARK, seen) }
}

function laidOn(ground: number, seen: Uint8Array): Uint8Array {
  const laid = new Uint8Array((seen.length / 4) * 3)
  for (let from = 0, to = 0; from < seen.length; from += 4) {
    const opaque = (seen[from + 3] ?? 0) / 255
    for (let colour = 0; colour < 3; colour++)
      laid[to++] = Math.round(ground + ((seen[from + colour] ?? 0) - ground) * opaque)
  }
  return laid
}

/** Noise, of which nothing can be packed, is made smaller until it can be sent again. */
async function pngOf({ width, height, data }: Pixels): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  for (let side = PICTURE_SIDE; ; side = Math.round(side * SMALLER)) {
    const png = await image.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
    if (png.length <= MOST_KEPT) return png
  }
}
