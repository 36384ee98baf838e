import { sortedRows } from '../../core/constraints.ts'
import { data, download, endpoints, events } from '../../core/endpoint.ts'
import { sortedPage } from '../../core/page.ts'
import { integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { signedQuery } from '../../core/signed.ts'
import { day, instant } from '../../core/time.ts'
import { LANGUAGES } from '../../model/language.ts'
import { MarketplaceCode, TypedAsin } from '../products.ts'
import { AsinReport, listQuery, MarketReport, ReportModel, ReportStage, ReportState } from './report-rows.ts'
import { completeOrder, completePage } from './spec-rows.ts'

const chargedBody = {
  mold_id: integer({ description: 'Id of the module in the registry of account/info' }),
  path: optional(string({ maxLength: 200, description: 'Path of the module in the same registry; ignored' })),
}

/** Result of ordering a report. */
const Created = object({
  id: integer({ description: 'Id of the report' }),
  created: integer({
    minimum: 0,
    maximum: 1,
    description: '1 if a task was created and charged, 0 if the report existed',
  }),
})

/** Body that orders a new or repeated ASIN report: SPEC section 7; marketplace and language are our additions. */
const asinBody = {
  ...chargedBody,
  asin: TypedAsin,
  product: optional(
    string({
      maxLength: 20_000,
      description:
        'JSON text with `marketplace`, case-insensitive, which must equal the field `marketplace` if both are given; the server ignores the rest and reads its own data',
    }),
  ),
  marketplace: optional(MarketplaceCode),
  language: optional(oneOf(...LANGUAGES)),
}

/** Body that orders a new or repeated market report: SPEC section 7; the language is our addition. */
const marketBody = {
  ...chargedBody,
  nicheId: string({ maxLength: 64, description: 'From getNiches' }),
  keyword: optional(
    string({
      maxLength: 200,
      description: 'The searched keyword; the title by default. A repeated report keeps its keyword',
    }),
  ),
  market: optional(
    string({ maxLength: 20_000, description: 'JSON text of the niche; ignored, since the server reads its own data' }),
  ),
  language: optional(oneOf(...LANGUAGES)),
}

/** Our addition: the button that was clicked. If the report's state no longer fits, the call fails without a charge. */
const action = optional(oneOf('update', 'recreate'))

const remakeRefusals = [
  'reportNotFound',
  'reportPending',
  'reportNotUpdatable',
  'reportNotRecreatable',
  'moduleUnknown',
  'insufficientPower',
] as const

export const reports = endpoints({
  productCreate: {
    method: 'POST',
    path: '/api/AiAmazon/reportGoodsCreate',
    summary: 'Create the AI analysis report of an ASIN. If it exists already, it is opened without a charge',
    auth: 'user',
    origin: 'upstream',
    cost: 'asin_fx',
    body: object(asinBody),
    answer: data(Created),
    complete: completeOrder,
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere', 'moduleUnknown', 'insufficientPower'],
  },
  productUpdate: {
    method: 'POST',
    path: '/api/AiAmazon/reportGoodsUpdate',
    summary:
      'Make the report of an ASIN again: update from state 1, recreate from state 2. Both cost the price of a report',
    auth: 'user',
    origin: 'upstream',
    cost: 'asin_fx_update',
    body: object({ ...asinBody, action }),
    answer: data(object({ id: integer() })),
    failures: ['emptyAsin', 'wrongAsin', ...remakeRefusals, 'asinNotFound', 'asinElsewhere'],
  },
  productList: {
    method: 'GET',
    path: '/api/report/productList',
    summary: 'The ASIN reports of the user, last changed first',
    auth: 'user',
    origin: 'upstream',
    query: object({ ...listQuery, asin: optional(TypedAsin) }),
    answer: data(sortedPage(AsinReport, 'updated_at', 'desc')),
    complete: completePage,
    failures: [],
  },
  productDel: {
    method: 'POST',
    path: '/api/report/productDel',
    summary: 'Delete a report and its PDF. One in progress cannot be deleted',
    auth: 'user',
    origin: 'upstream',
    body: object({ id: integer() }),
    answer: data(object({ id: integer() })),
    failures: ['reportNotFound', 'reportPending'],
  },
  productOnline: {
    method: 'GET',
    path: '/api/report/productOnline',
    summary: 'The last finished report of an ASIN for reading online: the model of contracts/model/report',
    auth: 'user',
    origin: 'ours',
    query: object({ asin: TypedAsin, marketplace: optional(MarketplaceCode) }),
    answer: data(
      object({
        row: AsinReport,
        report: nullable(ReportModel),
      }),
    ),
    failures: ['emptyAsin', 'wrongAsin', 'reportNotFound'],
  },
  marketCreate: {
    method: 'POST',
    path: '/api/AiAmazon/reportCreate',
    summary: 'Create the AI analysis report of a niche. If it exists already, it is opened without a charge',
    auth: 'user',
    origin: 'upstream',
    cost: 'sc_fx',
    body: object(marketBody),
    answer: data(Created),
    complete: completeOrder,
    failures: ['nicheNotFound', 'moduleUnknown', 'insufficientPower'],
  },
  marketUpdate: {
    method: 'POST',
    path: '/api/AiAmazon/reportUpdate',
    summary:
      'Make the report of a niche again: update from state 1, recreate from state 2. Both cost the price of a report',
    auth: 'user',
    origin: 'upstream',
    cost: 'sc_fx_update',
    body: object({ ...marketBody, action }),
    answer: data(object({ id: integer() })),
    failures: [...remakeRefusals, 'nicheNotFound'],
  },
  marketList: {
    method: 'GET',
    path: '/api/report/marketList',
    summary: 'The market reports of the user, last changed first',
    auth: 'user',
    origin: 'upstream',
    query: object({ ...listQuery, nicheId: optional(string({ maxLength: 64 })) }),
    answer: data(sortedPage(MarketReport, 'updated_at', 'desc')),
    complete: completePage,
    failures: [],
  },
  marketDel: {
    method: 'POST',
    path: '/api/report/marketDel',
    summary: 'Delete a market report, its versions and its PDF. One in progress cannot be deleted',
    auth: 'user',
    origin: 'upstream',
    body: object({ id: integer() }),
    answer: data(object({ id: integer() })),
    failures: ['reportNotFound', 'reportPending'],
  },
  marketOnline: {
    method: 'GET',
    path: '/api/report/marketOnline',
    summary: 'The last finished report of a niche for reading online: the model of contracts/model/report',
    auth: 'user',
    origin: 'ours',
    query: object({ nicheId: string({ maxLength: 64 }) }),
    answer: data(object({ row: MarketReport, report: nullable(ReportModel) })),
    failures: ['reportNotFound'],
  },
  versions: {
    method: 'GET',
    path: '/api/report/versions',
    summary: 'The stored versions of a report of either kind, newest first, at most twelve',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer({ description: 'Id of the report' }) }),
    answer: data(
      object({
        versions: sortedRows(
          object({
            revision: integer({ minimum: 1 }),
            made_at: instant(),
            as_of: day('Day of the underlying data'),
          }),
          'revision',
          'desc',
        ),
      }),
    ),
    failures: ['reportNotFound'],
  },
  version: {
    method: 'GET',
    path: '/api/report/version',
    summary: 'One version of a report of either kind; the newest by default',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer({ description: 'Id of the report' }), revision: optional(integer({ minimum: 1 })) }),
    answer: data(object({ id: integer(), revision: integer({ minimum: 1 }), report: ReportModel })),
    failures: ['reportNotFound', 'versionNotFound'],
  },
  progress: {
    method: 'GET',
    path: '/api/report/progress',
    summary: 'Event stream of the user’s report tasks; starts with the running ones',
    auth: 'user',
    origin: 'ours',
    answer: events({
      report: object({
        id: integer(),
        kind: oneOf('asin', 'market'),
        subject: string({ description: 'ASIN or niche id' }),
        title: string({ description: 'Title of the product or the niche, in the language of the marketplace' }),
        marketplace: MarketplaceCode,
        state: ReportState,
        stage: ReportStage,
        progress: number(),
        sentence: optional(string({ description: 'The sentence just written, in stage `writing`' })),
      }),
    }),
    failures: [],
  },
  pdf: {
    method: 'GET',
    path: '/download/report/:file',
    summary: 'The PDF of a report in a language, by the signed URL of its row. `file` is ID.pdf',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[0-9]{1,12}\\.pdf$' }) }),
    query: object({
      ...signedQuery,
      lang: optional(oneOf(...LANGUAGES)),
      inline: optional(
        integer({ minimum: 0, maximum: 1, description: '1 shows it in the browser instead of downloading it' }),
      ),
    }),
    answer: download('application/pdf'),
    failures: ['fileNotFound'],
  },
})
