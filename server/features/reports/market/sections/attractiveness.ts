import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { missing, section } from '../../model/blocks.ts'
import { COMPLETE_FROM } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { knownWeight } from '../metrics/score.ts'

export function attractivenessSection(context: MarketContext, { score }: MarketMetrics): Section<MarketSection> {
  const { total, parts, known } = score
  const gap = missing('missing.score', 'products', { known: knownWeight(context, score) })
  if (known === 0) return section('attractiveness', [gap])
  // The verdict section already mentions a large gap.
  const isGapHidden = known === 1 || known < COMPLETE_FROM
  return section(
    'attractiveness',
    [{ kind: 'score', title: 'score.title', total, parts }, ...(isGapHidden ? [] : [gap])],
    known < 1 ? 'partial' : 'full',
  )
}
