/** How content fills pages: pieces kept with what follows, table headers repeated, no large gap at the end of a page. */
import type { Paper } from './ink.ts'
import { BOTTOM, TOP } from './theme.ts'

/** A part of a block that no page break splits, unless it says how. */
export interface Piece {
  height: number
  /** Space above, dropped at the top of a page. */
  above?: number
  /** Stays on one page with the next piece: titles, table headers. */
  withNext?: boolean
  /** As `withNext`, unless more of the page than `MOST_EMPTY` would stay empty. */
  nearNext?: boolean
  /** Drawn first when this piece starts a page: the header of its table. */
  again?: Piece
  /** The same content in at most `room` points: smaller, or its beginning and the rest; null if `room` is too small. */
  within?: (room: number) => Piece[] | null
  draw: (y: number) => void
}

const PAGE_HEIGHT = BOTTOM - TOP
/** Points that may stay empty at the end of a page to keep a list or a chart whole. */
const MOST_EMPTY = PAGE_HEIGHT / 5

/** Draws pieces from `y` downwards, adding pages as needed; returns where the last one ended. */
export function place(ink: Paper, pieces: readonly Piece[], y: number): number {
  const queue = [...pieces]
  let at = y
  for (let index = 0; index < queue.length; index++) {
    if (at > TOP && !stays(queue, index, BOTTOM - at)) {
      ink.doc.addPage()
      at = TOP
      const again = queue[index]?.again
      if (again) {
        again.draw(at)
        at += again.height
      }
      if (chainHeight(queue, index) > BOTTOM - at) reduce(queue, index, BOTTOM - at)
    } else if (at > TOP) {
      at += queue[index]?.above ?? 0
    }
    const piece = queue[index]
    if (!piece) break
    piece.draw(at)
    at += piece.height
  }
  return at
}

/** Whether a piece goes on the page that has `room` left. If it only fits when reduced, it is. */
function stays(queue: Piece[], index: number, room: number): boolean {
  const before = queue[index - 1]
  if (before?.withNext) return heightOf(queue.slice(index, index + 1)) <= room
  // The place of a list is decided at its first piece; later its rows fill the page.
  const whole = before?.nearNext ? chainHeight(queue, index) : chainHeight(queue, index, true)
  if (whole <= room) return true
  if (room <= MOST_EMPTY) return false
  return chainHeight(queue, index) <= room || reduce(queue, index, room)
}

/** Makes the pieces that must stay together fit by reducing the last of them; false if that is impossible. */
function reduce(queue: Piece[], index: number, room: number): boolean {
  const last = chainEnd(queue, index) - 1
  const { above = 0, within } = queue[last] ?? {}
  const parts = within?.(room - heightOf(queue.slice(index, last)) - above)
  if (!parts) return false
  queue.splice(last, 1, ...parts)
  return true
}

/** Index after the pieces that must stay together; `nearby` includes those that should. */
function chainEnd(queue: readonly Piece[], start: number, nearby = false): number {
  const end = queue.findIndex((piece, at) => at >= start && !piece.withNext && !(nearby && piece.nearNext))
  return end < 0 ? queue.length : end + 1
}

/** Height of the pieces that stay together. Of a chain longer than a page, the first: a title, a head, a row. */
function chainHeight(queue: readonly Piece[], start: number, nearby = false): number {
  const chain = queue.slice(start, chainEnd(queue, start, nearby))
  const height = heightOf(chain)
  return height > PAGE_HEIGHT ? heightOf(chain.slice(0, 3)) : height
}

const heightOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { above = 0, height }) => sum + above + height, 0)

/** A list as high as this should stay whole, in points: ten rows of a table. */
const WHOLE = 180
/** Least height, in points, of the end of a list or a report on its last page. */
const TAIL = 90
/** Points that do not look orphaned, however few pieces they are: three rows of one line have more. */
const NO_ORPHAN = 50

/**
 * Pieces of a list, with at least `least` of them, or `NO_ORPHAN` points, on both sides of a page break. A short list
 * should stay on one page, and so should its last `TAIL` points.
 */
export function asList(pieces: readonly Piece[], least: number): Piece[] {
  const isWhole = heightOf(pieces) <= WHOLE
  const isPart = (count: number, height: number) => count >= least || height >= NO_ORPHAN
  const backwards = pieces.toReversed()
  const first = countOf(pieces, isPart)
  const last = pieces.length - countOf(backwards, isPart)
  const tail = pieces.length - countOf(backwards, (count, height) => count >= least && height >= TAIL)
  return pieces.map((piece, at) => {
    const isLast = at === pieces.length - 1
    return {
      ...piece,
      withNext: !isLast && (at < first - 1 || at >= last),
      nearNext: !isLast && (isWhole || at >= tail),
    }
  })
}

/** Pieces whose last `TAIL` points stay on one page. */
export function withTail(pieces: readonly Piece[]): Piece[] {
  const tail = pieces.length - countOf(pieces.toReversed(), (_, height) => height >= TAIL)
  return pieces.map((piece, at) => (at >= tail && at < pieces.length - 1 ? { ...piece, withNext: true } : piece))
}

/** How many of the pieces it takes from the first on until they are enough. */
function countOf(pieces: readonly Piece[], isEnough: (count: number, height: number) => boolean): number {
  const end = pieces.findIndex((_, at) => isEnough(at + 1, heightOf(pieces.slice(0, at + 1))))
  return end < 0 ? pieces.length : end + 1
}
