/** How concentrated the category around a niche is. Shares are of known units sold. */
import type { Niche } from '#contracts/model/niche.ts'
import { LEAST_OF_MARKET, tooFew } from '#contracts/model/report/sample.ts'
import type { Reader } from '#server/db/reader.ts'
import { LISTING, SEEN, type Who } from './seen-products.ts'

/**
 * The category around the niche, computed over all known products of it, including those of the niche. Variants of one
 * listing count as one product. A share is a fraction of the units sold by the products whose fact (brand, date) is known,
 * and null if that is fewer than half of the products.
 */
export interface ParentCategory {
  path: string[]
  products: number
  /** How many of them have known unit sales. */
  knownUnits: number
  topTenShare: number | null
  /** Of the ten strongest brands and sellers; null of fewer than ten. */
  topBrandsShare: number | null
  topSellersShare: number | null
  /** Of products listed within twelve months: a share of units, as all of these. */
  newShare: number | null
  returnRate: number | null
  /** Mean of today's prices, minor units. */
  averagePrice: number | null
}

/** Products, brands and sellers at the top. */
const TOP = 10

interface Sold {
  asin: string
  brand: string | null
  seller: string | null
  units: number
  listedOn: string | null
}
interface Sums {
  products: number
  /** Those that stand in another niche. */
  others: number
  knownUnits: number
  priced: number
  averagePrice: number | null
}

/** Several niches lie within one category of the sample world; a niche of imported products is a category, and lies in the one above. */
const WITHIN = {
  sample: `marketplace = @marketplace AND sub_category = @leaf AND category_path = @path AND source = 'sample' AND ${SEEN}`,
  real: `marketplace = @marketplace AND category_path >= @path AND category_path < @end AND source <> 'sample' AND ${SEEN}`,
}

/** null when no products are known of it but those of the niche: a category is not compared with itself. */
export function parentCategories(db: Reader): (niche: Niche, who: Who) => ParentCategory | null {
  // Variants of one listing are one product, which belongs to the niche where one of them does.
  const sums = (within: string) =>
    db.prepare<[object], Sums>(
      `SELECT count(*) AS products, total(other) AS others, count(units) AS knownUnits, count(price) AS priced, avg(price) AS averagePrice
       FROM (SELECT min(niche_id IS NOT @id) AS other, max(units) AS units, avg(price) AS price FROM product WHERE ${within} GROUP BY ${LISTING})`,
    )
  // Of the columns beside a max() SQLite reads those of its row.
  const sold = (within: string) =>
    db.prepare<[object], Sold>(
      `SELECT asin, brand, seller, max(units) AS units, listed_on AS listedOn FROM product WHERE ${within} AND units IS NOT NULL GROUP BY ${LISTING}`,
    )
  const questions = {
    sample: { sums: sums(WITHIN.sample), sold: sold(WITHIN.sample) },
    real: { sums: sums(WITHIN.real), sold: sold(WITHIN.real) },
  }
  return (niche, who) => {
    const { marketplace, categoryPath, source } = niche
    const path = source === 'sample' ? categoryPath : categoryPath.slice(0, -1)
    if (path.length === 0) return null
    const { sums, sold } = questions[source === 'sample' ? 'sample' : 'real']
    const json = JSON.stringify(path)
    // Of imports all below it too: their paths go on with a comma where its own ends with a bracket, and ^ is next to that.
    const from = source === 'sample' ? json : `${json.slice(0, -1)},`
    const asked = { ...who, id: niche.id, marketplace, path: from, end: `${json.slice(0, -1)}^`, leaf: path.at(-1) }
    const known = sums.get(asked)
    if (!known || known.others === 0) return null
    const enough = known.knownUnits * 2 >= known.products
    return { path, ...averages(known), ...sharesOf(niche, known.products, enough ? sold.all(asked) : []) }
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
    LEAST_OF_MARKET,
  )

/** Share of the strongest ten in the units of those that have a name; null where there are fewer than ten to tell apart. */
function topShare(products: number, rows: readonly Sold[], nameOf: (row: Sold) => string | null): number | null {
  const named = rows.filter((row) => nameOf(row) !== null)
  const groups = [...Map.groupBy(named, nameOf).values()].map(unitsOf).sort((a, b) => b - a)
  const all = sum(groups)
  if (groups.length < TOP || all === 0 || named.length * 2 < products) return null
  return sum(groups.slice(0, TOP)) / all
}
