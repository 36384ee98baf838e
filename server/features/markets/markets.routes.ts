import type { markets } from '#contracts/api/markets.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { type CatalogueWorld, requireNiche } from '#server/features/catalogue/public.ts'
import { loadMarketFacts, marketCompleteness } from '#server/features/reports/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { World } from '#server/platform/world.ts'
import { toNicheInfo } from './niche-info.ts'

const MAX_NICHES = 20

export const marketsHandlers: Handlers<typeof markets, World & CatalogueWorld> = {
  getNiches({ world, user, body }) {
    const keyword = body.keyword.trim()
    if (keyword === '') throw refuse('emptyKeyword')
    const found = world.catalogue.nichesFor(keyword, body.marketplace ?? DEFAULT_MARKETPLACE, user.id, MAX_NICHES)
    return { niches: found.map(toNicheInfo) }
  },
  async niche({ world, user, query }) {
    const niche = requireNiche(world.catalogue, query.nicheId, user.id)
    const subject = { keyword: niche.title, accountId: user.id, now: world.clock.iso() }
    const facts = loadMarketFacts(world.catalogue, niche, subject)
    return { niche: toNicheInfo(niche), sections: await marketCompleteness(facts, user.id) }
  },
}
