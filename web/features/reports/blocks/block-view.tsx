import { lazy } from 'react'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { ComparisonBlock } from './comparison-block.tsx'
import { FiguresBlock } from './figures-block.tsx'
import { FindingsBlock } from './findings-block.tsx'
import { MissingBlock } from './missing-block.tsx'
import { ScoreBlock } from './score-block.tsx'
import { VerdictBlock } from './verdict-block.tsx'

/**
 * First sections do not contain these kinds, so they load separately and the first paint does not wait for them. There
 * is no Suspense here: the later sections appear together when everything is loaded, and nothing jumps.
 */
const LaterBlock = lazy(() => import('./later-block.tsx').then((module) => ({ default: module.LaterBlock })))

/** `chartHeight`: pixels, the same for all charts of a row. */
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
