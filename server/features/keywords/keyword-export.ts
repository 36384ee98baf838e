/** All keywords of a search as CSV or as a workbook. */
import type { Cell } from '#contracts/core/csv.ts'
import type { CellFormat, Sheet, SheetColumn } from '#contracts/core/sheet-xml.ts'
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import { lastFullMonth, monthsBetween, monthsUntil } from '#contracts/model/months.ts'
import { roundTo } from '#contracts/model/number.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { csvLines } from '#server/platform/csv.ts'
import { xlsxOf } from '#server/platform/xlsx.ts'
import { factsReader, type KeywordFacts, type RowSource, valueReader } from './keyword-rows.ts'

export interface KeywordColumn extends SheetColumn {
  cell(facts: KeywordFacts, row: number): Cell
}

export interface KeywordExport {
  source: RowSource
  rows: Uint32Array
  language: Language
}

/** Excel allows 1,048,576 rows with the head. */
const SHEET_ROWS = 1_048_575
const TREND_MONTHS = 24

export function keywordsCsv(keywords: KeywordExport): Generator<string> {
  const columns = columnsOf(keywords)
  return csvLines(
    columns.map(({ header }) => header),
    cellsOf(keywords, columns),
  )
}

/** One sheet, or several if there are more rows than Excel allows on one. */
export function keywordsXlsx(keywords: KeywordExport): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(keywords)
  const { file } = KEYWORD_EXPORT_TEXTS[keywords.language]
  const sheets = Array.from({ length: Math.max(1, Math.ceil(keywords.rows.length / SHEET_ROWS)) }, (_, at): Sheet => {
    const rows = keywords.rows.subarray(at * SHEET_ROWS, (at + 1) * SHEET_ROWS)
    return { name: at === 0 ? file : `${file} ${at + 1}`, columns, rows: cellsOf({ ...keywords, rows }, columns) }
  })
  return xlsxOf(sheets)
}

function* cellsOf({ source, rows }: KeywordExport, columns: readonly KeywordColumn[]): Generator<Cell[]> {
  const factsOf = factsReader(source)
  for (const row of rows) {
    const facts = factsOf(row)
    yield columns.map(({ cell }) => cell(facts, row))
  }
}

function columnsOf({ source, language }: KeywordExport): KeywordColumn[] {
  const words = KEYWORD_EXPORT_TEXTS[language]
  const { names, values } = KEYWORD_TEXTS[language]
  const months = new Map(Object.entries(values.bestMonth))
  return [
    column(words.text, 32, 'text', ({ text }) => text),
    column(words.zh, 20, 'text', ({ zh }) => zh),
    column(words.niche, 24, 'text', ({ niche }) => niche?.title ?? null),
    column(words.category, 40, 'text', ({ category }) => category?.path.join(' > ') ?? null),
    ...metricColumns(source, language),
    column(names.period, 12, 'text', ({ period }) => period && values.period[period]),
    column(names.bestMonth, 12, 'text', ({ bestMonth }) => months.get(String(bestMonth)) ?? null),
    ...topThreeColumns(language),
    ...trendColumns(source, language),
    column(words.observedOn, 12, 'day', ({ observedOn }) => observedOn),
    column(words.source, 14, 'text', ({ sample }) => (sample ? words.sample : words.imported)),
  ]
}

const column = (header: string, width: number, format: CellFormat, cell: KeywordColumn['cell']): KeywordColumn => ({
  header,
  width,
  format,
  cell,
})

/** The range of bids follows the bid. */
export function metricColumns(
  source: RowSource,
  language: Language,
  metrics: readonly KeywordNumber[] = KEYWORD_NUMBER_NAMES,
): KeywordColumn[] {
  const { marketplace } = source.scope
  const { bidLow, bidHigh } = KEYWORD_EXPORT_TEXTS[language]
  return metrics.flatMap((name) => {
    const metric = KEYWORD_NUMBERS[name]
    const readValue = valueReader(source, name)
    const [unit, format] = [exportUnit(metric, marketplace), CELL_FORMATS[metric.unit]]
    const value = column(KEYWORD_TEXTS[language].names[name] + unit, 14, format, (_, row) => rounded(readValue(row)))
    if (name !== 'bid') return [value]
    return [
      value,
      column(bidLow + unit, 14, format, ({ bidRange }) => rounded(bidRange?.low ?? null)),
      column(bidHigh + unit, 14, format, ({ bidRange }) => rounded(bidRange?.high ?? null)),
    ]
  })
}

export const rounded = (value: number | null) => (value === null ? null : roundTo(value, 4))

function topThreeColumns(language: Language): KeywordColumn[] {
  const { product, clickShare, conversionShare } = KEYWORD_EXPORT_TEXTS[language]
  return [0, 1, 2].flatMap((at) => [
    column(`${product} ${at + 1}`, 13, 'text', ({ topThree }) => topThree[at]?.asin ?? null),
    column(`${clickShare} ${at + 1}`, 12, 'percent', ({ topThree }) => rounded(topThree[at]?.clickShare ?? null)),
    column(`${conversionShare} ${at + 1}`, 12, 'percent', ({ topThree }) =>
      rounded(topThree[at]?.conversionShare ?? null),
    ),
  ])
}

/** A term whose data is older than others ends its trend earlier. */
function trendColumns({ scope }: RowSource, language: Language): KeywordColumn[] {
  if (scope.month === null) return []
  return monthsUntil(scope.month, TREND_MONTHS).map((month) =>
    column(`${KEYWORD_EXPORT_TEXTS[language].searchesIn} ${month}`, 12, 'integer', ({ trend, observedOn }) => {
      const back = monthsBetween(month, lastFullMonth(observedOn))
      return trend[trend.length - 1 - back] ?? null
    }),
  )
}
