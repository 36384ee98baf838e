import { data, endpoints, file } from '../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { day } from '../core/time.ts'
import { MARKETPLACES } from '../model/marketplaces.ts'
import { ASIN_SECTIONS } from '../model/report/report.ts'

/** The schema rejects any other code. */
export const MarketplaceCode = oneOf(...MARKETPLACES)
/** No pattern here: the handler normalizes the ASIN and rejects it with its own failure. */
export const TypedAsin = string({
  maxLength: 64,
  description: 'B0 plus 8 letters or digits; trimmed and upper-cased by the server',
})

/** Facts for a product card. Money in major units of `currency`. */
export const AsinInfo = object({
  asin: string(),
  marketplace: MarketplaceCode,
  title: string(),
  brand: nullable(string()),
  imageUrl: nullable(string()),
  price: nullable(number({ minimum: 0 })),
  currency: string({ description: 'ISO 4217' }),
  rating: nullable(number({ minimum: 0, maximum: 5 })),
  ratings: nullable(integer({ minimum: 0 })),
  rank: nullable(integer({ minimum: 1, description: 'Best-seller rank in the root category' })),
  category: nullable(string({ description: 'Root category' })),
  sample: boolean({ description: 'True for made-up rows of the sample world' }),
  observedOn: day('Day of the data'),
})

const asinBody = object({
  asin: TypedAsin,
  marketplace: optional(MarketplaceCode),
})

export const products = endpoints({
  getAsinInfo: {
    method: 'POST',
    path: '/api/amazon/getAsinInfo',
    summary: 'Facts of one product for a card; marketplace defaults to US',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: asinBody,
    answer: data(AsinInfo),
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere'],
  },
  asin: {
    method: 'POST',
    path: '/api/amazon/asin',
    summary: 'A product before its analysis: its facts, its other marketplaces and the completeness of a future report',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: asinBody,
    answer: data(
      object({
        product: AsinInfo,
        marketplaces: array(MarketplaceCode, { description: 'All marketplaces where the ASIN is known' }),
        sections: array(object({ key: oneOf(...ASIN_SECTIONS), completeness: oneOf('full', 'partial', 'missing') }), {
          description: 'Sections of the report with their completeness',
        }),
      }),
    ),
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere'],
  },
  image: {
    method: 'GET',
    path: '/images/product/:marketplace/:file',
    summary: 'The stored picture of a product: drawn for sample rows, otherwise from an import. `file` is ASIN.webp',
    auth: 'guest',
    origin: 'ours',
    params: object({ marketplace: MarketplaceCode, file: string({ pattern: '^B0[A-Z0-9]{8}\\.webp$' }) }),
    query: object({
      v: optional(
        string({ maxLength: 64, description: 'Version of the picture, for caches only; always answers the newest' }),
      ),
      size: optional(oneOf('thumbnail')),
    }),
    answer: file('image/webp'),
    failures: ['fileNotFound'],
  },
})
