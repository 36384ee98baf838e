import { expect, test } from 'vitest'
import { clip, limitCrop, rotatedSize, zoomsOf } from './crop.rules.ts'

const PHOTO = { width: 800, height: 500 }
/** The photo at half its size on the screen, under a square frame. */
const FRAMED = { frame: { width: 250, height: 250 }, shown: { width: 400, height: 250 }, density: 2 }

test('a quarter turn swaps width and height, half a turn does not', () => {
  expect(rotatedSize(PHOTO, 90)).toEqual({ width: 500, height: 800 })
  expect(rotatedSize(PHOTO, 180)).toEqual(PHOTO)
  expect(rotatedSize(PHOTO, 270)).toEqual({ width: 500, height: 800 })
})

test('clips a part to the picture', () => {
  expect(clip({ x: 0, y: -150, width: 800, height: 800 }, PHOTO)).toEqual({ x: 0, y: 0, ...PHOTO })
  expect(clip({ x: 700, y: 400, width: 200, height: 200 }, PHOTO)).toEqual({
    x: 700,
    y: 400,
    width: 100,
    height: 100,
  })
})

test('clips a part outside the picture to one pixel', () => {
  expect(clip({ x: 900, y: 0, width: 50, height: 50 }, PHOTO)).toEqual({ x: 799, y: 0, width: 1, height: 50 })
})

test('the smallest zoom fits the whole picture into the frame', () => {
  expect(400 * zoomsOf(FRAMED).whole).toBe(250)
  expect(zoomsOf({ ...FRAMED, shown: { width: 250, height: 250 } }).whole).toBe(1)
})

test('the largest zoom still shows 10 × 10 pixels of the picture', () => {
  const small = { frame: { width: 60, height: 45 }, shown: { width: 60, height: 80 }, density: 1 }
  expect(45 / zoomsOf(small).most).toBe(10)
  // A smaller picture is shown whole.
  const tiny = { frame: { width: 8, height: 8 }, shown: { width: 8, height: 8 }, density: 1 }
  expect(zoomsOf(tiny)).toEqual({ whole: 1, most: 1 })
})

test('a picture cannot leave the frame, whether it is larger or smaller', () => {
  expect(limitCrop({ x: 900, y: 5 }, FRAMED, 1)).toEqual({ x: 75, y: 0 })
  expect(limitCrop({ x: 900, y: 900 }, FRAMED, 0.625)).toEqual({ x: 0, y: (250 - 156.25) / 2 })
})
