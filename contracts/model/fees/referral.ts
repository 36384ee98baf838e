/** Amazon's commission on the price. */
import type { FeeCategory } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { toMinorUnit } from '../money.ts'
import type { ReferralPath } from './explanation.ts'
import { exactFee, type Fee, unknownFee } from './fee.ts'
import { findTable, tableReferenceOf } from './table-index.ts'
import type { OwnTable, RateOfCategory, ReferralTable } from './table-schema.ts'

export interface ReferralQuestion {
  marketplace: Marketplace
  /** Price with shipping and gift wrap, minor units. */
  price: number | null
  feeCategory: FeeCategory | null
  on: string
  /** The seller's own tables; on their days they replace the published ones. */
  ownTables?: readonly OwnTable[]
}

/** The fee in minor units: exact in the US, an estimate by the region's usual rates in UK, EU and CA, unknown in JP and IN. */
export function referralFee(question: ReferralQuestion): Fee {
  const { price, feeCategory, on } = question
  const table = findTable('referral', question, on)
  if (typeof table === 'string') return unknownFee(table)
  if (price === null || !(price >= 0)) return unknownFee('noPrice')
  const dated = tableReferenceOf(table)
  if (feeCategory === null) return unknownFee('noCategory', dated)
  const rate = rateOf(table, feeCategory)
  if (rate === null) return unknownFee('noRate', dated)
  const path = pathOf(table, { feeCategory, rate, price })
  const { typical } = table
  if (!typical) return exactFee(path)
  const atShare = (share: number): ReferralPath => ({ ...path, typical: share, amount: toMinorUnit(price * share) })
  const low = [path, atShare(typical.low)].reduce((a, b) => (b.amount < a.amount ? b : a))
  const high = [path, atShare(typical.high)].reduce((a, b) => (b.amount > a.amount ? b : a))
  return {
    amount: { value: path.amount, low: low.amount, high: high.amount },
    reason: 'typical',
    table: dated,
    explanation: { low, high, difference: null },
  }
}

const rateOf = ({ rates, others }: ReferralTable, category: FeeCategory): RateOfCategory | null => {
  const rate = rates[category]
  return rate === undefined ? others : rate
}

function pathOf(
  table: ReferralTable,
  { feeCategory, rate, price }: { feeCategory: FeeCategory; rate: RateOfCategory; price: number },
): ReferralPath {
  const parts = partsOf(rate, price)
  const closing = typeof rate === 'number' ? 0 : (rate.closing ?? 0)
  const commission = toMinorUnit(parts.reduce((sum, part) => sum + (part.to - part.from) * part.rate, 0))
  return {
    kind: 'referral',
    table: tableReferenceOf(table),
    feeCategory,
    parts,
    closing,
    minimum: table.minimum,
    typical: null,
    amount: Math.max(table.minimum, commission) + closing,
  }
}

function partsOf(rate: RateOfCategory, price: number): ReferralPath['parts'] {
  if (typeof rate === 'number') return [{ from: 0, to: price, rate }]
  if (rate.kind === 'whole') {
    const band = rate.bands.find(({ upTo }) => upTo === null || price <= upTo)
    return [{ from: 0, to: price, rate: band?.rate ?? 0 }]
  }
  return rate.bands.flatMap((band, at) => {
    const from = rate.bands[at - 1]?.upTo ?? 0
    const to = Math.min(price, band.upTo ?? price)
    return to > from ? [{ from, to, rate: band.rate }] : []
  })
}
