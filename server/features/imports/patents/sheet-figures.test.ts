import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Box, figuresOf, SHEET_SIDE } from './sheet-figures.ts'

/** Drawn on a sheet of 255 × 330. */
const HEADER = `<g font-size="7"><text x="20" y="18">U.S. Patent</text><text x="88" y="18">Apr. 4, 2023</text>
<text x="150" y="18">Sheet 1 of 8</text><text x="200" y="18">US D990,001 S</text></g>`
const label = (no: number, x: number, y: number) =>
  `<text x="${x}" y="${y}" font-size="10" font-weight="bold">FIG. ${no}</text>`
const mug = (
  x: number,
  y: number,
  size = 1,
) => `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="#000" stroke-width="1.4">
<path d="M0 10V130Q0 150 20 150H80Q100 150 100 130V10Z"/><ellipse cx="50" cy="10" rx="50" ry="10"/><path d="M100 40Q140 40 140 85T100 130"/></g>`

async function find(drawing: string, { most = 9, view = '0 0 255 330' } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${drawing}</svg>`
  const scan = await sharp(Buffer.from(svg), { density: 150 })
    .resize(1100, 1100, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .threshold(128)
    .png()
    .toBuffer()
  const { data, info } = await sharp(scan)
    .resize(SHEET_SIDE, SHEET_SIDE, { fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return figuresOf({ width: info.width, height: info.height, data }, most)
}

/** Corners in the sheet's units. */
const corners = (boxes: Box[]) =>
  boxes.map(({ left, top, right, bottom }) => [left * 255, top * 330, right * 255, bottom * 330].map(Math.round))
/** With a tolerance of a few units. */
const near = (expected: number[][]) => expected.map((box) => box.map((value) => expect.closeTo(value, -1)))

test('finds a figure without the header and its label', async () => {
  expect(corners(await find(HEADER + mug(60, 90) + label(1, 105, 270)))).toEqual(near([[56, 86, 204, 244]]))
})

test('separates the figures of a sheet in reading order', async () => {
  const sheet =
    HEADER +
    mug(20, 180, 0.6) +
    label(3, 50, 290) +
    mug(150, 60, 0.5) +
    label(2, 175, 155) +
    mug(20, 50, 0.6) +
    label(1, 50, 160)
  const found = corners(await find(sheet))
  expect(found).toEqual(
    near([
      [16, 46, 108, 144],
      [146, 56, 224, 139],
      [16, 176, 108, 274],
    ]),
  )
})

test('merges separate parts when the sheet has only one figure', async () => {
  const parts = mug(70, 50, 0.6) + mug(70, 200, 0.6)
  expect(await find(HEADER + parts)).toHaveLength(2)
  expect(corners(await find(HEADER + parts, { most: 1 }))).toEqual(near([[66, 46, 158, 294]]))
})

test('adds a small piece to the figure next to it', async () => {
  expect(corners(await find(`${mug(60, 90)}<circle cx="225" cy="165" r="9" fill="none" stroke="#000"/>`))).toEqual(
    near([[56, 86, 238, 244]]),
  )
})

describe('uses the whole picture', () => {
  test.each([
    ['if nothing is drawn', '', {}],
    ['if there is only a header', HEADER, {}],
    ['if its shape is not that of a sheet', HEADER + mug(60, 90), { view: '0 0 255 255' }],
  ])('%s', async (_, drawing, options) => {
    expect(await find(drawing, options)).toEqual([{ left: 0, top: 0, right: 1, bottom: 1 }])
  })
})
