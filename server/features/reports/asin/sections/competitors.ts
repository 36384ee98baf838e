/** 6 · The product beside the ten rivals most alike. */
import type { Product } from '#contracts/model/catalogue.ts'
import { listingChecks, listingScore } from '#contracts/model/listing/listing.ts'
import type { Column } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence, Unit } from '#contracts/model/report/figure.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import { tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import { rowDays } from '../../model/row-days.ts'
import { type Context, factFigure, sampled } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { RivalMetrics } from '../metrics/rivals.ts'
import { known } from '../metrics/statistics.ts'

const SHOWN = 10
/** Competitors drawn beside the product: those that sell most. */
const CHARTED = 5

export function competitorsSection(context: Context, { sales, rivals, ratings, price }: Metrics): Section<AsinSection> {
  const { product } = context.facts
  if (rivals.all.length === 0) return section('competitors', [missing('missing.competitors', 'products')])
  const shown = rivals.all.slice(0, SHOWN)
  const sample = product.source === 'sample'
  // A real product's units are known by Amazon's badge alone; a table cell holds no range, so it shows the badge itself.
  const units = (each: Product): number | null => {
    if (!sample) return each.boughtPastMonth
    return each === product && typeof sales.units.value === 'number' ? sales.units.value : each.units
  }
  const all = [product, ...shown.map((competitor) => competitor.product)]
  const days = rowDays(context, all)
  const shared = shown.some((competitor) => competitor.sharedKeywords !== null)
  const columns: Column[] = [
    column(context, 'column.asin', 'text', 2),
    column(context, 'product.brand', 'text', 1.5),
    column(context, 'product.price', 'money', 1.1),
    column(context, sample ? 'sales.units' : 'column.bought', 'count'),
    column(context, 'product.rank', 'rank'),
    column(context, 'product.rating', 'rating', 0.8),
    column(context, 'product.ratings', 'count'),
    column(context, 'column.lqs', 'score', 0.7, true),
    column(context, 'product.listedOn', 'date', 1.6),
    ...(shared ? [column(context, 'column.sharedKeywords', 'count', undefined, true)] : []),
    column(context, 'column.likeness', 'percent', undefined, true),
    ...days.columns,
  ]
  const rows = all.map((each, at) => [
    each.asin,
    each.brand,
    each.price,
    units(each),
    each.rank,
    each.rating,
    each.ratings,
    lqs(each, context),
    each.listedOn,
    ...(shared ? [at === 0 ? null : (shown[at - 1]?.sharedKeywords ?? null)] : []),
    at === 0 ? null : (shown[at - 1]?.likeness ?? null),
    ...days.cells(each),
  ])
  // Of all rivals, not of the ten shown: who sells most need not be alike.
  const best = rivals.all
    .map((rival) => rival.product)
    .filter((each) => units(each) !== null)
    .sort((a, b) => (units(b) ?? 0) - (units(a) ?? 0))
    .slice(0, CHARTED)
  const selling = units(product) === null ? best : [product, ...best]
  const few = tooFew(rivals.all.length)
  const blocks = [
    ...insight(
      ...widened(context),
      sentence('rivals.insight.price', { price: price.now, median: rivals.medianPrice, gap: rivals.priceGap }),
      sentence('rivals.insight.ratings', {
        rating: ratings.rating,
        medianRating: rivals.medianRating,
        ratings: ratings.ratings,
        median: rivals.medianRatings,
      }),
      ...nearestSaid(rivals),
    ),
    ...figures(
      rivals.count,
      rivals.alike,
      rivals.likeness,
      rivals.medianPrice,
      rivals.priceGap,
      rivals.medianRating,
      rivals.medianRatings,
      rivals.ratingsGap,
      ...categoryFigures(context),
    ),
    ...(selling.length > 1
      ? itemChart(
          context,
          'bars',
          sample ? 'rivals.chart.units' : 'rivals.chart.bought',
          'count',
          selling.map((each) => ({ label: each.asin, value: units(each) ?? 0 })),
        )
      : []),
    ...table(context, 'rivals.table', columns, rows, 0),
    ...(known(all.map(units)).length === 0 ? [missing('missing.rivalUnits', 'products')] : []),
  ]
  return section('competitors', blocks, few ? 'partial' : undefined)
}

/** Says that the sub-category has too few similar products, and where the rivals come from. */
function widened({ facts: { widenedTo, product } }: Context): Sentence[] {
  if (widenedTo === null) return []
  const own = product.subCategory ?? product.categoryPath.at(-1) ?? ''
  return [sentence('rivals.insight.widened', { own, category: widenedTo })]
}

/** Who is most alike; how many are close only where their words tell. */
function nearestSaid({ count, compared, nearest: asin, likeness, alike }: RivalMetrics): Sentence[] {
  return alike.value === null
    ? [sentence('rivals.insight.nearestOnly', { compared, asin, likeness })]
    : [sentence('rivals.insight.nearest', { count, compared, asin, likeness, alike })]
}

/** The category as a whole, of the same class of source. */
function categoryFigures(context: Context): Figure[] {
  const { category } = context.facts
  if (!category) return []
  const fact = (label: TextKey, unit: Unit, value: number) => ({
    ...factFigure(context, label, unit, value),
    asOf: category.observedOn,
  })
  const middle = (...figure: Parameters<typeof fact>) => sampled(fact(...figure), category.products)
  return [
    fact('category.products', 'count', category.products),
    middle('category.medianPrice', 'money', category.medianPrice),
    middle('category.medianUnits', 'count', category.medianUnits),
    middle('category.medianRatings', 'count', category.medianRatings),
    middle('category.medianRating', 'rating', category.medianRating),
    fact('rivals.returnRate', 'percent', category.returnRate),
  ]
}

const lqs = (product: Product, context: Context): number | null =>
  listingScore(listingChecks(product, { method: context.factMethod, asOf: product.observedOn }))
