/** 10 · The listing against the rules, with what to mend. */
import { column, figures, insight, section, sentence, table } from '../blocks.ts'
import { type Context, derivedFigure } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { sum } from '../metrics/statistics.ts'
import type { Block, Check, Section } from '../report.ts'
import type { TextKey } from '../texts.ts'

const GROUPS: [string, TextKey][] = [
  ['listing.title.', 'group.title'],
  ['listing.bullets.', 'group.bullets'],
  ['listing.images', 'group.images'],
  ['listing.aPlus', 'group.aPlus'],
  ['listing.video', 'group.video'],
  ['listing.description', 'group.description'],
  ['listing.rating', 'group.ratings'],
]

export function listingSection(context: Context, { listing }: Metrics): Section {
  const { product } = context.facts
  const { checks, losses, scoreFigure } = listing
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
    ...table(
      context,
      'listing.table',
      [
        column(context, 'column.group', 'label', 2),
        column(context, 'column.points', 'score', undefined, true),
        column(context, 'column.maximum', 'score', undefined, true),
        column(context, 'column.reached', 'percent', undefined, true),
      ],
      groupRows(checks),
    ),
    { kind: 'checks', checks },
    { kind: 'verbatim', label: 'listing.titleText', text: product.title },
  ]
  if (product.bullets.length > 0) {
    blocks.push({ kind: 'verbatim', label: 'listing.bulletText', text: product.bullets.join('\n') })
  }
  if (Number(unknown.value) > 0) {
    blocks.push({ kind: 'missing', what: sentence('missing.listing', { count: unknown }), fill: 'products' })
  }
  return section('listing', blocks)
}

function groupRows(checks: Check[]) {
  return GROUPS.flatMap(([prefix, label]) => {
    const inside = checks.filter((check) => check.rule.key.startsWith(prefix))
    const maximum = sum(inside.map((check) => check.maximum))
    const points = sum(inside.map((check) => check.points))
    return inside.length === 0 ? [] : [[label, points, maximum, maximum > 0 ? points / maximum : null]]
  })
}
