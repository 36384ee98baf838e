/** All markets of a search as CSV or as a workbook. */
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import type { Cell } from '#contracts/core/csv.ts'
import type { SheetColumn } from '#contracts/core/sheet-xml.ts'
import type { Language } from '#contracts/model/language.ts'
import { roundTo } from '#contracts/model/number.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { MARKET_EXPORT_TEXTS } from '#contracts/model/screener/market-export.texts.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_NUMBER_NAMES, MARKET_NUMBERS } from '#contracts/model/screener/market-metrics.ts'
import type { Scope } from '#server/features/screener/public.ts'
import { csvLines } from '#server/platform/csv.ts'
import { xlsxOf } from '#server/platform/xlsx.ts'
import type { MarketSettings } from './measure-market.ts'

interface ExportColumn extends SheetColumn {
  cell(row: MarketRow): Cell
}

interface Export {
  scope: Pick<Scope, 'marketplace' | 'data'>
  settings: MarketSettings
  language: Language
}

function columnsOf({ scope, settings, language }: Export): ExportColumn[] {
  const words = MARKET_EXPORT_TEXTS[language]
  const { names, values, levels } = MARKET_TEXTS[language]
  const text = (header: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({
    header,
    width,
    format: 'text',
    cell,
  })
  const count = (header: string, cell: ExportColumn['cell']): ExportColumn => ({
    header,
    width: 14,
    format: 'integer',
    cell,
  })
  const cents = (header: string, cell: ExportColumn['cell']): ExportColumn => ({
    header: header + exportUnit(MARKET_NUMBERS.revenue, scope.marketplace),
    width: 16,
    format: 'cents',
    cell,
  })
  return [
    text(words.title, 32, (row) => (language === 'zh-CN' ? (row.titleZh ?? row.title) : (row.titleEn ?? row.title))),
    text(words.level, 12, ({ level }) => levels[level]),
    text(words.category, 44, ({ path }) => path.join(' > ')),
    ...MARKET_NUMBER_NAMES.map(
      (name): ExportColumn => ({
        header: names[name] + exportUnit(MARKET_NUMBERS[name], scope.marketplace),
        width: 14,
        format: CELL_FORMATS[MARKET_NUMBERS[name].unit],
        cell: (row) => {
          const value = row.values[name]
          if (value === null) return null
          return roundTo(MARKET_NUMBERS[name].unit === 'perMille' ? value * 1000 : value, 4)
        },
      }),
    ),
    count(words.unitsLow, ({ units }) => units?.low ?? null),
    count(words.unitsHigh, ({ units }) => units?.high ?? null),
    cents(words.revenueLow, ({ revenue }) => revenue?.low ?? null),
    cents(words.revenueHigh, ({ revenue }) => revenue?.high ?? null),
    text(names.country, 14, ({ country }) => country && values.country[country]),
    text(names.period, 12, ({ period }) => period && values.period[period]),
    text(names.peakMonth, 12, ({ peakMonth }) => monthText(values.peakMonth, peakMonth)),
    count(words.head, () => settings.head),
    count(words.newMonths, () => settings.newMonths),
    text(words.source, 14, () => words[scope.data]),
    text(words.id, 18, ({ id }) => id),
  ]
}

const monthText = (names: Readonly<Record<string, string>>, month: number | null) =>
  month === null ? null : (names[String(month)] ?? null)

export function marketsCsv(rows: Iterable<MarketRow>, options: Export): Generator<string> {
  const columns = columnsOf(options)
  return csvLines(
    columns.map(({ header }) => header),
    cellsOf(rows, columns),
  )
}

export function marketsXlsx(rows: Iterable<MarketRow>, options: Export): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(options)
  const { file } = MARKET_EXPORT_TEXTS[options.language]
  return xlsxOf([{ name: file, columns, rows: cellsOf(rows, columns) }])
}

function* cellsOf(rows: Iterable<MarketRow>, columns: readonly ExportColumn[]): Generator<Cell[]> {
  for (const row of rows) yield columns.map(({ cell }) => cell(row))
}
