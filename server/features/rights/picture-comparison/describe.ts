import { type ContourPoints, ridgePoints } from './contour-points.ts'
import { INDEX_POINTS, PART_WAVES, pack, UNITS, type View } from './descriptor.ts'
import { equalizeGradients, strengthOf, type Tensor, tensorOf } from './edges.ts'
import { type Foreground, findForeground } from './foreground.ts'
import { contourFrame, type Frame, stripsFrame, stripsOf } from './frame.ts'
import { isGrey, type Picture, type Planes, resample, type Window } from './pixels.ts'
import { outlineOf, polarHistogram, WAVES } from './polar.ts'
import { resetScratch } from './scratch.ts'
import { selectPoints } from './select-points.ts'
import { withoutShadow } from './shadow.ts'

/** Longest side in pixels at which the object is located. */
const LOCATE_SIDE = 96
/** Longest side of the object in pixels at which it is described. */
const DESCRIBE_SIDE = 144
/** Background kept around the object, in its longest sides. */
const MARGIN = 0.09
/** Share of the object's box that each of the four parts leaves out. */
const LEFT_OUT = 0.26
/** Gradient that counts half, as a share of the strongest contours'. */
const HALF_GRADIENT = 0.2
/** Contour points that a query keeps at most. */
export const QUERY_POINTS = 2000

/** Descriptor of the picture for an index; null for a blank picture. */
export function describePicture(picture: Picture): Uint8Array | null {
  const seen = locateView(picture)
  return seen && pack(seen.view)
}

/** Descriptor to search with: the same format with several times the points. Null for a blank picture. */
export function describeQuery(picture: Picture): Uint8Array | null {
  const seen = locateView(picture, QUERY_POINTS)
  return seen && pack(seen.view)
}

export interface LocatedView {
  view: View
  left: number
  top: number
  /** Pixels of the picture per unit. */
  unit: number
}

/** @param points contour points to keep at most; above `INDEX_POINTS` the view also describes the object without its shadow */
export function locateView(picture: Picture, points = INDEX_POINTS): LocatedView | null {
  if (picture.width < 8 || picture.height < 8) return null
  resetScratch()
  const whole: Window = { left: 0, top: 0, width: picture.width, height: picture.height }
  const coarse = LOCATE_SIDE / Math.max(picture.width, picture.height)
  const grey = isGrey(picture)
  const coarseTensor = tensorOf(resample(picture, whole, coarse, grey))
  const first = findForeground(strengthOf(coarseTensor), coarseTensor.width)
  if (!first) return null
  const window = around(picture, first, coarse)
  const scale = (DESCRIBE_SIDE / longestSide(first)) * coarse
  const planes = resample(picture, window, scale, grey)
  const contours = tensorOf(planes)
  const strength = strengthOf(contours)
  const object = findForeground(strength, contours.width)
  if (!object) return null
  const view = viewOf(contours, strength, object, points)
  if (!view) return null
  if (points > INDEX_POINTS) addShadowFree(view, points, planes, contours, strength, object)
  const [across, down] = [window.width / contours.width, window.height / contours.height]
  return {
    view,
    left: window.left + (object.box.left + 0.5) * across,
    top: window.top + (object.box.top + 0.5) * down,
    unit: (longestSide(object) / UNITS) * across,
  }
}

const longestSide = ({ box }: Pick<Foreground, 'box'>) => Math.max(box.right - box.left, box.bottom - box.top)

function around(picture: Picture, { box }: Foreground, scale: number): Window {
  const margin = longestSide({ box }) * MARGIN
  const left = Math.max(0, Math.floor((box.left - margin) / scale))
  const top = Math.max(0, Math.floor((box.top - margin) / scale))
  const right = Math.min(picture.width, Math.ceil((box.right + margin) / scale))
  const bottom = Math.min(picture.height, Math.ceil((box.bottom + margin) / scale))
  return { left, top, width: right - left, height: bottom - top }
}

function viewOf(contours: Tensor, strength: Float32Array, object: Foreground, points: number): View | null {
  const { box, mask } = object
  const found = ridgePoints(
    equalizeGradients(contours, object.strong * HALF_GRADIENT, object.box),
    mask,
    strength,
    object.faint,
  )
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
    cut: object.cut,
    frames: [...whole.frames, ...parts.map((one) => one.frame)].map((one) => inUnits(one, object)),
    outlines: [...whole.outlines, ...parts.map(({ outline }) => outline)],
    points: selectPoints(found, points, box, UNITS / longestSide(object)),
  }
}

/** Frames and outlines of all points; null if there are almost no points. */
function wholeOf(found: ContourPoints, mask: Frame | null) {
  const lines = contourFrame(found)
  if (!mask || !lines || found.count < 8) return null
  const frames: [Frame, Frame] = [mask, lines]
  return { frames, outlines: frames.map((frame) => outlineOf(polarHistogram(found, frame), WAVES)) }
}

const inUnits = ({ x, y, radius }: Frame, object: Foreground): Frame => {
  const toUnits = UNITS / longestSide(object)
  return { x: (x - object.box.left) * toUnits, y: (y - object.box.top) * toUnits, radius: radius * toUnits }
}

/** If the object seems to have a shadow, adds the frames and outlines without it and drops the shadow's contours. */
function addShadowFree(
  view: View,
  points: number,
  planes: Planes,
  contours: Tensor,
  strength: Float32Array,
  object: Foreground,
): void {
  const mask = withoutShadow(object.mask, strength, object.strong, planes)
  if (!mask) return
  const found = ridgePoints(
    equalizeGradients(contours, object.strong * HALF_GRADIENT, object.box),
    mask,
    strength,
    object.faint,
  )
  const whole = wholeOf(found, stripsFrame(stripsOf(mask, contours.width).rows))
  if (!whole) return
  view.frames.push(...whole.frames.map((frame) => inUnits(frame, object)))
  view.outlines.push(...whole.outlines)
  view.points = selectPoints(found, points, object.box, UNITS / longestSide(object))
}

/** Frame and outline of the rest of the object if the picture's border cut off one side. */
function part(found: ContourPoints, frame: Frame, along: Float32Array, from: number, to: number) {
  return { frame, outline: outlineOf(polarHistogram(found, frame, { along, from, to }), PART_WAVES) }
}
