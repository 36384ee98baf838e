/** The infringement query: a product or a listing against patents, marks and cases, with one verdict that is kept. */
import { data, endpoints } from '../core/endpoint.ts'
import { page, pageQuery } from '../core/page.ts'
import { array, integer, nullable, object, oneOf, optional, string } from '../core/schema.ts'
import { RISKS } from '../model/rights/risk.ts'
import { EnforcementCase, PatentHit, Picture } from './patents.ts'
import { MarketplaceCode, TypedAsin } from './products.ts'
import { MarkFinding } from './trademarks.ts'

const Row = object({
  id: integer(),
  asin: nullable(string()),
  marketplace: nullable(MarketplaceCode),
  title: string(),
  image: nullable(string({ description: 'Address of the first picture' })),
  risk: nullable(oneOf(...RISKS)),
  at: string({ description: 'ISO instant' }),
})

const risk = nullable(oneOf(...RISKS))

/** What was found; a part that could not be checked has no risk and says so by what was checked. */
const Result = object({
  risk,
  checked: object({
    pictures: integer({ minimum: 0 }),
    words: integer({ minimum: 0 }),
    patents: integer({ minimum: 0, description: 'Patents that the pictures were compared with' }),
    marks: integer({ minimum: 0, description: 'Marks that the words were compared with' }),
  }),
  patents: object({
    risk,
    row: array(PatentHit, { description: 'The most alike of all pictures, ten at most' }),
    pictures: array(integer(), { description: 'Of each row: which picture it is most like, from 0' }),
  }),
  marks: object({ risk, findings: array(MarkFinding) }),
  cases: object({
    risk,
    row: array(EnforcementCase, { description: 'Of the patents and marks above, and of their owners' }),
  }),
})

export const infringement = endpoints({
  create: {
    method: 'POST',
    path: '/api/tort/query',
    summary: 'Check a product by its ASIN, or a listing with pictures; charges the price of ai_pantent',
    auth: 'user',
    origin: 'ours',
    cost: 'ai_pantent',
    body: object({
      mold_id: integer({ description: 'Id of the module in the registry of account/info' }),
      path: optional(string({ maxLength: 200, description: 'Route the call is made from; kept for statistics' })),
      asin: optional(TypedAsin),
      marketplace: optional(MarketplaceCode),
      title: optional(string({ maxLength: 500 })),
      bullets: optional(string({ maxLength: 5_000 })),
      brand: optional(string({ maxLength: 100, description: 'The seller’s own brand, which is no finding' })),
      pictures: optional(array(Picture, { maxItems: 6 })),
    }),
    answer: data(object({ id: integer() })),
    refuses: [
      ...(['emptyListing', 'wrongAsin', 'asinNotFound', 'asinElsewhere'] as const),
      ...(['wrongPicture', 'moduleUnknown', 'insufficientPower'] as const),
    ],
  },
  list: {
    method: 'GET',
    path: '/api/tort/list',
    summary: 'The infringement queries of the user, latest first',
    auth: 'user',
    origin: 'ours',
    query: object(pageQuery),
    answer: data(page(Row)),
    refuses: [],
  },
  detail: {
    method: 'GET',
    path: '/api/tort/detail',
    summary: 'What an infringement query has found: the verdict and its parts',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer() }),
    answer: data(object({ row: Row, result: Result })),
    refuses: ['tortNotFound'],
  },
  remove: {
    method: 'POST',
    path: '/api/tort/delete',
    summary: 'Delete an infringement query with its pictures',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer() }),
    answer: data(object({})),
    refuses: ['tortNotFound'],
  },
})
