import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { section } from '../../model/blocks.ts'
import { COMPLETE_FROM } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import { marketJudgements } from '../metrics/judgements.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { marketActions } from '../metrics/plans.ts'

export function strategySection(context: MarketContext, metrics: MarketMetrics): Section<MarketSection> {
  const isJudged = marketJudgements(context, metrics).length > 0
  return section(
    'strategy',
    [{ kind: 'actions', actions: marketActions(context, metrics) }],
    !isJudged ? 'missing' : metrics.score.known >= COMPLETE_FROM ? 'full' : 'partial',
  )
}
