/** Candidates for rivals of a product, from its category outwards. */
import type { Product } from '#contracts/model/catalogue.ts'
import { wordsOf } from '#contracts/model/listing/text.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Reader } from '#server/db/reader.ts'
import { type ProductRow, toProduct } from './catalogue-rows.ts'
import { LISTING, VISIBLE_ONCE, type Viewer } from './visible-products.ts'

export interface Nearby {
  /** null for the sub-category itself, otherwise the wider category. */
  category: string | null
  /** One product per listing, ordered by the number of title words shared with the product. */
  products: Product[]
}

const MAX_PRODUCTS = 100
/** Maximum rows read per step: a root category can have tens of thousands. */
const MAX_ROWS = 5000
/** Title words compared, longest first, because short ones say little. */
const MAX_WORDS = 10
const NO_RANK = 1e12

export function nearbyProducts(db: Reader): (product: Product, viewer: Viewer) => Generator<Nearby> {
  // Variants may share a rank, so the most rated one represents its listing.
  const within = (condition: string) =>
    db.prepare<[object], ProductRow>(
      `SELECT product.* FROM (
         SELECT id AS best, place, of_best, named, shared FROM (
           SELECT id, coalesce(sub_rank, rank, ${NO_RANK}) AS place, ratings AS of_best, asin AS named,
             (SELECT count(*) FROM json_each(@words) WHERE instr(lower(title), value) > 0) AS shared,
             row_number() OVER (PARTITION BY ${LISTING}
               ORDER BY coalesce(sub_rank, rank, ${NO_RANK}), ratings DESC, asin) AS nth
           FROM (SELECT id, sub_rank, rank, ratings, asin, title, parent_asin FROM product
             WHERE marketplace = @marketplace AND ${condition} AND ${LISTING} <> @listing AND ${VISIBLE_ONCE} LIMIT ${MAX_ROWS}))
         WHERE nth = 1 ORDER BY shared DESC, place, of_best DESC, named LIMIT ${MAX_PRODUCTS})
       JOIN product ON product.id = best ORDER BY shared DESC, place, of_best DESC, named`,
    )
  const ofSubCategory = within(`sub_category = @subCategory AND (source = 'sample') = @sample`)
  // In the JSON path, a comma or bracket follows the last name, and both sort before ^.
  const ofCategory = within(`category_path >= @from AND category_path < @from || '^' AND source <> 'sample'`)
  return function* (product, viewer) {
    const { asin, parentAsin, marketplace, subCategory, categoryPath, source } = product
    const parameters = {
      ...viewer,
      marketplace,
      words: JSON.stringify(titleWords(product)),
      listing: parentAsin ?? asin,
      sample: Number(source === 'sample'),
    }
    if (subCategory !== null)
      yield { category: null, products: ofSubCategory.all({ ...parameters, subCategory }).map(toProduct) }
    if (source === 'sample') return
    for (let depth = categoryPath.length; depth > 0; depth--) {
      const from = JSON.stringify(categoryPath.slice(0, depth)).slice(0, -1)
      yield {
        category: categoryPath[depth - 1] ?? null,
        products: ofCategory.all({ ...parameters, from }).map(toProduct),
      }
    }
  }
}

const titleWords = ({ title, marketplace }: Product): string[] =>
  [...new Set(wordsOf(title.toLowerCase(), marketplaces[marketplace].language))]
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_WORDS)
