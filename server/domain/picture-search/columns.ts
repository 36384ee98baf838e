/** The index's memory: one growing column for each part of the views. A view's place in them is its number. */
import {
  checkDescriptor,
  FRAME_BYTES,
  FRAMES_AT,
  OUTLINES_AT,
  PART_BYTES,
  POINTS_AT,
  readFrame,
  readPoints,
  type ViewPoints,
} from './descriptor.ts'
import type { Frame } from './frame.ts'
import { OUTLINE } from './polar.ts'

export interface Columns {
  size(): number
  add(id: number, descriptor: Uint8Array): void
  idAt(place: number): number
  /** Outlines in the mask's frame, OUTLINE numbers to a view. */
  masks(): Int8Array
  /** Outlines in the contours' frame, likewise. */
  contours(): Int8Array
  /** Outlines of the four parts, PART_BYTES to a view. */
  parts(): Int8Array
  /** @param frame 0 mask, 1 contours, 2 to 5 parts */
  frameAt(place: number, frame: number): Frame
  pointsAt(place: number): ViewPoints
}

/** @param room views that it is expected to hold */
export function createColumns(expected = 64): Columns {
  let size = 0
  let room = expected
  let ids = new Float64Array(room)
  let masks = new Int8Array(room * OUTLINE)
  let contours = new Int8Array(room * OUTLINE)
  let parts = new Int8Array(room * PART_BYTES)
  let frames = new Uint8Array(room * FRAME_BYTES)
  /** Where each view's points begin, and the end of the last. */
  let starts = new Float64Array(room + 1)
  let points = new Uint8Array(65_536)

  function grow() {
    room = Math.ceil(room * 1.5)
    ids = grown(ids, new Float64Array(room))
    masks = grown(masks, new Int8Array(room * OUTLINE))
    contours = grown(contours, new Int8Array(room * OUTLINE))
    parts = grown(parts, new Int8Array(room * PART_BYTES))
    frames = grown(frames, new Uint8Array(room * FRAME_BYTES))
    starts = grown(starts, new Float64Array(room + 1))
  }

  return {
    size: () => size,
    add(id, descriptor) {
      checkDescriptor(descriptor)
      if (size === room) grow()
      const signed = new Int8Array(descriptor.buffer, descriptor.byteOffset, descriptor.length)
      ids[size] = id
      frames.set(descriptor.subarray(FRAMES_AT, OUTLINES_AT), size * FRAME_BYTES)
      masks.set(signed.subarray(OUTLINES_AT, OUTLINES_AT + OUTLINE), size * OUTLINE)
      contours.set(signed.subarray(OUTLINES_AT + OUTLINE, OUTLINES_AT + 2 * OUTLINE), size * OUTLINE)
      parts.set(signed.subarray(OUTLINES_AT + 2 * OUTLINE, POINTS_AT), size * PART_BYTES)
      const end = starts[size]! + descriptor.length - POINTS_AT
      if (end > points.length) points = grown(points, new Uint8Array(Math.ceil(end * 1.5)))
      points.set(descriptor.subarray(POINTS_AT), starts[size]!)
      starts[++size] = end
    },
    idAt: (place) => ids[place]!,
    masks: () => masks,
    contours: () => contours,
    parts: () => parts,
    frameAt: (place, frame) => readFrame(frames, place * FRAME_BYTES, frame),
    pointsAt: (place) => readPoints(points, starts[place]!, starts[place + 1]!),
  }
}

function grown<T extends Float64Array | Int8Array | Uint8Array>(from: T, to: T): T {
  to.set(from)
  return to
}
