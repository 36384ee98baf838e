/** Gathers from the catalogue all that a market report is computed from. */
import type { Niche, NicheMember } from '#contracts/model/catalogue.ts'
import type { MarketFacts } from '#contracts/model/report/market/facts.ts'
import type { Catalogue } from './catalogue.ts'
import type { StoredMember } from './catalogue-niches.ts'
import { mergeTopics } from './niche-topics.ts'

/** Products that a report is computed from, at most. */
const MEMBERS = 100

export function loadMarketFacts(
  catalogue: Catalogue,
  niche: Niche,
  asked: { keyword: string; accountId: number; now: string },
): MarketFacts {
  const { keyword, accountId, now } = asked
  const stored = catalogue.nicheMembers(niche, accountId, MEMBERS)
  const keywords = catalogue.nicheKeywords(niche)
  const months = catalogue.nicheMonths(niche)
  const yearBefore = months.at(-13)?.month ?? null
  const category = catalogue.nicheCategory(niche)
  const parent = catalogue.nicheParent(niche, accountId)
  const best = stored[0]?.product
  return {
    niche,
    months,
    members: stored.map((member) => memberOf(member, yearBefore)),
    memberCount: catalogue.nicheMemberCount(niche, accountId),
    keywords: keywords.length > 0 ? keywords : null,
    topics: mergeTopics(stored),
    category,
    parent: parent && { ...parent, returnRate: category?.returnRate ?? null },
    // All products of a niche stand in one root category.
    rankCurve: best ? catalogue.rankCurve(best) : null,
    keyword,
    now,
  }
}

const memberOf = ({ product, clickShare, history }: StoredMember, yearBefore: string | null): NicheMember => ({
  product,
  clickShare,
  units: product.units,
  unitsYearAgo: unitsIn(product.listedOn, history, yearBefore),
})

/** What was not listed yet sold nothing. */
function unitsIn(listedOn: string | null, history: StoredMember['history'], month: string | null): number | null {
  if (month === null || history === null) return null
  if (listedOn !== null && listedOn.slice(0, 7) > month) return 0
  return history.months.find((point) => point.month === month)?.units ?? null
}
