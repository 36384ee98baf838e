import type { Product } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Occurrences } from './occurrences.ts'
import type { PictureCounts } from './product-pictures.ts'

/** Reasons for rejecting a row, with their texts. */
export const rejections = {
  notJson: 'not valid JSON in UTF-8',
  tooLarge: 'larger than 2 MB',
  notAnObject: 'not a record { … }',
  collectorError: 'an error of the collector instead of a page',
  review: 'a review: this file is a collection of reviews, not of product pages',
  searchResult: 'a search result: this file is a collection of search results, not of product pages',
  noAsin: 'no ASIN',
  isbn: 'a book: its ASIN is an ISBN, and reports need B0 ASINs',
  wrongAsin: 'ASIN is not B0 and 8 letters or digits',
  marketplaceNotSupported: 'marketplace not supported',
  noTitle: 'no title',
  noDay: 'no valid timestamp, so its day is unknown',
  futureDay: 'timestamp is in the future',
} as const
export type Rejection = keyof typeof rejections

/** Facts dropped from an imported row. */
export const warnings = {
  otherCurrency: "prices in another currency than the marketplace's were left out",
  otherSiteOffers: 'offers of another Amazon site were left out',
  implausibleStars: 'star histograms that do not fit the number of ratings were left out',
  implausibleWeight: 'weights too light for the size of the package were left out',
  implausibleDensity: 'sizes and weights of packages heavier than lead were left out',
  unclearUnits: 'sizes with the same numbers in inches and in centimetres were left out',
} as const
export type Warning = keyof typeof warnings

/** A row that was rejected. */
export interface RejectedRow {
  row: number
  /** ASIN or search term, if the row has one. */
  name: string | null
}

export interface ImportSummary {
  /** `read` = `imported` + `merged` + `unchanged` + `rejected`. */
  read: number
  /** Rows with a new product, or one that existed only as a sample. */
  imported: number
  /** Rows that changed a product of an earlier import, or were repeated in this file. */
  merged: number
  /** Rows without new facts. */
  unchanged: number
  rejected: number
  rejections: Partial<Record<Rejection, Occurrences<RejectedRow>>>
  warnings: Partial<Record<Warning, number>>
  /** Imported products of this file, counted once per marketplace. */
  products: Partial<Record<Marketplace, { count: number; example: string }>>
  /** Categories large enough to be analysed as markets, over all imports. */
  niches: { count: number; largest: { title: string; marketplace: Marketplace } | null }
  /** Pictures next to the file; null if none were searched. */
  pictures: PictureCounts | null
  /** Set if the file could not be read to its end: the reason and the row. */
  broken: { row: number | null; message: string } | null
}

export const emptySummary = (): ImportSummary => ({
  read: 0,
  imported: 0,
  merged: 0,
  unchanged: 0,
  rejected: 0,
  rejections: {},
  warnings: {},
  products: {},
  niches: { count: 0, largest: null },
  pictures: null,
  broken: null,
})

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
