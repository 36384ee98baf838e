/** Candidates for the rivals of a product, category by category. */
import type { Product } from '#contracts/model/catalogue.ts'
import { wordsOf } from '#contracts/model/listing/text.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Reader } from '#server/db/reader.ts'
import { type ProductRow, toProduct } from './catalogue-rows.ts'
import { LISTING, SEEN, type Who } from './seen-products.ts'

export interface Nearby {
  /** null: the sub-category itself; else the category that was widened to. */
  category: string | null
  /** One product per listing, ordered by the number of title words shared with the product. */
  products: Product[]
}

/** Products that a step gives at most. */
const MOST = 100
/** Rows that a step reads at most: a root category may hold tens of thousands. */
const READ = 5000
/** Words of the title that are looked for, the longest first: short ones say little. */
const WORDS = 10
/** Behind every rank: of products that have none. */
const NO_RANK = 1e12

export function nearbyProducts(db: Reader): (product: Product, who: Who) => Generator<Nearby> {
  // Variants of a listing may share their rank; the one with the most ratings represents the listing.
  const within = (condition: string) =>
    db.prepare<[object], ProductRow>(
      `SELECT product.* FROM (
         SELECT id AS best, place, of_best, named, shared FROM (
           SELECT id, coalesce(sub_rank, rank, ${NO_RANK}) AS place, ratings AS of_best, asin AS named,
             (SELECT count(*) FROM json_each(@words) WHERE instr(lower(title), value) > 0) AS shared,
             row_number() OVER (PARTITION BY ${LISTING}
               ORDER BY coalesce(sub_rank, rank, ${NO_RANK}), ratings DESC, asin) AS nth
           FROM (SELECT id, sub_rank, rank, ratings, asin, title, parent_asin FROM product
             WHERE marketplace = @marketplace AND ${condition} AND ${LISTING} <> @listing AND ${SEEN} LIMIT ${READ}))
         WHERE nth = 1 ORDER BY shared DESC, place, of_best DESC, named LIMIT ${MOST})
       JOIN product ON product.id = best ORDER BY shared DESC, place, of_best DESC, named`,
    )
  const ofSubCategory = within(`sub_category = @subCategory AND (source = 'sample') = @sample`)
  // After the name of the last category of a path comes a comma or a bracket, and both sort before ^.
  const ofCategory = within(`category_path >= @from AND category_path < @from || '^' AND source <> 'sample'`)
  return function* (product, who) {
    const { asin, parentAsin, marketplace, subCategory, categoryPath, source } = product
    const asked = {
      ...who,
      marketplace,
      words: JSON.stringify(titleWords(product)),
      listing: parentAsin ?? asin,
      sample: Number(source === 'sample'),
    }
    if (subCategory !== null)
      yield { category: null, products: ofSubCategory.all({ ...asked, subCategory }).map(toProduct) }
    if (source === 'sample') return
    for (let depth = categoryPath.length; depth > 0; depth--) {
      const from = JSON.stringify(categoryPath.slice(0, depth)).slice(0, -1)
      yield { category: categoryPath[depth - 1] ?? null, products: ofCategory.all({ ...asked, from }).map(toProduct) }
    }
  }
}

const titleWords = ({ title, marketplace }: Product): string[] =>
  [...new Set(wordsOf(title.toLowerCase(), marketplaces[marketplace].language))]
    .sort((a, b) => b.length - a.length)
    .slice(0, WORDS)
