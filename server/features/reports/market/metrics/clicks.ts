import type { Figure } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure } from '../../asin/context.ts'
import { sum } from '../../asin/metrics/statistics.ts'
import type { MarketContext } from '../context.ts'

export interface ClickMetrics {
  topFive: Figure
  topTwenty: Figure
  topFiveBrands: Figure
}

export function clickMetrics(context: MarketContext): ClickMetrics {
  const clicked = context.members.flatMap(({ product, clickShare }) =>
    clickShare === null ? [] : [{ brand: product.brand, share: clickShare }],
  )
  // A product with unknown clicks or brand could be among the most clicked.
  const known = clicked.length === context.members.length
  const products = known ? clicked.map(({ share }) => share) : []
  const brands = known && clicked.every(({ brand }) => brand !== null) ? clicked : []
  const byBrand = [...Map.groupBy(brands, ({ brand }) => brand).values()].map((own) =>
    sum(own.map(({ share }) => share)),
  )
  const figure = (label: TextKey, shares: number[], top: number) =>
    derivedFigure(context, label, 'percent', firstOf(shares, top), 'note.market.clicks')
  return {
    topFive: figure('market.clicksTopFive', products, 5),
    topTwenty: figure('market.clicksTopTwenty', products, 20),
    topFiveBrands: figure('market.clicksTopBrands', byBrand, 5),
  }
}

/** Sum of the largest shares; null if no others are left, because the sum would cover everything. */
const firstOf = (shares: number[], top: number): number | null =>
  shares.length > top ? sum(shares.toSorted((a, b) => b - a).slice(0, top)) : null
