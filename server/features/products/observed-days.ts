/** Days on which an imported product was observed, as calls carry them. */
import type { ObservedDay } from '#contracts/api/product-detail.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Observation } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'

export function toObservedDay(
  { day, price, rank, ratings, rating, boughtPastMonth }: Observation,
  marketplace: Marketplace,
): Static<typeof ObservedDay> {
  const amount = price === null ? null : price / 10 ** marketplaces[marketplace].decimals
  return { day, price: amount, rank, ratings, rating, bought: boughtPastMonth }
}
