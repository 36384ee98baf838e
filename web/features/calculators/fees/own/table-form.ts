/** A fee table as typed: the texts of its fields and of the cells of its rows. */

import type { Tier } from '#contracts/model/fees/table-schema.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { OwnKind } from './own-kinds.ts'

/** Maximum number of price columns in a fulfillment table. */
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

/** The texts of one row; missing cells are blank. */
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
  /** Empty if the table has no end, or ends when the next one begins. */
  validTo: string
  citation: string
  /** Whether the seller has confirmed that days without an own table before or after this one are intended. */
  acceptsGap: boolean
  fields: Readonly<Partial<Record<FieldKey, string>>>
  /** The highest price of each price column of a fulfillment table; empty for no limit. */
  prices: readonly string[]
  /** Keys of the size tiers that pay the standard storage rate; null if all sizes pay the same rate. */
  standardTiers: readonly string[] | null
  rows: readonly FormRow[]
  /** The size tiers of the table from which the form was filled. Saving reuses their keys and translated names. */
  tiers: readonly Pick<Tier, 'key' | 'name'>[]
}

/** Returns the fee columns of a form, one for each price column. */
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
