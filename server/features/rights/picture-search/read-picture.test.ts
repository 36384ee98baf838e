import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { decode } from './decode.ts'
import { nameOf, readPicture } from './read-picture.ts'
import { rightSearch } from './right-search.ts'
import { PICTURE_SIDE } from './tasks.ts'

/** Reading a picture needs no rights file. */
const search = rightSearch('', '')
afterAll(() => search.close())

const TEAPOT = Buffer.from(productSvg('teapot', 1, { size: 400 }))
const teapot = () => sharp(TEAPOT)
const flat = () => teapot().flatten({ background: '#fff' })
const read = (bytes: Uint8Array | string) => readPicture(search, bytes)
const pixelsOf = async (image: Sharp) =>
  sharp((await read(await image.toBuffer())).png)
    .raw()
    .toBuffer()

/** Mean absolute difference of the colour values, 0 to 255. */
function meanDifference(some: Buffer, others: Buffer): number {
  expect(some.length).toBe(others.length)
  return some.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / some.length
}
const refusal = (bytes: Uint8Array | string) => expect(read(bytes)).rejects

/** Limit of a data URL in characters: `Picture` of contracts/api/rights/patent-rows.ts. */
const LONGEST_URL = 900_000

const noise = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 80 } },
  })

const svg = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${shapes}</svg>`)

/** A small file that decodes to a large PNG of one colour. */
function plainPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(height * (width + 1)))
  const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([beginning, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A progressive JPG of one colour, which is decoded whole before it is resized. */
const progressive = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg({ progressive: true })
    .toBuffer()

/** An animated PNG of two frames: `png`, then noise. */
function animated(png: Buffer): Buffer {
  const afterHead = 33
  const end = png.length - 12
  const frame = (no: number) => {
    const control = Buffer.alloc(26)
    control.writeUInt32BE(no, 0)
    png.copy(control, 4, 16, 24)
    return chunk('fcTL', control)
  }
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  const second = [frame(1), chunk('fdAT', Buffer.alloc(400, 7))]
  return Buffer.concat([
    png.subarray(0, afterHead),
    control,
    frame(0),
    png.subarray(afterHead, end),
    ...second,
    png.subarray(end),
  ])
}

async function decoded(drawing: Buffer) {
  const made = await decode(drawing, 'drawing')
  if (typeof made === 'string') throw new Error(made)
  return made
}

describe('a picture is read', () => {
  it.each<[string, (image: Sharp) => Sharp, number]>([
    ['as JPG', (image) => image.jpeg(), 2],
    ['in CMYK', (image) => image.toColourspace('cmyk').jpeg(), 8],
    ['with 16 bits a colour', (image) => image.toColourspace('rgb16').png(), 1],
    ['in a palette', (image) => image.png({ palette: true }), 2],
    ['interlaced', (image) => image.png({ progressive: true }), 0],
    ['progressive', (image) => image.jpeg({ progressive: true }), 2],
  ])('%s', async (_, change, within) => {
    expect(meanDifference(await pixelsOf(change(flat())), await flat().raw().toBuffer())).toBeLessThanOrEqual(within)
  })
  it('in grey', async () => {
    const grey = await flat().toColourspace('b-w').png().toBuffer()
    expect((await sharp(grey).metadata()).channels).toBe(1)
    const wanted = await sharp(grey).toColourspace('srgb').raw().toBuffer()
    const { png } = await read(grey)
    expect(meanDifference(await sharp(png).raw().toBuffer(), wanted)).toBe(0)
  })

  /** Orientation (EXIF 2.3), then the rotation and the mirroring that a camera of this orientation applies. */
  it.each([
    [1, 0, false],
    [2, 0, true],
    [3, 180, false],
    [4, 180, true],
    [5, 90, true],
    [6, 270, false],
    [7, 270, true],
    [8, 90, false],
  ])('upright by its EXIF orientation %d', async (orientation, turn, isMirrored) => {
    const upright = flat().resize(300, 200, { fit: 'fill' })
    const turned = sharp(
      await sharp(await upright.png().toBuffer())
        .rotate(turn)
        .png()
        .toBuffer(),
    )
    const taken = turned.flop(isMirrored).withMetadata({ orientation }).png()
    expect(meanDifference(await pixelsOf(taken), await upright.raw().toBuffer())).toBe(0)
  })
  it('and resized to the working size', async () => {
    const { png } = await read(await teapot().resize(3000).png().toBuffer())
    expect((await sharp(png).metadata()).width).toBe(PICTURE_SIDE)
  })
  it('on white where it is transparent, on dark if its outline would not show on white', async () => {
    const cornerOf = async (fill: string, lamp = '') => {
      const shape = `<path fill="${fill}" d="M60 240V60h60v120h120v60Z"/>${lamp}`
      const { png } = await read(await sharp(svg(shape)).png().toBuffer())
      return (await sharp(png).raw().toBuffer())[0]
    }
    expect(await cornerOf('#204080')).toBe(255)
    expect(await cornerOf('#ffffff')).toBeLessThan(64)
    expect(await cornerOf('#ffffff', '<circle cx="90" cy="90" r="9" fill="#222"/>')).toBeLessThan(64)
  })
  it('as the first frame of an animation', async () => {
    const still = await teapot().png().toBuffer()
    expect((await read(animated(still))).descriptor).toEqual((await read(still)).descriptor)
  })
  it.each<[string, () => Promise<Uint8Array>]>([
    ['a photo', () => teapot().resize(1024, 683, { fit: 'fill' }).flatten({ background: '#fff' }).jpeg().toBuffer()],
    [
      'a transparent drawing',
      () => teapot().resize(599, 250, { fit: 'contain', background: '#0000' }).png().toBuffer(),
    ],
    ['a photo of paper', () => teapot().resize(400).flatten({ background: '#b8b0a0' }).jpeg().toBuffer()],
    ['noise, which does not compress', () => noise(900).png().toBuffer()],
  ])('as the same picture after it was stored and fetched: %s', async (_, make) => {
    for (const kind of ['any', 'drawing'] as const) {
      const first = await readPicture(search, await make(), kind)
      const url = `data:image/png;base64,${Buffer.from(first.png).toString('base64')}`
      expect(url.length).toBeLessThanOrEqual(LONGEST_URL)
      expect(nameOf(await readPicture(search, url, kind))).toBe(nameOf(first))
    }
  })
  it.each(['#123a6b', '#8a8a9a', 'none'])('as a drawing with dark lines if they are white on %s', async (paper) => {
    const lines = '<path d="M60 240V60h60v120h120v60Z" fill="none" stroke="#fff" stroke-width="3"/>'
    const drawing = await sharp(svg(`<rect width="300" height="300" fill="${paper}"/>${lines}`))
      .png()
      .toBuffer()
    const { pixels } = await decoded(drawing)
    const at = (x: number, y: number) => pixels.data[(y * pixels.width + x) * 3] ?? -1
    // Paper outside and inside the figure, then a line.
    expect([at(10, 10), at(90, 150)]).toEqual([255, 255])
    expect(at(60, 150)).toBeLessThan(140)
  })
  it('as a drawing with its dark figures even if they fill much of it', async () => {
    const drawing = await sharp(
      svg('<rect width="300" height="300" fill="#ddd"/><path d="M20 280V20h90v170h170v90Z"/>'),
    )
      .png()
      .toBuffer()
    const { pixels } = await decoded(drawing)
    expect([pixels.data[0], pixels.data[(150 * 300 + 25) * 3]]).toEqual([255, 0])
  })
  it('by its bytes, not by the type in its data URL', async () => {
    const jpg = await teapot().flatten({ background: '#fff' }).jpeg().toBuffer()
    expect((await read(`data:image/png;base64,${jpg.toString('base64')}`)).descriptor.length).toBeGreaterThan(1000)
  })
})

it('throws if sharp is missing instead of blaming the picture', async () => {
  const jpg = await flat().jpeg().toBuffer()
  onTestFinished(() => void vi.doUnmock('sharp'))
  vi.doMock('sharp', () => {
    throw new Error('its native library is missing')
  })
  await expect(decode(jpg)).rejects.toThrow()
})

describe('a picture is rejected', () => {
  it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['an SVG with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['an animated GIF', () => teapot().gif().toBuffer()],
    ['a WebP', () => teapot().webp().toBuffer()],
    ['a truncated JPG', async () => (await teapot().flatten().jpeg().toBuffer()).subarray(0, 5000)],
    ['a damaged PNG', async () => (await teapot().png().toBuffer()).fill(7, 2000, 4000)],
    ['only the first bytes of a JPG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a hundred megapixels', () => plainPng(10_000, 10_000)],
    ['forty megapixels in a progressive JPG', () => progressive(8000, 5000)],
    ['a single row of 40,000 pixels', () => plainPng(40_000, 1)],
    [
      'a header that claims an impossible size',
      () =>
        Buffer.concat([
          plainPng(8, 8).subarray(0, 16),
          Buffer.from('7fffffff7fffffff', 'hex'),
          plainPng(8, 8).subarray(24),
        ]),
    ],
    ['a URL that is not a data URL', () => 'https://example.com/picture.png'],
    ['an empty data URL', () => 'data:image/png;base64,'],
  ])('%s', async (_, make) => {
    await refusal(await make()).toMatchObject({ failure: 'wrongPicture' })
  })
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    [
      'all white',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'all transparent',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['forty megapixels of one colour', () => plainPng(8000, 5000)],
    ['a single pixel', () => plainPng(1, 1)],
  ])('if it is blank: %s', async (_, make) => {
    await refusal(await make()).toMatchObject({ failure: 'blankPicture' })
  })
})
