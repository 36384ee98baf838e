import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'

export const sentencesOf = (report: Report): Sentence[] =>
  report.sections.flatMap(({ blocks }) => blocks.flatMap(sentencesInBlock))

export function sentencesInBlock(block: Block): Sentence[] {
  switch (block.kind) {
    case 'verdict':
      return block.reasons
    case 'findings':
      return block.items
    case 'columns':
      return block.columns.flatMap((column) => column.items)
    case 'swot':
      return block.quadrants.flatMap((quadrant) => quadrant.items)
    case 'actions':
      return block.actions.flatMap(({ what, why }) => [what, why])
    case 'missing':
      return [block.what]
    default:
      return []
  }
}
