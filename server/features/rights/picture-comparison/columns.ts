/**
 * The memory of a picture index: chunks of columns, so that it grows without copying. A view's place is the number of views
 * that were added before it.
 */
import {
  checkDescriptor,
  FRAME_BYTES,
  FRAMES_AT,
  OUTLINES_AT,
  PART_BYTES,
  POINT_BYTES,
  POINTS_AT,
  readFrame,
  readPoints,
  readSampled,
  type ViewPoints,
} from './descriptor.ts'
import type { Frame } from './frame.ts'
import { OUTLINE } from './polar.ts'

/** Place p is in chunk p >> CHUNK_BITS. */
const CHUNK_BITS = 12
export const CHUNK = 1 << CHUNK_BITS
const ROOM = CHUNK * POINT_BYTES * 64

export interface Chunk {
  size: number
  frames: Uint8Array
  /** Outlines in the mask's frame, OUTLINE numbers per view. */
  masks: Int8Array
  /** Outlines in the contours' frame, OUTLINE numbers per view. */
  contours: Int8Array
  /** Outlines of the four parts, PART_BYTES per view. */
  parts: Int8Array
  /** Offset of each view's points, then the end of the last. */
  starts: Uint32Array
  points: Uint8Array
}

export interface Columns {
  size(): number
  add(descriptor: Uint8Array): void
  chunks(): readonly Chunk[]
  /** @param frame 0 mask, 1 contours, 2 to 5 parts */
  frameAt(place: number, frame: number): Frame
  pointsAt(place: number): ViewPoints
  readSampledAt(place: number, every: number, points: ViewPoints): void
}

export function createColumns(): Columns {
  const chunks: Chunk[] = []
  let size = 0
  const chunkAt = (place: number) => chunks[place >> CHUNK_BITS]!
  return {
    size: () => size,
    add(descriptor) {
      checkDescriptor(descriptor)
      if (size % CHUNK === 0) {
        const full = chunks.at(-1)
        if (full) full.points = full.points.slice(0, full.starts[full.size])
        chunks.push(emptyChunk())
      }
      put(chunks.at(-1)!, descriptor)
      size++
    },
    chunks: () => chunks,
    frameAt: (place, frame) => readFrame(chunkAt(place).frames, (place % CHUNK) * FRAME_BYTES, frame),
    pointsAt(place) {
      const { points, starts } = chunkAt(place)
      return readPoints(points, starts[place % CHUNK]!, starts[(place % CHUNK) + 1]!)
    },
    readSampledAt(place, every, into) {
      const { points, starts } = chunkAt(place)
      readSampled(points, starts[place % CHUNK]!, starts[(place % CHUNK) + 1]!, every, into)
    },
  }
}

const emptyChunk = (): Chunk => ({
  size: 0,
  frames: new Uint8Array(CHUNK * FRAME_BYTES),
  masks: new Int8Array(CHUNK * OUTLINE),
  contours: new Int8Array(CHUNK * OUTLINE),
  parts: new Int8Array(CHUNK * PART_BYTES),
  starts: new Uint32Array(CHUNK + 1),
  points: new Uint8Array(ROOM),
})

function put(chunk: Chunk, descriptor: Uint8Array): void {
  const at = chunk.size++
  const signed = new Int8Array(descriptor.buffer, descriptor.byteOffset, descriptor.length)
  chunk.frames.set(descriptor.subarray(FRAMES_AT, OUTLINES_AT), at * FRAME_BYTES)
  chunk.masks.set(signed.subarray(OUTLINES_AT, OUTLINES_AT + OUTLINE), at * OUTLINE)
  chunk.contours.set(signed.subarray(OUTLINES_AT + OUTLINE, OUTLINES_AT + 2 * OUTLINE), at * OUTLINE)
  chunk.parts.set(signed.subarray(OUTLINES_AT + 2 * OUTLINE, POINTS_AT), at * PART_BYTES)
  const points = descriptor.subarray(checkDescriptor(descriptor))
  const [begin, end] = [chunk.starts[at]!, chunk.starts[at]! + points.length]
  if (end > chunk.points.length) {
    const larger = new Uint8Array(Math.ceil(end * 1.5))
    larger.set(chunk.points)
    chunk.points = larger
  }
  chunk.points.set(points, begin)
  chunk.starts[at + 1] = end
}
