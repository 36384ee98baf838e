/** 14 · Strategy in three columns: where to enter, what may go wrong, what to do, and by when. */

import type { Sentence } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { section, sentence } from '../../model/blocks.ts'
import { NEARLY_ALL } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import { marketJudgements } from '../metrics/judgements.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { marketActions } from '../metrics/plans.ts'

const SHOWN = 5

export function strategySection(context: MarketContext, metrics: MarketMetrics): Section<MarketSection> {
  const judged = marketJudgements(context, metrics)
  const actions = marketActions(context, metrics)
  const of = (...sides: string[]): Sentence[] => {
    const said = sides.flatMap((side) => judged.filter((each) => each.side === side).map((each) => each.sentence))
    return said.length > 0 ? said.slice(0, SHOWN) : [sentence('strategy.none')]
  }
  return section(
    'strategy',
    [
      {
        kind: 'columns',
        columns: [
          { title: 'strategy.chances', items: of('opportunities', 'strengths') },
          { title: 'strategy.risks', items: of('threats', 'weaknesses') },
          { title: 'strategy.actions', items: actions.slice(0, SHOWN).map((action) => action.what) },
        ],
      },
      { kind: 'actions', actions },
    ],
    judged.length === 0 ? 'missing' : metrics.score.known >= NEARLY_ALL ? 'full' : 'partial',
  )
}
