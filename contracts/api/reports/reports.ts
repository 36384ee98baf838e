import { sorted } from '../../core/constraints.ts'
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
  path: optional(string({ maxLength: 200, description: 'Path of the module in the same registry; not used' })),
}

/** What came of an order. */
const Created = object({
  id: integer({ description: 'Id of the report' }),
  created: integer({ minimum: 0, maximum: 1, description: '1 a task was created and charged; 0 the report existed' }),
})

/** What an ASIN report is ordered by, first and again: SPEC section 7; marketplace and language are ours. */
const asinBody = {
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
}

/** What a market report is ordered by, first and again: SPEC section 7; the language is ours. */
const marketBody = {
  ...chargedBody,
  nicheId: string({ maxLength: 64, description: 'Of getNiches' }),
  keyword: optional(
    string({
      maxLength: 200,
      description: 'What was searched for; the title without it. A report that is made again keeps its own',
    }),
  ),
  market: optional(
    string({ maxLength: 20_000, description: 'JSON text of the niche; read again by the server, and not used' }),
  ),
  language: optional(oneOf(...LANGUAGES)),
}

/** Ours: what the seller pressed. A report that has come to another state meanwhile is refused, and nothing is charged. */
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
    summary: 'Create the AI analysis report of an ASIN. One that exists is opened and nothing is charged',
    auth: 'user',
    origin: 'upstream',
    cost: 'asin_fx',
    body: object(asinBody),
    answer: data(Created),
    complete: completeOrder,
    refuses: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere', 'moduleUnknown', 'insufficientPower'],
  },
  productUpdate: {
    method: 'POST',
    path: '/api/AiAmazon/reportGoodsUpdate',
    summary:
      'Make the report of an ASIN again: an update from state 1, recreated from state 2. Both cost the price of a report',
    auth: 'user',
    origin: 'upstream',
    cost: 'asin_fx_update',
    body: object({ ...asinBody, action }),
    answer: data(object({ id: integer() })),
    refuses: ['emptyAsin', 'wrongAsin', ...remakeRefusals, 'asinNotFound', 'asinElsewhere'],
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
        report: nullable(ReportModel),
      }),
    ),
    refuses: ['emptyAsin', 'wrongAsin', 'reportNotFound'],
  },
  marketCreate: {
    method: 'POST',
    path: '/api/AiAmazon/reportCreate',
    summary: 'Create the AI analysis report of a niche. One that exists is opened and nothing is charged',
    auth: 'user',
    origin: 'upstream',
    cost: 'sc_fx',
    body: object(marketBody),
    answer: data(Created),
    complete: completeOrder,
    refuses: ['nicheNotFound', 'moduleUnknown', 'insufficientPower'],
  },
  marketUpdate: {
    method: 'POST',
    path: '/api/AiAmazon/reportUpdate',
    summary:
      'Make the report of a niche again: an update from state 1, recreated from state 2. Both cost the price of a report',
    auth: 'user',
    origin: 'upstream',
    cost: 'sc_fx_update',
    body: object({ ...marketBody, action }),
    answer: data(object({ id: integer() })),
    refuses: [...remakeRefusals, 'nicheNotFound'],
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
    refuses: [],
  },
  marketDel: {
    method: 'POST',
    path: '/api/report/marketDel',
    summary: 'Delete a market report, its versions and its PDF. One in progress cannot be deleted',
    auth: 'user',
    origin: 'upstream',
    body: object({ id: integer() }),
    answer: data(object({ id: integer() })),
    refuses: ['reportNotFound', 'reportPending'],
  },
  marketOnline: {
    method: 'GET',
    path: '/api/report/marketOnline',
    summary: 'The report of a niche as it was last finished, for reading online: the model of contracts/model/report',
    auth: 'user',
    origin: 'ours',
    query: object({ nicheId: string({ maxLength: 64 }) }),
    answer: data(object({ row: MarketReport, report: nullable(ReportModel) })),
    refuses: ['reportNotFound'],
  },
  versions: {
    method: 'GET',
    path: '/api/report/versions',
    summary: 'The versions of a report of either kind that are kept, the newest first, twelve at most',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer({ description: 'Id of the report' }) }),
    answer: data(
      object({
        versions: sorted(
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
    refuses: ['reportNotFound'],
  },
  version: {
    method: 'GET',
    path: '/api/report/version',
    summary: 'One version of a report of either kind, the newest without a revision',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer({ description: 'Id of the report' }), revision: optional(integer({ minimum: 1 })) }),
    answer: data(object({ id: integer(), revision: integer({ minimum: 1 }), report: ReportModel })),
    refuses: ['reportNotFound', 'versionNotFound'],
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
        kind: oneOf('asin', 'market'),
        subject: string({ description: 'ASIN or niche id' }),
        title: string({ description: 'Title of the product or the niche, in the language of the marketplace' }),
        marketplace: MarketplaceCode,
        state: ReportState,
        stage: ReportStage,
        progress: number(),
        sentence: optional(string({ description: 'What was just written, while the stage is `writing`' })),
      }),
    }),
    refuses: [],
  },
  pdf: {
    method: 'GET',
    path: '/download/report/:file',
    summary: 'The PDF of a report in a language, by the signed address of its row. `file` is ID.pdf',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[0-9]{1,12}\\.pdf$' }) }),
    query: object({
      ...signedQuery,
      lang: optional(oneOf(...LANGUAGES)),
      inline: optional(integer({ minimum: 0, maximum: 1, description: '1 opens in the browser' })),
    }),
    answer: download('application/pdf'),
    refuses: ['fileNotFound'],
  },
})
