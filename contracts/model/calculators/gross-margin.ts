/** What a sale leaves after tax and Amazon's fees, before the cost of the goods. One formula for reports and lists. */
import type { FeeCategory, Measured } from '../catalogue.ts'
import { fbaFee } from '../fees/fba.ts'
import type { Fee } from '../fees/fee.ts'
import { referralFee } from '../fees/referral.ts'
import { type Marketplace, marketplaces } from '../marketplaces.ts'
import { type Range, rangeOf } from '../range.ts'
import { vatShare } from './profit/lines.ts'

export interface SaleFees {
  price: number
  vat: number
  referral: Fee
  fba: Fee
}

interface Sale {
  marketplace: Marketplace
  /** Minor units. */
  price: number
  size: readonly [number, number, number] | null
  weight: number | null
  measures: Measured
  feeCategory: FeeCategory | null
  /** The day of the sale, YYYY-MM-DD. */
  on: string
}

export const saleFees = (sale: Sale): SaleFees => ({
  price: sale.price,
  vat: vatShare(sale.price, marketplaces[sale.marketplace].vat),
  referral: referralFee(sale),
  fba: fbaFee(sale),
})

/** Price − tax − referral − FBA; null if a fee is unknown. */
export function grossOf({ price, vat, referral, fba }: SaleFees): Range | null {
  const [commission, fulfilment] = [referral.amount, fba.amount]
  return commission && fulfilment && rangeOf((at) => price - vat - commission[at] - fulfilment[at])
}

/** 毛利率 as SellerSprite defines it, a share of the price before the cost of goods. Tax in the price is not income. */
export function marginOf(fees: SaleFees): Range | null {
  const gross = fees.price > 0 ? grossOf(fees) : null
  return gross && rangeOf((at) => gross[at] / fees.price)
}
