import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { derivedFigure } from '../../asin/context.ts'
import { monthKey } from '../../asin/metrics/sales.ts'
import { column, figures, insight, missing, monthChart, section, sentence, table } from '../../model/blocks.ts'
import type { MarketContext } from '../context.ts'
import type { DemandMetrics } from '../metrics/demand.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

type IsKnown = (name: 'units' | 'searches' | 'glanceViews' | 'purchases') => boolean

export function demandSection(context: MarketContext, { demand }: MarketMetrics): Section<MarketSection> {
  const { months } = context
  if (months.length === 0) return section('demand', [missing('missing.demand', 'keepa')])
  const isKnown: IsKnown = (name) => months.some((month) => month[name] !== null)
  return section('demand', [
    ...insight(
      sentence('demand.insight.units', { units: demand.unitsTwelve, change: demand.unitsGrowth }),
      sentence('demand.insight.searches', { searches: demand.searchesTwelve, change: demand.searchGrowth }),
      sentence('demand.insight.season', { peak: demand.peak, low: demand.low, swing: demand.swing }),
      sentence('demand.insight.rate', { rate: demand.purchaseRate }),
    ),
    ...figures(
      demand.unitsTwelve,
      demand.unitsGrowth,
      demand.searchesTwelve,
      demand.searchGrowth,
      demand.purchaseRate,
      demand.glanceViews,
      demand.conversion,
      demand.peak,
      demand.low,
      demand.swing,
    ),
    ...demandCharts(context, isKnown),
    ...table(
      context,
      'demand.table.season',
      [column(context, 'column.month', 'label'), column(context, 'column.season', 'ratio', undefined, true)],
      seasonRows(demand),
    ),
    ...(isKnown('units') ? [] : [missing('missing.monthUnits', 'keepa')]),
    ...(isKnown('searches') ? [] : [missing('missing.monthSearches', 'keywords')]),
    ...(months.length < 24
      ? [
          missing('missing.months', 'keepa', {
            months: derivedFigure(context, 'data.history', 'count', months.length, 'note.market.twelve'),
          }),
        ]
      : []),
  ])
}

const seasonRows = ({ season }: DemandMetrics): Table['rows'] =>
  [...(season ?? [])].map(([month, index]) => [monthKey(month), index])

function demandCharts(context: MarketContext, isKnown: IsKnown): Block[] {
  const { months } = context
  return [
    ...monthChart(context, 'demand.chart.demand', [
      ...(isKnown('searches')
        ? [
            {
              label: 'demand.series.searches' as const,
              type: 'bar' as const,
              unit: 'count' as const,
              values: months.map((month) => month.searches),
            },
          ]
        : []),
      ...(isKnown('units')
        ? [
            {
              label: 'demand.series.units' as const,
              type: 'line' as const,
              unit: 'count' as const,
              second: isKnown('searches'),
              values: months.map((month) => month.units),
            },
          ]
        : []),
    ]),
    ...(isKnown('purchases') && isKnown('searches')
      ? monthChart(context, 'demand.chart.rate', [
          {
            label: 'market.purchaseRate',
            type: 'line',
            unit: 'permille',
            values: months.map(({ purchases, searches }) =>
              purchases !== null && searches ? purchases / searches : null,
            ),
          },
          ...(isKnown('glanceViews')
            ? [
                {
                  label: 'market.glanceViews' as const,
                  type: 'bar' as const,
                  unit: 'count' as const,
                  second: true,
                  values: months.map((month) => month.glanceViews),
                },
              ]
            : []),
        ])
      : []),
  ]
}
