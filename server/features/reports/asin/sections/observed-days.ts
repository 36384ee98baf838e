import type { Observation } from '#contracts/model/catalogue.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, sentence, table } from '../../model/blocks.ts'
import { type Context, derivedFigure, factFigure } from '../context.ts'

const TABLE_DAYS = 24

/** Empty with a monthly history or fewer than two days. */
const daysOf = ({ months, facts }: Context): readonly Observation[] =>
  months.length === 0 && facts.observations.length > 1 ? facts.observations : []

export function observedInsights(context: Context): Sentence[] {
  const days = daysOf(context)
  const count = derivedFigure(context, 'sales.observedDays', 'count', days.length, 'note.observed')
  return [
    ...change(context, days, 'price', 'product.price', 'money').map((params) =>
      sentence('sales.insight.observedPrice', { count, ...params }),
    ),
    ...change(context, days, 'rank', 'product.rank', 'rank').map((params) =>
      sentence('sales.insight.observedRank', { count, ...params }),
    ),
  ]
}

function change(
  context: Context,
  days: readonly Observation[],
  fact: 'price' | 'rank',
  label: TextKey,
  unit: Unit,
): Record<'from' | 'to' | 'fromDay' | 'toDay', Figure>[] {
  const seen = days.filter((day) => day[fact] !== null)
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last || first === last) return []
  const figure = (of: TextKey, as: Unit, value: Observation['day'] | number | null, { day }: Observation): Figure => ({
    ...factFigure(context, of, as, value),
    asOf: day,
  })
  return [
    {
      from: figure(label, unit, first[fact], first),
      to: figure(label, unit, last[fact], last),
      fromDay: figure('column.day', 'date', first.day, first),
      toDay: figure('column.day', 'date', last.day, last),
    },
  ]
}

export function observedBlocks(context: Context): Block[] {
  const days = daysOf(context)
  if (days.length === 0) return []
  return [
    {
      kind: 'chart',
      shape: 'cartesian',
      title: 'sales.chart.observed',
      asOf: context.asOf,
      method: context.factMethod,
      categories: days.map(({ day }) => day),
      categoryUnit: 'date',
      series: [
        { label: 'sales.series.rank', type: 'line', unit: 'rank', inverse: true, values: days.map(({ rank }) => rank) },
        {
          label: 'sales.series.price',
          type: 'line',
          unit: 'money',
          second: true,
          values: days.map(({ price }) => price),
        },
      ],
    },
    ...table(
      context,
      'sales.table.observed',
      [
        column(context, 'column.day', 'date'),
        column(context, 'product.price', 'money'),
        column(context, 'product.rank', 'rank'),
        column(context, 'product.subRank', 'rank'),
        column(context, 'product.rating', 'rating'),
        column(context, 'product.ratings', 'count'),
        column(context, 'column.bought', 'count'),
      ],
      days
        .slice(-TABLE_DAYS)
        .toReversed()
        .map(({ day, price, rank, subRank, rating, ratings, boughtPastMonth }) => [
          day,
          price,
          rank,
          subRank,
          rating,
          ratings,
          boughtPastMonth,
        ]),
    ),
  ]
}
