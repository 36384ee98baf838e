/** Niche facts for cards and lists, as calls carry them: prices in major units. */
import type { markets } from '#contracts/api/markets.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'

export type NicheInfo = Output<typeof markets.niche>['niche']

export function toNicheInfo(niche: Niche): NicheInfo {
  const { amazonId, currency, decimals } = marketplaces[niche.marketplace]
  const { minimumPrice, maximumPrice, avgPrice, avgPriceT360 } = niche.summary
  const major = (amount: number | null) => (amount === null ? null : amount / 10 ** decimals)
  return {
    nicheId: niche.id,
    obfuscatedMarketplaceId: amazonId,
    marketplace: niche.marketplace,
    nicheTitle: niche.title,
    nicheTitleZh: niche.zh,
    nicheTitleEn: niche.en,
    referenceAsin: niche.referenceAsin,
    referenceAsinImageUrl: niche.referenceImageUrl,
    currency,
    nicheSummary: {
      ...niche.summary,
      minimumPrice: major(minimumPrice),
      maximumPrice: major(maximumPrice),
      avgPrice: major(avgPrice),
      avgPriceT360: major(avgPriceT360),
    },
    topSearchTermMetrics: niche.topSearchTerms.map((searchTerm) => ({ searchTerm })),
    sample: niche.source === 'sample',
    observedOn: niche.observedOn,
  }
}
