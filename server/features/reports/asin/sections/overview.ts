import type { Badge, Fulfilment } from '#contracts/model/catalogue.ts'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { figures, missing, section } from '../../model/blocks.ts'
import { type Context, derivedFigure, factFigure, labelFigure } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { daysBetween } from '../metrics/statistics.ts'
import { verdictBlocks } from './verdict.ts'

const BADGES: Record<Badge, TextKey> = {
  bestSeller: 'badge.bestSeller',
  amazonsChoice: 'badge.amazonsChoice',
  newRelease: 'badge.newRelease',
}
export const FULFILMENTS: Record<Fulfilment, TextKey> = {
  FBA: 'fulfilment.FBA',
  FBM: 'fulfilment.FBM',
  AMZ: 'fulfilment.AMZ',
}

export function overviewSection(context: Context, metrics: Metrics): Section<AsinSection> {
  const { product } = context.facts
  const fact = (label: TextKey, unit: Unit, value: number | string | null): Figure =>
    factFigure(context, label, unit, value)
  const { sales, rights } = metrics
  const price = fact('product.price', 'money', product.price)
  const rating = fact('product.rating', 'rating', product.rating)
  const ratings = fact('product.ratings', 'count', product.ratings)
  const isPacked = product.measures === 'package' || (product.size === null && product.weight === null)
  const age = product.listedOn ? daysBetween(product.listedOn, product.observedOn) : null
  return section('overview', [
    ...verdictBlocks(context, metrics),
    ...figures(
      price,
      sales.units,
      sales.revenue,
      fact('product.rank', 'rank', product.rank),
      rating,
      ratings,
      metrics.profit.grossMargin,
      metrics.listing.scoreFigure,
      ...(rights.level === null ? [] : [rights.risk]),
    ),
    ...figures(
      fact('product.brand', 'text', product.brand),
      fact('product.category', 'text', product.categoryPath.length > 0 ? product.categoryPath.join(' › ') : null),
      fact('product.subRank', 'rank', product.subRank),
      fact('product.listPrice', 'money', product.listPrice),
      fact('product.listedOn', 'date', product.listedOn),
      derivedFigure(context, 'product.age', 'days', age, 'note.age'),
      labelFigure(context, 'product.fulfilment', product.fulfilment && FULFILMENTS[product.fulfilment]),
      fact('product.seller', 'text', product.seller),
      fact('product.sellerCountry', 'text', product.sellerCountry),
      fact('product.sellers', 'count', product.sellers),
      fact('product.variants', 'count', product.variants.length > 0 ? product.variants.length : null),
      ...(metrics.variants.ownUnits.value === null ? [] : [metrics.variants.ownUnits]),
      fact('product.parentAsin', 'text', product.parentAsin),
      fact(isPacked ? 'product.size' : 'product.itemSize', 'size', product.size?.join(' × ') ?? null),
      fact(isPacked ? 'product.weight' : 'product.itemWeight', 'weight', product.weight),
      metrics.profit.tierFigure,
      fact('product.images', 'count', product.images),
      fact('product.videos', 'count', product.videos),
      labelFigure(context, 'product.aPlus', product.aPlus === null ? null : product.aPlus ? 'word.yes' : 'word.no'),
      ...product.badges.map((badge) => labelFigure(context, 'product.badge', BADGES[badge])),
    ),
    ...(product.price === null ? [missing('missing.price', 'products')] : []),
    ...(sales.units.value === null ? [missing('missing.units', 'products')] : []),
  ])
}
