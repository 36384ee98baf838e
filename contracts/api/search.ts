/** One search over products, markets, keywords, patents and trademarks. */
import { data, endpoints } from '../core/endpoint.ts'
import {
  array,
  integer,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Static,
  string,
  type TObject,
} from '../core/schema.ts'
import { day } from '../core/time.ts'
import { MARKETPLACES } from '../model/marketplaces.ts'
import { STATUSES } from '../model/rights/legal-status.ts'
import { OFFICES } from '../model/rights/patent.ts'
import { MARKET_LEVELS } from '../model/screener/market-metrics.ts'
import { MarketplaceCode } from './products.ts'

/** Characters of a search; longer texts are listings, which have a check of their own. */
export const MAX_SEARCH_LENGTH = 200
/** Rows that a group shows. */
export const GROUP_ROWS = { default: 5, max: 10 } as const

const total = integer({ minimum: 0, description: 'Number of all hits' })
const dataClass = oneOf('sample', 'imported')

const place = { marketplace: MarketplaceCode, data: dataClass }

/** A group of hits at marketplaces, of one class of data at each. */
const marketGroup = <R extends TObject>(row: R) =>
  object({
    total,
    counts: array(object({ ...place, total: integer({ minimum: 1 }) }), { description: 'Marketplaces with hits' }),
    row: array(row, { description: 'The best hits' }),
  })

/** A group of rights at offices. */
const officeGroup = <R extends TObject>(row: R) =>
  object({
    data: dataClass,
    total,
    counts: array(object({ office: oneOf(...OFFICES), total: integer({ minimum: 1 }) }), {
      description: 'Offices with hits, most first',
    }),
    row: array(row, { description: 'The best hits' }),
  })

const ProductHit = object({
  ...place,
  asin: string(),
  typed: nullable(
    string({ description: 'The variation or parent that was asked for, if it is not the product itself' }),
  ),
  title: string(),
  brand: nullable(string()),
  imageUrl: nullable(string()),
  price: nullable(number({ description: 'In major units of the marketplace' })),
})

const MarketHit = object({
  id: string(),
  level: oneOf(...MARKET_LEVELS),
  ...place,
  title: string({ description: 'In the language of the marketplace' }),
  titleZh: nullable(string()),
  titleEn: nullable(string()),
  path: array(string(), { description: 'Category, root first' }),
})

const KeywordHit = object({
  id: integer(),
  ...place,
  text: string(),
  zh: nullable(string({ description: 'Chinese translation' })),
  searches: nullable(number({ minimum: 0, description: 'Of the last month' })),
})

const PatentFound = object({
  id: integer(),
  office: oneOf(...OFFICES),
  publicationNumber: string(),
  title: string(),
  titleZh: nullable(string()),
  applicant: nullable(string({ description: 'The first applicant' })),
  status: oneOf(...STATUSES),
  publishedOn: day(),
  image: nullable(string({ description: 'URL of the first drawing' })),
})

const MarkFound = object({
  id: integer(),
  office: oneOf(...OFFICES),
  serialNumber: string(),
  registrationNumber: nullable(string()),
  words: string(),
  owner: nullable(string({ description: 'The first owner' })),
  live: nullable(oneOf('live', 'dead')),
})

const everything = object({
  /** Set if the text names an ASIN, or the number of a patent or mark on record: then only those are found. */
  exact: nullable(oneOf('asin', 'number')),
  products: marketGroup(ProductHit),
  markets: marketGroup(MarketHit),
  keywords: marketGroup(KeywordHit),
  patents: officeGroup(PatentFound),
  trademarks: officeGroup(MarkFound),
})
export type FoundEverything = Static<typeof everything>

export const search = endpoints({
  global: {
    method: 'POST',
    path: '/api/search/global',
    summary:
      'Products and markets by the words of their names, keywords by their words, patents by their title, and marks similar to the text, or what an ASIN or a number names. A marketplace shows imported rows if the account sees any there, else sample rows',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(
      {
        q: string({ maxLength: MAX_SEARCH_LENGTH }),
        marketplaces: optional(
          array(MarketplaceCode, {
            maxItems: MARKETPLACES.length,
            description: 'Marketplaces of products, markets and keywords; all by default. Rights are of all offices',
          }),
        ),
        limit: optional(
          integer({ minimum: 1, maximum: GROUP_ROWS.max, default: GROUP_ROWS.default, description: 'Rows of a group' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: data(everything),
    failures: ['emptyWords'],
  },
})
