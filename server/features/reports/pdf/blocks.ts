import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { actionsPieces } from './actions.ts'
import { chartPieces } from './chart.ts'
import { checksPieces } from './checks.ts'
import { columnsPieces } from './columns.ts'
import { comparisonPieces } from './comparison.ts'
import { figuresPieces } from './figures.ts'
import { findingsPieces } from './findings.ts'
import type { Ink } from './ink.ts'
import { missingPieces } from './missing.ts'
import { quotesPieces } from './quotes.ts'
import { scorePieces } from './score.ts'
import { swotPieces } from './swot.ts'
import { tablePieces } from './table.ts'
import { verbatimPieces } from './verbatim.ts'
import { verdictPieces } from './verdict.ts'

/** `before` is the block above it in its section. */
export function blockPieces(ink: Ink, block: Block, before: Block | undefined): Piece[] {
  switch (block.kind) {
    case 'verdict':
      return verdictPieces(ink, block)
    case 'score':
      return scorePieces(ink, block)
    case 'comparison':
      return comparisonPieces(ink, block)
    case 'columns':
      return columnsPieces(ink, block)
    case 'figures':
      return figuresPieces(ink, block.figures)
    case 'table':
      return tablePieces(ink, block)
    case 'chart':
      return chartPieces(ink, block)
    case 'findings':
      return findingsPieces(ink, block)
    case 'quotes':
      return quotesPieces(ink, block)
    case 'swot':
      return swotPieces(ink, block.quadrants)
    case 'actions':
      return actionsPieces(ink, block.actions)
    case 'checks':
      return checksPieces(ink, block.checks)
    case 'verbatim':
      return verbatimPieces(ink, block, before)
    case 'missing':
      return missingPieces(ink, block)
  }
}
