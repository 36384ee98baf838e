import type { marketSearch } from '#contracts/api/market-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'

export type MarketDetail = Output<typeof marketSearch.detail>
