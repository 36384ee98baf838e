/** A category of imported products as a niche: what its rows say, and null for all that only Amazon's explorer knows. */
import type { Niche, NicheSummary, Product, Source } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'

/** Fewer products than this are no niche. */
export const CATEGORY_LEAST = 5

/** A product without its texts. `owner` 0 is everyone's; `categoryPath` is JSON. */
export interface LightRow
  extends Pick<Product, 'asin' | 'brand' | 'seller' | 'price' | 'units' | 'imageUrl' | 'listedOn' | 'observedOn'> {
  marketplace: string
  owner: number
  source: string
  categoryPath: string
}

/** @param rows all products of the category, best first. undefined of too few */
export function categoryNiche(id: string, rows: readonly LightRow[], accountId: number): Niche | undefined {
  const best = rows[0]
  if (best === undefined || rows.length < CATEGORY_LEAST) return undefined
  const marketplace = best.marketplace as Marketplace // written by toRow
  const categoryPath = JSON.parse(best.categoryPath) as string[] // written by toRow
  const title = categoryPath.at(-1) ?? ''
  const days = rows.map(({ observedOn }) => observedOn).sort()
  return {
    id,
    marketplace,
    title,
    zh: null,
    en: marketplaces[marketplace].language === 'en' ? title : null,
    categoryPath,
    source: best.source as Source, // written by toRow
    observedOn: days.at(-1) ?? best.observedOn,
    owner: rows.some(({ owner }) => owner !== 0) ? accountId : null,
    referenceAsin: best.asin,
    referenceImageUrl: best.imageUrl,
    summary: summaryOf(rows, title),
    topSearchTerms: [],
  }
}

function summaryOf(rows: readonly LightRow[], category: string): NicheSummary {
  const prices = rows.flatMap(({ price }) => price ?? [])
  return {
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
    minimumPrice: prices.length > 0 ? Math.min(...prices) : null,
    maximumPrice: prices.length > 0 ? Math.max(...prices) : null,
    avgPrice: null,
    avgPriceT360: null,
    productCount: rows.length,
    salesPotentialScore: null,
    demand: null,
    category,
    nicheType: null,
    returnRateT360: null,
  }
}
