/** Drawings from outside our generators: SVG and PNG files of a folder, such as a clip-art collection. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describePicture } from '#server/features/rights/picture-comparison/describe.ts'
import { pixelsOf, SIZE, SOURCE } from './kinds.ts'
import { placeThing } from './scenes.ts'
import { type Thing, thingOn } from './thing.ts'

export const HALVES = ['train', 'held-out'] as const
export type Half = (typeof HALVES)[number]

/** Tune on the first half, quote figures from the second. */
const halfOf = (name: string): Half => (hashOf(name)[0]! < 128 ? 'train' : 'held-out')

const hashOf = (name: string) => createHash('sha256').update(name).digest()

/** Files of one half, in an order that depends only on their names. */
export function picturesIn(folder: string, half: Half): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svg|png)$/i.test(name) && halfOf(name) === half)
    .map((name) => ({ name, key: hashOf(name).toString('hex', 1) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ name }) => join(folder, name))
}

/** Share of the picture that the thing covers. With a smaller share it is a speck, with a larger one the background. */
const COVER = { least: 0.05, most: 0.9 }
/** Views with fewer contour points are plain shapes, such as a bar or a disc, which have no design. */
const MIN_POINTS = 100

/** The thing in the picture; null if it cannot be separated from its background. */
export async function foreignThing(file: string): Promise<Thing | null> {
  try {
    const image = () => sharp(file).resize(SOURCE, SOURCE, { fit: 'contain', background: '#fff0' })
    const cover = await image().ensureAlpha().extractChannel(3).raw().toBuffer()
    const thing = thingOn(await pixelsOf(image().flatten({ background: '#fff' })), cover)
    const share = thing.mask.reduce((sum, value) => sum + value, 0) / thing.side ** 2
    return share >= COVER.least && share <= COVER.most ? thing : null
  } catch {
    // Collections contain files that no renderer can draw.
    return null
  }
}

/** Describes the thing as a register would show it, in grey on white; null if it has too few lines to be a design. */
export function describeAsDrawing(thing: Thing): Uint8Array | null {
  const { width, height, data } = placeThing(thing, SIZE, { scale: 0.9 })
  const greys = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(0.299 * data[at * 3]! + 0.587 * data[at * 3 + 1]! + 0.114 * data[at * 3 + 2]!),
  )
  const descriptor = describePicture({ width, height, greys })
  return descriptor && descriptor[2]! + descriptor[3]! * 256 >= MIN_POINTS ? descriptor : null
}
