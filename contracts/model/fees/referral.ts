/** Amazon's commission on the price. */
import type { FeeCategory } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { exactFee, type Fee, unknownFee } from './fee.ts'
import { type Rate, REFERRAL_TABLES } from './referral.data.ts'
import type { OwnTable } from './table-schema.ts'

export interface ReferralQuestion {
  marketplace: Marketplace
  /** Price with shipping and gift wrap, minor units. */
  price: number | null
  feeCategory: FeeCategory | null
  on: string
  ownTables?: readonly OwnTable[]
}

/** In minor units: exact in the US, an estimate from typical rates in UK, EU and CA, unknown in JP and IN. */
export function referralFee({ marketplace, price, feeCategory, on }: ReferralQuestion): Fee {
  const table = REFERRAL_TABLES[marketplace]
  if (!table) return unknownFee('noTable')
  if (on < table.validFrom) return unknownFee('noTableForDate')
  if (price === null) return unknownFee('noPrice')
  if (feeCategory === null) return unknownFee('noCategory', table)
  const value = Math.max(table.minimum, commission(table.rates[feeCategory], price))
  if (!table.typical) return exactFee(value, table)
  const low = Math.min(value, Math.round(price * table.typical.low))
  const high = Math.max(value, Math.round(price * table.typical.high))
  return { amount: { value, low, high }, reason: 'typical', table, explanation: null }
}

function commission({ kind, bands }: Rate, price: number): number {
  if (kind === 'whole') return Math.round(price * (bands.find(({ upTo }) => upTo === null || price <= upTo)?.rate ?? 0))
  let fee = 0
  let from = 0
  for (const { upTo, rate } of bands) {
    const portion = Math.min(price, upTo ?? price) - from
    if (portion <= 0) break
    fee += portion * rate
    from += portion
  }
  return Math.round(fee)
}
