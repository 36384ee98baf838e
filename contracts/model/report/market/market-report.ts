/** The report of one niche, from its facts alone. */
import type { MarketReport, MarketSection, Section } from '../report.ts'
import type { MarketFacts } from './facts.ts'

/**
 * Makes the report: pure and deterministic, the same facts give the same report.
 * @throws {DamagedFacts} when the facts contradict themselves.
 */
export function marketReport(facts: MarketFacts): MarketReport {
  throw new Error(`not built yet: ${facts.niche.id}`)
}

/** What a report on these facts will be able to say, section by section; shown before it is bought. */
export function marketCompleteness(facts: MarketFacts): Pick<Section<MarketSection>, 'key' | 'completeness'>[] {
  return marketReport(facts).sections.map(({ key, completeness }) => ({ key: key as MarketSection, completeness }))
}
