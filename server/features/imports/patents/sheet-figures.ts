/**
 * Finds the figures on a sheet. An office prints its own header on each sheet, and a label under each figure, and several
 * figures on one sheet: none of that is part of the design, and all of it would be compared with the picture of a product.
 */
import { pieces } from '#server/features/rights/public.pictures.ts'

/** A grey picture, a byte to the pixel. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

/** In shares of the sheet, 0 to 1. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels of the longest side at which figures are looked for: a line of a sheet is thinner than one of them. */
export const SHEET_SIDE = 400
/** What is darker than this is ink; thin lines are pale at this size. */
const INK = 225
/** Strokes so near to each other belong together: a fortieth of the sheet. */
const NEAR = 5 // pixels to each side
/** Sheets of all offices: A4, letter, legal, upright or not. A picture of another form is no sheet. */
const FORM = { least: 1.2, most: 1.75 }
/** A header stands so high and is so low; a label is so low and so long; both in shares of the sheet's height. */
const HEADER = { bottom: 0.09, height: 0.035 }
const LABEL = { height: 0.04, length: 0.2 }
/** Below this share of the largest box a piece is a part of a figure, not a figure. */
const PART = 0.04
const FIGURES_MAX = 16

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/**
 * The figures from top to bottom, then from left to right; the whole sheet where none can be told apart. Where more pieces
 * stand apart than there can be figures, those that are nearest to each other are one.
 */
export function figuresOf(sheet: Grey, most = FIGURES_MAX): Box[] {
  const form = Math.max(sheet.width, sheet.height) / Math.min(sheet.width, sheet.height)
  if (form < FORM.least || form > FORM.most) return [WHOLE]
  const figures = together(
    inkPieces(sheet).filter((box) => !isHeader(box, sheet)),
    sheet,
  )
  if (figures.length === 0) return [WHOLE]
  const boxes = readingOrder(atMost(figures, Math.min(most, FIGURES_MAX)))
  return boxes.map(({ left, top, right, bottom }) => ({
    left: Math.max(0, left - NEAR) / sheet.width,
    top: Math.max(0, top - NEAR) / sheet.height,
    right: Math.min(sheet.width, right + NEAR) / sheet.width,
    bottom: Math.min(sheet.height, bottom + NEAR) / sheet.height,
  }))
}

/** Boxes, in pixels, of the ink that hangs together when every stroke is widened. */
function inkPieces({ width, height, data }: Grey): Box[] {
  const ink = data.map((value) => (value < INK ? 1 : 0))
  const free = widened(ink, width).map((value) => 1 - value)
  const { from, to, piece, sizes } = pieces(free, width)
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

/** Every stroke wider by {@link NEAR} to each side. */
function widened(ink: Uint8Array, width: number): Uint8Array {
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

/** Pieces as figures: labels left out, boxes within each other as one, small parts with the figure that they are next to. */
function together(found: Box[], { height }: Grey): Box[] {
  const largest = Math.max(...found.map(area))
  const isLabel = (box: Box) => {
    const sides = [box.right - box.left, box.bottom - box.top].sort((a, b) => a - b)
    return (
      (sides[0] ?? 0) <= LABEL.height * height && (sides[1] ?? 0) <= LABEL.length * height && area(box) < largest / 10
    )
  }
  const kept = found.filter((box) => !isLabel(box))
  const figures = merged(kept.filter((box) => area(box) >= PART * largest))
  for (const part of kept.filter((box) => area(box) < PART * largest)) {
    const nearest = figures.toSorted((a, b) => gap(a, part) - gap(b, part))[0]
    if (nearest) figures[figures.indexOf(nearest)] = union(nearest, part)
  }
  return merged(figures)
}

/** Boxes that lie over each other are one. */
function merged(boxes: Box[]): Box[] {
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

function atMost(boxes: Box[], most: number): Box[] {
  let left = boxes
  while (left.length > most) {
    const pairs = left.flatMap((a, at) => left.slice(at + 1).map((b) => ({ a, b, gap: gap(a, b) })))
    const { a, b } = pairs.reduce((nearest, pair) => (pair.gap < nearest.gap ? pair : nearest))
    left = merged([...left.filter((box) => box !== a && box !== b), union(a, b)])
  }
  return left
}

/** From top to bottom; those that stand beside each other from left to right. */
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

/** How far boxes are apart; below 0 where they lie over each other. */
const gap = (a: Box, b: Box) =>
  Math.max(Math.max(a.left, b.left) - Math.min(a.right, b.right), Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom))
