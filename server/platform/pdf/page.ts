/** Page layout: pieces kept with the next one, repeated table headers, no large gap at the end of a page. */
import type { Paper } from './ink.ts'
import { BOTTOM, TOP } from './theme.ts'

/** A part of a block. Never split across pages, except by `fitInto`. */
export interface Piece {
  height: number
  above?: number
  /** Stays on the page of the next piece: titles, table headers. */
  keepWithNext?: boolean
  /** Like `keepWithNext`, unless that leaves more than `MAX_EMPTY_POINTS` empty. */
  preferWithNext?: boolean
  /** Drawn again when this piece starts a page: the header of its table. */
  repeatedHead?: Piece
  /**
   * The same content in at most `room` points: smaller, or split into its beginning and the rest; null if `room` is too
   * small.
   */
  fitInto?: (room: number) => Piece[] | null
  draw: (y: number) => void
}

const PAGE_HEIGHT = BOTTOM - TOP
/** Points that may stay empty at the end of a page to keep a list or a chart whole. */
const MAX_EMPTY_POINTS = PAGE_HEIGHT / 5

/** Draws pieces from `y` downwards and adds pages as needed; returns the bottom of the last one. */
export function placePieces(ink: Paper, pieces: readonly Piece[], y: number): number {
  const queue = [...pieces]
  let at = y
  for (let index = 0; index < queue.length; index++) {
    if (at > TOP && !fitOnPage(queue, index, BOTTOM - at)) {
      ink.doc.addPage()
      at = TOP
      const again = queue[index]?.repeatedHead
      if (again) {
        again.draw(at)
        at += again.height
      }
      if (chainHeight(queue, index) > BOTTOM - at) shrinkLast(queue, index, BOTTOM - at)
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

/** True if the piece goes on the page with `room` left; reduces it if it only fits reduced. */
function fitOnPage(queue: Piece[], index: number, room: number): boolean {
  const before = queue[index - 1]
  if (before?.keepWithNext) return heightOf(queue.slice(index, index + 1)) <= room
  // The page of a list is decided at its first piece; its other rows fill the page.
  const whole = before?.preferWithNext ? chainHeight(queue, index) : chainHeight(queue, index, true)
  if (whole <= room) return true
  if (room <= MAX_EMPTY_POINTS) return false
  return chainHeight(queue, index) <= room || shrinkLast(queue, index, room)
}

/** Reduces the last of the pieces that must stay together so that they fit; false if that is impossible. */
function shrinkLast(queue: Piece[], index: number, room: number): boolean {
  const last = chainEnd(queue, index) - 1
  const { above = 0, fitInto } = queue[last] ?? {}
  const parts = fitInto?.(room - heightOf(queue.slice(index, last)) - above)
  if (!parts) return false
  queue.splice(last, 1, ...parts)
  return true
}

/** Index after the pieces that must stay together; `nearby` includes those that should. */
function chainEnd(queue: readonly Piece[], start: number, nearby = false): number {
  const end = queue.findIndex((piece, at) => at >= start && !piece.keepWithNext && !(nearby && piece.preferWithNext))
  return end < 0 ? queue.length : end + 1
}

/** Height of the pieces that stay together. If the chain is longer than a page, only its first three: title, head, row. */
function chainHeight(queue: readonly Piece[], start: number, nearby = false): number {
  const chain = queue.slice(start, chainEnd(queue, start, nearby))
  const height = heightOf(chain)
  return height > PAGE_HEIGHT ? heightOf(chain.slice(0, 3)) : height
}

const heightOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { above = 0, height }) => sum + above + height, 0)

/** Lists up to this height in points, about ten table rows, should stay whole. */
const WHOLE_LIST_POINTS = 180
/** Minimum height in points of the end of a list or report on its last page. */
const TAIL_POINTS = 90
/**
 * Minimum height in points that does not look orphaned, regardless of the number of pieces; three one-line rows are
 * higher.
 */
const NO_ORPHAN_POINTS = 50

/**
 * Keeps at least `least` pieces of a list, or `NO_ORPHAN_POINTS`, on both sides of a page break. A short list should
 * stay on one page, and so should the last `TAIL_POINTS` of a list.
 */
export function keepListTogether(pieces: readonly Piece[], least: number): Piece[] {
  const isWhole = heightOf(pieces) <= WHOLE_LIST_POINTS
  const isPart = (count: number, height: number) => count >= least || height >= NO_ORPHAN_POINTS
  const backwards = pieces.toReversed()
  const first = countOf(pieces, isPart)
  const last = pieces.length - countOf(backwards, isPart)
  const tail = pieces.length - countOf(backwards, (count, height) => count >= least && height >= TAIL_POINTS)
  return pieces.map((piece, at) => {
    const isLast = at === pieces.length - 1
    return {
      ...piece,
      keepWithNext: !isLast && (at < first - 1 || at >= last),
      preferWithNext: !isLast && (isWhole || at >= tail),
    }
  })
}

/** Keeps the last `TAIL_POINTS` of the pieces on one page. */
export function keepTailTogether(pieces: readonly Piece[]): Piece[] {
  const tail = pieces.length - countOf(pieces.toReversed(), (_, height) => height >= TAIL_POINTS)
  return pieces.map((piece, at) => (at >= tail && at < pieces.length - 1 ? { ...piece, keepWithNext: true } : piece))
}

/** Number of pieces from the first on until they are enough. */
function countOf(pieces: readonly Piece[], isEnough: (count: number, height: number) => boolean): number {
  const end = pieces.findIndex((_, at) => isEnough(at + 1, heightOf(pieces.slice(0, at + 1))))
  return end < 0 ? pieces.length : end + 1
}
