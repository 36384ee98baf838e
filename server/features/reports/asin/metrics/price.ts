import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure, factFigure, withholdTooFew } from '../context.ts'
import { mean, withoutNulls } from './statistics.ts'

export interface PriceMetrics {
  now: Figure
  lowest: Figure
  highest: Figure
  average: Figure
  /** Fraction below the list price. */
  discount: Figure
  coupon: Figure
  gap: Figure
  deals: Figure
  buyBoxShare: Figure
  buyBoxSeller: Figure
}

export function priceMetrics(context: Context): PriceMetrics {
  const { product, history } = context.facts
  const prices = context.months.map((point) => point.price)
  const average = mean(prices)
  const discount =
    product.price !== null && product.listPrice !== null && product.listPrice > product.price
      ? 1 - product.price / product.listPrice
      : null
  const winner = [...(history?.buyBox ?? [])].sort((a, b) => b.share - a.share)[0]
  const seen = (value: number) => (prices.length > 0 ? value : null)
  return {
    now: factFigure(context, 'product.price', 'money', product.price),
    lowest: derivedFigure(context, 'price.lowest', 'money', seen(Math.min(...prices)), 'note.history'),
    highest: derivedFigure(context, 'price.highest', 'money', seen(Math.max(...prices)), 'note.history'),
    average: withholdTooFew(derivedFigure(context, 'price.average', 'money', average, 'note.history'), prices.length),
    discount: derivedFigure(context, 'price.discount', 'percent', discount, 'note.discount'),
    coupon: factFigure(context, 'price.coupon', 'percent', product.coupon),
    gap: withholdTooFew(
      derivedFigure(
        context,
        'price.gap',
        'change',
        average && product.price !== null ? product.price / average - 1 : null,
        'note.gapAverage',
      ),
      prices.length,
    ),
    deals: derivedFigure(
      context,
      'price.deals',
      'count',
      history ? withoutNulls(history.deals).length : null,
      'note.history',
    ),
    buyBoxShare: factFigure(context, 'price.buyBoxShare', 'percent', winner?.share ?? null),
    buyBoxSeller: factFigure(context, 'price.buyBoxSeller', 'text', winner?.seller ?? null),
  }
}
