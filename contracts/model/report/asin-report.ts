/** The report of one product, from its facts alone. */
import { checkFacts } from './check-facts.ts'
import { contextOf } from './context.ts'
import type { AsinFacts } from './facts.ts'
import { metricsOf } from './metrics/metrics.ts'
import type { Report, Section } from './report.ts'
import { overviewSection } from './sections/overview.ts'
import { priceSection } from './sections/price.ts'
import { salesSection } from './sections/sales.ts'

const SECTIONS = [overviewSection, salesSection, priceSection]

/**
 * Makes the report: pure and deterministic, the same facts give the same report.
 * @throws {DamagedFacts} when the facts contradict themselves.
 */
export function asinReport(facts: AsinFacts): Report {
  checkFacts(facts)
  const { product } = facts
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
    sections: sectionsOf(facts),
  }
}

/**
 * What a report on these facts will be able to say, section by section; shown before it is bought.
 * Damaged facts do not throw here: the report itself tells.
 */
export function sectionCompleteness(facts: AsinFacts): Pick<Section, 'key' | 'completeness'>[] {
  return sectionsOf(facts).map(({ key, completeness }) => ({ key, completeness }))
}

function sectionsOf(facts: AsinFacts): Section[] {
  const context = contextOf(facts)
  const metrics = metricsOf(context)
  return SECTIONS.map((build) => build(context, metrics))
}
