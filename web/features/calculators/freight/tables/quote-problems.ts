import { priceUnitsOf } from '#contracts/model/calculators/freight/own-card.ts'
import type { RateCard } from '#contracts/model/calculators/freight/rate-card.ts'
import { checkRateCards } from '#contracts/model/calculators/freight/rate-cards.ts'

/**
 * Maps the path of each form field to its problem in the rate card. The card lists prices in the order in which they
 * were typed, so problems of prices are matched to their fields by unit.
 */
export function quoteProblems(cards: readonly RateCard[], at: number) {
  const prefix = `rateCards.${at}.`
  const order = cards[at] ? priceUnitsOf(cards[at]) : []
  return new Map(
    checkRateCards(cards)
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, reason }) => {
        const path = field.slice(prefix.length).replace(/^prices\.(\d+)/, (_, place: string) => {
          const per = cards[at]?.prices[Number(place)]?.per
          return per === order[0] ? 'prices' : `prices.${per}`
        })
        return [`quote.${path}`, reason] as const
      }),
  )
}

/** Leaves out the problems of empty fields, which are shown only after the seller tries to save. */
export const withoutMissing = (problems: ReturnType<typeof quoteProblems>): ReturnType<typeof quoteProblems> =>
  new Map([...problems].filter(([, reason]) => reason !== 'missing'))
