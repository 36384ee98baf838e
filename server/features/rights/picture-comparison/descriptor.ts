/**
 * The binary format of a described view. All numbers are little-endian:
 *
 * | bytes | what |
 * |---|---|
 * | 0 | version |
 * | 1 | sides at which the picture's border cuts the object: 1 top, 2 right, 4 bottom, 8 left; 16: has a shadow-free variant |
 * | 2–3 | number of contour points |
 * | 6 × frame | frames of the mask, of the contours, of the four parts: x, y, radius in 1/64 of a unit |
 * | 180, 180 | outline in the mask's and in the contours' frame |
 * | 4 × 72 | outline of the object without its upper, right, lower, left part |
 * | 2 × 6 + 2 × 180 | if there is a shadow-free variant: frames and outlines of the object without its shadow |
 * | 3 × points | x, y in 1/8 unit (9 bits each), direction in 1/64 of 180° (6 bits) |
 *
 * A unit is 1/64 of the longest side of the object's box; positions count from its upper left corner. Views of an index have
 * no shadow-free variant.
 */

import type { Frame } from './frame.ts'
import { OUTLINE, WAVES } from './polar.ts'

/** Version of the format. A data folder with another version rebuilds its sample rights. */
export const VERSION = 2
export const UNITS = 64
/** Contour points that a view of an index keeps at most. */
export const INDEX_POINTS = 200
/** Fourier components of the parts' outlines. */
export const PART_WAVES = 2
export const PART_OUTLINE = (OUTLINE / WAVES) * PART_WAVES
export const PARTS = 4
const FRAMES = 2 + PARTS
export const FRAMES_AT = 4
export const FRAME_BYTES = FRAMES * 6
export const OUTLINES_AT = FRAMES_AT + FRAME_BYTES
export const PART_BYTES = PARTS * PART_OUTLINE
const STEP = 64
/** Offset of the points in a view without a shadow-free variant. */
export const POINTS_AT = OUTLINES_AT + 2 * OUTLINE + PART_BYTES
const SHADOW_FREE = 16
const SHADOW_FREE_BYTES = 2 * 6 + 2 * OUTLINE
export const POINT_BYTES = 3
const POINT_STEP = 8
const DIRECTIONS = 64

export interface View {
  /** Bits of the four sides, as in the bytes. */
  cut: number
  /** Of the mask, the contours, the mask without its upper, right, lower, left part; then the shadow-free variant's two. */
  frames: Frame[]
  outlines: Int8Array[]
  points: ViewPoints
}

/** Positions in units; directions in radians, 0 to π. */
export interface ViewPoints {
  count: number
  x: Float32Array
  y: Float32Array
  angle: Float32Array
}

/** Indices of the frames and outlines of the whole object. */
export const wholeFrames = ({ frames }: View): number[] =>
  frames.length > FRAMES ? [0, 1, FRAMES, FRAMES + 1] : [0, 1]

export function pack(view: View): Uint8Array {
  const { count, x, y, angle } = view.points
  const isShadowFree = view.frames.length > FRAMES
  const pointsAt = POINTS_AT + (isShadowFree ? SHADOW_FREE_BYTES : 0)
  const bytes = new Uint8Array(pointsAt + count * POINT_BYTES)
  const data = new DataView(bytes.buffer)
  bytes[0] = VERSION
  bytes[1] = view.cut | (isShadowFree ? SHADOW_FREE : 0)
  data.setUint16(2, count, true)
  view.frames.forEach((frame, i) => {
    const at = i < FRAMES ? FRAMES_AT + i * 6 : POINTS_AT + (i - FRAMES) * 6
    data.setUint16(at, toStep(frame.x), true)
    data.setUint16(at + 2, toStep(frame.y), true)
    data.setUint16(at + 4, toStep(frame.radius), true)
  })
  let at = OUTLINES_AT
  for (const [i, vector] of view.outlines.entries()) {
    if (i === FRAMES) at += 2 * 6
    bytes.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.length), at)
    at += vector.length
  }
  for (let i = 0, to = pointsAt; i < count; i++, to += POINT_BYTES) {
    const place = toPoint(x[i]!) | (toPoint(y[i]!) << 9)
    const whole = place | ((Math.round((angle[i]! / Math.PI) * DIRECTIONS) & (DIRECTIONS - 1)) << 18)
    bytes[to] = whole & 255
    bytes[to + 1] = (whole >> 8) & 255
    bytes[to + 2] = whole >> 16
  }
  return bytes
}

