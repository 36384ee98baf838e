/** All products of a search as a file. */
import type { TermProductRow } from '#contracts/api/search-term-products.ts'
import { TERM_EXPORT_TEXTS } from '#contracts/model/keywords/search-term-export.texts.ts'
import { TERM_PRODUCT_TEXTS } from '#contracts/model/keywords/term-product-metrics.texts.ts'
import { TERM_PRODUCT_NUMBER_NAMES, TERM_PRODUCT_NUMBERS } from '#contracts/model/keywords/term-product-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { type FileColumn, fileColumn, type ListFile, rounded } from '#server/platform/list-file.ts'
import type { TermScope } from './term-scope.ts'

export interface ProductList {
  scope: TermScope
  /** Codes of the products, in order. */
  rows: Uint32Array
  read: (code: number) => TermProductRow
}

export const termProductFile = ({ scope, rows, read }: ProductList, language: Language): ListFile<TermProductRow> => ({
  name: TERM_EXPORT_TEXTS[language].products,
  columns: columnsOf(scope, language),
  rows,
  read,
})

function columnsOf({ marketplace, period }: TermScope, language: Language): FileColumn<TermProductRow>[] {
  const words = TERM_EXPORT_TEXTS[language]
  const text = (header: string, width: number, cell: (row: TermProductRow) => string | null) =>
    fileColumn(header, width, 'text', cell)
  return [
    text('ASIN', 13, ({ asin }) => asin),
    text(words.title, 40, ({ title }) => title),
    text(words.brand, 16, ({ brand }) => brand),
    text(words.period, 12, () => period),
    ...TERM_PRODUCT_NUMBER_NAMES.map((name) => {
      const metric = TERM_PRODUCT_NUMBERS[name]
      const header = TERM_PRODUCT_TEXTS[language].names[name] + exportUnit(metric, marketplace)
      return fileColumn<TermProductRow>(header, 14, CELL_FORMATS[metric.unit], ({ values }) => rounded(values[name]))
    }),
    ...[0, 1, 2].map((at) => text(`${words.strongest} ${at + 1}`, 28, ({ terms }) => terms[at]?.text ?? null)),
    text(words.source, 14, ({ sample }) => (sample ? words.sample : words.imported)),
  ]
}
