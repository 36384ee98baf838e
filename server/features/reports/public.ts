/** For other features: the facts of a report and its completeness before it is bought. */
export { sectionCompleteness } from './asin/asin-report.ts'
export { loadAsinFacts } from './asin/load-asin-facts.ts'
export { isWithin, priceBands } from './asin/metrics/price-bands.ts'
export { seasonIndex } from './asin/metrics/season.ts'
export { median } from './asin/metrics/statistics.ts'
export { loadMarketFacts } from './market/load-market-facts.ts'
export { marketCompleteness } from './market/market-report.ts'
export { latestReports, pendingOf } from './reports.store.ts'
