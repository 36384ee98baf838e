/** From pixels to a described view. */
import { type ContourPoints, crests } from './contour-points.ts'
import { INDEX_POINTS, PART_WAVES, packed, UNITS, type View } from './descriptor.ts'
import { evened, strengthOf, type Tensor, tensorOf } from './edges.ts'
import { contourFrame, type Frame, stripsFrame, stripsOf } from './frame.ts'
import { type Thing, thingIn } from './ground.ts'
import { isGrey, look, type Picture, type Planes, type Window } from './pixels.ts'
import { outlineOf, polarHistogram, WAVES } from './polar.ts'
import { forget } from './scratch.ts'
import { withoutShadow } from './shadow.ts'
import { spread } from './spread.ts'

/** Pixels of the longest side in which the thing is looked for. */
const FIRST_LOOK = 96
/** Pixels that the thing's longest side takes at the second look. */
const SECOND_LOOK = 144
/** Ground around the thing at the second look, in its longest side. */
const MARGIN = 0.09
/** Share of the thing's box that each of the parts leaves out. */
const LEFT_OUT = 0.26
/** Share of the strongest contours' gradient that counts half. */
const EVEN = 0.2
/** Contour points that are kept of a picture to search with. */
export const QUERY_POINTS = 2000

/** Bytes that stand for the picture in an index; null when there is nothing on it. */
export function describe(picture: Picture): Uint8Array | null {
  const seen = see(picture)
  return seen && packed(seen.view)
}

/** The same in more detail, to search with; the same kind of bytes, and several times as many. */
export function describeQuery(picture: Picture): Uint8Array | null {
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

/** @param points how many contour points are kept at most; with more than an index keeps, shadows are thought of too */
export function see(picture: Picture, points = INDEX_POINTS): Seen | null {
  if (picture.width < 8 || picture.height < 8) return null
  forget()
  const whole: Window = { left: 0, top: 0, width: picture.width, height: picture.height }
  const coarse = FIRST_LOOK / Math.max(picture.width, picture.height)
  const grey = isGrey(picture)
  const glance = tensorOf(look(picture, whole, coarse, grey))
  const first = thingIn(strengthOf(glance), glance.width)
  if (!first) return null
  const window = around(picture, first, coarse)
  const longest = Math.max(first.box.right - first.box.left, first.box.bottom - first.box.top)
  const scale = (SECOND_LOOK / longest) * coarse
  const planes = look(picture, window, scale, grey)
  const contours = tensorOf(planes)
  const strength = strengthOf(contours)
  const thing = thingIn(strength, contours.width)
  if (!thing) return null
  const view = viewOf(contours, strength, thing, points)
  if (!view) return null
  if (points > INDEX_POINTS) secondOpinion(view, points, planes, contours, strength, thing)
  const [across, down] = [window.width / contours.width, window.height / contours.height]
  return {
    view,
    left: window.left + (thing.box.left + 0.5) * across,
    top: window.top + (thing.box.top + 0.5) * down,
    unit: (longestSide(thing) / UNITS) * across,
  }
}

const longestSide = ({ box }: Thing) => Math.max(box.right - box.left, box.bottom - box.top)

function around(picture: Picture, { box }: Thing, scale: number): Window {
  const margin = Math.max(box.right - box.left, box.bottom - box.top) * MARGIN
  const left = Math.max(0, Math.floor((box.left - margin) / scale))
  const top = Math.max(0, Math.floor((box.top - margin) / scale))
  const right = Math.min(picture.width, Math.ceil((box.right + margin) / scale))
  const bottom = Math.min(picture.height, Math.ceil((box.bottom + margin) / scale))
  return { left, top, width: right - left, height: bottom - top }
}

function viewOf(contours: Tensor, strength: Float32Array, thing: Thing, points: number): View | null {
  const { box, mask } = thing
  const found = crests(evened(contours, thing.strong * EVEN, thing.box), mask, strength, thing.faint)
  const { rows, columns } = stripsOf(mask, contours.width)
  const whole = wholeOf(found, stripsFrame(rows))
  if (!whole) return null
  const [frame] = whole.frames
  const [cutX, cutY] = [(box.right - box.left) * LEFT_OUT, (box.bottom - box.top) * LEFT_OUT]
  const { x, y } = found
  const parts = [
    part(found, stripsFrame(rows, box.top + cutY) ?? frame, y, box.top + cutY, Infinity),
    part(found, stripsFrame(columns, 0, box.right - cutX) ?? frame, x, -Infinity, box.right - cutX),
    part(found, stripsFrame(rows, 0, box.bottom - cutY) ?? frame, y, -Infinity, box.bottom - cutY),
    part(found, stripsFrame(columns, box.left + cutX) ?? frame, x, box.left + cutX, Infinity),
  ]
  return {
    cut: thing.cut,
    frames: [...whole.frames, ...parts.map((one) => one.frame)].map((one) => inUnits(one, thing)),
    outlines: [...whole.outlines, ...parts.map(({ outline }) => outline)],
    points: spread(found, points, box, UNITS / longestSide(thing)),
  }
}

/** Frames and outlines of all that was found; null where that is next to nothing. */
function wholeOf(found: ContourPoints, mask: Frame | null) {
  const lines = contourFrame(found)
  if (!mask || !lines || found.count < 8) return null
  const frames: [Frame, Frame] = [mask, lines]
  return { frames, outlines: frames.map((frame) => outlineOf(polarHistogram(found, frame), WAVES)) }
}

const inUnits = ({ x, y, radius }: Frame, thing: Thing): Frame => {
  const toUnits = UNITS / longestSide(thing)
  return { x: (x - thing.box.left) * toUnits, y: (y - thing.box.top) * toUnits, radius: radius * toUnits }
}

/** Adds frames and outlines of the thing without its shadow, where it seems to have one, and leaves the shadow's contours out. */
function secondOpinion(
  view: View,
  points: number,
  planes: Planes,
  contours: Tensor,
  strength: Float32Array,
  thing: Thing,
): void {
  const mask = withoutShadow(thing.mask, strength, thing.strong, planes)
  if (!mask) return
  const found = crests(evened(contours, thing.strong * EVEN, thing.box), mask, strength, thing.faint)
  const whole = wholeOf(found, stripsFrame(stripsOf(mask, contours.width).rows))
  if (!whole) return
  view.frames.push(...whole.frames.map((frame) => inUnits(frame, thing)))
  view.outlines.push(...whole.outlines)
  view.points = spread(found, points, thing.box, UNITS / longestSide(thing))
}

/** Frame and outline of what would be seen if the picture's border cut the thing at one side. */
function part(found: ContourPoints, frame: Frame, along: Float32Array, from: number, to: number) {
  return { frame, outline: outlineOf(polarHistogram(found, frame, { along, from, to }), PART_WAVES) }
}
