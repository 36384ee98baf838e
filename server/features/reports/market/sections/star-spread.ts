import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure } from '../../asin/context.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import { type MarketContext, unitsColumn } from '../context.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import type { SpreadRow } from '../metrics/spread.ts'
import { fewInRows, partUnits } from './part-units.ts'

const STARS: TextKey[] = ['stars.1', 'stars.2', 'stars.3', 'stars.4', 'stars.5']

export function starSpreadSection(context: MarketContext, { spread, size }: MarketMetrics): Section<MarketSection> {
  const { byRating, byRatings, stars } = spread
  if (byRating.length === 0 && byRatings.length === 0)
    return section('starSpread', [missing('missing.ratings', 'products')])
  const starred = derivedFigure(context, 'market.starred', 'count', spread.starred, 'note.market.stars')
  return section('starSpread', [
    ...insight(
      sentence('starSpread.insight.stars', { positive: spread.positive, negative: spread.negative, products: starred }),
      ...fewInRows({ size }, [...byRating, ...byRatings]),
    ),
    ...figures(size.rating, size.ratings, spread.weak, spread.positive, spread.negative),
    ...itemChart(
      context,
      'bars',
      'starSpread.chart.stars',
      'count',
      (stars ?? []).map((value, at) => ({ label: { text: STARS[at] ?? 'stars.1' }, value })).reverse(),
    ),
    ...spreadTable(context, 'starSpread.table.rating', byRating, 'ratingBand'),
    ...spreadTable(context, 'starSpread.table.ratings', byRatings, 'countBand'),
    ...partUnits({ size }),
    ...(stars === null ? [missing('missing.marketStars', 'products')] : []),
  ])
}

function spreadTable(
  context: MarketContext,
  title: TextKey,
  rows: SpreadRow[],
  bandUnit: 'countBand' | 'ratingBand',
): Block[] {
  return table(
    context,
    title,
    [
      column(context, 'column.band', bandUnit, 1.4, true),
      column(context, 'column.products', 'count', undefined, true),
      column(context, 'column.productShare', 'percent', undefined, true),
      unitsColumn(context, 'column.unitShare', 'percent'),
      unitsColumn(context, 'column.medianUnits', 'count'),
    ],
    rows.map(({ from, to, products, share, unitShare, medianUnits }) => [
      `${from}-${to ?? ''}`,
      products,
      share,
      unitShare?.value ?? null,
      medianUnits?.value ?? null,
    ]),
  )
}
