/** Costs of a unit, one line each: exact, a range, or not known. */
import { fbaFee } from '../fees/fba.ts'
import { type Fee, type FeeReason, feeBetween } from '../fees/fee.ts'
import { referralFee } from '../fees/referral.ts'
import { storageFee } from '../fees/storage.ts'
import { vatShare } from '../profit.ts'
import { exactly, type Range, scale } from '../range.ts'
import type { TextKey } from '../report/text-key.ts'
import type { WhatIfInput } from './input.ts'

export const LINES = [
  'vat',
  'referral',
  'fba',
  'storage',
  'cost',
  'freight',
  'duty',
  'ads',
  'returns',
  'other',
] as const
export type LineKey = (typeof LINES)[number]

export interface Line {
  key: LineKey
  /** Per unit sold, minor units; null: not known. */
  amount: Range | null
  /** Why it is not known or only a range; `blank`: the seller has not typed it. */
  reason: FeeReason | 'blank' | null
  /** The source of the fee table. */
  table: TextKey | null
}

export function linesOf(input: WhatIfInput): Line[] {
  const { price, vatRate, own, ads, storageMonths } = input
  return [
    typed('vat', vatShare(price, vatRate)),
    own.referralRate === null
      ? byTable('referral', referralFee(input))
      : typed('referral', Math.round(price * own.referralRate)),
    own.fba === null ? byTable('fba', fulfilment(input)) : typed('fba', own.fba),
    own.storage === null
      ? byTable('storage', storageFee({ ...input, months: storageMonths }))
      : typed('storage', own.storage * storageMonths),
    typed('cost', input.cost),
    typed('freight', input.freight),
    typed('duty', dutyOf(input)),
    typed('ads', ads.by === 'unit' ? ads.amount : ads.share === null ? null : ads.share * price),
    typed('returns', input.returnRate === null ? null : input.returnRate * input.returnLoss * price),
    typed('other', input.other),
  ]
}

const typed = (key: LineKey, amount: number | null): Line => ({
  key,
  amount: amount === null ? null : exactly(amount),
  reason: amount === null ? 'blank' : null,
  table: null,
})

const byTable = (key: LineKey, { amount, reason, table }: Fee): Line => ({
  key,
  amount: scale(amount, 1),
  reason,
  table: table?.source ?? null,
})

/** Without a category the unit may be clothing, which has its own US table: the fee is a range over both. */
function fulfilment(input: WhatIfInput): Fee {
  const usual = fbaFee(input)
  if (input.marketplace !== 'US' || input.feeCategory !== null) return usual
  const clothing = fbaFee({ ...input, feeCategory: 'clothing' })
  return feeBetween(usual, clothing, 'noCategory') ?? usual
}

/**
 * The value on which duty is paid: goods alone in the US and Canada, elsewhere including freight to the border. Our
 * knowledge, without a source; the page shows the base, and the seller can correct it by the rate.
 */
export function dutyBase({ marketplace, cost, freight }: WhatIfInput): number | null {
  if (marketplace === 'US' || marketplace === 'CA') return cost
  return cost === null || freight === null ? null : cost + freight
}

/** null if the base or every rate is unknown. Layers without a rate are left out (`blankTariffs`). */
function dutyOf(input: WhatIfInput): number | null {
  const base = dutyBase(input)
  const rates = input.tariffs.flatMap(({ rate }) => rate ?? [])
  return base === null || rates.length === 0 ? null : base * rates.reduce((total, rate) => total + rate, 0)
}

export const blankTariffs = ({ tariffs }: WhatIfInput) => tariffs.filter(({ rate }) => rate === null)
