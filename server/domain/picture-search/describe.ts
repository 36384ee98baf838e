/** From pixels to a described view. */
import { type ContourPoints, crests } from './contour-points.ts'
import { PART_WAVES, packed, UNITS, type View } from './descriptor.ts'
import { evened, strengthOf, type Tensor, tensorOf } from './edges.ts'
import { contourFrame, type Frame, stripsFrame, stripsOf } from './frame.ts'
import { type Thing, thingIn } from './ground.ts'
import { look, type Pixels, type Window } from './pixels.ts'
import { outlineOf, polarHistogram, WAVES } from './polar.ts'
import { spread } from './spread.ts'

/** Pixels of the longest side in which the thing is looked for. */
const FIRST_LOOK = 96
/** Pixels that the thing's longest side takes at the second look. */
const SECOND_LOOK = 192
/** Ground around the thing at the second look, in its longest side. */
const MARGIN = 0.09
/** Share of the thing's box that each of the parts leaves out. */
const LEFT_OUT = 0.26
/** Share of the strongest contours' gradient that counts half. */
const EVEN = 0.2
/** Contour points that are kept of a view in an index, and of a picture to search with. */
const POINTS = 256
export const QUERY_POINTS = 2000

/** Bytes that stand for the picture in an index; null when there is nothing on it. */
export function describe(picture: Pixels): Uint8Array | null {
  const seen = see(picture, POINTS)
  return seen && packed(seen.view)
}

/** The same in more detail, to search with; the same kind of bytes, and several times as many. */
export function describeQuery(picture: Pixels): Uint8Array | null {
  const seen = see(picture, QUERY_POINTS)
  return seen && packed(seen.view)
}

/** A view, and where its units lie in the picture. */
export interface Seen {
  view: View
  left: number
  top: number
  /** Pixels of the picture to a unit. */
  unit: number
}

/** @param points how many contour points are kept at most */
export function see(picture: Pixels, points = POINTS): Seen | null {
  if (picture.width < 8 || picture.height < 8) return null
  const whole: Window = { left: 0, top: 0, width: picture.width, height: picture.height }
  const coarse = FIRST_LOOK / Math.max(picture.width, picture.height)
  const glance = tensorOf(look(picture, whole, coarse))
  const first = thingIn(strengthOf(glance), glance.width)
  if (!first) return null
  const window = around(picture, first, coarse)
  const longest = Math.max(first.box.right - first.box.left, first.box.bottom - first.box.top)
  const scale = (SECOND_LOOK / longest) * coarse
  const contours = tensorOf(look(picture, window, scale))
  const strength = strengthOf(contours)
  const thing = thingIn(strength, contours.width)
  if (!thing) return null
  const view = viewOf(contours, strength, thing, points)
  if (!view) return null
  const [across, down] = [window.width / contours.width, window.height / contours.height]
  return {
    view,
    left: window.left + (thing.box.left + 0.5) * across,
    top: window.top + (thing.box.top + 0.5) * down,
    unit: (longestSide(thing) / UNITS) * across,
  }
}

const longestSide = ({ box }: Thing) => Math.max(box.right - box.left, box.bottom - box.top)

function around(picture: Pixels, { box }: Thing, scale: number): Window {
  const margin = Math.max(box.right - box.left, box.bottom - box.top) * MARGIN
  const left = Math.max(0, Math.floor((box.left - margin) / scale))
  const top = Math.max(0, Math.floor((box.top - margin) / scale))
  const right = Math.min(picture.width, Math.ceil((box.right + margin) / scale))
  const bottom = Math.min(picture.height, Math.ceil((box.bottom + margin) / scale))
  return { left, top, width: right - left, height: bottom - top }
}

function viewOf(contours: Tensor, strength: Float32Array, thing: Thing, points: number): View | null {
  const even = evened(contours, thing.strong * EVEN)
  const found = crests(even, (at) => thing.mask[at] === 1 && strength[at]! >= thing.faint)
  const strips = {
    rows: stripsOf(thing.mask, contours.width, false),
    columns: stripsOf(thing.mask, contours.width, true),
  }
  const mask = stripsFrame(strips.rows)
  const lines = contourFrame(found)
  if (!mask || !lines || found.count < 8) return null
  const { box } = thing
  const [cutX, cutY] = [(box.right - box.left) * LEFT_OUT, (box.bottom - box.top) * LEFT_OUT]
  const parts = [
    part(found, stripsFrame(strips.rows, box.top + cutY) ?? mask, (i) => found.y[i]! >= box.top + cutY),
    part(found, stripsFrame(strips.columns, 0, box.right - cutX) ?? mask, (i) => found.x[i]! < box.right - cutX),
    part(found, stripsFrame(strips.rows, 0, box.bottom - cutY) ?? mask, (i) => found.y[i]! < box.bottom - cutY),
    part(found, stripsFrame(strips.columns, box.left + cutX) ?? mask, (i) => found.x[i]! >= box.left + cutX),
  ]
  const toUnits = UNITS / longestSide(thing)
  return {
    cut: thing.cut,
    frames: [mask, lines, ...parts.map(({ frame }) => frame)].map((frame) => ({
      x: (frame.x - thing.box.left) * toUnits,
      y: (frame.y - thing.box.top) * toUnits,
      radius: frame.radius * toUnits,
    })),
    outlines: [
      outlineOf(polarHistogram(found, mask), WAVES),
      outlineOf(polarHistogram(found, lines), WAVES),
      ...parts.map(({ outline }) => outline),
    ],
    points: spread(found, points, thing.box, toUnits),
  }
}

/** Frame and outline of what would be seen if the picture's border cut the thing at one side. */
function part(found: ContourPoints, frame: Frame, keeps: (point: number) => boolean) {
  const kept = new Uint8Array(found.count)
  for (let i = 0; i < found.count; i++) kept[i] = keeps(i) ? 1 : 0
  return { frame, outline: outlineOf(polarHistogram(found, frame, kept), PART_WAVES) }
}
