/** All products of a search as CSV or as a workbook. */
import type { Cell } from '#contracts/core/csv.ts'
import type { Sheet, SheetColumn } from '#contracts/core/sheet-xml.ts'
import type { Language } from '#contracts/model/language.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { roundTo } from '#contracts/model/number.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { PRODUCT_EXPORT_TEXTS, UNITS_METHOD_TEXTS } from '#contracts/model/screener/product-export.texts.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBER_NAMES, PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { csvLines } from '#server/platform/csv.ts'
import { xlsxOf } from '#server/platform/xlsx.ts'
import { factsReader, type ProductFacts, type RowSource, valueReader } from './product-rows.ts'

export interface ExportColumn extends SheetColumn {
  cell(facts: ProductFacts, row: number): Cell
}

/** Excel allows 1,048,576 rows with the head. */
const SHEET_ROWS = 1_048_575

function columnsOf({ source, language, extra = [] }: ProductExport): ExportColumn[] {
  const { marketplace } = source.scope
  const words = PRODUCT_EXPORT_TEXTS[language]
  const { names, values } = PRODUCT_TEXTS[language]
  const text = (header: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({
    header,
    width,
    format: 'text',
    cell,
  })
  const months = new Map(Object.entries(values.bestMonth))
  const isPresent = (fact: boolean | null) => (fact === null ? null : values.aPlus[fact ? 'yes' : 'no'])
  return [
    text('ASIN', 13, ({ asin }) => asin),
    text(words.title, 60, ({ title }) => title),
    text(words.brand, 18, ({ brand }) => brand),
    text(words.category, 40, ({ category }) => category?.path.join(' > ') ?? null),
    text(words.niche, 24, ({ niche }) => niche?.title ?? null),
    ...PRODUCT_NUMBER_NAMES.map((name): ExportColumn => {
      const readValue = valueReader(source, name)
      return {
        header: names[name] + exportUnit(PRODUCT_NUMBERS[name], marketplace),
        width: 14,
        format: CELL_FORMATS[PRODUCT_NUMBERS[name].unit],
        cell: (_, row) => {
          const value = readValue(row)
          return value === null ? null : roundTo(value, 4)
        },
      }
    }),
    ...extra,
    { header: words.unitsLow, width: 14, format: 'integer', cell: ({ units }) => units.low },
    { header: words.unitsHigh, width: 14, format: 'integer', cell: ({ units }) => units.high },
    text(words.method, 24, ({ units }) => UNITS_METHOD_TEXTS[language][units.method]),
    text(names.sizeTier, 16, ({ sizeTier }) => sizeTier && values.sizeTier[sizeTier]),
    text(names.fulfilment, 12, ({ fulfilment }) => fulfilment && values.fulfilment[fulfilment]),
    text(words.seller, 24, ({ seller }) => seller),
    text(names.sellerCountry, 14, ({ sellerCountry }) => sellerCountry && values.sellerCountry[sellerCountry]),
    text(names.badges, 20, ({ badges }) => badges.map((badge) => values.badges[badge]).join(words.separator)),
    text(names.aPlus, 10, ({ aPlus }) => isPresent(aPlus)),
    text(names.bestMonth, 12, ({ bestMonth }) => months.get(String(bestMonth)) ?? null),
    text(names.rights, 14, ({ rights }) => values.rights[rights?.risk ?? 'unchecked']),
    { header: words.listedOn, width: 12, format: 'day', cell: ({ listedOn }) => listedOn },
    { header: words.observedOn, width: 12, format: 'day', cell: ({ observedOn }) => observedOn },
    text(words.source, 14, ({ sample }) => (sample ? words.sample : words.imported)),
    text(words.url, 40, ({ asin }) => `https://www.${marketplaces[marketplace].domain}/dp/${asin}`),
  ]
}

export interface ProductExport {
  source: RowSource
  rows: Uint32Array
  language: Language
  /** After the metrics. */
  extra?: readonly ExportColumn[]
}

export function productsCsv(products: ProductExport): Generator<string> {
  const columns = columnsOf(products)
  return csvLines(
    columns.map(({ header }) => header),
    cellsOf(products, columns),
  )
}

/** One sheet, or several if there are more rows than Excel allows on one. */
export function productsXlsx(products: ProductExport): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(products)
  const { file } = PRODUCT_EXPORT_TEXTS[products.language]
  const sheets = Array.from({ length: Math.max(1, Math.ceil(products.rows.length / SHEET_ROWS)) }, (_, at): Sheet => {
    const rows = products.rows.subarray(at * SHEET_ROWS, (at + 1) * SHEET_ROWS)
    return { name: at === 0 ? file : `${file} ${at + 1}`, columns, rows: cellsOf({ ...products, rows }, columns) }
  })
  return xlsxOf(sheets)
}

function* cellsOf({ source, rows }: ProductExport, columns: readonly ExportColumn[]): Generator<Cell[]> {
  const factsOf = factsReader(source)
  for (const row of rows) {
    const facts = factsOf(row)
    yield columns.map(({ cell }) => cell(facts, row))
  }
}
