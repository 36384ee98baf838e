import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { MIN_MARKET_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import { type MarketContext, unitsColumn } from '../context.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import type { NEW_WITHIN } from '../metrics/newcomers.ts'
import { fewInRows, partUnits } from './part-units.ts'

const WITHIN: Record<(typeof NEW_WITHIN)[number], TextKey> = { 3: 'new.within3', 6: 'new.within6', 12: 'new.within12' }

export function newProductsSection(context: MarketContext, { newcomers, size }: MarketMetrics): Section<MarketSection> {
  const { rows, years } = newcomers
  if (rows.length === 0)
    return section('newProducts', [
      ...figures(newcomers.threshold, newcomers.aPlus, newcomers.video),
      missing('missing.listedOn', 'products'),
    ])
  const few = tooFew(Number(size.looked.value), MIN_MARKET_SAMPLE)
  const partly = Number(newcomers.dated.value) < Number(size.looked.value)
  return section('newProducts', [
    ...insight(
      sentence('new.insight.share', {
        share: newcomers.newShare,
        units: newcomers.newUnitShare,
        dated: newcomers.dated,
      }),
      newcomers.successRatings.few
        ? sentence('new.insight.successAlone', { fresh: newcomers.fresh, rate: newcomers.success })
        : sentence('new.insight.successRate', {
            fresh: newcomers.fresh,
            rate: newcomers.success,
            ratings: newcomers.successRatings,
          }),
      sentence('new.insight.leaders', { leaders: newcomers.leaders, ratings: newcomers.threshold }),
      ...fewInRows({ size }, [...rows, ...years]),
    ),
    ...figures(
      newcomers.newShare,
      newcomers.newUnitShare,
      newcomers.success,
      newcomers.successes,
      newcomers.threshold,
      newcomers.successRatings,
      newcomers.aPlus,
      newcomers.video,
    ),
    ...withinTable(context, rows),
    ...itemChart(
      context,
      'bars',
      'new.chart.years',
      'count',
      years.map((year) => ({ label: year.year, value: year.products })),
    ),
    ...yearsTable(context, years),
    ...(few ? [missing('missing.fewProducts', 'products', { products: size.looked })] : []),
    ...(partly ? [missing('missing.partDated', 'products', { known: newcomers.dated, products: size.looked })] : []),
    ...(Number(size.known.value) > 0 ? partUnits({ size }) : [missing('missing.newUnits', 'products')]),
  ])
}

function withinTable(context: MarketContext, rows: MarketMetrics['newcomers']['rows']): Block[] {
  return table(
    context,
    'new.table.within',
    [
      column(context, 'column.listedWithin', 'label', 1.4),
      column(context, 'column.products', 'count', undefined, true),
      column(context, 'column.productShare', 'percent', undefined, true),
      unitsColumn(context, 'column.unitShare', 'percent'),
      unitsColumn(context, 'column.medianUnits', 'count'),
    ],
    rows.map((row) => [
      WITHIN[row.months],
      row.products,
      row.share,
      row.unitShare?.value ?? null,
      row.medianUnits?.value ?? null,
    ]),
  )
}

function yearsTable(context: MarketContext, years: MarketMetrics['newcomers']['years']): Block[] {
  return table(
    context,
    'new.table.years',
    [
      column(context, 'column.listedIn', 'text'),
      column(context, 'column.products', 'count', undefined, true),
      column(context, 'column.productShare', 'percent', undefined, true),
      unitsColumn(context, 'column.unitShare', 'percent'),
      unitsColumn(context, 'column.medianUnits', 'count'),
      column(context, 'market.aPlus', 'percent', undefined, true),
      column(context, 'market.video', 'percent', undefined, true),
    ],
    years.map((row) => [
      row.year,
      row.products,
      row.share,
      row.unitShare?.value ?? null,
      row.medianUnits?.value ?? null,
      row.aPlus,
      row.video,
    ]),
  )
}
