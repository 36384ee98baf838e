import { lazy } from 'react'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { ComparisonBlock } from './comparison-block.tsx'
import { FiguresBlock } from './figures-block.tsx'
import { FindingsBlock } from './findings-block.tsx'
import { MissingBlock } from './missing-block.tsx'
import { ScoreBlock } from './score-block.tsx'
import { VerdictBlock } from './verdict-block.tsx'

/**
 * The first section of a report never contains these kinds of blocks, so they load separately and do not delay the
 * first paint. There is no Suspense here, so that the later sections appear together and nothing jumps.
 */
const LaterBlock = lazy(() => import('./later-block.tsx').then((module) => ({ default: module.LaterBlock })))

/** `chartHeight` is in pixels; all charts of a row have the same height. */
export function BlockView({ block, chartHeight }: { block: Block; chartHeight: number }) {
  switch (block.kind) {
    case 'figures':
      return <FiguresBlock figures={block.figures} />
    case 'findings':
      return <FindingsBlock {...block} />
    case 'verdict':
      return <VerdictBlock {...block} />
    case 'score':
      return <ScoreBlock {...block} />
    case 'comparison':
      return <ComparisonBlock {...block} />
    case 'missing':
      return <MissingBlock {...block} />
    default:
      return <LaterBlock block={block} chartHeight={chartHeight} />
  }
}
