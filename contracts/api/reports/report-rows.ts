/** Reports of both kinds as lists show them, and what a list can be asked for. */
import { ascending } from '../../core/constraints.ts'
import { pageQuery } from '../../core/page.ts'
import { boolean, integer, jsonText, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { MarketplaceCode } from '../products.ts'

/** 0 pending or in progress, 1 complete, 2 failed (SPEC section 4). */
export const ReportState = integer({ minimum: 0, maximum: 2, description: '0 pending, 1 complete, 2 failed' })
/** What a running task is at, for the card and the progress page. */
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
 * Why a report failed, as a word that the web translates: what is stored of the product contradicts itself; the product has
 * left the catalogue, or the niche has; every try failed for a reason of the server's own, be it a crash, a fault or the limit of time.
 */
export const REPORT_FAILURES = ['dataDamaged', 'productGone', 'nicheGone', 'tooManyAttempts'] as const

/** What the rows of both kinds hold. */
const reportRow = {
  id: integer(),
  marketplace: MarketplaceCode,
  url: string({ description: 'Signed short-lived address of the PDF; empty unless state is 1' }),
  state: ReportState,
  stage: ReportStage,
  progress: number({ minimum: 0, maximum: 100, description: 'Percent of the running task' }),
  failure: nullable(oneOf(...REPORT_FAILURES)),
  created_at: instant(),
  updated_at: instant('Last change of state'),
  revision: nullable(integer({ minimum: 1, description: 'Of the version that can be read; null before the first' })),
}

const Sample = optional(boolean({ description: 'True for made-up rows of the sample world' }))
/** The fields of the JSON texts that the web reads; those named in SPEC section 3 are required. */
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

/** A past ASIN report: SPEC section 3. */
export const AsinReport = object(
  {
    ...reportRow,
    asin: string(),
    product: jsonText(ReportProduct, 'JSON text of the product'),
  },
  DATES,
)

/** A past market report: SPEC section 3. */
export const MarketReport = object(
  {
    ...reportRow,
    niche_id: string(),
    keyword: string(),
    market: jsonText(ReportNiche, 'JSON text of the niche'),
  },
  DATES,
)

/** What a list of either kind can be asked for. */
export const listQuery = {
  ...pageQuery,
  id: optional(integer({ description: 'Only the report with this id' })),
  marketplace: optional(MarketplaceCode),
  search: optional(
    string({ maxLength: 200, description: 'Words of title, brand, keyword, ASIN or niche; all must be found' }),
  ),
  state: optional(ReportState),
}

/** A report as it was made: the model of contracts/model/report/report.ts, whose version says how to read it. */
export const ReportModel = object(
  {},
  {
    description:
      'Report of contracts/model/report/report.ts as last finished: its row tells whether a new one is being made or has failed since; null when none was ever finished',
  },
)
