/** The report of one product, from its facts alone. */
import { contextOf } from './context.ts'
import type { AsinFacts } from './facts.ts'
import { metricsOf } from './metrics/metrics.ts'
import type { Report, Section } from './report.ts'
import { overviewSection } from './sections/overview.ts'
import { priceSection } from './sections/price.ts'
import { salesSection } from './sections/sales.ts'

const SECTIONS = [overviewSection, salesSection, priceSection]

/** Makes the report: pure and deterministic, the same facts give the same report. */
export function asinReport(facts: AsinFacts): Report {
  const { product } = facts
  const context = contextOf(facts)
  const metrics = metricsOf(context)
  return {
    kind: 'asin',
    version: 1,
    marketplace: product.marketplace,
    asin: product.asin,
    title: product.title,
    brand: product.brand,
    imageUrl: product.imageUrl,
    sample: product.source === 'sample',
    madeAt: facts.now,
    asOf: product.observedOn,
    sections: SECTIONS.map((build) => build(context, metrics)),
  }
}

/** What a report on these facts will be able to say, section by section; shown before it is bought. */
export function sectionCompleteness(facts: AsinFacts): Pick<Section, 'key' | 'completeness'>[] {
  return asinReport(facts).sections.map(({ key, completeness }) => ({ key, completeness }))
}
