/** What an import did, counted. */
import type { Product } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { PictureCounts } from './product-pictures.ts'

/** Why a row is not taken, and how to say it. */
export const refusals = {
  notJson: 'not legible as JSON in UTF-8',
  tooLarge: 'larger than 2 MB',
  notAnObject: 'not a record { … }',
  collectorError: "the collector's own report of a page it could not read",
  review: 'a review: this file is a collection of reviews, not of product pages',
  searchResult: 'a search result: this file is a collection of search results, not of product pages',
  noAsin: 'no ASIN',
  isbn: 'a book: its ASIN is an ISBN, reports are made for B0 ASINs only',
  wrongAsin: 'ASIN is not B0 and 8 letters or digits',
  marketplaceNotSupported: 'marketplace not supported',
  noTitle: 'no title',
  noDay: 'no legible timestamp, so no day for its facts',
  futureDay: 'timestamp lies in the future',
} as const
export type Refusal = keyof typeof refusals

/** What was left out of a row that was taken. */
export const warnings = {
  otherCurrency: "prices in another currency than the marketplace's were left out",
  otherSiteOffers: 'offers of another Amazon site were left out',
  implausibleStars: 'star histograms that do not fit the number of ratings were left out',
  implausibleWeight: 'weights too light for the size of the package were left out',
  implausibleDensity: 'sizes and weights were left out where the package would be heavier than lead',
  unclearUnits: 'sizes were left out that the row has in inches and in centimetres with the same numbers',
} as const
export type Warning = keyof typeof warnings

/** At most this many rows are named for each reason. */
const NAMED = 5

export interface ImportSummary {
  /** `read` = `taken` + `merged` + `unchanged` + `refused`. */
  read: number
  /** Rows about a product that was not there, or only as a sample. */
  taken: number
  /** Rows that changed a product of an earlier import, or came again in this file. */
  merged: number
  /** Rows that say nothing that was not known. */
  unchanged: number
  refused: number
  refusals: Partial<Record<Refusal, { count: number; first: { row: number; asin: string | null }[] }>>
  warnings: Partial<Record<Warning, number>>
  /** Products now known by rows of this file, each counted once for each marketplace. */
  products: Partial<Record<Marketplace, { count: number; example: string }>>
  /** Categories of imported products that are large enough to be analysed as markets, by this import and those before. */
  niches: { count: number; largest: { title: string; marketplace: Marketplace } | null }
  /** Pictures named by an ASIN that lie beside the file; null if none were looked for. */
  pictures: PictureCounts | null
  /** Why and in which row reading ended before the end of the file; null when it did not. */
  broken: { row: number | null; message: string } | null
}

export const emptySummary = (): ImportSummary => ({
  read: 0,
  taken: 0,
  merged: 0,
  unchanged: 0,
  refused: 0,
  refusals: {},
  warnings: {},
  products: {},
  niches: { count: 0, largest: null },
  pictures: null,
  broken: null,
})

export function countRefusal(summary: ImportSummary, refusal: Refusal, row: number, asin: string | null): void {
  summary.refused++
  const { count, first } = summary.refusals[refusal] ?? { count: 0, first: [] }
  summary.refusals[refusal] = { count: count + 1, first: first.length < NAMED ? [...first, { row, asin }] : first }
}

export function countWarnings(summary: ImportSummary, found: Warning[]): void {
  for (const warning of found) summary.warnings[warning] = (summary.warnings[warning] ?? 0) + 1
}

export function countProduct(
  summary: ImportSummary,
  { marketplace, asin }: Pick<Product, 'marketplace' | 'asin'>,
): void {
  const { count, example } = summary.products[marketplace] ?? { count: 0, example: asin }
  summary.products[marketplace] = { count: count + 1, example }
}
