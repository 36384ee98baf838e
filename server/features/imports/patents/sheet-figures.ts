/**
 * Finds the figures on a sheet. A sheet also has the office's header, a label under each figure, and often several
 * figures; header and labels are not part of the design and would distort picture comparisons.
 */
import { connectedComponents } from '#server/features/rights/public.pictures.ts'

/** Grey picture, one byte per pixel. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

/** As shares of the sheet, 0 to 1. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Longest side in pixels for the search; a line of a sheet is thinner than one pixel. */
export const SHEET_SIDE = 400
/** Darker pixels are ink; thin lines are pale at this size. */
const INK = 225
/** Strokes within twice this distance belong together: a fortieth of the sheet. */
const NEAR = 5 // pixels to each side
/** Side ratio of A4, letter and legal sheets, in either orientation. Other pictures are not sheets. */
const FORM = { least: 1.2, most: 1.75 }
/** Maximum bottom and height of a header; maximum height and length of a label; as shares of the sheet's height. */
const HEADER = { bottom: 0.09, height: 0.035 }
const LABEL = { height: 0.04, length: 0.2 }
/** A smaller piece, as share of the largest box, is part of a figure. */
const PART = 0.04
const FIGURES_MAX = 16

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/**
 * Figures in reading order; the whole sheet if none are separable. If there are more pieces than possible figures, the
 * nearest are merged.
 */
export function figuresOf(sheet: Grey, most = FIGURES_MAX): Box[] {
  const form = Math.max(sheet.width, sheet.height) / Math.min(sheet.width, sheet.height)
  if (form < FORM.least || form > FORM.most) return [WHOLE]
  const figures = groupFigures(
    inkPieces(sheet).filter((box) => !isHeader(box, sheet)),
    sheet,
  )
  if (figures.length === 0) return [WHOLE]
  const boxes = readingOrder(mergeNearest(figures, Math.min(most, FIGURES_MAX)))
  return boxes.map(({ left, top, right, bottom }) => ({
    left: Math.max(0, left - NEAR) / sheet.width,
    top: Math.max(0, top - NEAR) / sheet.height,
    right: Math.min(sheet.width, right + NEAR) / sheet.width,
    bottom: Math.min(sheet.height, bottom + NEAR) / sheet.height,
  }))
}

/** Boxes, in pixels, of connected ink after widening each stroke. */
function inkPieces({ width, height, data }: Grey): Box[] {
  const ink = data.map((value) => (value < INK ? 1 : 0))
  const free = widen(ink, width).map((value) => 1 - value)
  const { from, to, piece, sizes } = connectedComponents(free, width)
  const boxes = sizes.map((): Box => ({ left: width, top: height, right: 0, bottom: 0 }))
  for (const [run, begin] of from.entries()) {
    const stroke = ink.subarray(begin, to[run])
    const box = boxes[piece[run] ?? 0]
    if (!box || !stroke.includes(1)) continue
    const x = begin % width
    const y = Math.floor(begin / width)
    box.left = Math.min(box.left, x + stroke.indexOf(1))
    box.right = Math.max(box.right, x + stroke.lastIndexOf(1) + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return boxes.filter(({ left, right }) => right > left)
}

/** Widens every stroke by {@link NEAR} on each side. */
function widen(ink: Uint8Array, width: number): Uint8Array {
  const across = new Uint8Array(ink.length)
  for (let at = 0; at < ink.length; at++) {
    if (!ink[at]) continue
    const row = at - (at % width)
    across.fill(1, Math.max(row, at - NEAR), Math.min(row + width, at + NEAR + 1))
  }
  const both = new Uint8Array(ink.length)
  for (let at = 0; at < ink.length; at++) {
    if (!across[at]) continue
    const first = Math.max(at % width, at - NEAR * width)
    for (let to = first; to <= at + NEAR * width && to < both.length; to += width) both[to] = 1
  }
  return both
}

const isHeader = ({ top, bottom }: Box, { height }: Grey) =>
  bottom <= HEADER.bottom * height && bottom - top <= HEADER.height * height

/** Turns pieces into figures: drops labels, merges overlapping boxes, and adds small parts to the nearest figure. */
function groupFigures(found: Box[], { height }: Grey): Box[] {
  const largest = Math.max(...found.map(area))
  const isLabel = (box: Box) => {
    const sides = [box.right - box.left, box.bottom - box.top].sort((a, b) => a - b)
    return (
      (sides[0] ?? 0) <= LABEL.height * height && (sides[1] ?? 0) <= LABEL.length * height && area(box) < largest / 10
    )
  }
  const kept = found.filter((box) => !isLabel(box))
  const figures = mergeOverlapping(kept.filter((box) => area(box) >= PART * largest))
  for (const part of kept.filter((box) => area(box) < PART * largest)) {
    const nearest = figures.toSorted((a, b) => gap(a, part) - gap(b, part))[0]
    if (nearest) figures[figures.indexOf(nearest)] = union(nearest, part)
  }
  return mergeOverlapping(figures)
}

/** Merges overlapping boxes. */
function mergeOverlapping(boxes: Box[]): Box[] {
  const left: Box[] = []
  for (let box of boxes) {
    for (let other = left.find((one) => gap(one, box) < 0); other; other = left.find((one) => gap(one, box) < 0)) {
      left.splice(left.indexOf(other), 1)
      box = union(box, other)
    }
    left.push(box)
  }
  return left
}

function mergeNearest(boxes: Box[], most: number): Box[] {
  let left = boxes
  while (left.length > most) {
    const pairs = left.flatMap((a, at) => left.slice(at + 1).map((b) => ({ a, b, gap: gap(a, b) })))
    const { a, b } = pairs.reduce((nearest, pair) => (pair.gap < nearest.gap ? pair : nearest))
    left = mergeOverlapping([...left.filter((box) => box !== a && box !== b), union(a, b)])
  }
  return left
}

/** Top to bottom; boxes in one row left to right. */
function readingOrder(boxes: Box[]): Box[] {
  const rows: Box[][] = []
  for (const box of boxes.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const middle = (box.top + box.bottom) / 2
    const row = rows.find(([first]) => first && middle < first.bottom && middle > first.top)
    if (row) row.push(box)
    else rows.push([box])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.left - b.left))
}

const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Distance of two boxes; negative if they overlap. */
const gap = (a: Box, b: Box) =>
  Math.max(Math.max(a.left, b.left) - Math.min(a.right, b.right), Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom))
