/** Parts of a fee table as it is shown and exported. */

import { formatMoney } from '../../money.ts'
import { fillText } from '../../wording.ts'
import type { Writing } from '../writing.ts'
import { TABLE_TEXTS, type TableText } from './table-view.texts.ts'

export interface ViewCell {
  lines: string[]
  /** Shown below the lines: the figure in other units, or what is added to it. */
  also?: string
}

export interface ViewRow {
  /** Unique in the table. The page finds the rows that apply to a product by this key. */
  key: string
  header: ViewCell
  cells: ViewCell[]
}

export interface ViewGroup {
  key: string
  /** Null if the table has only one group. */
  title: string | null
  notes: string[]
  rows: ViewRow[]
}

export interface TableView {
  facts: { label: string; lines: string[] }[]
  /** The first is the header above the row headers. Empty if the table has no rows. */
  columns: string[]
  groups: ViewGroup[]
}

export interface ViewWords {
  phrase: (key: TableText, params?: Readonly<Record<string, string | number>>) => string
  writing: Writing
}

export const viewWords = (writing: Writing): ViewWords => ({
  phrase: (key, params = {}) =>
    fillText(
      TABLE_TEXTS[writing.language][key],
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    ),
  writing,
})

export const cell = (text: string, also?: string): ViewCell => ({ lines: [text], ...(also && { also }) })

export const moneyIn =
  ({ marketplace, grouping }: Writing) =>
  (minor: number) =>
    formatMoney(minor, marketplace, grouping)
