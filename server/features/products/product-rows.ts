/** Rows of the product list as calls carry them. */
import type { ProductRow } from '#contracts/api/product-search.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import {
  PRODUCT_NUMBER_NAMES,
  PRODUCT_NUMBERS,
  type ProductNumber,
  SELLER_COUNTRIES,
  SIZE_TIERS,
  UNITS_METHODS,
} from '#contracts/model/screener/product-metrics.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { CheckedProduct } from '#server/features/rights/public.ts'
import { asinOf, type ProductTable, type Scope } from '#server/features/screener/public.ts'

const FULFILMENTS = ['FBA', 'FBM', 'AMZ'] as const
const BADGES = ['bestSeller', 'amazonsChoice', 'newRelease'] as const

export interface RowReader {
  table: ProductTable
  scope: Scope
  catalogue: Catalogue
  checked: ReadonlyMap<string, CheckedProduct>
}

/** Undefined if an import has removed the product since the table was made. */
export function productRow({ table, scope, catalogue, checked }: RowReader, row: number): ProductRow | undefined {
  const { bytes, codes, facts } = table
  const asin = asinOf(table.asin(row))
  const listed = catalogue.listed(asin, scope.marketplace, table.owners[row] ?? 0)
  if (!listed) return undefined
  const category = table.category(codes.category[row] ?? 0)
  const niche = facts.niches[codes.niche[row] ?? 0]
  const aPlus = bytes.aPlus[row]
  const risk = checked.get(asin)
  return {
    asin,
    title: listed.title,
    brand: listed.brand,
    imageUrl: listed.imageUrl,
    seller: listed.seller,
    category: category
      ? { id: category.nodes.at(-1)!, name: category.path.at(-1) ?? '', path: category.path }
      : null,
    niche: niche && niche.title !== '' ? niche : null,
    values: valuesOf(table, row, scope),
    units: {
      method: UNITS_METHODS[(bytes.method[row] ?? 0) - 1] ?? 'unknown',
      low: knownOf(table.unitsLow[row]),
      high: knownOf(table.unitsHigh[row]),
    },
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

const knownOf = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

/** In the units of calls. Metrics that an earlier month lacks are unknown there. */
export function valuesOf(table: ProductTable, row: number, { marketplace, month }: Scope): ProductRow['values'] {
  const values = PRODUCT_NUMBER_NAMES.map((name) => {
    const isMissing = month !== undefined && PRODUCT_NUMBERS[name].period === 'latest'
    return [name, isMissing ? null : readValue(table, name, row, marketplace, month)] as const
  })
  // The cast: Object.fromEntries forgets the keys.
  return Object.fromEntries(values) as ProductRow['values']
}

function readValue(table: ProductTable, name: ProductNumber, row: number, marketplace: Marketplace, month?: string) {
  const value = knownOf(table.numbers(name, month)[row])
  if (value === null) return null
  if (PRODUCT_NUMBERS[name].unit === 'money') return value / 10 ** marketplaces[marketplace].decimals
  // A single-precision number has seven digits; more would be noise.
  return Number(value.toPrecision(7))
}
