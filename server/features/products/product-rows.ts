/** Rows of the product list as calls carry them. */
import type { ProductRow } from '#contracts/api/product-search.ts'
import {
  PRODUCT_NUMBER_NAMES,
  PRODUCT_NUMBERS,
  type ProductNumber,
  SIZE_TIERS,
  UNITS_METHODS,
} from '#contracts/model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import type { CheckedProduct } from '#server/features/rights/public.ts'
import { asinOf, callValueReader, knownOf, type ProductTable, type Scope } from '#server/features/screener/public.ts'

const FULFILMENTS = ['FBA', 'FBM', 'AMZ'] as const
const BADGES = ['bestSeller', 'amazonsChoice', 'newRelease'] as const

export interface RowSource {
  table: ProductTable
  scope: Scope
  checked: ReadonlyMap<string, CheckedProduct>
}

/** Reads all of a row that a call carries. */
export function rowReader(source: RowSource): (row: number) => ProductRow {
  const factsOf = factsReader(source)
  const readers = PRODUCT_NUMBER_NAMES.map((name) => ({ name, readValue: valueReader(source, name) }))
  return (row) => {
    const values: Partial<ProductRow['values']> = {}
    for (const { name, readValue } of readers) values[name] = readValue(row)
    // The cast: `readers` has all names.
    return { ...factsOf(row), values: values as ProductRow['values'] }
  }
}

/** All of a row but its metrics. */
export type ProductFacts = Omit<ProductRow, 'values'>

export function factsReader(source: RowSource): (row: number) => ProductFacts {
  const { table, scope, checked } = source
  const { bytes, codes, facts } = table
  const unitsOf = unitsReader(source)
  return (row) => {
    const asin = asinOf(table.asin(row))
    const { title, imageUrl, listedOn, observedOn } = table.label(row)
    const category = table.category(codes.category[row] ?? 0)
    const niche = facts.niches[codes.niche[row] ?? 0]
    const aPlus = bytes.aPlus[row]
    const badges = bytes.badges[row] ?? 0
    const risk = checked.get(asin)
    return {
      asin,
      title,
      brand: facts.brands[codes.brand[row] ?? 0] || null,
      imageUrl,
      seller: facts.sellers[codes.seller[row] ?? 0] || null,
      category: category ? { id: category.nodes.at(-1)!, name: category.path.at(-1) ?? '', path: category.path } : null,
      niche: niche && niche.title !== '' ? niche : null,
      units: unitsOf(row),
      sizeTier: SIZE_TIERS[(bytes.sizeTier[row] ?? 0) - 1] ?? null,
      fulfilment: FULFILMENTS[(bytes.fulfilment[row] ?? 0) - 1] ?? null,
      sellerCountry: SELLER_COUNTRIES[(bytes.sellerCountry[row] ?? 0) - 1] ?? null,
      badges: BADGES.filter((_, at) => (badges >> at) & 1),
      aPlus: aPlus === 0 ? null : aPlus === 1,
      bestMonth: bytes.bestMonth[row] || null,
      listedOn,
      observedOn,
      sample: scope.data === 'sample',
      rights: risk ? { risk: risk.risk, id: risk.id } : null,
    }
  }
}

/** Only sample rows have earlier months, and their units are exact. */
function unitsReader(source: RowSource): (row: number) => ProductRow['units'] {
  const { bytes, unitsLow, unitsHigh } = source.table
  if (source.scope.month === undefined)
    return (row) => ({
      method: UNITS_METHODS[(bytes.method[row] ?? 0) - 1] ?? 'unknown',
      low: knownOf(unitsLow[row]),
      high: knownOf(unitsHigh[row]),
    })
  const readValue = valueReader(source, 'units')
  return (row) => {
    const units = readValue(row)
    return { method: units === null ? 'unknown' : 'sample', low: units, high: units }
  }
}

/**
 * Reads a metric in the units of calls. A metric that an earlier month lacks is unknown there. Keeps the column: an import
 * can replace the table while an export reads its rows.
 */
export function valueReader({ table, scope }: RowSource, name: ProductNumber): (row: number) => number | null {
  const { unit, period } = PRODUCT_NUMBERS[name]
  if (scope.month !== undefined && period === 'latest') return () => null
  const values = table.numbers(name, scope.month)
  return callValueReader((row) => values[row], unit, scope.marketplace)
}
