import type { AsinReport, AsinSection, Section } from '#contracts/model/report/report.ts'
import { peerOf } from '../model/peer.ts'
import { qualityOf } from '../model/quality.ts'
import { checkFacts } from './check-facts.ts'
import { type Context, contextOf } from './context.ts'
import type { AsinFacts } from './facts.ts'
import { judgements } from './metrics/judgements.ts'
import { measuresOf } from './metrics/measures.ts'
import { type Metrics, metricsOf } from './metrics/metrics.ts'
import { withTones } from './metrics/section-tones.ts'
import { actionsSection } from './sections/actions.ts'
import { competitorsSection } from './sections/competitors.ts'
import { keywordsSection } from './sections/keywords.ts'
import { listingSection } from './sections/listing.ts'
import { overviewSection } from './sections/overview.ts'
import { priceSection } from './sections/price.ts'
import { profitSection } from './sections/profit.ts'
import { ratingsSection } from './sections/ratings.ts'
import { rightsSection } from './sections/rights.ts'
import { salesSection } from './sections/sales.ts'
import { sourcesSection } from './sections/sources.ts'
import { swotSection } from './sections/swot.ts'
import { trafficSection } from './sections/traffic.ts'
import { variantsSection } from './sections/variants.ts'

/** In report order. The sources section is added last, because it lists the formulas of all others. */
const SECTIONS = [
  overviewSection,
  salesSection,
  priceSection,
  trafficSection,
  keywordsSection,
  competitorsSection,
  ratingsSection,
  variantsSection,
  profitSection,
  listingSection,
  rightsSection,
  swotSection,
  actionsSection,
]

/** Pure. @throws {DamagedFacts} when the facts contradict themselves. */
export function asinReport(facts: AsinFacts): AsinReport {
  checkFacts(facts)
  const { product } = facts
  const { context, metrics, sections } = buildSections(facts)
  return {
    kind: 'asin',
    version: 2,
    marketplace: product.marketplace,
    asin: product.asin,
    title: product.title,
    brand: product.brand,
    imageUrl: product.imageUrl,
    sample: product.source === 'sample',
    madeAt: facts.now,
    asOf: product.observedOn,
    sections,
    quality: qualityOf(sections),
    measures: measuresOf(context, metrics),
    peers: metrics.rivals.all.map((rival) => peerOf(rival.product)),
    writer: { by: 'rules' },
    whatIf: {
      price: product.price,
      size: product.size,
      weight: product.weight,
      measures: product.measures,
      feeCategory: product.feeCategory,
      returnRate: facts.category?.returnRate ?? null,
      on: facts.now.slice(0, 10),
    },
  }
}

/** The preview before a report is bought. Damaged facts do not throw here, only in {@link asinReport}. */
export function sectionCompleteness(facts: AsinFacts): Pick<Section<AsinSection>, 'key' | 'completeness'>[] {
  return buildSections(facts).sections.map(({ key, completeness }) => ({ key, completeness }))
}

function buildSections(facts: AsinFacts): { context: Context; metrics: Metrics; sections: Section<AsinSection>[] } {
  const context = contextOf(facts)
  const metrics = metricsOf(context)
  const sections = SECTIONS.map((build) => build(context, metrics))
  return {
    context,
    metrics,
    sections: withTones([...sections, sourcesSection(context, sections)], judgements(context, metrics)),
  }
}
