/** How concentrated the category around a niche is. Every share is one of units that are known. */
import type { Niche } from '#contracts/model/catalogue.ts'
import type { ParentCategory } from '#contracts/model/report/market/facts.ts'
import type { LightRow } from './category-niche.ts'

/** Products, brands and sellers at the top. */
const TOP = 10

/**
 * @param rows every product of the category that the account sees, those of the niche among them
 * @returns null when there are none but those of the niche: a category is not compared with itself
 */
export function parentOf(niche: Niche, path: string[], rows: readonly LightRow[]): ParentCategory | null {
  if (rows.length <= niche.summary.productCount) return null
  const sold = rows.filter(({ units }) => units !== null)
  const prices = rows.flatMap(({ price }) => price ?? [])
  const yearAgo = `${Number(niche.observedOn.slice(0, 4)) - 1}${niche.observedOn.slice(4)}`
  const dated = sold.filter(({ listedOn }) => listedOn !== null)
  const enough = sold.length * 2 >= rows.length
  const half = <T>(some: readonly T[], value: number | null) => (some.length * 2 >= rows.length ? value : null)
  return {
    path,
    products: rows.length,
    knownUnits: sold.length,
    topTenShare: enough ? topShare(sold, ({ asin }) => asin) : null,
    topBrandsShare: enough ? topShare(sold, ({ brand }) => brand) : null,
    topSellersShare: enough ? topShare(sold, ({ seller }) => seller) : null,
    newShare: half(
      dated,
      shareOf(dated, ({ listedOn }) => (listedOn ?? '') >= yearAgo),
    ),
    returnRate: null,
    averagePrice: half(prices, prices.length > 0 ? Math.round(sum(prices) / prices.length) : null),
  }
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const unitsOf = (rows: readonly LightRow[]) => sum(rows.map(({ units }) => units ?? 0))

function shareOf(rows: readonly LightRow[], inside: (row: LightRow) => boolean): number | null {
  const all = unitsOf(rows)
  return all > 0 ? unitsOf(rows.filter(inside)) / all : null
}

/** Share of the strongest ten in the units of those that have a name; null where there are fewer than ten to tell apart. */
function topShare(rows: readonly LightRow[], nameOf: (row: LightRow) => string | null): number | null {
  const named = rows.filter((row) => nameOf(row) !== null)
  const groups = [...Map.groupBy(named, nameOf).values()].map(unitsOf).sort((a, b) => b - a)
  const all = sum(groups)
  if (groups.length < TOP || all === 0 || named.length * 2 < rows.length) return null
  return sum(groups.slice(0, TOP)) / all
}
