/** One product sold in several marketplaces. */
import { type Marketplace, marketplaces } from '../../marketplaces.ts'
import { convert, currencyOf, type ExchangeRates } from '../exchange.ts'
import { emptyInput, type ProfitInput } from './input.ts'

/**
 * Converts the input to another marketplace: amounts are converted and its own tax applies. The seller's own fees and
 * tariffs are removed, because they belong to one marketplace. `price`: the price in that marketplace; by default the
 * converted one.
 */
export function inputFor(input: ProfitInput, to: Marketplace, rates: ExchangeRates, price?: number): ProfitInput {
  if (to === input.marketplace) return price === undefined ? input : { ...input, price }
  const [from, there] = [currencyOf(input.marketplace), currencyOf(to)]
  const money = <T extends number | null>(amount: T) => (amount === null ? amount : convert(amount, from, there, rates))
  const empty = emptyInput(to, input.on)
  return {
    ...input,
    marketplace: to,
    price: price ?? Math.max(1, convert(netPrice(input), from, there, rates) + taxOn(input, to, rates)),
    cost: money(input.cost),
    freight: money(input.freight),
    freightToBorder: money(input.freightToBorder),
    tariffs: empty.tariffs,
    fixedDuty: null,
    vat: { rate: marketplaces[to].vat, isRegistered: input.vat.isRegistered },
    placement: empty.placement,
    lowInventory: null,
    ads: input.ads.by === 'unit' ? { by: 'unit', amount: money(input.ads.amount) } : input.ads,
    returns: { ...input.returns, processing: money(input.returns.processing) },
    fbm: {
      postage: money(input.fbm.postage),
      handling: money(input.fbm.handling),
      charged: convert(input.fbm.charged, from, there, rates),
    },
    own: empty.own,
    other: money(input.other),
  }
}

/** Prices are compared without tax: $20 in the US is £24 with 20 % tax at a rate of one to one. */
const netPrice = ({ price, vat }: ProfitInput) => (vat.isRegistered ? Math.round(price / (1 + vat.rate)) : price)

function taxOn(input: ProfitInput, to: Marketplace, rates: ExchangeRates): number {
  if (!input.vat.isRegistered) return 0
  const net = convert(netPrice(input), currencyOf(input.marketplace), currencyOf(to), rates)
  return Math.round(net * marketplaces[to].vat)
}
