export { boughtRange } from './bought-badge.ts'
export {
  type Card,
  type Catalogue,
  type CatalogueWorld,
  catalogueOf,
  type ListedProduct,
  type RivalPlacement,
  requireAsin,
  requireCard,
  requireNiche,
  requireProduct,
} from './catalogue.ts'
export { openCatalogue } from './catalogue-file.ts'
export type { StoredMember } from './catalogue-niches.ts'
export { estimateUnits, type UnitsEstimate } from './estimate-units.ts'
export { fold } from './niche-search.ts'
export type { ParentCategory } from './parent-category.ts'
export { pictureOf } from './product-pictures.ts'
export { checkCurve, type RankCurve, type RankEvidence, rankEvidence, unitsAtRank } from './rank-curve.ts'
