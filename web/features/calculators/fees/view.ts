/** Parts of a fee table as it is shown and exported. */
import type { TFunction } from 'i18next'
import type { Writing } from '#contracts/model/calculators/profit/writing.ts'
import { formatMoney } from '#contracts/model/money.ts'

export interface ViewCell {
  lines: string[]
  /** In other units, or what is added. */
  also?: string
}

export interface ViewRow {
  /** Unique in the table; the fees of a product name rows by it. */
  key: string
  header: ViewCell
  cells: ViewCell[]
}

export interface ViewGroup {
  key: string
  /** Null: the table has one group only. */
  title: string | null
  notes: string[]
  rows: ViewRow[]
}

export interface TableView {
  facts: { label: string; lines: string[] }[]
  /** The first names the headers of the rows; empty if the table has no rows. */
  columns: string[]
  groups: ViewGroup[]
}

export interface ViewWords {
  t: TFunction<'fees'>
  writing: Writing
}

export const cell = (text: string, also?: string): ViewCell => ({ lines: [text], ...(also && { also }) })

export const moneyIn =
  ({ marketplace, grouping }: Writing) =>
  (minor: number) =>
    formatMoney(minor, marketplace, grouping)
