import type { Niche, NicheMember } from '#contracts/model/niche.ts'
import type { Catalogue, StoredMember } from '#server/features/catalogue/public.ts'
import type { MarketFacts } from './facts.ts'
import { mergeTopics } from './niche-topics.ts'

const MEMBERS = 100

export function loadMarketFacts(
  catalogue: Catalogue,
  niche: Niche,
  request: { keyword: string; accountId: number; now: string },
): MarketFacts {
  const { keyword, accountId, now } = request
  const stored = catalogue.nicheMembers(niche, accountId, MEMBERS)
  const keywords = catalogue.nicheKeywords(niche)
  const category = catalogue.nicheCategory(niche)
  const parent = catalogue.nicheParent(niche, accountId)
  const best = stored[0]?.product
  return {
    niche,
    months: catalogue.nicheMonths(niche),
    members: stored.map(memberOf),
    memberCount: catalogue.nicheMemberCount(niche, accountId),
    keywords: keywords.length > 0 ? keywords : null,
    topics: mergeTopics(stored),
    category,
    parent: parent && { ...parent, returnRate: category?.returnRate ?? null },
    // All products of a niche share one root category.
    rankEvidence: best ? catalogue.rankEvidence(best) : null,
    keyword,
    now,
  }
}

const memberOf = ({ product, clickShare }: StoredMember): NicheMember => ({ product, clickShare, units: product.units })
