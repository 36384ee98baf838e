/**
 * A described view as bytes, for a blob column. Layout, all numbers little-endian:
 *
 * | bytes | what |
 * |---|---|
 * | 0 | version |
 * | 1 | sides at which the picture's border cuts the thing: 1 top, 2 right, 4 bottom, 8 left |
 * | 2–3 | contour points |
 * | 4 + 6 × frame | frames of the mask, of the contours, of the four parts: x, y, radius in 1/64 of a unit |
 * | 252, 252 | outline in either frame |
 * | 4 × 144 | outline of what is left without the upper, right, lower, left part |
 * | 4 × points | x, y in 1/64 unit (12 bits each), direction in 1/256 of a half turn |
 *
 * A unit is 1/64 of the longest side of the thing's box; positions count from its upper left corner.
 */

import type { Frame } from './frame.ts'
import { OUTLINE } from './polar.ts'

/** Of the layout; data folders with another make their sample rights anew. */
export const VERSION = 1
export const UNITS = 64
/** Waves of the outlines of what is left. */
export const PART_WAVES = 4
export const PART_OUTLINE = (OUTLINE / 7) * PART_WAVES
export const PARTS = 4
const FRAMES = 2 + PARTS
export const FRAMES_AT = 4
export const FRAME_BYTES = FRAMES * 6
export const OUTLINES_AT = FRAMES_AT + FRAME_BYTES
/** Of all four parts. */
export const PART_BYTES = PARTS * PART_OUTLINE
const STEP = 64
export const POINTS_AT = OUTLINES_AT + 2 * OUTLINE + PART_BYTES
const POINT_BYTES = 4

/** A view, unpacked; outlines as they stand in the bytes. */
export interface View {
  /** Bits as in the bytes. */
  cut: number
  /** Of the mask, of the contours, of the mask without its upper, right, lower, left part. */
  frames: readonly Frame[]
  outlines: readonly Int8Array[]
  points: ViewPoints
}

/** Positions in units; directions in radians, 0 to π. */
export interface ViewPoints {
  count: number
  x: Float32Array
  y: Float32Array
  angle: Float32Array
}

export function packed(view: View): Uint8Array {
  const { count, x, y, angle } = view.points
  const bytes = new Uint8Array(POINTS_AT + count * POINT_BYTES)
  const data = new DataView(bytes.buffer)
  bytes[0] = VERSION
  bytes[1] = view.cut
  data.setUint16(2, count, true)
  view.frames.forEach((frame, i) => {
    data.setUint16(4 + i * 6, toStep(frame.x), true)
    data.setUint16(6 + i * 6, toStep(frame.y), true)
    data.setUint16(8 + i * 6, toStep(frame.radius), true)
  })
  let at = OUTLINES_AT
  for (const vector of view.outlines) {
    bytes.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.length), at)
    at += vector.length
  }
  for (let i = 0; i < count; i++) {
    const direction = Math.round((angle[i]! / Math.PI) * 256) & 255
    const place = Math.min(4095, toStep(x[i]!)) | (Math.min(4095, toStep(y[i]!)) << 12)
    data.setUint32(at + i * POINT_BYTES, (place | (direction << 24)) >>> 0, true)
  }
  return bytes
}

const toStep = (value: number) => Math.min(65_535, Math.max(0, Math.round(value * STEP)))

/** Throws RangeError for bytes of another version, or that are cut short. */
export function unpacked(bytes: Uint8Array): View {
  checkDescriptor(bytes)
  const vector = (at: number, length: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at, length)
  return {
    cut: bytes[1]!,
    frames: Array.from({ length: FRAMES }, (_, i) => readFrame(bytes, FRAMES_AT, i)),
    outlines: [
      vector(OUTLINES_AT, OUTLINE),
      vector(OUTLINES_AT + OUTLINE, OUTLINE),
      ...Array.from({ length: PARTS }, (_, i) => vector(OUTLINES_AT + 2 * OUTLINE + i * PART_OUTLINE, PART_OUTLINE)),
    ],
    points: readPoints(bytes, POINTS_AT, bytes.length),
  }
}

export function checkDescriptor(bytes: Uint8Array): void {
  if (bytes[0] !== VERSION) throw new RangeError(`A descriptor of version ${bytes[0]}: this engine reads ${VERSION}`)
  const points = bytes[2]! + bytes[3]! * 256
  if (bytes.length !== POINTS_AT + points * POINT_BYTES) throw new RangeError('A descriptor that is cut short')
}

/** @param at where the frames of a view begin */
export function readFrame(bytes: Uint8Array, at: number, frame: number): Frame {
  const number = (i: number) => (bytes[at + frame * 6 + i]! + bytes[at + frame * 6 + i + 1]! * 256) / STEP
  return { x: number(0), y: number(2), radius: number(4) }
}

/** The points whose bytes stand from `from` to `to`. */
export function readPoints(bytes: Uint8Array, from: number, to: number): ViewPoints {
  const count = (to - from) / POINT_BYTES
  const points = { count, x: new Float32Array(count), y: new Float32Array(count), angle: new Float32Array(count) }
  for (let i = 0, at = from; i < count; i++, at += POINT_BYTES) {
    const middle = bytes[at + 1]!
    points.x[i] = (bytes[at]! | ((middle & 15) << 8)) / STEP
    points.y[i] = ((middle >> 4) | (bytes[at + 2]! << 4)) / STEP
    points.angle[i] = (bytes[at + 3]! / 256) * Math.PI
  }
  return points
}
