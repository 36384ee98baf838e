/** All keywords of a search as CSV or as a workbook. */
import type { Cell } from '#contracts/core/csv.ts'
import type { CellFormat } from '#contracts/core/sheet-xml.ts'
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import { monthsBetween, monthsUntil } from '#contracts/model/months.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { type FileColumn, fileColumn, type ListFile, listCsv, listXlsx, rounded } from '#server/platform/list-file.ts'
import { factsReader, type KeywordFacts, type RowSource, valueReader } from './keyword-rows.ts'

/** A row of the table of keywords, and what it says. */
export interface ReadRow {
  facts: KeywordFacts
  row: number
}
export type ExportColumn = FileColumn<ReadRow>

export interface KeywordExport {
  source: RowSource
  rows: Uint32Array
  language: Language
}

const TREND_MONTHS = 24

export const keywordsCsv = (keywords: KeywordExport): Generator<string> => listCsv(listOf(keywords))
export const keywordsXlsx = (keywords: KeywordExport): AsyncGenerator<Uint8Array> => listXlsx(listOf(keywords))

function listOf({ source, rows, language }: KeywordExport): ListFile<ReadRow> {
  const factsOf = factsReader(source)
  return {
    name: KEYWORD_EXPORT_TEXTS[language].file,
    columns: exportColumns({ source, language }),
    rows,
    read: (row) => ({ facts: factsOf(row), row }),
  }
}

/** All columns of terms; the first one is the term itself. */
export function exportColumns({ source, language }: Omit<KeywordExport, 'rows'>): ExportColumn[] {
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

const column = (
  header: string,
  width: number,
  format: CellFormat,
  cell: (facts: KeywordFacts, row: number) => Cell,
): ExportColumn => fileColumn(header, width, format, ({ facts, row }) => cell(facts, row))

/** The range of bids follows the bid. */
export function metricColumns(
  source: RowSource,
  language: Language,
  metrics: readonly KeywordNumber[] = KEYWORD_NUMBER_NAMES,
): ExportColumn[] {
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

function topThreeColumns(language: Language): ExportColumn[] {
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
function trendColumns({ scope }: RowSource, language: Language): ExportColumn[] {
  if (scope.month === null) return []
  return monthsUntil(scope.month, TREND_MONTHS).map((month) =>
    column(`${KEYWORD_EXPORT_TEXTS[language].searchesIn} ${month}`, 12, 'integer', ({ trend, lastMonth }) => {
      if (lastMonth === null) return null
      return trend[trend.length - 1 - monthsBetween(month, lastMonth)] ?? null
    }),
  )
}