const toStep = (value: number) => Math.min(65_535, Math.max(0, Math.round(value * STEP)))
const toPoint = (value: number) => Math.min(511, Math.max(0, Math.round(value * POINT_STEP)))

/** Throws RangeError for bytes of another version or length. */
export function unpack(bytes: Uint8Array): View {
  const pointsAt = checkDescriptor(bytes)
  const vector = (at: number, length: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at, length)
  const frames = Array.from({ length: FRAMES }, (_, i) => readFrame(bytes, FRAMES_AT, i))
  const outlines = [
    vector(OUTLINES_AT, OUTLINE),
    vector(OUTLINES_AT + OUTLINE, OUTLINE),
    ...Array.from({ length: PARTS }, (_, i) => vector(OUTLINES_AT + 2 * OUTLINE + i * PART_OUTLINE, PART_OUTLINE)),
  ]
  if (pointsAt > POINTS_AT) {
    frames.push(readFrame(bytes, POINTS_AT, 0), readFrame(bytes, POINTS_AT, 1))
    outlines.push(vector(POINTS_AT + 12, OUTLINE), vector(POINTS_AT + 12 + OUTLINE, OUTLINE))
  }
  return { cut: bytes[1]! & 15, frames, outlines, points: readPoints(bytes, pointsAt, bytes.length) }
}

/** Returns the offset of the points. Throws RangeError for bytes of another version or length. */
export function checkDescriptor(bytes: Uint8Array): number {
  if (bytes[0] !== VERSION)
    throw new RangeError(`Descriptor of version ${bytes[0]}; only version ${VERSION} can be read`)
  const points = bytes[2]! + bytes[3]! * 256
  const pointsAt = POINTS_AT + (bytes[1]! & SHADOW_FREE ? SHADOW_FREE_BYTES : 0)
  if (bytes.length !== pointsAt + points * POINT_BYTES) throw new RangeError('Descriptor of the wrong length')
  return pointsAt
}

export function readFrame(bytes: Uint8Array, at: number, frame: number): Frame {
  const number = (i: number) => (bytes[at + frame * 6 + i]! + bytes[at + frame * 6 + i + 1]! * 256) / STEP
  return { x: number(0), y: number(2), radius: number(4) }
}

export const emptyPoints = (count: number): ViewPoints => ({
  count,
  x: new Float32Array(count),
  y: new Float32Array(count),
  angle: new Float32Array(count),
})

/** @param from offset of the first point; `to`: the end of the last */
export function readPoints(bytes: Uint8Array, from: number, to: number): ViewPoints {
  const points = emptyPoints((to - from) / POINT_BYTES)
  readSampled(bytes, from, to, 1, points)
  return points
}

/** Reads every nth point into `points`, as many as fit, and sets its count. */
export function readSampled(bytes: Uint8Array, from: number, to: number, every: number, points: ViewPoints): void {
  const { x, y, angle } = points
  const step = every * POINT_BYTES
  let count = 0
  for (let at = from; at < to && count < x.length; at += step, count++) {
    const whole = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16)
    x[count] = (whole & 511) / POINT_STEP
    y[count] = ((whole >> 9) & 511) / POINT_STEP
    angle[count] = ((whole >> 18) / DIRECTIONS) * Math.PI
  }
  points.count = count
}
