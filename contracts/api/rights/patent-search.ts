import { data, endpoints } from '../../core/endpoint.ts'
import { page, pageQuery, sortedPage } from '../../core/page.ts'
import { array, integer, nullable, object, oneOf, optional, string } from '../../core/schema.ts'
import { SINGLE_PICTURE_FAILURES } from '../../model/rights/picture-refusals.ts'
import { MarketplaceCode, TypedAsin } from '../products.ts'
import {
  byQuery,
  DesignHit,
  NearestDesign,
  OfficeCode,
  officeCodes,
  PatentDetail,
  Picture,
  Query,
  sampleOnly,
  searchForm,
  targets,
  thresholds,
  VERDICTS,
} from './patent-rows.ts'
import { completeSearchResult } from './spec-only-patents.ts'

/** Fields about target offices; `complete` adds them to the answer of an upstream. */
const judging = {
  counted: integer({
    minimum: 0,
    description: 'Number of designs of the total that are registered at a target office',
  }),
  targets: array(OfficeCode, { description: 'Target offices of the request, or else of the query' }),
  missing: array(OfficeCode, {
    description: 'Target offices without any patent on record: nothing is known of these',
  }),
  sample: sampleOnly,
  nearest: array(NearestDesign, {
    description: 'On the last page: the nearest designs that are not similar (0 %); not results',
  }),
}

export const patentSearch = endpoints({
  getAsinImg: {
    method: 'POST',
    path: '/api/AiAmazon/getAsinImg',
    summary: 'The picture of a product for the image picker; the marketplace defaults to the first that has one',
    auth: 'guest',
    origin: 'upstream',
    safe: true,
    body: object({ asin: TypedAsin, marketplace: optional(MarketplaceCode) }),
    answer: data(object({ img: string({ description: 'URL of a picture that may be drawn to a canvas (CORS)' }) })),
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'pictureNotFound'],
  },
  getQueryId: {
    method: 'POST',
    path: '/api/AiAmazon/getQueryId',
    summary:
      'Search design patents by picture, words or both; charges the price of ai_pantent. The same search within a day is the same query and free',
    auth: 'user',
    origin: 'upstream',
    cost: 'ai_pantent',
    body: object({
      mold_id: integer({ description: 'Id of the module in the registry of account/info' }),
      path: optional(string({ maxLength: 200, description: 'Route of the calling page, for statistics' })),
      image: optional(Picture),
      ...searchForm,
    }),
    answer: data(object({ queryId: string(), charged: integer({ minimum: 0, maximum: 1 }) })),
    failures: [
      'emptySearch',
      ...SINGLE_PICTURE_FAILURES,
      'wrongDates',
      'nothingToCompare',
      'moduleUnknown',
      'insufficientPower',
    ],
  },
  getPatentInfo: {
    method: 'POST',
    path: '/api/AiAmazon/getPatentInfo',
    summary:
      'Result of a query with one row per design, filtered and sorted; by default designs at the target offices first, then by similarity',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object({
      ...byQuery,
      ...pageQuery,
      sort: optional(oneOf('similarity', 'filed', 'published', 'granted')),
      order: optional(oneOf('desc', 'asc')),
      office: searchForm.office,
      validity: searchForm.validity,
      loc: searchForm.loc,
      verdict: optional(oneOf(...VERDICTS, 'none')),
      targets,
      ...thresholds,
    }),
    answer: data(
      object({
        ...page(DesignHit).properties,
        query: Query,
        ...judging,
      }),
    ),
    complete: completeSearchResult,
    failures: ['queryNotFound', 'wrongThresholds'],
  },
  patent: {
    method: 'GET',
    path: '/api/patent/detail',
    summary: 'All facts about a patent; with a query by picture also where both match',
    auth: 'user',
    origin: 'ours',
    query: object({
      id: integer(),
      queryId: optional(string({ maxLength: 40 })),
      targets: optional(officeCodes),
    }),
    answer: data(PatentDetail),
    failures: ['patentNotFound', 'queryNotFound'],
  },
  judge: {
    method: 'POST',
    path: '/api/patent/verdict',
    summary: 'Store the seller’s verdict and note on a design in the result of a query; null removes the verdict',
    auth: 'user',
    origin: 'ours',
    body: object({
      ...byQuery,
      id: integer(),
      verdict: nullable(oneOf(...VERDICTS)),
      note: optional(string({ maxLength: 500 })),
    }),
    answer: data(object({})),
    failures: ['queryNotFound', 'patentNotFound'],
  },
  queries: {
    method: 'GET',
    path: '/api/patent/queries',
    summary: 'The searches of the user, latest first',
    auth: 'user',
    origin: 'ours',
    query: object(pageQuery),
    answer: data(sortedPage(Query, 'at', 'desc')),
    failures: [],
  },
  deleteQuery: {
    method: 'POST',
    path: '/api/patent/deleteQuery',
    summary: 'Delete a search with its picture, verdicts and notes',
    auth: 'user',
    origin: 'ours',
    body: object(byQuery),
    answer: data(object({})),
    failures: ['queryNotFound'],
  },
})
