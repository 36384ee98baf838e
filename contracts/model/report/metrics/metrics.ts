/** Every figure that more than one section speaks of, computed once, so that no two sections can differ. */
import type { Context } from '../context.ts'
import { type PriceMetrics, priceMetrics } from './price.ts'
import { type RivalMetrics, rivalMetrics } from './rivals.ts'
import { type SalesMetrics, salesMetrics } from './sales.ts'

export interface Metrics {
  sales: SalesMetrics
  price: PriceMetrics
  rivals: RivalMetrics
}

export const metricsOf = (context: Context): Metrics => ({
  sales: salesMetrics(context),
  price: priceMetrics(context),
  rivals: rivalMetrics(context),
})
