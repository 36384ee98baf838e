/** What one unit earns: the lines of an input, summed for each bound. */
import { type Range, rangeOf } from '../../range.ts'
import type { ProfitInput } from './input.ts'
import { type Line, type LineKey, linesOf, neededLines } from './lines.ts'

export interface UnitProfit {
  lines: Line[]
  /** The price and what the buyer pays for shipping. */
  income: number
  /** Minor units; null while a needed line is unknown. */
  net: Range | null
  /** Net ÷ price. */
  margin: Range | null
  /** Net ÷ (cost + freight + duty + import tax); null without a cost. */
  roi: Range | null
  /** The share of the price that ads may take before the unit loses money; null if it loses money without ads. */
  breakEvenAcos: Range | null
  /** Price × conversion rate × break-even ACOS; null without a conversion rate. */
  maxBid: Range | null
  /** `missing`: unknown lines without which there is no net; `uncounted`: unknown lines that the net leaves out. */
  missing: LineKey[]
  uncounted: LineKey[]
}

/** The cost per click at which ads take the whole profit, rounded down to a minor unit. */
export const maxBidOf = (price: number, breakEvenAcos: Range | null, conversionRate: number): Range | null =>
  breakEvenAcos && rangeOf((at) => Math.floor(price * conversionRate * breakEvenAcos[at] + NOISE))

/** What remains of the price for the goods and a profit; null if a needed fee is unknown. */
export const leftForGoods = (input: ProfitInput): Range | null =>
  unitProfit({ ...input, cost: 0, freight: 0, tariffs: [], fixedDuty: null }).net

const GOODS: readonly LineKey[] = ['cost', 'freight', 'duty', 'importVat']

export function unitProfit(input: ProfitInput): UnitProfit {
  const lines = linesOf(input)
  const needed = neededLines(input)
  const unknown = lines.filter(({ amount }) => amount === null).map(({ key }) => key)
  const missing = unknown.filter((key) => needed.includes(key))
  const income = input.price + (input.fulfilment === 'fbm' ? input.fbm.charged : 0)
  const sum = (at: keyof Range, keys?: readonly LineKey[]) =>
    lines.reduce((total, line) => total + (keys && !keys.includes(line.key) ? 0 : amountAt(line, at)), 0)
  const isKnown = missing.length === 0
  const net = isKnown ? rangeOf((at) => income - sum(at)) : null
  const share = (amount: Range | null) => amount && rangeOf((at) => amount[at] / input.price)
  const withoutAds = isKnown ? rangeOf((at) => income - sum(at) + sum(at, ['ads'])) : null
  const breakEvenAcos =
    withoutAds && withoutAds.high > 0 ? rangeOf((at) => Math.max(0, withoutAds[at]) / input.price) : null
  const { conversionRate } = input
  return {
    lines,
    income,
    net,
    margin: share(net),
    roi: net && rangeOf((at) => (sum(at, GOODS) > 0 ? net[at] / sum(at, GOODS) : null)),
    breakEvenAcos,
    maxBid: conversionRate === null ? null : maxBidOf(input.price, breakEvenAcos, conversionRate),
    missing,
    uncounted: unknown.filter((key) => !needed.includes(key)),
  }
}

/** Floating-point noise in cents: 24.99 × 12 % × (5.00 ÷ 24.99) is slightly less than 0.60. */
const NOISE = 1e-6
const OPPOSITE = { value: 'value', low: 'high', high: 'low' } as const

/** A fee on the payout is highest where the other fees are lowest. */
function amountAt({ amount, basis }: Line, at: keyof Range): number {
  if (amount === null) return 0
  return amount[basis.is === 'share' && basis.of === 'payout' ? OPPOSITE[at] : at]
}
