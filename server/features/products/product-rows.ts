/** Rows of the product list as calls carry them. */
import type { ProductRow } from '#contracts/api/product-search.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import {
  PRODUCT_NUMBER_NAMES,
  PRODUCT_NUMBERS,
  SIZE_TIERS,
  UNITS_METHODS,
} from '#contracts/model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { CheckedProduct } from '#server/features/rights/public.ts'
import { asinOf, type ProductTable, type Scope } from '#server/features/screener/public.ts'

const FULFILMENTS = ['FBA', 'FBM', 'AMZ'] as const
const BADGES = ['bestSeller', 'amazonsChoice', 'newRelease'] as const

export interface RowSource {
  table: ProductTable
  scope: Scope
  catalogue: Catalogue
  checked: ReadonlyMap<string, CheckedProduct>
}

/** The reader returns undefined if an import has removed the product since the table was made. */
export function rowReader({ table, scope, catalogue, checked }: RowSource): (row: number) => ProductRow | undefined {
  const { bytes, codes, facts } = table
  const readValues = valuesReader(table, scope)
  return (row) => {
    const asin = asinOf(table.asin(row))
    const listed = catalogue.listed(asin, scope.marketplace, table.owners[row] ?? 0)
    if (!listed) return undefined
    const category = table.category(codes.category[row] ?? 0)
    const niche = facts.niches[codes.niche[row] ?? 0]
    const aPlus = bytes.aPlus[row]
    const risk = checked.get(asin)
    const values = readValues(row)
    return {
      asin,
      title: listed.title,
      brand: listed.brand,
      imageUrl: listed.imageUrl,
      seller: listed.seller,
      category: category ? { id: category.nodes.at(-1)!, name: category.path.at(-1) ?? '', path: category.path } : null,
      niche: niche && niche.title !== '' ? niche : null,
      values,
      units: scope.month === undefined ? latestUnits(table, row) : exactUnits(values.units),
      sizeTier: SIZE_TIERS[(bytes.sizeTier[row] ?? 0) - 1] ?? null,
      fulfilment: FULFILMENTS[(bytes.fulfilment[row] ?? 0) - 1] ?? null,
      sellerCountry: SELLER_COUNTRIES[(bytes.sellerCountry[row] ?? 0) - 1] ?? null,
      badges: BADGES.filter((_, at) => ((bytes.badges[row] ?? 0) >> at) & 1),
      aPlus: aPlus === 0 ? null : aPlus === 1,
      bestMonth: bytes.bestMonth[row] || null,
      listedOn: listed.listedOn,
      observedOn: listed.observedOn,
      sample: listed.source === 'sample',
      rights: risk ? { risk: risk.risk, id: risk.id } : null,
    }
  }
}

const knownOf = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

const latestUnits = ({ bytes, unitsLow, unitsHigh }: ProductTable, row: number): ProductRow['units'] => ({
  method: UNITS_METHODS[(bytes.method[row] ?? 0) - 1] ?? 'unknown',
  low: knownOf(unitsLow[row]),
  high: knownOf(unitsHigh[row]),
})

const MOST_EXACT = 1e7

/** A single-precision number has seven digits; more would be noise. */
const withoutNoise = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < MOST_EXACT ? value : Number(value.toPrecision(7))

/** Only sample rows have earlier months. */
const exactUnits = (units: number | null): ProductRow['units'] => ({
  method: units === null ? 'unknown' : 'sample',
  low: units,
  high: units,
})

/**
 * Reads values in the units of calls. Metrics that an earlier month lacks are unknown there. Keeps the columns: an
 * import can replace the table, and close its file, while an export reads its rows.
 */
function valuesReader(table: ProductTable, { marketplace, month }: Scope): (row: number) => ProductRow['values'] {
  const minor = 10 ** marketplaces[marketplace].decimals
  const columns = PRODUCT_NUMBER_NAMES.map((name) => {
    const { unit, period } = PRODUCT_NUMBERS[name]
    const isMissing = month !== undefined && period === 'latest'
    return { name, isMoney: unit === 'money', numbers: isMissing ? undefined : table.numbers(name, month) }
  })
  return (row) => {
    const values: Partial<ProductRow['values']> = {}
    for (const { name, isMoney, numbers } of columns) {
      const value = knownOf(numbers?.[row])
      values[name] = value === null ? null : isMoney ? value / minor : withoutNoise(value)
    }
    return values as ProductRow['values'] // `columns` has all names
  }
}
