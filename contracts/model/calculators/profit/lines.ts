/** What one unit costs, line by line. Each line is rounded to a minor unit, so that the lines shown add up to the net shown. */
import { isValuedForExport } from '../../customs-value.ts'
import { agedInventoryFee } from '../../fees/aged-inventory.ts'
import { fbaFee } from '../../fees/fba.ts'
import { type Fee, type FeeReason, feeBetween } from '../../fees/fee.ts'
import { placementFee } from '../../fees/placement.ts'
import { referralFee } from '../../fees/referral.ts'
import { storageFee } from '../../fees/storage.ts'
import { toMinorUnit } from '../../money.ts'
import { exactly, type Range, rangeOf } from '../../range.ts'
import { taxesAllFreight } from '../import-vat.ts'
import type { ProfitInput } from './input.ts'

/** In the order in which a unit incurs them: goods, import, Amazon, marketing, tax, money. */
export const LINE_KEYS = [
  'cost',
  'freight',
  'duty',
  'importVat',
  'referral',
  'fulfilment',
  'postage',
  'handling',
  'placement',
  'storage',
  'agedInventory',
  'lowInventory',
  'ads',
  'returns',
  'vat',
  'payout',
  'exchange',
  'other',
] as const
export type LineKey = (typeof LINE_KEYS)[number]

/** How an amount was computed, as data for a formula line. */
export type Basis =
  | { is: 'typed' }
  | { is: 'share'; rate: number; of: Base; base: Range }
  | { is: 'perMonth'; amount: number; months: number }
  | { is: 'returns'; rate: number; loss: number; price: number; processing: number }
  | { is: 'vat'; rate: number; price: number }
  | { is: 'table'; fee: Fee }
  | { is: 'fixedDuty'; by: NonNullable<ProfitInput['fixedDuty']>['by'] }
/** The amount that a percentage applies to. */
type Base = 'price' | 'customsValue' | 'importValue' | 'landedValue' | 'payout'

export interface Line {
  key: LineKey
  /** Minor units of one unit sold; null: unknown. */
  amount: Range | null
  basis: Basis
  /** Why it is unknown or only a range; `blank`: the seller has not typed it. */
  reason: FeeReason | 'blank' | null
}

/** Lines without which a profit would be a guess. */
export const neededLines = ({ fulfilment }: ProfitInput): readonly LineKey[] =>
  fulfilment === 'fba' ? ['cost', 'referral', 'fulfilment'] : ['cost', 'referral', 'postage']

/** The lines that apply to the input: an FBM order has no fulfilment fee, an untaxed price no tax. */
export function linesOf(input: ProfitInput): Line[] {
  const before = [...goodsLines(input), ...amazonLines(input), ...sellingLines(input)]
  return [...before, ...moneyLines(input, before), typed('other', input.other)]
}

function goodsLines(input: ProfitInput): Line[] {
  const value = customsValue(input)
  const duty = dutyLine(input, value)
  const { vat, cost, freight } = input
  const isAllTaxed = taxesAllFreight(input.marketplace)
  // Duty that is not entered counts as none, as in the whole calculation.
  const taxed = value === null ? null : (isAllTaxed ? (cost ?? 0) + (freight ?? 0) : value) + (duty.amount?.value ?? 0)
  return [
    typed('cost', cost),
    typed('freight', freight),
    duty,
    // A registered seller gets import tax back.
    ...(vat.rate > 0 && !vat.isRegistered
      ? [importVatLine(vat.rate, taxed, isAllTaxed ? 'landedValue' : 'importValue')]
      : []),
  ]
}

const importVatLine = (rate: number, taxed: number | null, base: Base): Line =>
  taxed === null ? typed('importVat', null) : shareLine('importVat', rate, base, exactly(taxed))

function dutyLine({ tariffs, fixedDuty }: ProfitInput, value: number | null): Line {
  if (fixedDuty) {
    const { by, amount } = fixedDuty
    return { key: 'duty', amount: exactly(amount), basis: { is: 'fixedDuty', by }, reason: null }
  }
  const rates = tariffs.flatMap(({ rate }) => rate ?? [])
  if (value === null || rates.length === 0) return typed('duty', null)
  const rate = rates.reduce((sum, layer) => sum + layer, 0)
  return shareLine('duty', rate, 'customsValue', exactly(value))
}

/** The value that duty is charged on; the screen shows it. */
export function customsValue({ marketplace, cost, freight, freightToBorder }: ProfitInput): number | null {
  if (isValuedForExport(marketplace)) return cost
  return cost === null || freight === null ? null : cost + Math.min(freight, freightToBorder ?? freight)
}

function amazonLines(input: ProfitInput): Line[] {
  const { own, fulfilment, price, fbm } = input
  const charged = price + (fulfilment === 'fbm' ? fbm.charged : 0)
  const referral: Line =
    own.referralRate === null
      ? tableLine('referral', referralFee({ ...parcelOf(input), price: charged }))
      : shareLine('referral', own.referralRate, 'price', exactly(charged))
  if (fulfilment === 'fbm') return [referral, typed('postage', fbm.postage), typed('handling', fbm.handling)]
  return [
    referral,
    own.fba === null ? tableLine('fulfilment', fulfilmentFee(input)) : typed('fulfilment', own.fba),
    input.placement.by === 'own'
      ? typed('placement', input.placement.amount)
      : tableLine('placement', placementFee({ ...parcelOf(input), splits: input.placement.by })),
    own.storage === null
      ? tableLine('storage', storageFee({ ...parcelOf(input), months: input.storageMonths, spread: true }))
      : perMonth('storage', own.storage, input.storageMonths),
    ...agedInventoryLine(input),
    typed('lowInventory', input.lowInventory),
  ]
}

