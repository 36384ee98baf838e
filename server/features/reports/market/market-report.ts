import type { MarketReport, MarketSection, Section } from '#contracts/model/report/report.ts'
import { slices } from '#server/platform/slices.ts'
import { peerOf } from '../model/peer.ts'
import { qualityOf } from '../model/quality.ts'
import { checkMarketFacts } from './check-market-facts.ts'
import { type MarketContext, marketContextOf } from './context.ts'
import type { MarketFacts } from './facts.ts'
import { measuresOf } from './metrics/measures.ts'
import { type MarketMetrics, marketMetricsOf } from './metrics/metrics.ts'
import { attractivenessSection } from './sections/attractiveness.ts'
import { chancesSection } from './sections/chances.ts'
import { concentrationSection } from './sections/concentration.ts'
import { conclusionSection } from './sections/conclusion.ts'
import { demandSection } from './sections/demand.ts'
import { formsSection } from './sections/forms.ts'
import { marketSection } from './sections/market.ts'
import { newProductsSection } from './sections/new-products.ts'
import { priceBandsSection } from './sections/price-bands.ts'
import { searchTermsSection } from './sections/search-terms.ts'
import { marketSourcesSection } from './sections/sources.ts'
import { starSpreadSection } from './sections/star-spread.ts'
import { strategySection } from './sections/strategy.ts'
import { topProductsSection } from './sections/top-products.ts'
import { verdictSection } from './sections/verdict.ts'
import { voicesSection } from './sections/voices.ts'

/** In report order. The sources follow, because they summarize all other sections. */
const SECTIONS = [
  verdictSection,
  marketSection,
  attractivenessSection,
  demandSection,
  concentrationSection,
  priceBandsSection,
  newProductsSection,
  starSpreadSection,
  searchTermsSection,
  formsSection,
  voicesSection,
  topProductsSection,
  chancesSection,
  strategySection,
  conclusionSection,
]
/** Top products stored with the report, so that two versions show which products came and went. */
const PEERS = 20

/** Deterministic. @throws {DamagedFacts} when the facts contradict themselves. */
export function marketReport(facts: MarketFacts): MarketReport {
  checkMarketFacts(facts)
  const { niche } = facts
  const context = marketContextOf(facts)
  const metrics = marketMetricsOf(context)
  const sections = sectionsOf(context, metrics)
  return {
    kind: 'market',
    version: 2,
    marketplace: niche.marketplace,
    nicheId: niche.id,
    keyword: facts.keyword,
    title: niche.title,
    // A missing translation falls back to the marketplace's title.
    ...(niche.zh !== null || niche.en !== null
      ? { names: { 'zh-CN': niche.zh ?? niche.title, 'en-US': niche.en ?? niche.title } }
      : {}),
    referenceAsin: niche.referenceAsin,
    imageUrl: niche.referenceImageUrl,
    sample: niche.source === 'sample',
    madeAt: facts.now,
    asOf: niche.observedOn,
    sections,
    quality: qualityOf(sections),
    measures: measuresOf(metrics),
    peers: facts.members.slice(0, PEERS).map((member) => peerOf(member.product)),
    writer: { by: 'rules' },
  }
}

/**
 * Shown before the report is bought. The server answers other calls between the steps. Does not throw for damaged facts;
 * marketReport does.
 */
export async function marketCompleteness(
  facts: MarketFacts,
  accountId: number,
): Promise<Pick<Section<MarketSection>, 'key' | 'completeness'>[]> {
  const pause = slices(0, accountId)
  await pause()
  const context = marketContextOf(facts)
  const metrics = marketMetricsOf(context)
  await pause()
  return sectionsOf(context, metrics).map(({ key, completeness }) => ({ key, completeness }))
}

function sectionsOf(context: MarketContext, metrics: MarketMetrics): Section<MarketSection>[] {
  const sections = SECTIONS.map((build) => build(context, metrics))
  return [...sections, marketSourcesSection(context, sections)]
}
