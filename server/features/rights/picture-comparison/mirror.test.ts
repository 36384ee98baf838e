import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lineSvg } from '#fixtures/catalogue/shapes/render.ts'
import { describeQuery } from './describe.ts'
import { unpack, type View } from './descriptor.ts'
import { mirrorView } from './mirror.ts'

async function viewOf(flop: boolean): Promise<View> {
  const cut = await sharp(Buffer.from(lineSvg('teapot', 1)))
    .resize(320)
    .flatten({ background: '#fff' })
    .extract({ left: 90, top: 0, width: 230, height: 320 })
    .png()
    .toBuffer()
  const { data, info } = await sharp(cut)
    .flop(flop)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return unpack(describeQuery({ width: info.width, height: info.height, data })!)
}

const relativeError = (one: Int8Array, other: Int8Array) =>
  one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0) / one.reduce((sum, value) => sum + value ** 2, 0)

test('mirroring a view gives the view of the mirrored picture, with its outlines, cut sides and parts', async () => {
  const [view, other] = [await viewOf(false), await viewOf(true)]
  const mirrored = mirrorView(view)
  // The border cuts the left side of the picture and the right side of the mirrored one.
  expect([view.cut & 10, other.cut & 10, mirrored.cut]).toEqual([8, 2, other.cut])
  for (const [at, outline] of mirrored.outlines.entries()) {
    expect(relativeError(outline, other.outlines[at]!), `outline ${at}`).toBeLessThan(0.01)
    expect(mirrored.frames[at]!.radius).toBeCloseTo(other.frames[at]!.radius, 0)
  }
})

test('mirroring a view twice restores it', async () => {
  const view = await viewOf(false)
  const twice = mirrorView(mirrorView(view))
  expect(twice.outlines).toEqual(view.outlines)
  expect(twice.cut).toBe(view.cut)
  for (const name of ['x', 'y', 'angle'] as const)
    for (let at = 0; at < view.points.count; at++) expect(twice.points[name][at]).toBeCloseTo(view.points[name][at]!, 4)
})
