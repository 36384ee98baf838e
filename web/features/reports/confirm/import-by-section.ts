import type { ImportKind } from '#contracts/model/report/block-kinds.ts'
import type { SectionKey } from '#contracts/model/report/report.ts'

/** The data import that completes each section. Sections without an entry are derived from other sections. */
export const importBySection: Partial<Record<SectionKey, ImportKind>> = {
  overview: 'products',
  sales: 'keepa',
  price: 'keepa',
  traffic: 'keywords',
  keywords: 'keywords',
  competitors: 'products',
  ratings: 'reviews',
  variants: 'products',
  profit: 'products',
  listing: 'products',
  rights: 'patents',
  market: 'products',
  demand: 'keywords',
  concentration: 'products',
  priceBands: 'products',
  newProducts: 'products',
  starSpread: 'products',
  searchTerms: 'keywords',
  forms: 'products',
  voices: 'reviews',
  topProducts: 'products',
}
