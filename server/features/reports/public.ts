/** What other subjects may use of reports: the facts that a report would be made from. */
export { loadAsinFacts } from './asin-facts.ts'
export { loadMarketFacts } from './market-facts.ts'
