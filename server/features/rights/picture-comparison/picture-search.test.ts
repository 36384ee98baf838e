import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { lineSvg, productSvg, shapeFamilies } from '#fixtures/catalogue/shapes/render.ts'
import { sample } from '#fixtures/test-set.test-support.ts'
import { compare } from './compare.ts'
import { describePicture as described, describeQuery } from './describe.ts'
import { openIndex, type PictureIndex } from './picture-index.ts'
import type { Pixels } from './pixels.ts'

const SEEDS = [1, 2, 3]
const SIZE = 320

async function picture(svg: string, change: (image: Sharp) => Sharp = (image) => image): Promise<Pixels> {
  const drawn = sharp(Buffer.from(svg)).resize(SIZE).flatten({ background: '#fff' })
  const { data, info } = await change(drawn)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const blank = (colour: number): Pixels => ({
  width: SIZE,
  height: SIZE,
  data: new Uint8Array(SIZE * SIZE * 3).fill(colour),
})

const mean = (shares: readonly (number | null)[]) => {
  const known = shares.filter((share) => share !== null)
  return known.reduce((sum, share) => sum + share, 0) / known.length
}

/** The picture in perspective, from below: its upper edge is a quarter shorter than its lower one. */
function fromBelow({ width, height, data }: Pixels): Pixels {
  const seen = new Uint8Array(data.length).fill(255)
  for (let y = 0; y < height; y++) {
    const w = 1 - 0.0009 * (y - height / 2)
    const from = Math.round((y - height / 2) / w + height / 2)
    for (let x = 0; x < width; x++) {
      const at = Math.round((x - width / 2) / w + width / 2)
      if (at < 0 || at >= width || from < 0 || from >= height) continue
      seen.set(data.subarray((from * width + at) * 3, (from * width + at) * 3 + 3), (y * width + x) * 3)
    }
  }
  return { width, height, data: seen }
}

/** Every family with three seeds, in the order of the index. */
const drawings = shapeFamilies.flatMap((family) => SEEDS.map((seed) => ({ family, seed })))
const placeOf = (family: string, seed: number) => drawings.findIndex((d) => d.family === family && d.seed === seed)

describe('a search by picture', () => {
  let index: PictureIndex

  beforeAll(async () => {
    index = openIndex()
    for (const { family, seed } of drawings) index.add(described(await picture(lineSvg(family, seed)))!)
  })

  const best = (pixels: Pixels, limit = 3) =>
    index.search(describeQuery(pixels)!, { limit }).found.map(({ place }) => place)

  it.each(['teapot', 'sneaker', 'hair-dryer', 'garlic-press', 'desk-lamp'])(
    'finds the drawing of a %s by its product picture, rotated and in other colours',
    async (family) => {
      const turned = await picture(productSvg(family, 2, { size: SIZE }), (image) =>
        image.rotate(141, { background: '#fff' }).modulate({ hue: 120, saturation: 1.3 }),
      )
      expect(best(turned)).toContain(placeOf(family, 2))
    },
  )

  it.each(['teapot', 'hair-dryer', 'garlic-press', 'desk-lamp'])(
    'finds the drawing of a %s by its mirrored and rotated product picture',
    async (family) => {
      const turned = await picture(productSvg(family, 2, { size: SIZE }), (image) =>
        image.flop().rotate(25, { background: '#fff' }),
      )
      expect(best(turned, 1)).toEqual([placeOf(family, 2)])
    },
  )

  it.each(['teapot', 'sneaker', 'headlamp'])('finds a partly hidden %s', async (family) => {
    const patch = { create: { width: 110, height: 130, channels: 3 as const, background: '#2a7f62' } }
    const hidden = await picture(productSvg(family, 1, { size: SIZE }), (image) =>
      image.composite([{ input: patch, left: 40, top: 110 }]),
    )
    expect(best(hidden)).toContain(placeOf(family, 1))
  })

  it.each(['teapot', 'wall-clock', 'camping-chair'])(
    'finds a %s with a quarter cut off by the border',
    async (family) => {
      const cut = await picture(productSvg(family, 3, { size: SIZE }), (image) =>
        image.extract({ left: 90, top: 0, width: SIZE - 90, height: SIZE }),
      )
      expect(best(cut)).toContain(placeOf(family, 3))
    },
  )

  it('searches only the admitted views', async () => {
    const query = describeQuery(await picture(lineSvg('teapot', 1)))!
    const among = Uint8Array.from(drawings, ({ family }) => (family === 'umbrella' ? 1 : 0))
    const { found } = index.search(query, { limit: 10, among })
    expect(found.map(({ place }) => drawings[place]!.family)).toEqual(['umbrella', 'umbrella', 'umbrella'])
    expect(index.search(query, { limit: 1 }).found[0]!.similarity).toBeGreaterThan(found[0]!.similarity)
  })

  it.each(['teapot', 'travel-mug', 'backpack', 'desk-lamp'])(
    'gives a %s the same similarity among all drawings and alone',
    async (family) => {
      const query = describeQuery(fromBelow(await picture(productSvg(family, 2, { size: SIZE }))))!
      const { found, perspectives } = index.search(query, { limit: 3 })
      for (const { place, similarity } of found) {
        const among = Uint8Array.from(drawings, (_, at) => (at === place ? 1 : 0))
        const alone = index.search(query, { limit: 3, among })
        expect(alone.perspectives).toEqual(perspectives)
        expect(alone.found.map((one) => one.place)).toEqual([place])
        expect(alone.found[0]!.similarity).toBeCloseTo(similarity, 2)
      }
    },
  )

  it.each([
    ['a rectangle', '<rect x="40" y="90" width="240" height="140"/>'],
    ['an ellipse', '<ellipse cx="160" cy="160" rx="130" ry="70"/>'],
    ['two circles', '<circle cx="160" cy="160" r="120"/><circle cx="160" cy="160" r="60"/>'],
    ['a box', '<path d="M40 120l120-60 120 60-120 60zM40 120v110l120 60v-110M280 120v110l-120 60"/>'],
  ])('gives %s a low similarity to every drawing, although many contain such lines', async (_, lines) => {
    const plain = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
      <g fill="none" stroke="#111" stroke-width="5">${lines}</g></svg>`
    const { found } = index.search(describeQuery(await picture(plain))!, { limit: 3 })
    for (const { similarity } of found) expect(similarity).toBeLessThan(0.5)
  })

  it('recognizes the kind of nearly every product, and never a wrong kind', async () => {
    const missed: string[] = []
    const tried = sample([...drawings.entries()], 50)
    for (const [place, { family, seed }] of tried) {
      const query = describeQuery(await picture(productSvg(family, seed, { size: SIZE })))!
      const { found } = index.search(query, { limit: drawings.length })
      const others = found.filter((one) => drawings[one.place]!.family !== family)
      if (!found.some((one) => one.place === place && one.similarity > 0.5)) missed.push(`${family} ${seed}`)
      expect(Math.max(...others.map(({ similarity }) => similarity)), `${family} ${seed}`).toBeLessThan(0.5)
    }
    expect(missed.length).toBeLessThanOrEqual(tried.length * 0.05)
  })

  it('describes no blank picture', () => {
    for (const colour of [255, 0, 128]) expect(described(blank(colour))).toBeNull()
  })

  it('describes the same pixels by the same bytes, and rejects other bytes', async () => {
    const pixels = await picture(lineSvg('sneaker', 1))
    expect(described(pixels)).toEqual(described(pixels))
    expect(() => index.add(new Uint8Array([9, 0, 0, 0]))).toThrow(RangeError)
    expect(() => index.add(described(pixels)!.subarray(0, 900))).toThrow(RangeError)
  })

  it('aligns a drawing with a picture and shows where they agree', async () => {
    const drawing = await picture(lineSvg('teapot', 1))
    const turned = await picture(lineSvg('teapot', 1), (image) => image.rotate(90))
    const { transform, agreement } = compare(turned, drawing)!
    const [a, b, c, d, e, f] = transform
    // A quarter turn clockwise about the middle moves the right side to the bottom.
    for (const [x, y] of [
      [160, 160],
      [300, 160],
      [40, 90],
    ] as const) {
      expect(a * x + c * y + e).toBeCloseTo(SIZE - y, -1)
      expect(b * x + d * y + f).toBeCloseTo(x, -1)
    }
    expect(agreement).toHaveLength(256)
    expect(mean(agreement)).toBeGreaterThan(0.9)
  })

  it('aligns a drawing with its mirror image', async () => {
    const drawing = await picture(lineSvg('teapot', 1))
    const mirrored = await picture(lineSvg('teapot', 1), (image) => image.flop())
    const { transform, agreement } = compare(mirrored, drawing)!
    const [a, b, c, d, e, f] = transform
    for (const [x, y] of [
      [160, 160],
      [300, 160],
      [40, 90],
    ] as const) {
      expect(a * x + c * y + e).toBeCloseTo(SIZE - x, -1)
      expect(b * x + d * y + f).toBeCloseTo(y, -1)
    }
    expect(mean(agreement)).toBeGreaterThan(0.9)
  })

  it.each(['travel-mug', 'backpack', 'teapot'])(
    'shows where a drawing agrees with a %s in perspective',
    async (family) => {
      const aside = fromBelow(await picture(lineSvg(family, 1)))
      const { perspectives } = index.search(describeQuery(aside)!, { limit: 1 })
      const { agreement } = compare(aside, await picture(lineSvg(family, 1)), perspectives)!
      expect(mean(agreement)).toBeGreaterThan(0.85)
    },
  )
})
