/** List rows of both kinds of reports, and the query of a list. */
import { ascending } from '../../core/constraints.ts'
import { pageQuery } from '../../core/page.ts'
import { boolean, integer, jsonText, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { MarketplaceCode } from '../products.ts'

/** SPEC section 4. */
export const ReportState = integer({ minimum: 0, maximum: 2, description: '0 pending, 1 complete, 2 failed' })
/** Stage of a running task, for the card and the progress page. */
export const REPORT_STAGES = [
  'queued',
  'reading',
  'analysing',
  'writing',
  'drawing',
  'saving',
  'done',
  'failed',
] as const
export const ReportStage = oneOf(...REPORT_STAGES)
/**
 * `dataDamaged`: the stored data of the product contradict each other. `productGone`, `nicheGone`: no longer in the
 * catalogue. `tooManyAttempts`: every attempt ended in a crash, a fault or the time limit.
 */
export const REPORT_FAILURES = ['dataDamaged', 'productGone', 'nicheGone', 'tooManyAttempts'] as const

const reportRow = {
  id: integer(),
  marketplace: MarketplaceCode,
  url: string({ description: 'Signed short-lived URL of the PDF; empty unless state is 1' }),
  state: ReportState,
  stage: ReportStage,
  progress: number({ minimum: 0, maximum: 100, description: 'Percent of the running task' }),
  failure: nullable(oneOf(...REPORT_FAILURES)),
  created_at: instant(),
  updated_at: instant('Last change of state'),
  revision: nullable(integer({ minimum: 1, description: 'Revision of the readable version; null before the first' })),
}

const Sample = optional(boolean({ description: 'True for made-up rows of the sample world' }))
/** The fields that the web reads in the JSON texts of a report; those in SPEC section 3 are required. */
const ReportProduct = object({
  marketplace: MarketplaceCode,
  imageUrl: nullable(string()),
  title: optional(string()),
  brand: optional(nullable(string())),
  sample: Sample,
})
const ReportNiche = object({
  nicheId: string(),
  nicheTitle: string(),
  referenceAsinImageUrl: nullable(string()),
  marketplace: optional(MarketplaceCode),
  nicheTitleZh: optional(nullable(string())),
  nicheTitleEn: optional(nullable(string())),
  sample: Sample,
})

const DATES = ascending(['created_at', 'updated_at'])

/** SPEC section 3. */
export const AsinReport = object(
  {
    ...reportRow,
    asin: string(),
    product: jsonText(ReportProduct, 'JSON text of the product'),
  },
  DATES,
)

/** SPEC section 3. */
export const MarketReport = object(
  {
    ...reportRow,
    niche_id: string(),
    keyword: string(),
    market: jsonText(ReportNiche, 'JSON text of the niche'),
  },
  DATES,
)

export const listQuery = {
  ...pageQuery,
  id: optional(integer({ description: 'Only the report with this id' })),
  marketplace: optional(MarketplaceCode),
  search: optional(
    string({ maxLength: 200, description: 'Words of title, brand, keyword, ASIN or niche; all must match' }),
  ),
  state: optional(ReportState),
}

/** The model of contracts/model/report/report.ts; its version tells how to read it. */
export const ReportModel = object(
  {},
  {
    description:
      'The last finished report, in the model of contracts/model/report/report.ts; null before the first. The row tells whether a newer one is being made or has failed',
  },
)
