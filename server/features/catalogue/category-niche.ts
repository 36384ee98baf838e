/**
 * Niches for imported products: no source clusters them, so each category is a niche. Counts and prices come from the
 * rows; figures only Amazon's explorer knows are null.
 */

import type { Source } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { Niche, NicheSummary } from '#contracts/model/niche.ts'
import type { Reader } from '#server/db/reader.ts'
import { type Searchable, searchableOf } from './niche-search.ts'
import { LISTING, VISIBLE_ONCE, type Viewer } from './visible-products.ts'

/** Minimum products of a niche; variants of one listing count once. */
export const MIN_CATEGORY_PRODUCTS = 5

/** Order of members: by units, then by weaker signs of sales if units are unknown. */
export const BEST_FIRST = 'units DESC, bought_past_month DESC, rank IS NULL, rank, ratings DESC, asin'

export interface CategoryNiches {
  find(id: string, viewer: Viewer): Niche | undefined
  /** Candidates with their search texts. Variants count here, so some have too few listings; `find` rejects those. */
  all(marketplace: Marketplace, viewer: Viewer): { id: string; texts: Searchable }[]
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
     GROUP BY category_path, niche_id HAVING products >= ${MIN_CATEGORY_PRODUCTS}`,
  )
  const sums = db.prepare<[object], Sums>(
    `SELECT count(DISTINCT ${LISTING}) AS products, min(price) AS cheapest, max(price) AS dearest, max(observed_on) AS observedOn,
       max(owner) AS owner
     FROM product WHERE niche_id = @id AND source <> 'sample' AND ${VISIBLE_ONCE}`,
  )
  const best = db.prepare<[object], Best>(
    `SELECT asin, image_url AS imageUrl, marketplace, source, category_path AS path
     FROM product WHERE id = (
       SELECT id FROM product WHERE niche_id = @id AND source <> 'sample' AND ${VISIBLE_ONCE} ORDER BY ${BEST_FIRST} LIMIT 1)`,
  )
  return {
    find(id, viewer) {
      const totals = sums.get({ id, ...viewer })
      const first = totals && totals.products >= MIN_CATEGORY_PRODUCTS ? best.get({ id, ...viewer }) : undefined
      return totals && first && nicheOf(id, totals, first)
    },
    all: (marketplace, { accountId }) =>
      all.all({ marketplace, accountId }).map(({ id, path, products }) => ({ id, texts: textsOf(path, products) })),
  }
}

/**
 * A category matches by its name and those of its parents. Search volume is unknown, so the negative inverse of the
 * product count sorts larger categories first, after all clustered niches.
 */
function textsOf(json: string, products: number): Searchable {
  const path = JSON.parse(json) as string[] // toRow wrote it
  return searchableOf({ title: path.at(-1) ?? '', zh: null, en: null }, [path.join(' ')], -1 / products)
}

/** The casts: toRow wrote these columns. */
function nicheOf(id: string, sums: Sums, best: Best): Niche {
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
    observedOn: sums.observedOn,
    owner: sums.owner || null,
    referenceAsin: best.asin,
    referenceImageUrl: best.imageUrl,
    // The full path distinguishes categories of the same name, such as boys' and girls' clothing.
    summary: summaryOf(sums, categoryPath.join(' › ')),
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
