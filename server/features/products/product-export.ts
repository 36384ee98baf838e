/** All products of a search as CSV or as a workbook. */
import type { ProductRow } from '#contracts/api/product-search.ts'
import type { Cell } from '#contracts/core/csv.ts'
import type { Sheet, SheetColumn } from '#contracts/core/sheet-xml.ts'
import type { Language } from '#contracts/model/language.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { roundTo } from '#contracts/model/number.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { PRODUCT_EXPORT_TEXTS, UNITS_METHOD_TEXTS } from '#contracts/model/screener/product-export.texts.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBER_NAMES, PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { csvOf } from '#server/platform/csv.ts'
import { xlsxOf } from '#server/platform/xlsx.ts'

interface ExportColumn extends SheetColumn {
  cell(row: ProductRow): Cell
}

/** Excel allows 1,048,576 rows with the head. */
const SHEET_ROWS = 1_048_575

function columnsOf(marketplace: Marketplace, language: Language): ExportColumn[] {
  const words = PRODUCT_EXPORT_TEXTS[language]
  const { names, values } = PRODUCT_TEXTS[language]
  const text = (header: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({
    header,
    width,
    format: 'text',
    cell,
  })
  const isPresent = (fact: boolean | null) => (fact === null ? null : values.aPlus[fact ? 'yes' : 'no'])
  return [
    text('ASIN', 13, ({ asin }) => asin),
    text(words.title, 60, ({ title }) => title),
    text(words.brand, 18, ({ brand }) => brand),
    text(words.category, 40, ({ category }) => category?.path.join(' > ') ?? null),
    text(words.niche, 24, ({ niche }) => niche?.title ?? null),
    ...PRODUCT_NUMBER_NAMES.map(
      (name): ExportColumn => ({
        header: names[name] + exportUnit(PRODUCT_NUMBERS[name], marketplace),
        width: 14,
        format: CELL_FORMATS[PRODUCT_NUMBERS[name].unit],
        cell: ({ values }) => {
          const value = values[name]
          return value === null ? null : roundTo(value, 4)
        },
      }),
    ),
    { header: words.unitsLow, width: 14, format: 'integer', cell: ({ units }) => units.low },
    { header: words.unitsHigh, width: 14, format: 'integer', cell: ({ units }) => units.high },
    text(words.method, 24, ({ units }) => UNITS_METHOD_TEXTS[language][units.method]),
    text(names.sizeTier, 16, ({ sizeTier }) => sizeTier && values.sizeTier[sizeTier]),
    text(names.fulfilment, 12, ({ fulfilment }) => fulfilment && values.fulfilment[fulfilment]),
    text(words.seller, 24, ({ seller }) => seller),
    text(names.sellerCountry, 14, ({ sellerCountry }) => sellerCountry && values.sellerCountry[sellerCountry]),
    text(names.badges, 20, ({ badges }) => badges.map((badge) => values.badges[badge]).join(words.separator)),
    text(names.aPlus, 10, ({ aPlus }) => isPresent(aPlus)),
    text(names.bestMonth, 12, ({ bestMonth }) => (bestMonth === null ? null : bestMonthText(values, bestMonth))),
    text(names.rights, 14, ({ rights }) => values.rights[rights?.risk ?? 'unchecked']),
    { header: words.listedOn, width: 12, format: 'day', cell: ({ listedOn }) => listedOn },
    { header: words.observedOn, width: 12, format: 'day', cell: ({ observedOn }) => observedOn },
    text(words.source, 14, ({ sample }) => (sample ? words.sample : words.imported)),
    text(words.url, 40, ({ asin }) => `https://www.${marketplaces[marketplace].domain}/dp/${asin}`),
  ]
}

const bestMonthText = (values: (typeof PRODUCT_TEXTS)[Language]['values'], month: number) =>
  Object.entries(values.bestMonth).find(([key]) => key === String(month))?.[1] ?? null

export async function* productsCsv(
  rows: Iterable<ProductRow>,
  marketplace: Marketplace,
  language: Language,
): AsyncGenerator<string> {
  const columns = columnsOf(marketplace, language)
  yield* csvOf(
    columns.map(({ header }) => header),
    cellsOf(rows, columns),
  )
}

async function* cellsOf(rows: Iterable<ProductRow>, columns: readonly ExportColumn[]) {
  for (const row of rows) yield columns.map(({ cell }) => cell(row))
}

/** One sheet, or several if there are more rows than Excel allows on one. */
export function productsXlsx(
  rows: readonly number[] | Uint32Array,
  read: (row: number) => ProductRow | undefined,
  marketplace: Marketplace,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(marketplace, language)
  const { file } = PRODUCT_EXPORT_TEXTS[language]
  const sheets = Array.from({ length: Math.max(1, Math.ceil(rows.length / SHEET_ROWS)) }, (_, at): Sheet => {
    const part = rows.slice(at * SHEET_ROWS, (at + 1) * SHEET_ROWS)
    return { name: at === 0 ? file : `${file} ${at + 1}`, columns, rows: sheetRows(part, read, columns) }
  })
  return xlsxOf(sheets)
}

function* sheetRows(
  rows: ArrayLike<number>,
  read: (row: number) => ProductRow | undefined,
  columns: readonly ExportColumn[],
): Generator<Cell[]> {
  for (let at = 0; at < rows.length; at++) {
    const row = read(rows[at]!)
    if (row) yield columns.map(({ cell }) => cell(row))
  }
}
