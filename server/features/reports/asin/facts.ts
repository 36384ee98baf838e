/** All that an ASIN report is computed from: loaded by the server, and the only input of the builders. */

import type { Category, Keyword, Observation, Placement, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { RankEvidence, RivalPlacement } from '#server/features/catalogue/public.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'

export interface Competitor {
  product: Product
  /** Keywords shared with the product; null when keyword data is not known. */
  sharedKeywords: number | null
}

export interface AsinFacts {
  product: Product
  /** null when no history was imported. */
  history: ProductHistory | null
  /** What imports have seen of it day by day, oldest first; empty for sample rows. */
  observations: Observation[]
  /** null when no keyword data was imported for the product. Ordered by traffic share, largest first. */
  placements: (Placement & { keyword: Keyword })[] | null
  /** Products of the same kind in the same marketplace, never of another source class (sample with sample, real with real). */
  competitors: Competitor[]
  /** The wider category of the rivals, if the sub-category has too few; otherwise null. */
  widenedTo: string | null
  /** All that is known of others under the product's keywords; null when its keywords are not known. */
  rivalPlacements: RivalPlacement[] | null
  category: Category | null
  /** Evidence about units from real rows of the root category; null for sample rows. */
  rankEvidence: RankEvidence | null
  /** What stands against its title, bullets and picture; null when that was not looked into. */
  rights: RightsFacts | null
  /** The instant the report is made (ISO). Fee tables are chosen by this date. */
  now: string
}
