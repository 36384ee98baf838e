import type { Niche } from '#contracts/model/niche.ts'
import { MIN_MARKET_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import type { Reader } from '#server/db/reader.ts'
import { LISTING, VISIBLE_ONCE, type Viewer } from './visible-products.ts'

/**
 * The category around a niche, over all its known products including the niche's. Variants of one listing count once. A
 * share relates to units sold by products whose fact (brand, date) is known, and is null if those are fewer than half
 * of the products.
 */
export interface ParentCategory {
  path: string[]
  products: number
  knownUnits: number
  topTenShare: number | null
  /** Share of the ten strongest brands or sellers; null if there are fewer than ten. */
  topBrandsShare: number | null
  topSellersShare: number | null
  newShare: number | null
  returnRate: number | null
  /** Mean of current prices, in minor units. */
  averagePrice: number | null
}

const TOP_COUNT = 10

interface Sold {
  asin: string
  brand: string | null
  seller: string | null
  units: number
  listedOn: string | null
}
interface Sums {
  products: number
  /** Products of other niches. */
  others: number
  knownUnits: number
  priced: number
  averagePrice: number | null
}

/** A sample category contains several niches. An imported niche is a category, so its parent is one level up. */
const WITHIN = {
  sample: `marketplace = @marketplace AND sub_category = @leaf AND category_path = @path AND source = 'sample' AND ${VISIBLE_ONCE}`,
  real: `marketplace = @marketplace AND category_path >= @path AND category_path < @end AND source <> 'sample' AND ${VISIBLE_ONCE}`,
}

/** Returns null if all its known products belong to the niche: a category is not compared with itself. */
export function parentCategories(db: Reader): (niche: Niche, viewer: Viewer) => ParentCategory | null {
  // Variants of one listing count once; the listing belongs to the niche if one variant does.
  const sums = (within: string) =>
    db.prepare<[object], Sums>(
      `SELECT count(*) AS products, total(other) AS others, count(units) AS knownUnits, count(price) AS priced, avg(price) AS averagePrice
       FROM (SELECT min(niche_id IS NOT @id) AS other, max(units) AS units, avg(price) AS price FROM product WHERE ${within} GROUP BY ${LISTING})`,
    )
  // With max(), SQLite takes the other columns from the row of the maximum.
  const sold = (within: string) =>
    db.prepare<[object], Sold>(
      `SELECT asin, brand, seller, max(units) AS units, listed_on AS listedOn FROM product WHERE ${within} AND units IS NOT NULL GROUP BY ${LISTING}`,
    )
  const questions = {
    sample: { sums: sums(WITHIN.sample), sold: sold(WITHIN.sample) },
    real: { sums: sums(WITHIN.real), sold: sold(WITHIN.real) },
  }
  return (niche, viewer) => {
    const { marketplace, categoryPath, source } = niche
    const path = source === 'sample' ? categoryPath : categoryPath.slice(0, -1)
    if (path.length === 0) return null
    const { sums, sold } = questions[source === 'sample' ? 'sample' : 'real']
    const json = JSON.stringify(path)
    // For imports, includes all subcategories: their JSON paths continue with a comma where this one ends with a
    // bracket, and ^ sorts after both.
    const from = source === 'sample' ? json : `${json.slice(0, -1)},`
    const parameters = {
      ...viewer,
      id: niche.id,
      marketplace,
      path: from,
      end: `${json.slice(0, -1)}^`,
      leaf: path.at(-1),
    }
    const known = sums.get(parameters)
    if (!known || known.others === 0) return null
    const enough = known.knownUnits * 2 >= known.products
    return { path, ...averages(known), ...sharesOf(niche, known.products, enough ? sold.all(parameters) : []) }
  }
}

const averages = ({ products, knownUnits, priced, averagePrice }: Sums) => ({
  products,
  knownUnits,
  returnRate: null,
  averagePrice: averagePrice !== null && priced * 2 >= products && !tooFew(priced) ? Math.round(averagePrice) : null,
})

function sharesOf({ observedOn }: Niche, products: number, rows: readonly Sold[]) {
  const yearAgo = `${Number(observedOn.slice(0, 4)) - 1}${observedOn.slice(4)}`
  const dated = rows.filter(({ listedOn }) => listedOn !== null)
  const fresh = dated.filter(({ listedOn }) => (listedOn ?? '') >= yearAgo)
  const all = unitsOf(dated)
  return {
    topTenShare: topShare(products, rows, ({ asin }) => asin),
    topBrandsShare: topShare(products, rows, ({ brand }) => brand),
    topSellersShare: topShare(products, rows, ({ seller }) => seller),
    newShare: dated.length * 2 >= products && all > 0 && !fewSold(dated) ? unitsOf(fresh) / all : null,
  }
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const unitsOf = (rows: readonly Sold[]) => sum(rows.map(({ units }) => units))
const fewSold = (rows: readonly Sold[]) =>
  tooFew(
    rows.map(({ units }) => units),
    MIN_MARKET_SAMPLE,
  )

/** Share of the ten strongest brands or sellers in the units with a known one; null with fewer than ten. */
function topShare(products: number, rows: readonly Sold[], nameOf: (row: Sold) => string | null): number | null {
  const named = rows.filter((row) => nameOf(row) !== null)
  const groups = [...Map.groupBy(named, nameOf).values()].map(unitsOf).sort((a, b) => b - a)
  const all = sum(groups)
  if (groups.length < TOP_COUNT || all === 0 || named.length * 2 < products) return null
  return sum(groups.slice(0, TOP_COUNT)) / all
}
