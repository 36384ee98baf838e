/** How content fills pages: pieces that are never split, kept with what follows, with table headers repeated. */
import type { Paper } from './ink.ts'
import { BOTTOM, TOP } from './theme.ts'

/** The smallest part of a block that stays whole. */
export interface Piece {
  height: number
  /** Space above, dropped at the top of a page. */
  above?: number
  /** Stays on one page with the next piece: titles, table headers. */
  withNext?: boolean
  /** Drawn first when this piece starts a page: the header of its table. */
  again?: Piece
  draw: (y: number) => void
}

/** Draws pieces from `y` downwards, adding pages as needed; returns where the last one ended. */
export function place(ink: Paper, pieces: Piece[], y: number): number {
  let at = y
  pieces.forEach((piece, index) => {
    if (at > TOP && at + chainHeight(pieces, index) > BOTTOM) {
      ink.doc.addPage()
      at = TOP
      if (piece.again) {
        piece.again.draw(at)
        at += piece.again.height
      }
    } else if (at > TOP) {
      at += piece.above ?? 0
    }
    piece.draw(at)
    at += piece.height
  })
  return at
}

/** Height of a piece with all that must stay with it. Of a chain longer than a page, the first pieces: a title, a head, a row. */
function chainHeight(pieces: Piece[], start: number): number {
  const end = pieces.findIndex((piece, index) => index >= start && !piece.withNext)
  const chain = pieces.slice(start, end < 0 ? undefined : end + 1)
  const height = heightOf(chain)
  return height > BOTTOM - TOP ? heightOf(chain.slice(0, 3)) : height
}

const heightOf = (pieces: Piece[]) => pieces.reduce((sum, { above = 0, height }) => sum + above + height, 0)

/** A list as high as this stays whole, in points: ten rows of a table. */
const WHOLE = 180
/** Least height, in points, of a list on its last page. */
const TAIL = 100

/** Pieces of a list, with at least `least` of them on both sides of a page break. A short list stays on one page. */
export function asList(pieces: Piece[], least: number): Piece[] {
  const isWhole = heightOf(pieces) <= WHOLE
  return withTail(
    pieces.map((piece, at) => ({ ...piece, withNext: at < pieces.length - 1 && (isWhole || at < least - 1) })),
    least,
  )
}

/** Pieces whose last ones, at least `least` and `TAIL` points high, stay on one page. */
export function withTail(pieces: Piece[], least = 1): Piece[] {
  let from = pieces.length
  while (from > 0 && (pieces.length - from < least || heightOf(pieces.slice(from)) < TAIL)) from--
  return pieces.map((piece, at) => (at >= from && at < pieces.length - 1 ? { ...piece, withNext: true } : piece))
}
