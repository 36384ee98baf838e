/**
 * Profit of one unit by the standard formulas (DOMAIN B2). Amounts in minor units. Every cost is optional, and one that
 * is left out is left out of the sum: `counted` tells which went in, so nobody takes a gap for a zero.
 */
export interface ProfitInput {
  price: number
  /** What the goods cost, first-leg freight and duty: the landed cost. */
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
  /** Sales tax contained in the price, as a rate: 0.2 of £12.00 is £2.00. */
  vatRate?: number
}

const COSTS = ['cost', 'freight', 'duty', 'referral', 'fba', 'storage', 'placement', 'ads', 'returns', 'other'] as const

export interface Profit {
  vat: number
  net: number
  /** Net ÷ price; null without a price. */
  margin: number | null
  /** Net ÷ landed cost; null when no landed cost is given. */
  roi: number | null
  /** Share of the price that can go into ads before the unit loses money: (net + ads) ÷ price; null if it loses money without any. */
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

/** The tax inside a price that contains it. */
export const vatShare = (price: number, rate: number): number => (price * rate) / (1 + rate)

/**
 * 毛利率 as SellerSprite defines it: (price − FBA − referral) ÷ price, before the cost of the goods. `vatRate` is that of
 * a marketplace whose prices contain the tax: it goes to the state, so it is taken out before anything is called margin.
 */
export const grossMargin = (price: number, fba: number, referral: number, vatRate = 0): number | null =>
  price > 0 ? (price - vatShare(price, vatRate) - fba - referral) / price : null

/** The most a click may cost for ads to break even: price × conversion rate × break-even ACOS. */
export const maxCostPerClick = (price: number, conversionRate: number, breakEvenAcos: number): number =>
  price * conversionRate * breakEvenAcos
