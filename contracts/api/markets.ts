import { ascending } from '../core/constraints.ts'
import { data, endpoints } from '../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { day } from '../core/time.ts'
import { MARKET_SECTIONS } from '../model/report/report.ts'
import { MarketplaceCode } from './products.ts'

const share = (description: string) => nullable(number({ description }))
const units = () => nullable(integer({ minimum: 0 }))
const money = (description: string) => nullable(number({ minimum: 0, description }))

/** Fields of Amazon's Product Opportunity Explorer. Money in major units of `currency`. */
const NicheSummary = object(
  {
    searchVolumeT90: units(),
    searchVolumeGrowthT90: share('Change against the 90 days before, a fraction'),
    searchVolumeT360: units(),
    searchVolumeGrowthT180: share('Change against the 180 days before, a fraction'),
    searchVolumeGrowthT360: share('Change against the 360 days before, a fraction'),
    minimumUnitsSoldT90: units(),
    maximumUnitsSoldT90: units(),
    minimumUnitsSoldT360: units(),
    maximumUnitsSoldT360: units(),
    minimumAverageUnitsSoldT360: units(),
    maximumAverageUnitsSoldT360: units(),
    minimumPrice: money('Lowest monthly price of its products in the last 360 days; for imports of the known products'),
    maximumPrice: money(
      'Highest monthly price of its products in the last 360 days; for imports of the known products',
    ),
    avgPrice: money('Average of the last 90 days'),
    avgPriceT360: money('Average of the last 360 days'),
    productCount: integer({ minimum: 0, description: 'Number of the most clicked products, which make up the niche' }),
    salesPotentialScore: nullable(number({ minimum: 0, maximum: 100 })),
    demand: nullable(integer({ minimum: 0, description: 'Units of the last full month' })),
    category: nullable(string()),
    nicheType: nullable(oneOf('general', 'seasonal', 'growing', 'declining')),
    returnRateT360: nullable(number({ minimum: 0, maximum: 1 })),
  },
  ascending(['minimumPrice', 'avgPrice', 'maximumPrice'], ['minimumPrice', 'avgPriceT360', 'maximumPrice']),
)

export const NicheInfo = object({
  nicheId: string(),
  obfuscatedMarketplaceId: string({ description: 'Amazon’s id of the marketplace' }),
  marketplace: MarketplaceCode,
  nicheTitle: string({ description: 'In the language of the marketplace' }),
  nicheTitleZh: nullable(string()),
  nicheTitleEn: nullable(string()),
  referenceAsin: string(),
  referenceAsinImageUrl: nullable(string()),
  currency: string({ description: 'ISO 4217' }),
  nicheSummary: NicheSummary,
  topSearchTermMetrics: array(object({ searchTerm: string() }), { description: 'Most searched first' }),
  sample: boolean({ description: 'True for made-up rows of the sample world' }),
  observedOn: day('Day of the data'),
})

export const markets = endpoints({
  getNiches: {
    method: 'POST',
    path: '/api/amazon/getNiches',
    summary: 'Niches that match a category keyword, best match first, at most twenty; marketplace defaults to US',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object({
      keyword: string({ maxLength: 200, description: 'In any language of the niche titles; trimmed' }),
      marketplace: optional(MarketplaceCode),
    }),
    answer: data(object({ niches: array(NicheInfo) })),
    failures: ['emptyKeyword'],
  },
  niche: {
    method: 'GET',
    path: '/api/market/niche',
    summary: 'A niche before its analysis: its facts and the completeness of a future report',
    auth: 'user',
    origin: 'ours',
    query: object({ nicheId: string({ maxLength: 64 }) }),
    answer: data(
      object({
        niche: NicheInfo,
        sections: array(object({ key: oneOf(...MARKET_SECTIONS), completeness: oneOf('full', 'partial', 'missing') }), {
          description: 'Sections of the report with their completeness',
        }),
      }),
    ),
    failures: ['nicheNotFound'],
  },
})
