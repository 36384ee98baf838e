import type { Block, Check } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { figures, insight, missing, section, sentence } from '../../model/blocks.ts'
import { type Context, derivedFigure } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { sum } from '../metrics/statistics.ts'

export function listingSection(context: Context, { listing }: Metrics): Section<AsinSection> {
  const { product } = context.facts
  const { checks, losses, scoreFigure, isTranslated } = listing
  const count = (label: TextKey, verdict: Check['verdict']) =>
    derivedFigure(context, label, 'count', checks.filter((check) => check.verdict === verdict).length, 'note.listing')
  const unknown = count('listing.unknown', 'unknown')
  const lost = derivedFigure(
    context,
    'listing.lost',
    'score',
    sum(losses.slice(0, 3).map((check) => check.maximum - check.points)),
    'note.listing',
  )
  const blocks: Block[] = [
    ...insight(
      sentence(losses.length > 0 ? 'listing.insight.score' : 'listing.insight.clean', { score: scoreFigure, lost }),
    ),
    ...figures(
      scoreFigure,
      count('listing.passed', 'pass'),
      count('listing.warned', 'warn'),
      count('listing.failed', 'fail'),
    ),
    { kind: 'checks', checks },
    { kind: 'verbatim', label: isTranslated ? 'listing.titleTranslated' : 'listing.titleText', text: product.title },
  ]
  if (product.bullets.length > 0) {
    const label = isTranslated ? 'listing.bulletTranslated' : 'listing.bulletText'
    blocks.push({ kind: 'verbatim', label, text: product.bullets.join('\n') })
  }
  if (isTranslated) {
    blocks.push(missing('missing.translated', null))
  } else if (Number(unknown.value) > 0) {
    blocks.push({ kind: 'missing', what: sentence('missing.listing', { count: unknown }), fill: 'products' })
  }
  return section('listing', blocks)
}
