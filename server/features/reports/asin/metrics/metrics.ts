/** Figures that several sections share, computed once so that the sections agree. */
import type { Context } from '../context.ts'
import { type LeaderMetrics, leaderMetrics } from './leaders.ts'
import { type ListingMetrics, listingMetrics } from './listing.ts'
import { type PriceMetrics, priceMetrics } from './price.ts'
import { type ProfitMetrics, profitMetrics } from './profit.ts'
import { type RatingMetrics, ratingMetrics } from './ratings.ts'
import { type RightsMetrics, rightsMetrics } from './rights.ts'
import { type RivalMetrics, rivalMetrics } from './rivals.ts'
import { type SalesMetrics, salesMetrics } from './sales.ts'
import { type TrafficMetrics, trafficMetrics } from './traffic.ts'
import { type VariantMetrics, variantMetrics } from './variants.ts'

export interface Metrics {
  sales: SalesMetrics
  price: PriceMetrics
  traffic: TrafficMetrics
  leaders: LeaderMetrics
  rivals: RivalMetrics
  ratings: RatingMetrics
  profit: ProfitMetrics
  listing: ListingMetrics
  variants: VariantMetrics
  rights: RightsMetrics
}

export const metricsOf = (context: Context): Metrics => ({
  sales: salesMetrics(context),
  price: priceMetrics(context),
  traffic: trafficMetrics(context),
  leaders: leaderMetrics(context),
  rivals: rivalMetrics(context),
  ratings: ratingMetrics(context),
  profit: profitMetrics(context),
  listing: listingMetrics(context),
  variants: variantMetrics(context),
  rights: rightsMetrics(context),
})
