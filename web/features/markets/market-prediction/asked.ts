import type { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'

export type DemandAnswer = Output<typeof marketPrediction.demand>
export type DemandForecast = NonNullable<DemandAnswer['forecast']>

const DATA = ['sample', 'imported'] as const
/** The longest term and id that the call accepts. */
const MAX_TERM = 200
const MAX_ID = 64

/** What the address asks for. */
export interface Asked {
  term: string
  niche: string
  marketplace: Marketplace
  data: (typeof DATA)[number] | undefined
}

export function readAsked(search: URLSearchParams): Asked {
  const code = search.get('marketplace') ?? ''
  return {
    term: (search.get('term') ?? '').trim().slice(0, MAX_TERM),
    niche: (search.get('niche') ?? '').slice(0, MAX_ID),
    marketplace: isMarketplace(code) ? code : DEFAULT_MARKETPLACE,
    data: DATA.find((each) => each === search.get('data')),
  }
}

/** The body of the call; undefined while neither a term nor a niche is chosen. */
export function bodyOf({ term, niche, marketplace, data }: Asked): Body<typeof marketPrediction.demand> | undefined {
  if (niche !== '') return { nicheId: niche }
  return term === '' ? undefined : { term, marketplace, ...(data && { data }) }
}
