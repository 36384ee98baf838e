/** Takes the cost of a supplier's offer into a calculation. */
import { convert, currencyOf, type ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { HandedOffer } from '../public/hand-over.ts'

/** Minor units of the marketplace. */
const costOf = ({ unitPrice }: HandedOffer, { marketplace }: ProfitInput, rates: ExchangeRates) =>
  convert(Math.round(unitPrice * 100), 'CNY', currencyOf(marketplace), rates)

/** A package that is on record about the product stays: Amazon has measured it. */
export function withOffer(
  input: ProfitInput,
  offer: HandedOffer,
  rates: ExchangeRates,
  hasProduct: boolean,
): ProfitInput {
  const start = hasProduct ? input : { ...input, size: null, weight: null, measures: 'package' as const }
  return withPackage({ ...start, cost: costOf(offer, input, rates) }, offer)
}

/** Fills in the package of the offer where the calculation has none. */
const withPackage = (input: ProfitInput, { size, weight }: HandedOffer): ProfitInput => ({
  ...input,
  size: input.size ?? size,
  measures: input.size === null ? 'package' : input.measures,
  weight: input.weight ?? weight,
})

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
): ProfitInput => (offer && isCostOf(offer, before, rates) ? withOffer(after, offer, rates, true) : after)
