import { data, endpoints, events, file } from '../core/endpoint.ts'
import { page, pageQuery } from '../core/page.ts'
import { integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { signedQuery } from '../core/signed.ts'
import { LANGUAGES } from '../model/language.ts'
import { MarketplaceCode, TypedAsin } from './products.ts'

/** 0 pending or in progress, 1 complete, 2 failed (SPEC section 4). */
export const ReportState = integer({ minimum: 0, maximum: 2, description: '0 pending, 1 complete, 2 failed' })
/** What a running task is at, for the card and the progress page. */
export const REPORT_STAGES = ['queued', 'reading', 'analysing', 'drawing', 'saving', 'done', 'failed'] as const
export const ReportStage = oneOf(...REPORT_STAGES)
/**
 * Why a report failed, as a word that the web translates: what is stored of the product contradicts itself; the product has
 * left the catalogue; every try failed for a reason of the server's own, be it a crash, a fault or the limit of time.
 */
export const REPORT_FAILURES = ['dataDamaged', 'productGone', 'tooManyAttempts'] as const

/** A past ASIN report: SPEC section 3. */
export const AsinReport = object({
  id: integer(),
  asin: string(),
  marketplace: MarketplaceCode,
  product: string({
    description: 'JSON text of the product: marketplace, title, imageUrl, sample',
  }),
  url: string({ description: 'Signed short-lived address of the PDF; empty unless state is 1' }),
  state: ReportState,
  stage: ReportStage,
  progress: number({ minimum: 0, maximum: 100, description: 'Percent of the running task' }),
  failure: nullable(oneOf(...REPORT_FAILURES)),
  created_at: string({ description: 'ISO instant' }),
  updated_at: string({ description: 'ISO instant of the last change of state' }),
})

const chargedBody = {
  mold_id: integer({ description: 'Id of the module in the registry of account/info' }),
  path: optional(string({ maxLength: 200, description: 'Route the call is made from; kept for statistics' })),
}

export const reports = endpoints({
  productCreate: {
    method: 'POST',
    path: '/api/AiAmazon/reportGoodsCreate',
    summary: 'Create the AI analysis report of an ASIN. One that exists is opened and nothing is charged',
    auth: 'user',
    origin: 'upstream',
    cost: 'asin_fx',
    body: object({
      ...chargedBody,
      asin: TypedAsin,
      product: optional(
        string({
          maxLength: 20_000,
          description:
            'JSON text with `marketplace`, one of the nine in either case, and that of `marketplace` if both are given; all else is read again by the server',
        }),
      ),
      marketplace: optional(MarketplaceCode),
      language: optional(oneOf(...LANGUAGES)),
    }),
    answer: data(
      object({
        id: integer({ description: 'Id of the report' }),
        created: integer({
          minimum: 0,
          maximum: 1,
          description: '1 a task was created and charged; 0 the report existed',
        }),
      }),
    ),
    refuses: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere', 'moduleUnknown', 'insufficientPower'],
  },
  productUpdate: {
    method: 'POST',
    path: '/api/AiAmazon/reportGoodsUpdate',
    summary: 'Make a report again: `update` from state 1, `recreate` from state 2. Both cost the price of a report',
    auth: 'user',
    origin: 'upstream',
    cost: 'asin_fx_update',
    body: object({
      ...chargedBody,
      id: integer({ description: 'Id of the report' }),
      action: optional(oneOf('update', 'recreate')),
      language: optional(oneOf(...LANGUAGES)),
    }),
    answer: data(object({ id: integer() })),
    refuses: [
      'reportNotFound',
      'reportPending',
      'reportNotUpdatable',
      'reportNotRecreatable',
      'moduleUnknown',
      'insufficientPower',
      'asinNotFound',
      'asinElsewhere',
    ],
  },
  productList: {
    method: 'GET',
    path: '/api/report/productList',
    summary: 'The ASIN reports of the user, last changed first',
    auth: 'user',
    origin: 'upstream',
    query: object({
      ...pageQuery,
      id: optional(integer({ description: 'Only the report of this id' })),
      asin: optional(TypedAsin),
      marketplace: optional(MarketplaceCode),
    }),
    answer: data(page(AsinReport)),
    refuses: [],
  },
  productDel: {
    method: 'POST',
    path: '/api/report/productDel',
    summary: 'Delete a report and its PDF. One in progress cannot be deleted',
    auth: 'user',
    origin: 'upstream',
    body: object({ id: integer() }),
    answer: data(object({ id: integer() })),
    refuses: ['reportNotFound', 'reportPending'],
  },
  productOnline: {
    method: 'GET',
    path: '/api/report/productOnline',
    summary: 'The report of an ASIN as it was last finished, for reading online: the model of contracts/model/report',
    auth: 'user',
    origin: 'ours',
    query: object({ asin: TypedAsin, marketplace: optional(MarketplaceCode) }),
    answer: data(
      object({
        row: AsinReport,
        report: nullable(
          object(
            {},
            {
              description:
                'Report of contracts/model/report/report.ts as last finished: `row` tells whether a new one is being made or has failed since; null when none was ever finished',
            },
          ),
        ),
      }),
    ),
    refuses: ['emptyAsin', 'wrongAsin', 'reportNotFound'],
  },
  progress: {
    method: 'GET',
    path: '/api/report/progress',
    summary: 'Changes of the user’s report tasks as they happen; starts with the tasks that are running',
    auth: 'user',
    origin: 'ours',
    answer: events({
      report: object({
        id: integer(),
        asin: string(),
        marketplace: MarketplaceCode,
        state: ReportState,
        stage: ReportStage,
        progress: number(),
      }),
    }),
    refuses: [],
  },
  pdf: {
    method: 'GET',
    path: '/download/report/:file',
    summary: 'The PDF of a report, by the signed address of its row. `file` is ID.pdf',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[0-9]{1,12}\\.pdf$' }) }),
    query: object({
      ...signedQuery,
      inline: optional(integer({ minimum: 0, maximum: 1, description: '1 opens in the browser' })),
    }),
    answer: file('application/pdf'),
    refuses: ['fileNotFound'],
  },
})
