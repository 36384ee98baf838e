import type { Product } from '#contracts/model/catalogue.ts'
import { listingChecks, listingScore } from '#contracts/model/listing/listing.ts'
import type { Block, Column } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence, Unit } from '#contracts/model/report/figure.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import { tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import { rowDays } from '../../model/row-days.ts'
import { type Context, factFigure, withholdTooFew } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { RivalMetrics } from '../metrics/rivals.ts'
import type { Rival } from '../rivals/similarity.ts'

const SHOWN = 10
const CHARTED = 5

export function competitorsSection(context: Context, metrics: Metrics): Section<AsinSection> {
  const { rivals, ratings, price } = metrics
  if (rivals.all.length === 0) return section('competitors', [missing('missing.competitors', 'products')])
  const shown = rivals.all.slice(0, SHOWN)
  const unitsOf = unitsReader(context, metrics)
  const isUnitsKnown = [context.facts.product, ...shown.map((rival) => rival.product)].some(
    (each) => unitsOf(each) !== null,
  )
  const blocks = [
    ...insight(
      ...widenedCategory(context),
      sentence('rivals.insight.price', { price: price.now, median: rivals.medianPrice, gap: rivals.priceGap }),
      sentence('rivals.insight.ratings', {
        rating: ratings.rating,
        medianRating: rivals.medianRating,
        ratings: ratings.ratings,
        median: rivals.medianRatings,
      }),
      ...nearestRival(rivals),
    ),
    ...figures(
      rivals.count,
      rivals.alike,
      rivals.similarity,
      rivals.medianPrice,
      rivals.priceGap,
      rivals.medianRating,
      rivals.medianRatings,
      rivals.ratingsGap,
      ...categoryFigures(context),
    ),
    ...bestSellerChart(context, rivals.all, unitsOf),
    ...rivalTable(context, shown, unitsOf),
    ...(isUnitsKnown ? [] : [missing('missing.rivalUnits', 'products')]),
  ]
  return section('competitors', blocks, tooFew(rivals.all.length) ? 'partial' : undefined)
}

type UnitsReader = (product: Product) => number | null

/** Real units come only from Amazon's badge. A table cell cannot show a range, so it shows the badge's number. */
function unitsReader({ facts: { product } }: Context, { sales }: Metrics): UnitsReader {
  if (product.source !== 'sample') return (each) => each.boughtPastMonth
  return (each) => (each === product && typeof sales.units.value === 'number' ? sales.units.value : each.units)
}

/** From all rivals, since the best sellers need not be among the most similar. */
function bestSellerChart(context: Context, rivals: readonly Rival[], unitsOf: UnitsReader): Block[] {
  const { product } = context.facts
  const best = rivals
    .map((rival) => rival.product)
    .filter((each) => unitsOf(each) !== null)
    .sort((a, b) => (unitsOf(b) ?? 0) - (unitsOf(a) ?? 0))
    .slice(0, CHARTED)
  const selling = unitsOf(product) === null ? best : [product, ...best]
  if (selling.length < 2) return []
  return itemChart(
    context,
    'bars',
    product.source === 'sample' ? 'rivals.chart.units' : 'rivals.chart.bought',
    'count',
    selling.map((each) => ({ label: each.asin, value: unitsOf(each) ?? 0 })),
  )
}

function rivalTable(context: Context, shown: readonly Rival[], unitsOf: UnitsReader): Block[] {
  const { product } = context.facts
  const all = [product, ...shown.map((rival) => rival.product)]
  const days = rowDays(context, all)
  const hasShared = shown.some((rival) => rival.sharedKeywords !== null)
  const columns: Column[] = [
    column(context, 'column.asin', 'text', 2),
    column(context, 'product.brand', 'text', 1.5),
    column(context, 'product.price', 'money', 1.1),
    column(context, product.source === 'sample' ? 'sales.units' : 'column.bought', 'count'),
    column(context, 'product.rank', 'rank'),
    column(context, 'product.rating', 'rating', 0.8),
    column(context, 'product.ratings', 'count'),
    column(context, 'column.lqs', 'score', 0.7, true),
    column(context, 'product.listedOn', 'date', 1.6),
    ...(hasShared ? [column(context, 'column.sharedKeywords', 'count', undefined, true)] : []),
    column(context, 'column.likeness', 'percent', undefined, true),
    ...days.columns,
  ]
  const rows = all.map((each, at) => [
    each.asin,
    each.brand,
    each.price,
    unitsOf(each),
    each.rank,
    each.rating,
    each.ratings,
    listingQuality(each, context),
    each.listedOn,
    ...(hasShared ? [at === 0 ? null : (shown[at - 1]?.sharedKeywords ?? null)] : []),
    at === 0 ? null : (shown[at - 1]?.similarity ?? null),
    ...days.cells(each),
  ])
  return table(context, 'rivals.table', columns, rows, 0)
}

function widenedCategory({ facts: { widenedTo, product } }: Context): Sentence[] {
  if (widenedTo === null) return []
  const own = product.subCategory ?? product.categoryPath.at(-1) ?? ''
  return [sentence('rivals.insight.widened', { own, category: widenedTo })]
}

function nearestRival({ count, compared, nearest: asin, similarity: likeness, alike }: RivalMetrics): Sentence[] {
  return alike.value === null
    ? [sentence('rivals.insight.nearestOnly', { compared, asin, likeness })]
    : [sentence('rivals.insight.nearest', { count, compared, asin, likeness, alike })]
}

function categoryFigures(context: Context): Figure[] {
  const { category } = context.facts
  if (!category) return []
  const fact = (label: TextKey, unit: Unit, value: number) => ({
    ...factFigure(context, label, unit, value),
    asOf: category.observedOn,
  })
  const medianFigure = (...figure: Parameters<typeof fact>) => withholdTooFew(fact(...figure), category.products)
  return [
    fact('category.products', 'count', category.products),
    medianFigure('category.medianPrice', 'money', category.medianPrice),
    medianFigure('category.medianUnits', 'count', category.medianUnits),
    medianFigure('category.medianRatings', 'count', category.medianRatings),
    medianFigure('category.medianRating', 'rating', category.medianRating),
    fact('rivals.returnRate', 'percent', category.returnRate),
  ]
}

const listingQuality = (product: Product, context: Context): number | null =>
  listingScore(listingChecks(product, { method: context.factMethod, asOf: product.observedOn }))
