/** What a sale leaves after Amazon's fees. The cost of the goods is unknown and never guessed. */
import { grossOf, marginOf, type SaleFees, saleFees } from '#contracts/model/calculators/gross-margin.ts'
import type { Fee } from '#contracts/model/fees/fee.ts'
import { storageFee } from '#contracts/model/fees/storage.ts'
import { type UsTier, usTier } from '#contracts/model/fees/us-tiers.ts'
import { rangeOf } from '#contracts/model/range.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { type Context, derivedFigure, exactly, labelFigure, type Range, rangeFigure } from '../context.ts'

const ASSUMED_STORAGE_MONTHS = 1

export interface Fees extends SaleFees {
  storage: Fee
}

export interface ProfitMetrics {
  fees: Fees | null
  referral: Figure
  fba: Figure
  storage: Figure
  vat: Figure
  /** (price − tax − FBA − referral) ÷ price, before the cost of the goods. */
  grossMargin: Figure
  /** Price − tax − referral − FBA − storage; landed cost and profit must come from it. */
  left: Range | null
  /** Highest landed cost without a loss; null if tax and fees use up the price. */
  ceiling: Figure
  /** By how much tax and fees exceed the price; null if they do not. */
  loss: Figure
  tierFigure: Figure
}

const TIERS: Record<UsTier, TextKey> = {
  smallStandard: 'tier.smallStandard',
  largeStandard: 'tier.largeStandard',
  smallBulky: 'tier.smallBulky',
  largeBulky: 'tier.largeBulky',
  xl50: 'tier.xl50',
  xl70: 'tier.xl70',
  xl150: 'tier.xl150',
  xlOver: 'tier.xlOver',
}

export function feesAt({ facts }: Context, price: number): Fees {
  const { marketplace, size, weight, measures, feeCategory } = facts.product
  const on = facts.now.slice(0, 10)
  return {
    ...saleFees({ marketplace, size, weight, measures, price, feeCategory, on }),
    storage: storageFee({ marketplace, size, weight, measures, on, months: ASSUMED_STORAGE_MONTHS }),
  }
}

/** An unknown storage fee counts as 0. */
export function leftOf(fees: Fees): Range | null {
  const gross = grossOf(fees)
  return gross && rangeOf((at) => gross[at] - (fees.storage.amount?.value ?? 0))
}

/** null unless the unit loses money over the whole range of its fees. */
const lossOf = ({ value, low, high }: Range): Range | null =>
  high > 0 ? null : { value: -value, low: -high, high: -low }

export function profitMetrics(context: Context): ProfitMetrics {
  const { product } = context.facts
  const fees = product.price === null ? null : feesAt(context, product.price)
  const left = fees && leftOf(fees)
  const tier =
    product.marketplace === 'US' && product.measures === 'package' && product.size && product.weight !== null
      ? usTier(product.size, product.weight)
      : null
  const money = (label: TextKey, range: Range | null | undefined, note: TextKey) =>
    rangeFigure(context, label, 'money', range ?? null, note)
  return {
    fees,
    left,
    referral: money('profit.referral', fees?.referral.amount, 'note.referral'),
    fba: money('profit.fba', fees?.fba.amount, 'note.fba'),
    storage: money('profit.storage', fees?.storage.amount, 'note.storage'),
    vat: money('profit.vat', fees && fees.vat > 0 ? exactly(fees.vat) : null, 'note.vat'),
    grossMargin: rangeFigure(context, 'profit.grossMargin', 'percent', fees && marginOf(fees), 'note.grossMargin'),
    ceiling: money('profit.ceiling', left && left.high > 0 ? left : null, 'note.ceiling'),
    loss: money('profit.loss', left && lossOf(left), 'note.ceiling'),
    tierFigure: tier
      ? derivedFigure(context, 'profit.tier', 'label', TIERS[tier], 'note.tier')
      : labelFigure(context, 'profit.tier', null),
  }
}
