import type { Category, Topic } from '#contracts/model/catalogue.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Niche, NicheMember, NicheMonth } from '#contracts/model/niche.ts'
import type { ParentCategory, RankEvidence } from '#server/features/catalogue/public.ts'

export interface MarketFacts {
  niche: Niche
  /** The last 24 months, oldest first; empty when not known. */
  months: NicheMonth[]
  /** At most the 100 best sellers, best first, unknown units last. All are sample rows or none is. */
  members: NicheMember[]
  memberCount: number
  /** Most searched first; null when no keyword data was imported. */
  keywords: SampleKeyword[] | null
  /** Review and return topics, weighted by ratings; null when not known. */
  topics: Topic[] | null
  category: Category | null
  /** null when the category has no known products besides the niche's. */
  parent: ParentCategory | null
  /** Estimates units from real rows of the root category; null for sample rows. */
  rankEvidence: RankEvidence | null
  keyword: string
  /** ISO time of the report; it selects the fee tables. */
  now: string
}
