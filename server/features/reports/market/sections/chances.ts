import type { Quadrant } from '#contracts/model/report/block-kinds.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { missing, section } from '../../model/blocks.ts'
import { COMPLETE_FROM } from '../../model/verdict.ts'
import type { MarketContext } from '../context.ts'
import { marketJudgements } from '../metrics/judgements.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

const SIDES: Quadrant['title'][] = ['opportunities', 'threats', 'strengths', 'weaknesses']

export function chancesSection(context: MarketContext, metrics: MarketMetrics): Section<MarketSection> {
  const judgements = marketJudgements(context, metrics)
  if (judgements.length === 0) return section('chances', [missing('missing.chances', 'products')])
  const quadrants = SIDES.map((title) => ({
    title,
    items: judgements.filter((judgement) => judgement.side === title).map((judgement) => judgement.sentence),
  }))
  return section('chances', [{ kind: 'swot', quadrants }], metrics.score.known >= COMPLETE_FROM ? 'full' : 'partial')
}
