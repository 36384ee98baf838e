import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lineSvg } from '#fixtures/catalogue/shapes/render.ts'
import { describeQuery } from './describe.ts'
import { unpacked, type View } from './descriptor.ts'
import { mirroredView } from './mirror.ts'

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
  return unpacked(describeQuery({ width: info.width, height: info.height, data })!)
}

const far = (one: Int8Array, other: Int8Array) =>
  one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0) / one.reduce((sum, value) => sum + value ** 2, 0)

test('a mirrored view is the view of the mirrored picture: its outlines, its sides, its parts', async () => {
  const [view, other] = [await viewOf(false), await viewOf(true)]
  const mirrored = mirroredView(view)
  // What the border cuts on the left it cuts on the right of the mirrored picture.
  expect([view.cut & 10, other.cut & 10, mirrored.cut]).toEqual([8, 2, other.cut])
  for (const [at, outline] of mirrored.outlines.entries()) {
    expect(far(outline, other.outlines[at]!), `outline ${at}`).toBeLessThan(0.01)
    expect(mirrored.frames[at]!.radius).toBeCloseTo(other.frames[at]!.radius, 0)
  }
})

test('mirrored twice a view is what it was', async () => {
  const view = await viewOf(false)
  const twice = mirroredView(mirroredView(view))
  expect(twice.outlines).toEqual(view.outlines)
  expect(twice.cut).toBe(view.cut)
  for (const name of ['x', 'y', 'angle'] as const)
    for (let at = 0; at < view.points.count; at++) expect(twice.points[name][at]).toBeCloseTo(view.points[name][at]!, 4)
})
