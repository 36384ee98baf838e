/** All terms of a reverse lookup as a file: the columns of DOMAIN B5 first. */
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import { KEYWORD_NUMBER_NAMES, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { AD_PLACES_A_PAGE, ORGANIC_PLACES_A_PAGE, placeOf } from '#contracts/model/keywords/place.ts'
import { REVERSE_EXPORT_TEXTS } from '#contracts/model/keywords/reverse-export.texts.ts'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import { STANDING_NUMBERS, type StandingNumber } from '#contracts/model/keywords/reverse-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import { CELL_FORMATS } from '#contracts/model/screener/format-metric.ts'
import { fileColumn as column, type FileColumn, type ListFile, rounded } from '#server/platform/list-file.ts'
import { metricColumns, type ReadRow } from '../keyword-export.ts'
import { factsReader } from '../keyword-rows.ts'
import { asinOfCompared, type ReverseWorld } from './find-products.ts'
import type { Lookup, Term } from './look-up.ts'

export interface ExportedTerm extends ReadRow {
  term: Term
}
type ExportColumn = FileColumn<ExportedTerm>

interface ReverseExport {
  world: ReverseWorld
  lookup: Lookup
  terms: readonly Term[]
  language: Language
}

export function reverseFile(of: ReverseExport): ListFile<ExportedTerm> {
  const { lookup, terms, language } = of
  const factsOf = factsReader(lookup)
  return {
    name: REVERSE_EXPORT_TEXTS[language].file,
    columns: columnsOf(of),
    rows: Uint32Array.from(terms.keys()),
    read: (at) => {
      const term = terms[at]!
      return { term, row: term.row, facts: factsOf(term.row) }
    },
  }
}

const AFTER_RANKS = ['searchRank', 'searches', 'spr', 'titleDensity', 'purchases', 'purchaseRate'] as const
const AFTER_CLICKS = ['products', 'supplyDemand', 'advertisers', 'clickShare', 'conversionShare', 'bid'] as const
const IN_B5: readonly KeywordNumber[] = [...AFTER_RANKS, ...AFTER_CLICKS]

function columnsOf(of: ReverseExport): ExportColumn[] {
  const { lookup, language } = of
  const words = KEYWORD_EXPORT_TEXTS[language]
  const { values } = REVERSE_TEXTS[language]
  const ofKeyword = (names: readonly KeywordNumber[]) => metricColumns(lookup, language, names)
  const own = (name: StandingNumber) => standingColumn(name, language)
  return [
    column(words.text, 32, 'text', ({ facts }) => facts.text),
    column(words.zh, 20, 'text', ({ facts }) => facts.zh),
    own('trafficShare'),
    own('weeklyImpressions'),
    judgement('type', language, ({ type }) => type && values.type[type]),
    judgement('conversion', language, ({ conversion }) => conversion && values.conversion[conversion]),
    column(REVERSE_TEXTS[language].names.kinds, 24, 'text', ({ term }) =>
      (term.standings[0]?.kinds ?? []).map((kind) => values.kinds[kind]).join(', '),
    ),
    own('organicShare'),
    own('adShare'),
    ...rankColumns(of),
    ...ofKeyword(AFTER_RANKS),
    own('impressions'),
    own('clicks'),
    ...ofKeyword(AFTER_CLICKS),
    topTenColumn(of),
    ...comparisonColumns(of),
    ...ofKeyword(KEYWORD_NUMBER_NAMES.filter((name) => !IN_B5.includes(name))),
    column(words.observedOn, 12, 'day', ({ facts }) => facts.observedOn),
    column(words.source, 14, 'text', ({ facts }) => (facts.sample ? words.sample : words.imported)),
  ]
}

const standingColumn = (name: StandingNumber, language: Language): ExportColumn =>
  column(REVERSE_TEXTS[language].names[name], 14, CELL_FORMATS[STANDING_NUMBERS[name].unit], ({ term }) =>
    rounded(term.measures.numbers[name]),
  )

const judgement = (
  name: 'type' | 'conversion',
  language: Language,
  textOf: (measures: Term['measures']) => string | null,
): ExportColumn => column(REVERSE_TEXTS[language].names[name], 16, 'text', ({ term }) => textOf(term.measures))

/** Both ranks with their pages, and their day: the newest ones were observed on a day, others belong to a week. */
function rankColumns({ lookup, language }: ReverseExport): ExportColumn[] {
  const texts = REVERSE_EXPORT_TEXTS[language]
  const placeColumn = (header: string, name: 'organicRank' | 'adRank', placesAPage: number): ExportColumn =>
    column(header, 18, 'text', ({ term }) => {
      const rank = term.measures.numbers[name]
      if (rank === null) return null
      const { page, place } = placeOf(rank, placesAPage)
      return texts.place(page, place)
    })
  const { isNewest, week } = lookup.weeks
  return [
    standingColumn('organicRank', language),
    placeColumn(texts.organicPlace, 'organicRank', ORGANIC_PLACES_A_PAGE),
    standingColumn('adRank', language),
    placeColumn(texts.adPlace, 'adRank', AD_PLACES_A_PAGE),
    column(texts.rankedOn, 12, 'day', () => (isNewest ? lookup.observedOn : week)),
  ]
}

function topTenColumn({ world, lookup, terms, language }: ReverseExport): ExportColumn {
  const topTen = world.catalogue.firstRanked(terms.map(({ row }) => lookup.table.ids.at(row)))
  return column(
    REVERSE_EXPORT_TEXTS[language].topTen,
    40,
    'text',
    ({ facts }) => topTen.get(facts.id)?.join(', ') ?? '',
  )
}

const SHIFTS_AND_RIVALS = [
  'organicShift',
  'adShift',
  'relativeRank',
  'rivals',
  'rivalRank',
  'rivalAverage',
  'rivalShare',
] as const

/** Changes, who leads, and the ranks of each product. */
function comparisonColumns({ lookup, language }: ReverseExport): ExportColumn[] {
  const texts = REVERSE_EXPORT_TEXTS[language]
  const asins = lookup.products.map(asinOfCompared)
  return [
    ...SHIFTS_AND_RIVALS.map((name) => standingColumn(name, language)),
    column(texts.stand, 16, 'text', ({ term }) => texts.stands[term.measures.stand]),
    column(texts.leader, 13, 'text', ({ term }) => asins[term.measures.leader ?? -1] ?? null),
    ...asins.flatMap((asin, at): ExportColumn[] => [
      column(`${asin} ${texts.organicRankOf}`, 14, 'integer', ({ term }) => term.standings[at]!.now.organicRank),
      column(`${asin} ${texts.adRankOf}`, 14, 'integer', ({ term }) => term.standings[at]!.now.adRank),
      column(`${asin} ${texts.shareOf}`, 14, 'percent', ({ term }) => rounded(term.standings[at]!.trafficShare)),
    ]),
  ]
}
