import type { OfferRow } from '#contracts/api/sourcing-rows.ts'
import type { SampleOffer, SampleSupplier } from '#fixtures/sourcing/sourcing.ts'

export type OfferValues = OfferRow['values']

const DAY_MS = 86_400_000

/** The metrics of an offer in the units of calls: fen become yuan. `today` is an ISO day. */
export function valuesOf(offer: SampleOffer, supplier: SampleSupplier, today: string): OfferValues {
  return {
    price: offer.tiers[0]!.price / 100,
    dropPrice: offer.dropPrice === null ? null : offer.dropPrice / 100,
    minOrder: offer.minOrder,
    orders7: offer.orders7,
    orders30: offer.orders30,
    units7: offer.units7,
    units30: offer.units30,
    value7: offer.value7 / 100,
    value30: offer.value30 / 100,
    repeatRate: offer.repeatRate,
    refundRate: offer.refundRate,
    score: supplier.score,
    years: supplier.years,
    age: Math.round((Date.parse(today) - Date.parse(offer.listedOn)) / DAY_MS),
  }
}
