/** Rows of the list of products that search terms point to, as calls carry them. */
import type { TermProductRow } from '#contracts/api/search-term-products.ts'
import { TERM_PRODUCT_NUMBER_NAMES, TERM_PRODUCT_NUMBERS } from '#contracts/model/keywords/term-product-metrics.ts'
import { asinOf, callValueReader, knownOf, withoutNoise } from '#server/features/screener/public.ts'
import { type ProductColumns, type ProductTerms, termsOfProducts } from './aggregate-products.ts'
import { productNamer, type SourceOfTerms } from './term-rows.ts'

interface Found {
  columns: ProductColumns
  /** Rows of the matching terms. */
  terms: Uint32Array
  /** Codes of the products to read. */
  codes: Uint32Array
}

const NO_TERMS: ProductTerms = { strongest: [], ranked: [] }

/** Reads a product by its code. */
export function termProductReader(
  source: SourceOfTerms,
  { columns, terms, codes }: Found,
): (code: number) => TermProductRow {
  const { table, scope } = source
  const nameOf = productNamer(source)
  const termsOf = termsOfProducts(source, terms, codes)
  const searches = source.columns.column('searches')
  const readers = TERM_PRODUCT_NUMBER_NAMES.map((name) => {
    const values = columns(name)
    const { unit } = TERM_PRODUCT_NUMBERS[name]
    return { name, readValue: callValueReader((at) => values[at], unit, scope.marketplace) }
  })
  return (code) => {
    const { strongest, ranked } = termsOf.get(code) ?? NO_TERMS
    const values: Partial<TermProductRow['values']> = {}
    for (const { name, readValue } of readers) values[name] = readValue(code)
    return {
      asin: asinOf(table.asins[code - 1]!),
      ...nameOf(code, [...strongest.map(({ row }) => row), ...ranked]),
      values: values as TermProductRow['values'], // `readers` has all names
      terms: strongest.map(({ row, place }) => {
        const { text, zh } = table.label(row)
        const { click, conversion } = table.top[place - 1]!
        return {
          id: table.ids.at(row),
          text,
          zh: zh || null,
          place,
          searches: knownOf(searches[row]!),
          clickShare: withoutNoise(click.at(row)),
          conversionShare: withoutNoise(conversion.at(row)),
        }
      }),
      sample: scope.data === 'sample',
    }
  }
}
