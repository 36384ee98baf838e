/** Infringement query: a product or listing against patents, marks and cases, with one stored verdict. */
import { data, endpoints, file } from '../../core/endpoint.ts'
import { pageQuery, sortedPage } from '../../core/page.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { signedQuery } from '../../core/signed.ts'
import { instant } from '../../core/time.ts'
import { MAX_PICTURES } from '../../model/rights/max-pictures.ts'
import { LIST_PICTURE_FAILURES } from '../../model/rights/picture-refusals.ts'
import { RISKS } from '../../model/rights/risk.ts'
import { MarketplaceCode, TypedAsin } from '../products.ts'
import { EnforcementCase, familyFields, OfficeCode, PatentRow, Picture, targets, VERDICTS } from './patent-rows.ts'
import { MarkFinding } from './trademarks.ts'

const risk = nullable(oneOf(...RISKS))
const byId = { id: integer() }

const Row = object({
  id: integer(),
  asin: nullable(string()),
  marketplace: nullable(MarketplaceCode),
  title: string({ description: 'Empty for a listing of pictures only' }),
  image: nullable(string({ description: 'URL of the first picture; null when none was compared' })),
  risk,
  verdict: nullable(oneOf(...VERDICTS)),
  note: string(),
  at: instant(),
})

const AlikePatent = object({
  ...PatentRow.properties,
  view: integer({ minimum: 1, description: 'Number of the most similar drawing' }),
  similarity: number({ minimum: 0, maximum: 1 }),
  risk: oneOf(...RISKS),
  ...familyFields,
})
/** One row for each design. `pictures[i]` is the index, from 0, of the checked picture most similar to `row[i]`. */
const Alike = { row: array(AlikePatent), pictures: array(integer()) }

/** Stored result. A part that could not be checked has no risk: `checked` counts what was compared. */
const Result = object({
  risk,
  targets: array(OfficeCode, { description: 'Offices whose rights count for the verdict; all when empty' }),
  missing: object({
    patents: array(OfficeCode, {
      description: 'Target offices without any patent on record: nothing is known of these',
    }),
    marks: array(OfficeCode, { description: 'Target offices without any mark on record' }),
  }),
  sample: object(
    { patents: boolean(), marks: boolean() },
    { description: 'True if all rights of this kind are sample data: they say nothing about real owners and brands' },
  ),
  checked: object({
    pictures: integer({ minimum: 0 }),
    words: integer({ minimum: 0, description: 'Number of words and word groups looked up' }),
    patents: integer({ minimum: 0, description: 'Number of compared patents of the target offices' }),
    marks: integer({ minimum: 0, description: 'Number of compared marks of the target offices' }),
  }),
  patents: object(
    {
      risk,
      ...Alike,
      elsewhere: object(Alike, { description: 'Designs without a registration at a target office; they do not count' }),
      nearest: object(Alike, { description: 'The nearest designs that are not similar (0 %); not results' }),
    },
    {
      description: 'Riskiest first: all designs of high or medium risk, filled up to ten with others',
    },
  ),
  marks: object({
    risk,
    findings: array(MarkFinding, { description: 'Places are offsets into the text of the listing' }),
    elsewhere: array(MarkFinding, { description: 'Similar marks of offices that are not targets; they do not count' }),
  }),
  cases: object({
    risk,
    row: array(EnforcementCase, { description: 'Cases of the similar patents and marks above and of their owners' }),
  }),
})

export const infringement = endpoints({
  create: {
    method: 'POST',
    path: '/api/tort/query',
    summary:
      'Check a product by its ASIN, or a listing with pictures; charges the price of ai_pantent. Only rights of the target offices count, by default those of the marketplace. The same listing with the same pictures within a day is the same query and free; other target offices replace its result. Title, bullets, brand or pictures given with an ASIN replace those of the product',
    auth: 'user',
    origin: 'ours',
    cost: 'ai_pantent',
    bodyBytes: 6_000_000,
    body: object({
      mold_id: integer({ description: 'Id of the module in the registry of account/info' }),
      path: optional(string({ maxLength: 200, description: 'Route of the calling page, for statistics' })),
      asin: optional(TypedAsin),
      marketplace: optional(MarketplaceCode),
      title: optional(string({ maxLength: 500 })),
      bullets: optional(string({ maxLength: 5_000, description: 'One per line' })),
      brand: optional(string({ maxLength: 100, description: 'The seller’s own brand, which is never a finding' })),
      targets,
      pictures: optional(array(Picture, { maxItems: MAX_PICTURES })),
    }),
    answer: data(object({ id: integer(), charged: integer({ minimum: 0, maximum: 1 }) })),
    failures: [
      'emptyListing',
      'nothingToCompare',
      'emptyAsin',
      'wrongAsin',
      'asinNotFound',
      'asinElsewhere',
      ...LIST_PICTURE_FAILURES,
      'moduleUnknown',
      'insufficientPower',
    ],
  },
  list: {
    method: 'GET',
    path: '/api/tort/list',
    summary: 'The infringement queries of the user, latest first',
    auth: 'user',
    origin: 'ours',
    query: object(pageQuery),
    answer: data(sortedPage(Row, 'at', 'desc')),
    failures: [],
  },
  detail: {
    method: 'GET',
    path: '/api/tort/detail',
    summary: 'Result of an infringement query: the verdict, its parts and the checked listing',
    auth: 'user',
    origin: 'ours',
    query: object(byId),
    answer: data(
      object({
        row: Row,
        result: Result,
        listing: object({
          text: string({ description: 'Title and bullets, one per line' }),
          brand: nullable(string({ description: 'The seller’s own brand, which is never a finding' })),
          images: array(string(), { description: 'URLs of the pictures, in order' }),
        }),
      }),
    ),
    failures: ['tortNotFound'],
  },
  judge: {
    method: 'POST',
    path: '/api/tort/judge',
    summary: 'Store the seller’s verdict and note on an infringement query; null removes the verdict',
    auth: 'user',
    origin: 'ours',
    body: object({
      ...byId,
      verdict: nullable(oneOf(...VERDICTS)),
      note: optional(string({ maxLength: 500 })),
    }),
    answer: data(object({})),
    failures: ['tortNotFound'],
  },
  remove: {
    method: 'POST',
    path: '/api/tort/delete',
    summary: 'Delete an infringement query with its pictures',
    auth: 'user',
    origin: 'ours',
    body: object(byId),
    answer: data(object({})),
    failures: ['tortNotFound'],
  },
  picture: {
    method: 'GET',
    path: '/images/tort-query/:file',
    summary: 'A checked picture; its URL is signed and expires',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object(signedQuery),
    answer: file('image/png'),
    failures: ['fileNotFound'],
  },
})
