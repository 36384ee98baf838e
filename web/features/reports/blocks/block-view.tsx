import { lazy } from 'react'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { ComparisonBlock } from './comparison-block.tsx'
import { FiguresBlock } from './figures-block.tsx'
import { FindingsBlock } from './findings-block.tsx'
import { MissingBlock } from './missing-block.tsx'
import { ScoreBlock } from './score-block.tsx'
import { VerdictBlock } from './verdict-block.tsx'

/**
 * What no first section needs is a chunk of its own, so that the first section paints before it is here. It has no
 * Suspense of its own either: the sections behind the first appear when they can be drawn whole, and nothing jumps.
 */
const LaterBlock = lazy(() => import('./later-block.tsx').then((module) => ({ default: module.LaterBlock })))

/** Any block, by the component of its kind. Charts are drawn at the height of their row. */
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
