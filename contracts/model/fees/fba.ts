import type { FeeCategory, Measured } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { boundedFee, type Fee, type FeeReason, unknownFee } from './fee.ts'
import { type Fulfilment, fulfil, type Parcel } from './fulfilment.ts'
import { isParcel } from './measures.ts'
import { packedFee } from './packing.ts'
import { findTable, isOwn, ownTablesOf, publishedTables, tableOn, tableReferenceOf } from './table-index.ts'
import type { FbaSurchargeTable, FbaTable, Goods, OwnTable } from './table-schema.ts'

export interface FbaQuestion {
  marketplace: Marketplace
  /** Millimetres, any order. */
  size: readonly [number, number, number] | null
  /** Grams. */
  weight: number | null
  /** What size and weight describe; the package by default. */
  measures?: Measured
  /** Minor units. */
  price: number | null
  feeCategory: FeeCategory | null
  /** The day of the sale, YYYY-MM-DD. */
  on: string
  /** Whether the goods are classified as dangerous; false by default. */
  dangerous?: boolean
  /** The seller's own tables; on their days they replace the published ones. */
  ownTables?: readonly OwnTable[]
}

/**
 * The fee of one unit in minor units, including the surcharge of its day; unknown, with the reason, if there is no
 * table.
 */
export function fbaFee(question: FbaQuestion): Fee {
  const { size, weight, measures, price } = question
  const table = findTable('fba', { ...question, goods: 'all' }, question.on)
  if (table === 'noTable') return unknownFee('noTable')
  if (size === null || weight === null || !isParcel(size, weight)) return unknownFee('noSize')
  if (price === null || !(price >= 0)) return unknownFee('noPrice')
  return packedFee(measures, { size, weight }, (size, weight) =>
    table === 'noTableForDate' ? unknownFee(table) : parcelFee(question, table, { size, weight, price }),
  )
}

type Priced = Parcel & { price: number }

function parcelFee(question: FbaQuestion, table: FbaTable, parcel: Priced): Fee {
  const goods = goodsOf(question)
  const surcharge = surchargeFor(question, table)
  const usual = fulfil(table, surcharge, parcel)
  if (goods === 'all') return feeOf(usual, table, 'between')
  const special = specialTable(question, table, goods)
  // Outside the US no table of dangerous goods is known, and the fees of other goods do not apply to them.
  if (!special)
    return goods === 'dangerous' ? unknownFee('noRate', tableReferenceOf(table)) : feeOf(usual, table, 'between')
  return specialFee(special, table, { question, usual, surcharge, parcel })
}

const goodsOf = ({ dangerous, feeCategory }: FbaQuestion): Goods =>
  dangerous ? 'dangerous' : feeCategory === 'clothing' ? 'apparel' : 'all'

const REASONS: Record<Goods, FeeReason> = { all: 'between', apparel: 'peakApparel', dangerous: 'dangerousGoods' }

/** The seller's own surcharge, or else the published one, which applies to published tables only. */
function surchargeFor(question: FbaQuestion, table: FbaTable): FbaSurchargeTable | undefined {
  const ours = isOwn(table) ? [] : publishedTables('fbaSurcharge', question)
  return tableOn(ownTablesOf('fbaSurcharge', question), question.on) ?? tableOn(ours, question.on)
}

/**
 * The table of these goods that is in force, a seller's own before a published one; otherwise the newest one that has
 * ended.
 */
function specialTable(question: FbaQuestion, table: FbaTable, goods: Goods): FbaTable | undefined {
  const { on } = question
  const asked = { ...question, goods }
  const own = ownTablesOf('fba', asked)
  const ours = isOwn(table) ? [] : publishedTables('fba', asked)
  const begun = [...ours, ...own].filter(({ validFrom }) => validFrom <= on)
  return (
    tableOn(own, on) ?? tableOn(ours, on) ?? begun.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)
  )
}

interface Case {
  question: FbaQuestion
  /** The fee of other goods. */
  usual: Fulfilment
  surcharge: FbaSurchargeTable | undefined
  parcel: Priced
}

/**
 * The fee of special goods, whose table lists only the tiers that differ. On a day or at a price that it does not have,
 * the fee is a range from the nearest fee of the table to that fee plus the difference that other goods pay.
 */
function specialFee(special: FbaTable, table: FbaTable, { question, usual, surcharge, parcel }: Case): Fee {
  const reason = REASONS[special.goods]
  const isInForce = tableOn([special], question.on) !== undefined
  const knownParcel = { ...parcel, price: nearestPrice(special, parcel.price) }
  const known = fulfil(special, surcharge, knownParcel)
  if (known === 'oversize') return feeOf(usual, table, 'between')
  if (typeof known === 'string' || (isInForce && knownParcel.price === parcel.price))
    return feeOf(known, special, reason)
  const asked = { ...question, goods: 'all' } as const
  const before = isInForce ? table : findTable('fba', asked, special.validTo ?? question.on)
  const there = typeof before === 'string' ? 'oversize' : fulfil(before, surcharge, knownParcel)
  if (typeof there === 'string' || typeof usual === 'string')
    return unknownFee('noTableForDate', tableReferenceOf(special))
  const amount = usual.low.amount - there.low.amount
  const low = known.low.amount + Math.min(0, amount)
  const high = known.high.amount + Math.max(0, amount)
  const dated = { ...tableReferenceOf(table), source: special.source, citation: special.citation }
  const difference = { asked: usual.low, known: there.low, amount }
  // The difference is an assumption, so the fee is not exact even if it is zero.
  return { ...boundedFee(low, high, reason, dated, { low: known.low, high: known.high, difference }), reason }
}

/** The price if the table has a column for it, otherwise the nearest price that has one. */
function nearestPrice({ priceColumns }: FbaTable, price: number): number {
  const near = priceColumns.map(({ from, to }) => Math.min(Math.max(price, from), to ?? Number.POSITIVE_INFINITY))
  return near.reduce((best, each) => (Math.abs(each - price) < Math.abs(best - price) ? each : best), near[0] ?? price)
}

/** @param ofRow reason if the row gives bounds only */
function feeOf(found: Fulfilment, table: FbaTable, ofRow: FeeReason): Fee {
  if (typeof found === 'string') return unknownFee(found === 'noColumn' ? 'noRate' : found, tableReferenceOf(table))
  const { low, high } = found
  const reason = found.reason === 'between' ? ofRow : found.reason
  return boundedFee(low.amount, high.amount, reason, tableReferenceOf(table), { low, high, difference: null })
}
