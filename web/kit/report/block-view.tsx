import type { Block } from '#contracts/model/report/report.ts'
import { ActionsBlock } from './actions-block.tsx'
import { ChartBlock } from './chart-block.tsx'
import { ChecksBlock } from './checks-block.tsx'
import { FiguresBlock } from './figures-block.tsx'
import { FindingsBlock } from './findings-block.tsx'
import { MissingBlock } from './missing-block.tsx'
import { QuotesBlock } from './quotes-block.tsx'
import { SwotBlock } from './swot-block.tsx'
import { TableBlock } from './table-block.tsx'
import { VerbatimBlock } from './verbatim-block.tsx'

/** Any block, by the component of its kind. Charts are drawn at the height of their row. */
export function BlockView({ block, chartHeight }: { block: Block; chartHeight: number }) {
  switch (block.kind) {
    case 'figures':
      return <FiguresBlock figures={block.figures} />
    case 'table':
      return <TableBlock table={block} />
    case 'chart':
      return <ChartBlock chart={block} height={chartHeight} />
    case 'findings':
      return <FindingsBlock {...block} />
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
    case 'missing':
      return <MissingBlock {...block} />
  }
}
