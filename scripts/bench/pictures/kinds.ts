/** Query pictures: typical differences between a product photo and the drawing in its patent. */
import sharp, { type Sharp } from 'sharp'
import { productDrawing } from '#fixtures/catalogue/shapes/render.ts'
import type { Random } from '#fixtures/random.ts'
import { strokeSvg } from '#fixtures/rights/strokes/strokes.ts'
import type { Pixels } from '#server/features/rights/picture-comparison/pixels.ts'
import { designOf, type Patent } from './design.ts'
import { behindPatch, cutOff, inPerspective, photo, placeThing } from './scenes.ts'
import { mirror, type Thing, thingOn } from './thing.ts'

export const SIZE = 320
/** Side in pixels of the thing before it is placed. */
export const SOURCE = 640

export type Hand = 'first' | 'second'
export const KINDS = [
  'line',
  'shaded',
  'recoloured',
  'rotated',
  'scaled',
  'mirrored',
  'photo',
  'perspective',
  'occluded',
  'cut',
] as const
export type Kind = (typeof KINDS)[number]

/** Required recall@10 of each kind. */
export const WANTED: Record<Kind, number> = {
  line: 0.99,
  shaded: 0.97,
  recoloured: 0.97,
  rotated: 0.97,
  scaled: 0.97,
  mirrored: 0.95,
  photo: 0.97,
  perspective: 0.95,
  occluded: 0.8,
  cut: 0.6,
}

const COLOURS = [
  '#c0392b',
  '#2e86c1',
  '#229954',
  '#d4ac0d',
  '#7d3c98',
  '#34495e',
  '#e59866',
  '#aab7b8',
  '#17202a',
  '#f5b7b1',
]

/** The thing as SVG, drawn by one of the two hands; `bare` is without ground and shadow. */
function drawSvg({ family, seed }: Patent, kind: Kind, hand: Hand, random: Random): { picture: string; bare: string } {
  const parts = designOf({ family, seed })
  if (hand === 'first' && kind !== 'line' && kind !== 'recoloured') {
    const options = { family, seed, size: SOURCE }
    return { picture: productDrawing(parts, options), bare: productDrawing(parts, { ...options, bare: true }) }
  }
  const stray = hand === 'first' ? 0 : 0.4
  const pen = kind === 'line' ? (hand === 'first' ? 6 : 2.2) : random.between(2, 4)
  const svg = strokeSvg(parts, seed, { colours: coloursOf(kind, random), pen, stray })
  return { picture: svg, bare: svg }
}

function coloursOf(kind: Kind, random: Random): string[] {
  if (kind === 'line') return []
  return kind === 'shaded' ? ['#bbb', '#888', '#ddd', '#666', '#eee'] : random.sample(COLOURS, 6)
}

/** Deterministic for the same random stream. */
export async function queryPicture(patent: Patent, kind: Kind, hand: Hand, random: Random): Promise<Pixels> {
  const { picture, bare } = drawSvg(patent, kind, hand, random)
  const image = (svg: string) => sharp(Buffer.from(svg)).resize(SOURCE)
  const cover = await image(bare).ensureAlpha().extractChannel(3).raw().toBuffer()
  return scene(thingOn(await pixelsOf(image(picture).flatten({ background: '#fff' })), cover), kind, random)
}

export async function scene(thing: Thing, kind: Kind, random: Random): Promise<Pixels> {
  if (kind === 'mirrored') return placeThing(mirror(thing), SIZE, { scale: 0.9 })
  if (kind === 'rotated') return placeThing(thing, SIZE, { scale: 0.62, rotationDegrees: random.between(0, 360) })
  if (kind === 'scaled') {
    const scale = random.between(0.3, 0.6)
    const room = 0.48 - scale / 2
    return placeThing(thing, SIZE, { scale, x: random.between(-room, room), y: random.between(-room, room) })
  }
  if (kind === 'photo') return photo(thing, SIZE, random)
  if (kind === 'perspective') return inPerspective(thing, SIZE, random)
  if (kind === 'occluded') return behindPatch(thing, SIZE, random)
  if (kind === 'cut') return cutOff(thing, SIZE, random)
  return placeThing(thing, SIZE, { scale: 0.9 })
}

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
