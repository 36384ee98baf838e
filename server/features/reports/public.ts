/** What other subjects may use of reports: what one would be made from, and how complete it would be. */
export { sectionCompleteness } from './asin/asin-report.ts'
export { loadAsinFacts } from './asin/load-asin-facts.ts'
export { loadMarketFacts } from './market/load-market-facts.ts'
export { marketCompleteness } from './market/market-report.ts'
