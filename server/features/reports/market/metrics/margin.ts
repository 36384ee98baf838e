/** Margin of one sale after tax and Amazon's fees, before the cost of goods. */
import { vatShare } from '#contracts/model/calculators/profit/lines.ts'
import { fbaFee } from '#contracts/model/fees/fba.ts'
import { referralFee } from '#contracts/model/fees/referral.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Range, rangeFigure, withholdTooFew } from '../../asin/context.ts'
import { grossOf, marginOf } from '../../asin/metrics/profit.ts'
import { withoutNulls } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { medianRange } from './ranges.ts'

export interface SaleMargin {
  /** Price − tax − referral − FBA; goods, freight, duty and ads must be paid from it. */
  left: Range
  /** `left` ÷ price, the same as in the product's own report. */
  margin: Range
}

/** null if price, size, weight or a fee table is unknown. */
export function saleMarginOf({ facts }: MarketContext, { product }: Member): SaleMargin | null {
  const { marketplace, price, size, weight, measures } = product
  if (price === null || price <= 0) return null
  const on = facts.now.slice(0, 10)
  const feeCategory = product.feeCategory ?? facts.category?.feeCategory ?? null
  const fees = {
    price,
    vat: vatShare(price, marketplaces[marketplace].vat),
    referral: referralFee({ marketplace, price, feeCategory, on }),
    fba: fbaFee({ marketplace, size, weight, measures, price, feeCategory, on }),
  }
  const [left, margin] = [grossOf(fees), marginOf(fees)]
  return left && margin && { left, margin }
}

export interface MarginMetrics {
  margin: Figure
  left: Figure
}

export function marginMetrics(context: MarketContext): MarginMetrics {
  const all = withoutNulls(context.members.map((member) => saleMarginOf(context, member)))
  return {
    margin: withholdTooFew(
      rangeFigure(
        context,
        'market.marginOfPrice',
        'percent',
        medianRange(all.map((each) => each.margin)),
        'note.market.marginOfPrice',
      ),
      all.length,
    ),
    left: withholdTooFew(
      rangeFigure(context, 'market.left', 'money', medianRange(all.map((each) => each.left)), 'note.market.left'),
      all.length,
    ),
  }
}
