/** The fees of one product on a day, and how its fulfillment fee changes over a year. */

import { rowKey, seasonKey, stepsKey } from '#contracts/model/calculators/fee-tables/row-keys.ts'
import { usedTable } from '#contracts/model/calculators/fee-tables/used-table.ts'
import { FEE_CATEGORIES, type FeeCategory } from '#contracts/model/catalogue.ts'
import { type CalendarTable, feeCalendar } from '#contracts/model/fees/calendar.ts'
import { dayBefore } from '#contracts/model/fees/days.ts'
import type { FeePath } from '#contracts/model/fees/explanation.ts'
import { fbaFee } from '#contracts/model/fees/fba.ts'
import type { Fee } from '#contracts/model/fees/fee.ts'
import { referralFee } from '#contracts/model/fees/referral.ts'
import { storageFee } from '#contracts/model/fees/storage.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

export interface FeeProduct {
  /** In millimeters; null if not entered. */
  length: number | null
  width: number | null
  height: number | null
  /** Grams. */
  weight: number | null
  /** Minor units. */
  price: number | null
  category: FeeCategory | null
  isDangerous: boolean
}

/** The product in a query. A value that is not a positive number counts as not entered. */
export function productIn(search: URLSearchParams): FeeProduct {
  const number = (name: string) => {
    const text = search.get(name) ?? ''
    return /^\d{1,9}(\.\d{1,5})?$/.test(text) && Number(text) > 0 ? Number(text) : null
  }
  const price = number('price')
  return {
    length: number('length'),
    width: number('width'),
    height: number('height'),
    weight: number('weight'),
    price: price === null ? null : Math.round(price),
    category: FEE_CATEGORIES.find((each) => each === search.get('category')) ?? null,
    isDangerous: search.get('dangerous') === '1',
  }
}

/** Whether any value other than `isDangerous` was entered. */
export const isEntered = ({ isDangerous: _, ...values }: FeeProduct): boolean =>
  Object.values(values).some((value) => value !== null)

export const PRODUCT_FEES = ['fba', 'referral', 'storage'] as const
export type ProductFees = Record<(typeof PRODUCT_FEES)[number], Fee>

/** Where and when a product is sold, and the seller's own tables. */
export interface Sale {
  marketplace: Marketplace
  /** YYYY-MM-DD. */
  on: string
  ownTables: readonly OwnTable[]
}

export function productFees(product: FeeProduct, sale: Sale): ProductFees {
  const question = questionOf(product, sale)
  return {
    fba: fbaFee(question),
    referral: referralFee(question),
    storage: storageFee({ ...question, months: 1 }),
  }
}

function questionOf(
  { length, width, height, weight, price, category, isDangerous }: FeeProduct,
  { marketplace, on, ownTables }: Sale,
) {
  const size = length && width && height ? ([length, width, height] as const) : null
  return { marketplace, size, weight, price, feeCategory: category, dangerous: isDangerous, on, ownTables }
}

/** A period with one fee; both days are included. */
export interface FeeStep {
  from: string
  to: string
  amount: Fee['amount']
}

/** The fulfillment fee over the year of the sale, as steps. */
export function fulfilmentSteps(product: FeeProduct, { marketplace, on, ownTables }: Sale): FeeStep[] {
  const year = on.slice(0, 4)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const turns = feeCalendar(marketplace, ownTables).changes.map(({ day }) => day)
  const days = [first, ...turns.filter((day) => first < day && day <= last)]
  const steps: FeeStep[] = []
  for (const [at, from] of days.entries()) {
    const next = days[at + 1]
    const to = next ? dayBefore(next) : last
    const { amount } = fbaFee(questionOf(product, { marketplace, on: from, ownTables }))
    const before = steps.at(-1)
    if (before && before.amount?.low === amount?.low && before.amount?.high === amount?.high) before.to = to
    else steps.push({ from, to, amount })
  }
  return steps
}

/** A row that decides a fee, to be highlighted in the table. */
export interface MarkedRow {
  table: CalendarTable
  row: string
  /** Index of the column with the amount; the column of row headers is not counted. */
  column: number
}

/** The rows that decide the fees of a day. A fee that is a range has a row for each bound. */
export function markedRows(fees: ProductFees, { marketplace, on, ownTables }: Sale): MarkedRow[] {
  const { tables } = feeCalendar(marketplace, ownTables)
  return PRODUCT_FEES.flatMap((key) => {
    const { explanation } = fees[key]
    const table = usedTable(fees[key], key, tables)
    if (!explanation || !table) return []
    const { low, high } = explanation
    return (low === high ? [low] : [low, high]).flatMap((path) => markOf(path, table, on))
  })
}

function markOf(path: FeePath, table: CalendarTable, on: string): MarkedRow[] {
  const mark = (row: string, column: number) => [{ table, row, column }]
  if (path.kind === 'fba')
    return mark(path.row ? rowKey(path.tier.key, path.row.index) : stepsKey(path.tier.key), path.priceColumn.index)
  if (path.kind === 'referral') return mark(path.feeCategory, 0)
  if (path.kind !== 'storage' || table.table.kind !== 'storage') return []
  const month = Number(on.slice(5, 7))
  const season = table.table.seasons.find(({ from, to }) => from <= month && month <= to)
  return season ? mark(seasonKey(season.from), path.sizeClass === 'standard' ? 0 : 1) : []
}
