/** What the dashboard shows, in one call. */
import { DECIMALS } from '../core/constraints.ts'
import { data, endpoints } from '../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, type Static, string } from '../core/schema.ts'
import { instant, month } from '../core/time.ts'
import { MarketplaceCode } from './products.ts'
import { ReportState } from './reports/report-rows.ts'
import { Change } from './watches.ts'

/** A category has a growth only with this many products. */
export const PULSE_CATEGORY_PRODUCTS = 10

const HomeReport = object({
  id: integer(),
  kind: oneOf('asin', 'market'),
  subject: string({ description: 'ASIN or niche id' }),
  title: string({ description: 'In the language of the marketplace' }),
  marketplace: MarketplaceCode,
  state: ReportState,
  at: instant('Last change of state'),
})

const Pulse = object({
  marketplace: MarketplaceCode,
  data: oneOf('sample', 'imported'),
  month: nullable(month('The latest month with data; none for imported products')),
  products: integer({ minimum: 0 }),
  unitsChange: nullable(number({ description: 'Median change of the units of a product against the month before' })),
  compared: integer({ minimum: 0, description: 'Products whose change is known' }),
  categories: array(
    object({
      id: string(),
      path: array(string({ description: 'Root first' })),
      products: integer({ minimum: PULSE_CATEGORY_PRODUCTS }),
      revenue: number({ minimum: 0, description: 'Of the last full month, in major units of the marketplace' }),
      revenueChange: number({ description: 'Against the month before, a fraction' }),
    }),
    { description: 'Categories whose revenue grew most, at most five' },
  ),
  movers: array(
    object({
      asin: string(),
      title: string(),
      rank: integer({ minimum: 1 }),
      rankBefore: integer({ minimum: 1, description: 'Seven days earlier' }),
    }),
    { description: 'Products whose rank changed most in proportion, at most five' },
  ),
})
export type Pulse = Static<typeof Pulse>

export const home = endpoints({
  overview: {
    method: 'GET',
    path: '/api/home',
    summary:
      'Credits and plan, running and latest reports, watches and their changes, the marketplace used last, and what the account has done',
    auth: 'user',
    origin: 'ours',
    answer: data(
      object({
        power: number({ ...DECIMALS, description: 'Balance of compute power' }),
        plan: nullable(object({ name: string(), until: instant('End of the paid plan') })),
        running: integer({ minimum: 0, description: 'Reports in progress' }),
        reports: array(HomeReport, { description: 'Running ones first, then the latest; at most five' }),
        watched: integer({ minimum: 0 }),
        unseen: integer({ minimum: 0, description: 'Changes and new patents that were not seen yet' }),
        changes: array(Change, { description: 'Unseen first, then the latest; at most six' }),
        pulse: Pulse,
        done: object({
          report: boolean({ description: 'Has ordered a report' }),
          search: boolean({ description: 'Has saved a filter or watches a search' }),
          watch: boolean({ description: 'Watches something' }),
          check: boolean({ description: 'Has checked for infringement' }),
        }),
      }),
    ),
    failures: [],
  },
})
