import type { Block } from '#contracts/model/report/block-kinds.ts'
import { ActionsBlock } from './actions-block.tsx'
import { ChartBlock } from './chart-block.tsx'
import { ChecksBlock } from './checks-block.tsx'
import { ColumnsBlock } from './columns-block.tsx'
import { QuotesBlock } from './quotes-block.tsx'
import { SwotBlock } from './swot-block.tsx'
import { TableBlock } from './table-block.tsx'
import { VerbatimBlock } from './verbatim-block.tsx'

/** The block kinds that the first section of a report never contains. `BlockView` itself renders all other kinds. */
export type LaterKind = Exclude<Block['kind'], 'figures' | 'findings' | 'verdict' | 'score' | 'comparison' | 'missing'>

export function LaterBlock({
  block,
  chartHeight,
}: {
  block: Extract<Block, { kind: LaterKind }>
  chartHeight: number
}) {
  switch (block.kind) {
    case 'columns':
      return <ColumnsBlock {...block} />
    case 'table':
      return <TableBlock table={block} />
    case 'chart':
      return <ChartBlock chart={block} height={chartHeight} />
    case 'quotes':
      return <QuotesBlock {...block} />
    case 'swot':
      return <SwotBlock quadrants={block.quadrants} />
    case 'actions':
      return <ActionsBlock actions={block.actions} />
    case 'checks':
      return <ChecksBlock checks={block.checks} />
    case 'verbatim':
      return <VerbatimBlock {...block} />
  }
}
