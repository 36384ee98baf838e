/** Rows of the list of search terms as calls carry them. */
import type { ClickedProduct, SearchTermRow } from '#contracts/api/search-terms.ts'
import { TERM_NUMBER_NAMES, TERM_NUMBERS, type TermNumber } from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_MODELS, type TermModel, termModelRanges } from '#contracts/model/keywords/search-term-models.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { CatalogueWorld, ClickedNames } from '#server/features/catalogue/public.ts'
import {
  asinOf,
  type KeywordTable,
  knownOf,
  type ProductTable,
  withoutNoise,
} from '#server/features/screener/public.ts'
import { factsReader, type RowSource } from '../keyword-rows.ts'
import type { TermSource } from './find-terms.ts'
import { trendReader } from './term-trend.ts'

/** Names clicked products: the table of products first, then the titles of imported files of search terms. */
export interface ProductSource {
  products: ProductTable
  /** See `clickedRows`. */
  clicked: Uint32Array
  /** Titles in the files that a term was read from, by ASIN. */
  titlesOf: (row: number) => ClickedNames['titles']
}

export function titleReader(
  { catalogue }: Pick<CatalogueWorld, 'catalogue'>,
  { ids }: KeywordTable,
): ProductSource['titlesOf'] {
  // The three products of a term are named one after the other.
  let last: { row: number; titles: ClickedNames['titles'] } | undefined
  return (row) => {
    if (last?.row !== row) last = { row, titles: catalogue.clickedNames(ids.at(row)).titles }
    return last.titles
  }
}

export type SourceOfTerms = TermSource & ProductSource

/** Reads all of a row that a call carries. */
export function termReader(source: SourceOfTerms): (row: number) => SearchTermRow {
  const factsOf = termFactsReader(source)
  const readers = TERM_NUMBER_NAMES.map((name) => ({ name, readValue: termValueReader(source, name) }))
  const modelsOf = modelReader(source)
  const trendOf = trendReader(source.table, source.scope)
  return (row) => {
    const values: Partial<SearchTermRow['values']> = {}
    for (const { name, readValue } of readers) values[name] = readValue(row)
    // The cast: `readers` has all names.
    return {
      ...factsOf(row),
      values: values as SearchTermRow['values'],
      models: modelsOf(row),
      trend: trendOf(row),
    }
  }
}

/** A metric in the units of calls. */
export function termValueReader({ columns, scope }: TermSource, name: TermNumber): (row: number) => number | null {
  const readValue = columns.value(name)
  const minor = 10 ** marketplaces[scope.marketplace].decimals
  const isMoney = TERM_NUMBERS[name].unit === 'money'
  return (row) => {
    const value = knownOf(readValue(row))
    return value === null ? null : isMoney ? value / minor : withoutNoise(value)
  }
}

/** The models that a row belongs to, by the same bounds as the filter. */
export function modelReader({ columns, scope }: TermSource): (row: number) => TermModel[] {
  const { kind, marketplace } = scope
  const models = TERM_MODELS.map((model) => ({
    model,
    // The cast: keys of ranges of metrics.
    conditions: Object.entries(termModelRanges(model, kind, marketplace)).map(([name, bounds]) => ({
      readValue: columns.value(name as TermNumber),
      ...bounds,
    })),
  }))
  return (row) =>
    models
      .filter(({ conditions }) => conditions.every(({ readValue, min, max }) => isWithin(readValue(row), min, max)))
      .map(({ model }) => model)
}

/** Values are single-precision, so a bound must include what it becomes there. No value of a model is money. */
const isWithin = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
  value >= Math.min(min, Math.fround(min)) && value <= Math.max(max, Math.fround(max))

type TermFacts = Omit<SearchTermRow, 'values' | 'models' | 'trend'>

/** All of a row but what depends on the period. */
export function termFactsReader(source: RowSource & ProductSource): (row: number) => TermFacts {
  const factsOf = factsReader(source)
  const nameOf = productNamer(source)
  return (row) => {
    const { id, text, zh, niche, category, topThree, observedOn, sample } = factsOf(row)
    const codes = source.table.top.flatMap(({ product }) => product[row] || [])
    return {
      id,
      text,
      zh,
      niche,
      category,
      products: topThree.map((product, at) => ({ ...product, ...nameOf(codes[at]!, [row]) })), // one code a product
      observedOn,
      sample,
    }
  }
}

type Named = Pick<ClickedProduct, 'title' | 'brand' | 'inCatalogue'>

/** Names a product by its code and the rows of terms that point to it. */
export function productNamer({
  table: { asins },
  products,
  clicked,
  titlesOf,
}: Pick<RowSource, 'table'> & ProductSource): (code: number, terms: readonly number[]) => Named {
  const { facts, codes } = products
  const titleInFiles = (asin: string, terms: readonly number[]) => {
    for (const row of terms) {
      const title = titlesOf(row)[asin]
      if (title !== undefined) return title
    }
    return null
  }
  return (code, terms) => {
    const row = clicked[code]! - 1
    if (row < 0) return { title: titleInFiles(asinOf(asins[code - 1]!), terms), brand: null, inCatalogue: false }
    return {
      title: products.label(row).title || null,
      brand: facts.brands[codes.brand[row] ?? 0] || null,
      inCatalogue: true,
    }
  }
}
