import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { factFigure } from '../../asin/context.ts'
import { column, insight, missing, section, sentence, table } from '../../model/blocks.ts'
import { rowDays } from '../../model/row-days.ts'
import { type MarketContext, type Member, unitsColumn } from '../context.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { shareOf, tooFewSold } from '../metrics/ranges.ts'
import { partUnits } from './part-units.ts'

const SHOWN = 20

export function topProductsSection(context: MarketContext, { size }: MarketMetrics): Section<MarketSection> {
  const { members } = context
  const { memberCount } = context.facts
  if (members.length === 0) return section('topProducts', [missing('missing.members', 'products')])
  const shown = members.slice(0, SHOWN)
  const days = rowDays(
    context,
    shown.map(({ product }) => product),
  )
  const known = Number(size.known.value)
  const few = tooFewSold(members)
  return section('topProducts', [
    ...insight(
      sentence(sampleKey(context), {
        looked: size.looked,
        products: factFigure(context, 'market.products', 'count', memberCount),
      }),
    ),
    ...table(
      context,
      'topProducts.table',
      [
        column(context, 'column.asin', 'text', 2),
        column(context, 'product.brand', 'text', 1.4),
        column(context, 'product.price', 'money'),
        unitsColumn(context, 'sales.units', 'count'),
        unitsColumn(context, 'column.unitShare', 'percent'),
        column(context, 'product.rank', 'rank'),
        column(context, 'product.rating', 'rating', 0.7),
        column(context, 'product.ratings', 'count'),
        column(context, 'product.fulfilment', 'text', 1),
        column(context, 'product.sellerCountry', 'text', 0.8),
        column(context, 'product.listedOn', 'date', 1.4),
        ...days.columns,
      ],
      shown.map((member) => {
        const { product, units } = member
        return [
          product.asin,
          product.brand,
          product.price,
          units?.value ?? null,
          units === null || few ? null : (shareOf([units], others(members, member))?.value ?? null),
          product.rank,
          product.rating,
          product.ratings,
          // The abbreviation that sellers use; the full name would make each row three lines high.
          product.fulfilment,
          product.sellerCountry,
          product.listedOn,
          ...days.cells(product),
        ]
      }),
    ),
    ...(known === 0 ? [missing('missing.shares', 'products')] : partUnits({ size })),
  ])
}

/** An import has only the part of a category that its searches found. */
function sampleKey({ members, facts, factMethod }: MarketContext): TextKey {
  if (members.length < facts.memberCount) return 'topProducts.insight.looked'
  return factMethod === 'sample' ? 'topProducts.insight.all' : 'topProducts.insight.imported'
}

const others = (members: readonly Member[], one: Member) =>
  members.flatMap((member) => (member === one ? [] : (member.units ?? [])))
