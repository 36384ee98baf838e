/**
 * Imported products are clustered by nobody: each of their categories is a niche. Its rows say how many products there are
 * and what they cost; all that only Amazon's explorer knows is null.
 */

import type { Source } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { Niche, NicheSummary } from '#contracts/model/niche.ts'
import type { Reader } from '#server/db/reader.ts'
import { type Searchable, searchableOf } from './niche-search.ts'
import { LISTING, SEEN, type Who } from './seen-products.ts'

/** Fewer products than this are no niche; variants of one listing are one product. */
export const CATEGORY_LEAST = 5

/** The order of members: those whose units are not known come last, by what tells of them. */
export const BEST_FIRST = 'units DESC, bought_past_month DESC, rank IS NULL, rank, ratings DESC, asin'

export interface CategoryNiches {
  find(id: string, who: Who): Niche | undefined
  /** All of a marketplace that have enough rows to be niches, as they are searched: whether they are, and with how many products, `find` tells. */
  all(marketplace: Marketplace, who: Who): { id: string; texts: Searchable }[]
}

interface Sums {
  products: number
  cheapest: number | null
  dearest: number | null
  observedOn: string
  owner: number
}

interface Best {
  asin: string
  imageUrl: string | null
  marketplace: string
  source: string
  path: string
}

export function categoryNiches(db: Reader): CategoryNiches {
  const all = db.prepare<[object], { id: string; path: string; products: number }>(
    `SELECT niche_id AS id, category_path AS path, count(*) AS products FROM product
     WHERE marketplace = @marketplace AND source <> 'sample' AND owner IN (0, @accountId) AND niche_id IS NOT NULL
     GROUP BY category_path, niche_id HAVING products >= ${CATEGORY_LEAST}`,
  )
  const sums = db.prepare<[object], Sums>(
    `SELECT count(DISTINCT ${LISTING}) AS products, min(price) AS cheapest, max(price) AS dearest, max(observed_on) AS observedOn,
       max(owner) AS owner
     FROM product WHERE niche_id = @id AND source <> 'sample' AND ${SEEN}`,
  )
  const best = db.prepare<[object], Best>(
    `SELECT asin, image_url AS imageUrl, marketplace, source, category_path AS path
     FROM product WHERE id = (
       SELECT id FROM product WHERE niche_id = @id AND source <> 'sample' AND ${SEEN} ORDER BY ${BEST_FIRST} LIMIT 1)`,
  )
  return {
    find(id, who) {
      const known = sums.get({ id, ...who })
      const first = known && known.products >= CATEGORY_LEAST ? best.get({ id, ...who }) : undefined
      return known && first && nicheOf(id, known, first)
    },
    all: (marketplace, { accountId }) =>
      all.all({ marketplace, accountId }).map(({ id, path, products }) => ({ id, texts: textsOf(path, products) })),
  }
}

/**
 * A category is found by its name, and by those above it. Nobody knows what is searched for: of two that fit alike the one
 * with more products comes first, after clustered ones.
 */
function textsOf(json: string, products: number): Searchable {
  const path = JSON.parse(json) as string[] // written by toRow
  return searchableOf({ title: path.at(-1) ?? '', zh: null, en: null }, [path.join(' ')], -1 / products)
}

/** The casts name what toRow wrote. */
function nicheOf(id: string, known: Sums, best: Best): Niche {
  const marketplace = best.marketplace as Marketplace
  const categoryPath = JSON.parse(best.path) as string[]
  const title = categoryPath.at(-1) ?? ''
  return {
    id,
    marketplace,
    title,
    zh: null,
    en: marketplaces[marketplace].language === 'en' ? title : null,
    categoryPath,
    source: best.source as Source,
    observedOn: known.observedOn,
    owner: known.owner || null,
    referenceAsin: best.asin,
    referenceImageUrl: best.imageUrl,
    // Categories of one name, as of boys' and girls' clothing, are told apart by what stands above them.
    summary: summaryOf(known, categoryPath.join(' › ')),
    topSearchTerms: [],
  }
}

const summaryOf = ({ products, cheapest, dearest }: Sums, category: string): NicheSummary => ({
  searchVolumeT90: null,
  searchVolumeGrowthT90: null,
  searchVolumeT360: null,
  searchVolumeGrowthT180: null,
  searchVolumeGrowthT360: null,
  minimumUnitsSoldT90: null,
  maximumUnitsSoldT90: null,
  minimumUnitsSoldT360: null,
  maximumUnitsSoldT360: null,
  minimumAverageUnitsSoldT360: null,
  maximumAverageUnitsSoldT360: null,
  minimumPrice: cheapest,
  maximumPrice: dearest,
  avgPrice: null,
  avgPriceT360: null,
  productCount: products,
  salesPotentialScore: null,
  demand: null,
  category,
  nicheType: null,
  returnRateT360: null,
})
