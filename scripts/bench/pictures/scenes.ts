import sharp from 'sharp'
import type { Random } from '#fixtures/random.ts'
import type { Pixels } from '#server/features/rights/picture-comparison/pixels.ts'
import type { Thing } from './thing.ts'
import { flatten, type Place, warpThing } from './warp.ts'

/**
 * Places the thing on white ground.
 * @param place its scale is the share of the picture that the thing's longest side takes
 */
export const placeThing = (thing: Thing, size: number, place: Place) =>
  flatten(warpThing(thing, size, place), () => [255, 255, 255])

/** Shifts the thing past one side until a quarter of its pixels are outside. */
export function cutOff(thing: Thing, size: number, random: Random): Pixels {
  const scale = 0.8
  const side = random.int(0, 3)
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][side] as [number, number]
  const { width } = thing.pixels
  const along: number[] = []
  thing.mask.forEach((value, at) => {
    if (!value) return
    const x = at % width
    along.push(dx * (x - thing.centre[0]) + dy * ((at - x) / width - thing.centre[1]))
  })
  along.sort((a, b) => b - a)
  const edge = along[Math.floor(along.length / 4)]! / thing.side
  const away = 0.5 - edge * scale
  return placeThing(thing, size, { scale, x: dx * away, y: dy * away })
}

/** Covers a fifth of the thing's pixels by a patch of one colour, centred on a random pixel of the thing. */
export function behindPatch(thing: Thing, size: number, random: Random): Pixels {
  const picture = placeThing(thing, size, { scale: 0.86 })
  const mask = warpThing(thing, size, { scale: 0.86 }).cover
  const on = [...mask.keys()].filter((at) => mask[at]! > 0.5)
  const middle = on[random.int(0, on.length - 1)]!
  const [mx, my] = [middle % size, Math.floor(middle / size)]
  const flat = random.between(0.6, 1.6)
  const far = (at: number) => {
    const [x, y] = [Math.abs((at % size) - mx), Math.abs(Math.floor(at / size) - my) * flat]
    return round ? Math.hypot(x, y) : Math.max(x, y)
  }
  const round = random.chance(0.5)
  const reach = on.map(far).sort((a, b) => a - b)[Math.floor(on.length / 5)]!
  const colour = [0, 1, 2].map(() => random.int(30, 230))
  for (let at = 0; at < size * size; at++) {
    if (far(at) > reach) continue
    for (let c = 0; c < 3; c++) picture.data[at * 3 + c] = colour[c]!
  }
  return picture
}

/** Perspective: the far edge is 10 to 18 % shorter than the near one, in any direction. */
export function inPerspective(thing: Thing, size: number, random: Random): Pixels {
  const strength = random.between(0.05, 0.09)
  const direction = random.between(0, 2 * Math.PI)
  return placeThing(thing, size, {
    scale: 0.8,
    perspective: [strength * Math.cos(direction), strength * Math.sin(direction)],
  })
}

/** A JPEG on a coloured ground with side light, bands and grain, slightly turned and blurred. */
export async function photo(thing: Thing, size: number, random: Random): Promise<Pixels> {
  const view = warpThing(thing, size, {
    scale: random.between(0.55, 0.75),
    rotationDegrees: random.between(-12, 12),
    x: random.between(-0.08, 0.08),
    y: random.between(-0.08, 0.08),
  })
  const ground = [0, 1, 2].map(() => random.int(120, 235))
  const [lightX, lightY] = [random.between(-0.35, 0.35), random.between(-0.35, 0.35)]
  const [fast, turn, deep] = [random.between(0.1, 0.5), random.between(0, Math.PI), random.between(0, 6)]
  const picture = flatten(view, (x, y) => {
    const light = 1 + lightX * (x / size - 0.5) + lightY * (y / size - 0.5)
    const band = deep * Math.sin(fast * (x * Math.cos(turn) + y * Math.sin(turn)))
    return ground.map((value) => value * light + band) as [number, number, number]
  })
  for (let i = 0; i < picture.data.length; i++) {
    const value = picture.data[i]! + random.normal(0, 6)
    picture.data[i] = Math.max(0, Math.min(255, value))
  }
  const jpeg = await sharp(picture.data, { raw: { width: size, height: size, channels: 3 } })
    .blur(0.8)
    .jpeg({ quality: 60 })
    .toBuffer()
  const data = await sharp(jpeg).raw().toBuffer()
  return { width: size, height: size, data }
}
