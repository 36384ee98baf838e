/** Margin of one sale after tax and Amazon's fees, before the cost of goods. */
import { grossOf, marginOf, saleFees } from '#contracts/model/calculators/gross-margin.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Range, rangeFigure, withholdTooFew } from '../../asin/context.ts'
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
  const fees = saleFees({ marketplace, price, size, weight, measures, feeCategory, on })
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
