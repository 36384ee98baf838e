/** All that a market report is computed from: loaded by the server, and the only input of the builders. */
import type { Category, Keyword, Topic } from '#contracts/model/catalogue.ts'
import type { Niche, NicheMember, NicheMonth } from '#contracts/model/niche.ts'
import type { ParentCategory, RankEvidence } from '#server/features/catalogue/public.ts'

export interface MarketFacts {
  niche: Niche
  /** The last 24 months, oldest first; empty when not known. */
  months: NicheMonth[]
  /** The best-selling 100 at most, best first; those whose units are not known come last. Never of another source class. */
  members: NicheMember[]
  /** How many products of the niche are known in all. */
  memberCount: number
  /** Most searched first; null when no keyword data was imported. */
  keywords: Keyword[] | null
  /** What buyers of its products say and send back, weighted by ratings; null when not known. */
  topics: Topic[] | null
  category: Category | null
  /** null when no more products are known of it than those of the niche. */
  parent: ParentCategory | null
  /** Evidence about units from real rows of the root category; null for sample rows. */
  rankEvidence: RankEvidence | null
  /** What was searched for. */
  keyword: string
  /** The instant the report is made (ISO). Fee tables are chosen by this date. */
  now: string
}
