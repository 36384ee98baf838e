import type { Quadrant } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import { missing, section } from '../../model/blocks.ts'
import type { Context } from '../context.ts'
import { judgements } from '../metrics/judgements.ts'
import type { Metrics } from '../metrics/metrics.ts'

const SIDES: Quadrant['title'][] = ['strengths', 'weaknesses', 'opportunities', 'threats']

export function swotSection(context: Context, metrics: Metrics): Section<AsinSection> {
  const judged = judgements(context, metrics)
  const quadrants = SIDES.map((title) => ({
    title,
    items: judged.filter((judgement) => judgement.side === title).map((judgement) => judgement.sentence),
  }))
  const { history, placements, competitors } = context.facts
  if (judged.length === 0) return section('swot', [missing('missing.swot', 'products')])
  const isComplete = history !== null && placements !== null && competitors.length > 0
  return section('swot', [{ kind: 'swot', quadrants }], isComplete ? 'full' : 'partial')
}