const parcelOf = (input: ProfitInput) => ({
  marketplace: input.marketplace,
  size: input.size && ([input.size.length, input.size.width, input.size.height] as const),
  weight: input.weight,
  measures: input.measures,
  price: input.price,
  feeCategory: input.feeCategory,
  on: input.on,
  dangerous: input.isDangerous,
  ownTables: input.ownTables,
})

/** Days of a month on average, for the age of stock. */
const MONTH_DAYS = 365 / 12

/**
 * The sum of the surcharges for all months that end with stock old enough for a row of the table; no line for younger
 * stock.
 */
function agedInventoryLine(input: ProfitInput): Line[] {
  const parcel = parcelOf(input)
  const fees = Array.from({ length: Math.ceil(input.storageMonths) }, (_, month) =>
    agedInventoryFee({ ...parcel, daysInStock: Math.floor(Math.min(month + 1, input.storageMonths) * MONTH_DAYS) }),
  )
  const oldest = fees.at(-1)
  if (!oldest?.amount || oldest.amount.high === 0) return []
  const sum = (at: keyof Range) => fees.reduce((total, { amount }) => total + (amount?.[at] ?? 0), 0)
  return [{ ...tableLine('agedInventory', oldest), amount: rangeOf((at) => toMinorUnit(sum(at))) }]
}

/**
 * Goods without a category may be clothing, which has its own table in the US, so their fee is a range over both
 * tables.
 */
function fulfilmentFee(input: ProfitInput): Fee {
  const usual = fbaFee(parcelOf(input))
  if (input.marketplace !== 'US' || input.feeCategory !== null) return usual
  const clothing = fbaFee({ ...parcelOf(input), feeCategory: 'clothing' })
  return feeBetween(usual, clothing, 'noCategory') ?? usual
}

function sellingLines({ ads, price, returns, fulfilment, fbm, vat }: ProfitInput): Line[] {
  const paid = price + (fulfilment === 'fbm' ? fbm.charged : 0)
  const returned: Line =
    returns.rate === null
      ? typed('returns', null)
      : {
          key: 'returns',
          amount: exactly(toMinorUnit(returns.rate * (returns.loss * price + (returns.processing ?? 0)))),
          basis: {
            is: 'returns',
            rate: returns.rate,
            loss: returns.loss,
            price,
            processing: returns.processing ?? 0,
          },
          reason: null,
        }
  const tax: Line = {
    key: 'vat',
    amount: exactly(toMinorUnit(vatShare(paid, vat.rate))),
    basis: { is: 'vat', rate: vat.rate, price: paid },
    reason: null,
  }
  return [
    ads.by === 'unit'
      ? typed('ads', ads.amount)
      : ads.share === null
        ? typed('ads', null)
        : shareLine('ads', ads.share, 'price', exactly(price)),
    returned,
    ...(vat.rate > 0 && vat.isRegistered ? [tax] : []),
  ]
}

/** The tax in a price. */
export const vatShare = (price: number, rate: number): number => (price * rate) / (1 + rate)

/** Amazon pays out the price minus these fees; ads, returns and tax are settled separately. */
const WITHHELD: readonly LineKey[] = ['referral', 'fulfilment', 'placement', 'storage', 'agedInventory', 'lowInventory']

function moneyLines(input: ProfitInput, before: readonly Line[]): Line[] {
  const withheld = before.filter(({ key }) => WITHHELD.includes(key))
  const paid = input.price + (input.fulfilment === 'fbm' ? input.fbm.charged : 0)
  const payout = rangeOf((at) =>
    Math.max(
      0,
      withheld.reduce((rest, { amount }) => rest - (amount?.[at] ?? 0), paid),
    ),
  )
  const of = (key: LineKey, rate: number | null) =>
    rate === null || payout === null ? typed(key, null) : shareLine(key, rate, 'payout', payout)
  return [of('payout', input.payoutRate), of('exchange', input.exchangeRate)]
}

const typed = (key: LineKey, amount: number | null): Line => ({
  key,
  amount: amount === null ? null : exactly(amount),
  basis: { is: 'typed' },
  reason: amount === null ? 'blank' : null,
})

const shareLine = (key: LineKey, rate: number, of: Base, base: Range): Line => ({
  key,
  amount: rangeOf((at) => toMinorUnit(base[at] * rate)),
  basis: { is: 'share', rate, of, base },
  reason: null,
})

const perMonth = (key: LineKey, amount: number, months: number): Line => ({
  key,
  amount: exactly(toMinorUnit(amount * months)),
  basis: { is: 'perMonth', amount, months },
  reason: null,
})

const tableLine = (key: LineKey, fee: Fee): Line => ({
  key,
  amount: fee.amount && rangeOf((at) => toMinorUnit(fee.amount?.[at] ?? 0)),
  basis: { is: 'table', fee },
  reason: fee.reason,
})
