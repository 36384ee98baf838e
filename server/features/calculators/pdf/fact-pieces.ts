/** Facts of a printed calculation: names with values. */
import { type Fact, factsIn } from '#server/platform/pdf/facts.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { LEFT, WIDTH } from '#server/platform/pdf/theme.ts'

const COLUMN_GAP = 24

/** Facts in two columns of equal length, filled from top to bottom. */
export function factsInColumns(ink: Paper, facts: readonly Fact[]): Piece {
  const width = (WIDTH - COLUMN_GAP) / 2
  const half = Math.ceil(facts.length / 2)
  const columns = [facts.slice(0, half), facts.slice(half)].map((part) => factsIn(ink, part, width))
  return {
    height: Math.max(...columns.map(({ height }) => height)) + 4,
    draw(y) {
      for (const [at, column] of columns.entries()) column.draw(LEFT + at * (width + COLUMN_GAP), y)
    },
  }
}

/** A fact over the whole width, whose text may have several lines. */
export function factPiece(ink: Paper, fact: Fact): Piece {
  const { height, draw } = factsIn(ink, [fact], WIDTH)
  return { height: height + 2, draw: (y) => draw(LEFT, y) }
}
