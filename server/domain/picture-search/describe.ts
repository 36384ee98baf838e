/** From pixels to a described view. */
import { type ContourPoints, crests } from './contour-points.ts'
import { PART_WAVES, packed, UNITS, type View } from './descriptor.ts'
import { type Contours, contoursOf } from './edges.ts'
import { contourFrame, type Frame, maskFrame } from './frame.ts'
import { type Thing, thingIn } from './ground.ts'
import { look, type Pixels, type Window } from './pixels.ts'
import { outlineOf, polarHistogram, WAVES } from './polar.ts'
import { spread } from './spread.ts'

/** Pixels of the longest side in which the thing is looked for. */
const FIRST_LOOK = 96
/** Pixels that the thing's longest side takes at the second look. */
const SECOND_LOOK = 112
/** Ground around the thing at the second look, in its longest side. */
const MARGIN = 0.09
/** Share of the thing's box that each of the parts leaves out. */
const LEFT_OUT = 0.26
/** Contour points that are kept of a view. */
const POINTS = 256

/** Bytes that stand for the picture in an index; null when there is nothing on it. */
export function describe(picture: Pixels): Uint8Array | null {
  const seen = see(picture)
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

export function see(picture: Pixels): Seen | null {
  if (picture.width < 8 || picture.height < 8) return null
  const whole: Window = { left: 0, top: 0, width: picture.width, height: picture.height }
  const coarse = FIRST_LOOK / Math.max(picture.width, picture.height)
  const first = thingIn(contoursOf(look(picture, whole, coarse)))
  if (!first) return null
  const window = around(picture, first, coarse)
  const longest = Math.max(first.box.right - first.box.left, first.box.bottom - first.box.top)
  const scale = (SECOND_LOOK / longest) * coarse
  const contours = contoursOf(look(picture, window, scale))
  const thing = thingIn(contours)
  if (!thing) return null
  const view = viewOf(contours, thing)
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

function viewOf(contours: Contours, thing: Thing): View | null {
  const found = crests(contours, thing.mask, thing.faint, thing.strong)
  const mask = maskFrame(thing.mask, contours.width)
  const lines = contourFrame(found)
  if (!mask || !lines || found.count < 8) return null
  const parts = SIDES.map((side) => part(contours, thing, found, side, mask))
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
    points: spread(found, POINTS, thing.box, toUnits),
  }
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Frame and outline of what would be seen if the picture's border cut the thing at one side. */
function part(
  contours: Contours,
  { mask, box }: Thing,
  found: ContourPoints,
  side: (typeof SIDES)[number],
  whole: Frame,
): { frame: Frame; outline: Int8Array } {
  const cutX = (box.right - box.left) * LEFT_OUT
  const cutY = (box.bottom - box.top) * LEFT_OUT
  const keeps = (x: number, y: number) => {
    if (side === 'top') return y >= box.top + cutY
    if (side === 'right') return x < box.right - cutX
    if (side === 'bottom') return y < box.bottom - cutY
    return x >= box.left + cutX
  }
  const frame = maskFrame(mask, contours.width, keeps) ?? whole
  const kept = new Uint8Array(found.count)
  for (let i = 0; i < found.count; i++) kept[i] = keeps(found.x[i]!, found.y[i]!) ? 1 : 0
  return { frame, outline: outlineOf(polarHistogram(found, frame, kept), PART_WAVES) }
}
