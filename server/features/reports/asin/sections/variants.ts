import type { Variant } from '#contracts/model/catalogue.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, insight, missing, section, sentence, table } from '../../model/blocks.ts'
import { type Context, derivedFigure, factFigure } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { VariantMetrics } from '../metrics/variants.ts'

const SHOWN = 20
const GAPS_SHOWN = 10
const SHARES: TextKey[] = ['column.firstValueShare', 'column.secondValueShare', 'column.thirdValueShare']

export function variantsSection(context: Context, { sales, variants: grid }: Metrics): Section<AsinSection> {
  const { product } = context.facts
  const isOwn = ({ asin }: Variant) => asin === product.asin
  const variants = [...product.variants]
    .sort((a, b) => (b.unitShare ?? 0) - (a.unitShare ?? 0) || Number(isOwn(b)) - Number(isOwn(a)))
    .slice(0, SHOWN)
  const count = factFigure(context, 'product.variants', 'count', product.variants.length)
  if (variants.length === 0) {
    // A sample product without variants has none; for a real one they were just not imported.
    const none: Block = { kind: 'findings', tone: 'insight', items: [sentence('variants.insight.none')] }
    return section('variants', product.source === 'sample' ? [none] : [missing('missing.variants', 'products')])
  }
  if (product.variants.every(isOwn)) return section('variants', insight(sentence('variants.insight.single')))
  const hasShares = variants.some((variant) => variant.unitShare !== null)
  // Only exact units are divided: parts of an estimate would look more certain than the whole.
  const units = sales.units.low === undefined && hasShares ? sales.units.value : null
  const first = variants[0]
  const ownIndex = variants.findIndex((variant) => variant.asin === product.asin)
  return section('variants', [
    ...insight(
      sentence('variants.insight.first', {
        name: first?.name ?? '',
        share: derivedFigure(context, 'column.unitShare', 'percent', first?.unitShare ?? null, 'note.variants'),
        count,
      }),
      ...(hasShares ? [] : [countSentence(context, count, variants.length)]),
      ...(grid.gaps.length > 0
        ? [
            sentence('variants.insight.gaps', { combinations: grid.combinations, count: grid.count }),
            sentence('variants.insight.bestGap', { best: grid.best }),
          ]
        : []),
    ),
    ...table(
      context,
      'variants.table',
      [
        column(context, 'column.variant', 'text', 2.5),
        column(context, 'column.asin', 'text', 1.6),
        column(context, 'product.price', 'money'),
        ...(hasShares ? [column(context, 'column.unitShare', 'percent')] : []),
        ...(units === null ? [] : [column(context, 'column.units', 'count', undefined, true)]),
        column(context, 'column.ratingShare', 'percent'),
      ],
      variants.map((variant) => [
        variant.name,
        variant.asin,
        variant.price,
        ...(hasShares ? [variant.unitShare] : []),
        ...(units === null ? [] : [variant.unitShare === null ? null : Math.round(Number(units) * variant.unitShare)]),
        variant.ratingShare,
      ]),
      ownIndex < 0 ? undefined : ownIndex,
    ),
    ...gapTable(context, grid),
    ...(hasShares ? [] : [missing('missing.unitShares', null)]),
  ])
}

const countSentence = (context: Context, count: Figure, shown: number) =>
  Number(count.value) > shown
    ? sentence('variants.insight.shown', { count, shown: factFigure(context, 'product.variants', 'count', shown) })
    : sentence('variants.insight.count', { count })

function gapTable(context: Context, { gaps, attributes }: VariantMetrics): Block[] {
  const share = (label: TextKey) => column(context, label, 'percent', undefined, true)
  const hasKnownShares = gaps.some(({ shares }) => shares.some((each) => each !== null))
  const columns = hasKnownShares ? SHARES.slice(0, attributes) : []
  return table(
    context,
    'variants.table.gaps',
    [column(context, 'column.missingVariant', 'text', 2.5), ...columns.map(share)],
    gaps.slice(0, GAPS_SHOWN).map(({ name, shares }) => [name, ...shares.slice(0, columns.length)]),
  )
}
