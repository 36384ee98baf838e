import type { Category, Observation, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { KeywordPlacement, RankEvidence, RivalPlacement } from '#server/features/catalogue/public.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'

export interface Competitor {
  product: Product
  /** null without keyword data. */
  sharedKeywords: number | null
}

export interface AsinFacts {
  product: Product
  history: ProductHistory | null
  /** One per observed day, oldest first; empty for sample rows. */
  observations: Observation[]
  /** Largest traffic share first; null without keyword data. */
  placements: KeywordPlacement[] | null
  /** In the same marketplace and source class: sample with sample, real with real. */
  competitors: Competitor[]
  /** The wider category of the rivals if the sub-category has too few, otherwise null. */
  widenedTo: string | null
  /** Ranks of other products under the product's keywords; null without keyword data. */
  rivalPlacements: RivalPlacement[] | null
  category: Category | null
  /** Evidence about units from real rows of the root category; null for sample rows. */
  rankEvidence: RankEvidence | null
  /** Rights similar to the product's title, bullets and picture; null if they were not searched. */
  rights: RightsFacts | null
  /** ISO instant of the report; its date selects the fee tables. */
  now: string
}
