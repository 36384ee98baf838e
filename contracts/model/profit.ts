/**
 * Profit of one unit by the standard formulas (DOMAIN B2). Amounts in minor units. Every cost is optional; `counted` lists
 * the given ones, so that a missing cost is not mistaken for zero.
 */
export interface ProfitInput {
  price: number
  /** `cost` is the goods; with `freight` (first leg) and `duty` it is the landed cost. */
  cost?: number
  freight?: number
  duty?: number
  referral?: number
  fba?: number
  storage?: number
  placement?: number
  ads?: number
  returns?: number
  other?: number
  /** Rate of the sales tax included in the price: 0.2 of £12.00 is £2.00. */
  vatRate?: number
}

const COSTS = ['cost', 'freight', 'duty', 'referral', 'fba', 'storage', 'placement', 'ads', 'returns', 'other'] as const

export interface Profit {
  vat: number
  net: number
  /** Net ÷ price; null without a price. */
  margin: number | null
  /** Net ÷ landed cost; null without a landed cost. */
  roi: number | null
  /** (net + ads) ÷ price: the ad share at which profit is zero. Null if the unit loses money without ads. */
  breakEvenAcos: number | null
  counted: (typeof COSTS)[number][]
}

export function profitOf(input: ProfitInput): Profit {
  const { price, vatRate = 0 } = input
  const vat = vatShare(price, vatRate)
  const counted = COSTS.filter((name) => input[name] !== undefined)
  const net = price - vat - counted.reduce((total, name) => total + (input[name] ?? 0), 0)
  const landed = (input.cost ?? 0) + (input.freight ?? 0) + (input.duty ?? 0)
  const share = (amount: number) => (price > 0 ? amount / price : null)
  return {
    vat,
    net,
    margin: share(net),
    roi: landed > 0 ? net / landed : null,
    breakEvenAcos: net + (input.ads ?? 0) > 0 ? share(net + (input.ads ?? 0)) : null,
    counted,
  }
}

/** The tax included in a price. */
export const vatShare = (price: number, rate: number): number => (price * rate) / (1 + rate)

/**
 * 毛利率 as SellerSprite defines it: (price − FBA − referral) ÷ price, before the cost of goods. `vatRate`: tax included in
 * the price, which is no income and is subtracted too.
 */
export const grossMargin = (price: number, fba: number, referral: number, vatRate = 0): number | null =>
  price > 0 ? (price - vatShare(price, vatRate) - fba - referral) / price : null

/** The cost per click at which ads break even: price × conversion rate × break-even ACOS. */
export const maxCostPerClick = (price: number, conversionRate: number, breakEvenAcos: number): number =>
  price * conversionRate * breakEvenAcos
