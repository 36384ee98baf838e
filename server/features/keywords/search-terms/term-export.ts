/** All search terms of a search as a file. */
import type { SearchTermRow } from '#contracts/api/search-terms.ts'
import { TERM_EXPORT_TEXTS } from '#contracts/model/keywords/search-term-export.texts.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { isInPeriod, TERM_NUMBER_NAMES, TERM_NUMBERS } from '#contracts/model/keywords/search-term-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { joinWords } from '#contracts/model/wording.ts'
import { type FileColumn, fileColumn, type ListFile, rounded } from '#server/platform/list-file.ts'
import { modelReader, type SourceOfTerms, termFactsReader, termValueReader } from './term-rows.ts'

export interface ReadTerm {
  row: number
  facts: ReturnType<ReturnType<typeof termFactsReader>>
}

export function termFile(source: SourceOfTerms, rows: Uint32Array, language: Language): ListFile<ReadTerm> {
  const factsOf = termFactsReader(source)
  return {
    name: TERM_EXPORT_TEXTS[language].terms,
    columns: columnsOf(source, language),
    rows,
    read: (row) => ({ row, facts: factsOf(row) }),
  }
}

function columnsOf(source: SourceOfTerms, language: Language): FileColumn<ReadTerm>[] {
  const words = TERM_EXPORT_TEXTS[language]
  const { models } = TERM_TEXTS[language]
  const modelsOf = modelReader(source)
  const text = (header: string, width: number, cell: (facts: ReadTerm['facts']) => string | null) =>
    fileColumn<ReadTerm>(header, width, 'text', ({ facts }) => cell(facts))
  return [
    text(words.text, 32, (facts) => facts.text),
    text(words.zh, 20, ({ zh }) => zh),
    text(words.period, 12, () => source.scope.period),
    text(words.niche, 24, ({ niche }) => niche?.title ?? null),
    text(words.category, 40, ({ category }) => category?.path.join(' > ') ?? null),
    fileColumn(words.models, 20, 'text', ({ row }) => {
      const names = modelsOf(row).map((model) => models[model])
      return names.length === 0 ? null : joinWords(names, language)
    }),
    ...metricColumns(source, language),
    ...[0, 1, 2].flatMap((at) => productColumns(at, language)),
    fileColumn(words.observedOn, 12, 'day', ({ facts }) => facts.observedOn),
    text(words.source, 14, ({ sample }) => (sample ? words.sample : words.imported)),
  ]
}

function metricColumns(source: SourceOfTerms, language: Language): FileColumn<ReadTerm>[] {
  const { kind, marketplace } = source.scope
  return TERM_NUMBER_NAMES.filter((name) => isInPeriod(name, kind)).map((name) => {
    const metric = TERM_NUMBERS[name]
    const readValue = termValueReader(source, name)
    const header = TERM_TEXTS[language].names[name] + exportUnit(metric, marketplace)
    return fileColumn(header, 14, CELL_FORMATS[metric.unit], ({ row }) => rounded(readValue(row)))
  })
}

function productColumns(at: number, language: Language): FileColumn<ReadTerm>[] {
  const { product, title, brand, clickShare, conversionShare } = TERM_EXPORT_TEXTS[language]
  const column = (
    head: string,
    width: number,
    format: 'text' | 'percent',
    cell: (of: SearchTermRow['products'][number]) => string | number | null,
  ) =>
    fileColumn<ReadTerm>(`${head} ${at + 1}`, width, format, ({ facts }) => {
      const clicked = facts.products[at]
      return clicked === undefined ? null : cell(clicked)
    })
  return [
    column(product, 13, 'text', ({ asin }) => asin),
    column(title, 40, 'text', (clicked) => clicked.title),
    column(brand, 16, 'text', (clicked) => clicked.brand),
    column(clickShare, 12, 'percent', (clicked) => rounded(clicked.clickShare)),
    column(conversionShare, 12, 'percent', (clicked) => rounded(clicked.conversionShare)),
  ]
}
