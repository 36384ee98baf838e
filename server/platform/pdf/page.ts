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

/** Height of a piece with all that must stay with it; a chain longer than a page counts as its first piece. */
function chainHeight(pieces: Piece[], start: number): number {
  let height = 0
  for (let index = start; index < pieces.length; index++) {
    const piece = pieces[index]!
    height += (piece.above ?? 0) + piece.height
    if (!piece.withNext) break
  }
  const first = pieces[start]!
  return height > BOTTOM - TOP ? (first.above ?? 0) + first.height : height
}
