import type { Table } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import { column, figures, insight, missing, monthChart, section, sentence, table } from '../../model/blocks.ts'
import type { Context } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { calendarMonth, seasonIndex } from '../metrics/season.ts'
import { changeOf } from '../metrics/statistics.ts'
import { observedBlocks, observedInsights } from './observed-days.ts'

const unitsNow = ({ units, revenue }: Metrics['sales']) =>
  revenue.value === null
    ? sentence('sales.insight.unitsNow', { units })
    : sentence('sales.insight.now', { units, revenue })

export function salesSection(context: Context, { sales }: Metrics): Section<AsinSection> {
  const { months } = context
  const last = months.at(-1)
  return section('sales', [
    ...insight(
      sentence('sales.insight.trailing', {
        units: sales.unitsTwelve,
        revenue: sales.revenueTwelve,
        change: sales.trailing,
      }),
      sentence('sales.insight.season', { peak: sales.peak, low: sales.low, swing: sales.swing }),
      ...(last ? [] : [unitsNow(sales)]),
      ...observedInsights(context),
    ),
    ...figures(sales.monthOnMonth, sales.yearOnYear, sales.trailing, sales.swing),
    ...monthChart(context, 'sales.chart.units', [
      { label: 'sales.series.units', type: 'bar', unit: 'count', values: months.map((point) => point.units) },
      {
        label: 'sales.series.price',
        type: 'line',
        unit: 'money',
        second: true,
        values: months.map((point) => point.price),
      },
    ]),
    ...monthChart(context, 'sales.chart.standing', [
      {
        label: 'sales.series.rank',
        type: 'line',
        unit: 'rank',
        inverse: true,
        values: months.map((point) => point.rank),
      },
    ]),
    ...table(
      context,
      'sales.table.year',
      [
        column(context, 'column.month', 'month'),
        column(context, 'column.units', 'count'),
        column(context, 'column.unitsYearBefore', 'count'),
        column(context, 'sales.yoy', 'change', undefined, true),
        column(context, 'column.revenue', 'roughMoney'),
        column(context, 'column.season', 'ratio', undefined, true),
      ],
      yearRows(context),
    ),
    ...observedBlocks(context),
    ...(last ? [] : [missing('missing.history', 'keepa')]),
    ...(sales.units.value === null ? [missing('missing.units', 'products')] : []),
  ])
}

function yearRows({ months }: Context): Table['rows'] {
  const index = seasonIndex(months)
  const from = Math.max(0, months.length - 12)
  return months.slice(from).map((point, step) => {
    const before = months[from + step - 12]
    return [
      point.month,
      point.units,
      before?.units ?? null,
      changeOf(point.units, before?.units),
      point.revenue,
      index?.get(calendarMonth(point.month)) ?? null,
    ]
  })
}
