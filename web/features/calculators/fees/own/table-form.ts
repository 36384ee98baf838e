/** A fee table as it is typed: texts in fields and in the cells of rows. */

import type { Tier } from '#contracts/model/fees/table-schema.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { OwnKind } from './own-kinds.ts'

/** Price columns of a fulfillment table. */
export const COLUMNS_MAX = 10

export const FBA_COLUMNS = [
  'tier',
  'length',
  'width',
  'height',
  'maxWeight',
  'sideSum',
  'girth',
  'billed',
  'upTo',
  'fee0',
  'fee1',
  'fee2',
  'fee3',
  'fee4',
  'fee5',
  'fee6',
  'fee7',
  'fee8',
  'fee9',
  'adds',
  'step',
  'above',
] as const
export const REFERRAL_COLUMNS = ['category', 'upTo', 'rate', 'by', 'closing'] as const
export const STORAGE_COLUMNS = ['from', 'to', 'standard', 'oversize'] as const
export type ColumnKey =
  | (typeof FBA_COLUMNS)[number]
  | (typeof REFERRAL_COLUMNS)[number]
  | (typeof STORAGE_COLUMNS)[number]

/** Texts of one row; a cell that is not in it is blank. */
export type FormRow = Readonly<Partial<Record<ColumnKey, string>>>

export type FieldKey =
  | 'goods'
  | 'isPeak'
  | 'lengthUnit'
  | 'weightUnit'
  | 'billed'
  | 'divisor'
  | 'leastSide'
  | 'priceFrom'
  | 'lowBelow'
  | 'lowCut'
  | 'overLength'
  | 'overGirth'
  | 'overWeight'
  | 'minimum'
  | 'per'
  | 'rate'

export interface TableForm {
  kind: OwnKind
  marketplace: Marketplace
  validFrom: string
  /** Empty: no end, or the day before the next table begins. */
  validTo: string
  citation: string
  /** The seller accepts days without a table beside this one. */
  acceptsGap: boolean
  fields: Readonly<Partial<Record<FieldKey, string>>>
  /** The highest price of each price column of a fulfillment table; an empty one is open. */
  prices: readonly string[]
  /** Keys of the size tiers with the standard rate of storage; null: one rate for all sizes. */
  standardTiers: readonly string[] | null
  rows: readonly FormRow[]
  /** Size tiers of the table that it began with: their keys and names in both languages stay. */
  tiers: readonly Pick<Tier, 'key' | 'name'>[]
}

/** The fee columns of a form. */
export const feeColumns = ({ prices }: Pick<TableForm, 'prices'>): ColumnKey[] =>
  FBA_COLUMNS.filter((key) => /^fee\d$/.test(key)).slice(0, prices.length)

/** The columns of a form, in the order of its grid. */
export function columnsOf(form: TableForm): readonly ColumnKey[] {
  if (form.kind === 'referral') return REFERRAL_COLUMNS
  if (form.kind === 'storage')
    return form.standardTiers === null ? STORAGE_COLUMNS.filter((key) => key !== 'oversize') : STORAGE_COLUMNS
  if (form.kind === 'fbaSurcharge') return []
  const fees = feeColumns(form)
  return FBA_COLUMNS.filter((key) => !/^fee\d$/.test(key) || fees.includes(key))
}

/** Columns that few tables need; they are hidden while they are blank. */
export const RARE_COLUMNS: readonly ColumnKey[] = ['sideSum', 'girth', 'billed', 'adds', 'step', 'above', 'closing']

export const isBlankRow = (row: FormRow): boolean => Object.values(row).every((text) => text.trim() === '')
