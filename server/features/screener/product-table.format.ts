/** What the file of the table of products holds, beside one array a metric. */
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Span } from './row-spans.ts'

/** Increase it when the table changes, so that it is made again. */
export const TABLE_VERSION = 7

export const productTableFile = (catalogueFile: string) => join(dirname(catalogueFile), 'products.columns')

export interface CategoryFacts {
  marketplace: Marketplace
  /** Root first. */
  path: string[]
  /** Ids of the category and those above it, root first. */
  nodes: string[]
}

/**
 * Ids follow from the names alone, so that an address or a saved filter means the same category after another import.
 */
export const nodesOf = (path: readonly string[]): string[] =>
  path.map((_, at) => {
    const names = JSON.stringify(path.slice(0, at + 1))
    return createHash('sha256').update(names).digest('hex').slice(0, 12)
  })

export interface RowSpan extends Span {
  /** Months with values, oldest first. */
  months: string[]
}

export interface TableFacts {
  version: number
  /** Which state of the catalogue it was made from. */
  stamp: string
  spans: RowSpan[]
  /** Different values of brand and seller; a code is a place in the list. */
  brands: string[]
  sellers: string[]
  categories: CategoryFacts[]
  niches: { id: string; title: string }[]
  /** Oldest first. */
  months: string[]
  words: string[]
  /** Accounts with rows of their own. */
  owners: number[]
}

/** What a list shows of a product besides its metrics. */
export interface ProductLabel {
  title: string
  imageUrl: string | null
  listedOn: string | null
  observedOn: string
}

/** Days and addresses never have this character; the title, which might, comes last. */
const SEPARATOR = '\0'

export const packLabel = ({ title, imageUrl, listedOn, observedOn }: ProductLabel): string =>
  [observedOn, listedOn ?? '', imageUrl ?? '', title].join(SEPARATOR)

export function unpackLabel(text: string): ProductLabel {
  const [observedOn = '', listedOn = '', imageUrl = '', ...title] = text.split(SEPARATOR)
  return { title: title.join(SEPARATOR), imageUrl: imageUrl || null, listedOn: listedOn || null, observedOn }
}

/** An ASIN is a number of base 36 below 2^52, which a double holds exactly. */
export const asinNumber = (asin: string) => Number.parseInt(asin, 36)

const PAIRS = Array.from({ length: 36 ** 2 }, (_, pair) => pair.toString(36).toUpperCase().padStart(2, '0'))

/** By pairs of digits, since a long file writes an ASIN for each row and `toString(36)` takes ten times as long. */
export function asinOf(number: number): string {
  let text = ''
  for (let rest = number; text.length < 10; rest = Math.floor(rest / PAIRS.length))
    text = PAIRS[rest % PAIRS.length]! + text
  return text
}
