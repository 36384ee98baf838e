/** Takes the cost of a supplier's offer into a calculation. */
import { convert, currencyOf, type ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { HandedOffer } from '../public/hand-over.ts'

/** Minor units of the marketplace. */
const costOf = ({ unitPrice }: HandedOffer, { marketplace }: ProfitInput, rates: ExchangeRates) =>
  convert(Math.round(unitPrice * 100), 'CNY', currencyOf(marketplace), rates)

/**
 * Takes the cost of the offer, and its package if there is none.
 * @param before the offer of the calculation until now; its package goes with it
 */
export function withOffer(
  input: ProfitInput,
  offer: HandedOffer,
  rates: ExchangeRates,
  before: HandedOffer | null,
): ProfitInput {
  return withPackage({ ...withoutPackageOf(before, input), cost: costOf(offer, input, rates) }, offer)
}

/** A package that is typed or on record about the product stays. */
const withPackage = (input: ProfitInput, { size, weight }: HandedOffer): ProfitInput => ({
  ...input,
  size: input.size ?? size,
  measures: input.size === null ? 'package' : input.measures,
  weight: input.weight ?? weight,
})

function withoutPackageOf(offer: HandedOffer | null, input: ProfitInput): ProfitInput {
  const { size, weight } = input
  const isOfOffer =
    offer !== null &&
    weight === offer.weight &&
    size?.length === offer.size.length &&
    size.width === offer.size.width &&
    size.height === offer.size.height
  return isOfOffer ? { ...input, size: null, weight: null, measures: 'package' } : input
}

/** Whether the cost is still that of the offer. Another currency may round it by one minor unit. */
export const isCostOf = (offer: HandedOffer, input: ProfitInput, rates: ExchangeRates): boolean =>
  input.cost !== null && Math.abs(input.cost - costOf(offer, input, rates)) <= 1

/**
 * A calculation after a change of marketplace or product. A cost that is still that of the offer is converted from yuan
 * again, because two conversions would round twice.
 */
export const keepOffer = (
  offer: HandedOffer | null,
  before: ProfitInput,
  after: ProfitInput,
  rates: ExchangeRates,
): ProfitInput => (offer && isCostOf(offer, before, rates) ? withOffer(after, offer, rates, null) : after)
