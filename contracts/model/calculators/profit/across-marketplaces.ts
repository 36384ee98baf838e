/** One product in all marketplaces, the best first. */
import { MARKETPLACES, type Marketplace } from '../../marketplaces.ts'
import { type Range, rangeOf } from '../../range.ts'
import { convert, currencyOf, type ExchangeRates } from '../exchange.ts'
import type { ProfitInput } from './input.ts'
import type { Line, LineKey } from './lines.ts'
import { inputFor } from './marketplaces.ts'
import { type UnitProfit, unitProfit } from './unit.ts'

export interface MarketplaceProfit {
  marketplace: Marketplace
  /** Price in this marketplace, minor units of its currency. */
  price: number
  result: UnitProfit
  /** Net in the currency of the first marketplace; null while a needed line is unknown. */
  netAtHome: Range | null
  /** The needed lines that are unknown, with the reason. */
  missing: Pick<Line, 'key' | 'reason'>[]
  /** Lines that count in the first marketplace and are unknown here, such as duty: the nets do not compare fully. */
  onlyAtHome: LineKey[]
}

/**
 * Marketplaces with a net come first, by net; incomplete ones follow in the usual order. `prices`: the seller's prices,
 * minor units of each marketplace; prices that are not given are converted.
 */
export function acrossMarketplaces(
  input: ProfitInput,
  rates: ExchangeRates,
  prices: Partial<Record<Marketplace, number>>,
): MarketplaceProfit[] {
  const home = unitProfit(input)
  const all = MARKETPLACES.map((marketplace) => profitIn(marketplace, input, rates, prices[marketplace], home))
  const complete = all.filter(({ netAtHome }) => netAtHome !== null)
  return [
    ...complete.toSorted((a, b) => (b.netAtHome?.value ?? 0) - (a.netAtHome?.value ?? 0)),
    ...all.filter(({ netAtHome }) => netAtHome === null),
  ]
}

function profitIn(
  marketplace: Marketplace,
  input: ProfitInput,
  rates: ExchangeRates,
  price: number | undefined,
  home: UnitProfit,
): MarketplaceProfit {
  const there = inputFor(input, marketplace, rates, price)
  const result = unitProfit(there)
  const { net } = result
  const [from, to] = [currencyOf(marketplace), currencyOf(input.marketplace)]
  const counted = new Set(home.lines.flatMap(({ key, amount }) => (amount ? key : [])))
  return {
    marketplace,
    price: there.price,
    result,
    netAtHome: net && rangeOf((at) => convert(net[at], from, to, rates)),
    missing: result.lines.filter(({ key }) => result.missing.includes(key)).map(({ key, reason }) => ({ key, reason })),
    onlyAtHome: result.uncounted.filter((key) => counted.has(key)),
  }
}
