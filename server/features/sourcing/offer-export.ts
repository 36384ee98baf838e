/** All offers of a search as CSV or as a workbook. */
import type { Cell } from '#contracts/core/csv.ts'
import type { SheetColumn } from '#contracts/core/sheet-xml.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { plainAmount, roundTo } from '#contracts/model/number.ts'
import { CELL_FORMATS, exportUnit } from '#contracts/model/screener/format-metric.ts'
import { OFFER_EXPORT_TEXTS } from '#contracts/model/sourcing/offer-export.texts.ts'
import { OFFER_TEXTS } from '#contracts/model/sourcing/offer-metrics.texts.ts'
import { OFFER_NUMBER_NAMES, OFFER_NUMBERS } from '#contracts/model/sourcing/offer-metrics.ts'
import { csvLines } from '#server/platform/csv.ts'
import { xlsxOf } from '#server/platform/xlsx.ts'
import type { FoundOffers } from './offer-search.ts'
import type { KnownOffer } from './sourcing.ts'

interface ExportColumn extends SheetColumn {
  cell(known: KnownOffer): Cell
}

function columnsOf({ similarity }: FoundOffers, language: Language): ExportColumn[] {
  const words = OFFER_EXPORT_TEXTS[language]
  const { names, values } = OFFER_TEXTS[language]
  const inLanguage = ({ zh, en }: { zh: string; en: string }) => (language === 'zh-CN' ? zh : en)
  const text = (header: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({
    header,
    width,
    format: 'text',
    cell,
  })
  const list = (texts: readonly string[]) => texts.join(words.separator)
  return [
    { header: words.id, width: 12, format: 'integer', cell: ({ offer }) => offer.id },
    text(words.title, 60, ({ offer }) => inLanguage(offer.title)),
    text(words.category, 24, ({ family }) => inLanguage(family.leaf)),
    ...(similarity
      ? [
          {
            header: words.similarity,
            width: 14,
            format: 'percent',
            cell: (known) => roundTo(similarity.get(known) ?? 0, 4),
          } satisfies ExportColumn,
        ]
      : []),
    ...OFFER_NUMBER_NAMES.map(
      (name): ExportColumn => ({
        header: names[name] + exportUnit(OFFER_NUMBERS[name], DEFAULT_MARKETPLACE),
        width: 14,
        format: CELL_FORMATS[OFFER_NUMBERS[name].unit],
        cell: (known) => known.values[name],
      }),
    ),
    text(words.tiers, 32, ({ offer }) =>
      list(offer.tiers.map(({ from, price }) => `${from}: ${plainAmount(price / 100)}`)),
    ),
    text(words.supplier, 36, ({ supplier }) => inLanguage(supplier.supplier.name)),
    text(names.companyType, 12, ({ supplier }) => values.companyType[supplier.supplier.companyType]),
    text(words.city, 14, ({ supplier }) => inLanguage(supplier.supplier.city)),
    text(words.belt, 24, ({ supplier }) => inLanguage(supplier.belt.belt.goods)),
    text(names.titles, 24, ({ supplier }) => list(supplier.supplier.titles.map((each) => values.titles[each]))),
    text(names.tags, 24, ({ offer }) => list(offer.tags.map((each) => values.tags[each]))),
    text(names.services, 32, ({ offer }) => list(offer.services.map((each) => values.services[each]))),
    text(names.shipping, 16, ({ offer }) => values.shipping[offer.shipping]),
    text(names.lines, 20, ({ offer }) => list(offer.lines.map((each) => values.lines[each]))),
    { header: words.listedOn, width: 12, format: 'day', cell: ({ offer }) => offer.listedOn },
    text(words.source, 14, () => words.sample),
  ]
}

export function offersCsv(found: FoundOffers, language: Language): Generator<string> {
  const columns = columnsOf(found, language)
  return csvLines(
    columns.map(({ header }) => header),
    cellsOf(found, columns),
  )
}

export function offersXlsx(found: FoundOffers, language: Language): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(found, language)
  return xlsxOf([{ name: OFFER_EXPORT_TEXTS[language].file, columns, rows: cellsOf(found, columns) }])
}

function* cellsOf({ offers }: FoundOffers, columns: readonly ExportColumn[]): Generator<Cell[]> {
  for (const known of offers) yield columns.map(({ cell }) => cell(known))
}
