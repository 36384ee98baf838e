export { namedMarkets } from './named-markets.ts'
