import { DECIMALS } from '../core/constraints.ts'
import { data, download, endpoints } from '../core/endpoint.ts'
import { pageQuery } from '../core/page.ts'
import { array, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { signedQuery } from '../core/signed.ts'
import { instant } from '../core/time.ts'
import { LANGUAGES } from '../model/language.ts'
import { CAUSES, LEDGER_KINDS } from '../model/ledger.ts'
import { MarketplaceCode } from './products.ts'

/** Cause of an entry in parts; clients compose the text in the user's language: contracts/model/ledger.ts. */
export const Cause = object({
  type: oneOf(...CAUSES),
  report: nullable(integer({ description: 'Id of the report' })),
  asin: nullable(string({ description: 'For ASIN reports; null after deletion' })),
  niche: nullable(
    object(
      { id: string(), title: string({ description: 'In the language of the marketplace' }) },
      { description: 'For market reports; null after deletion' },
    ),
  ),
  marketplace: nullable(MarketplaceCode),
  remade: integer({ minimum: 0, description: 'How often the report had been made before' }),
  order: nullable(string({ description: 'Order number' })),
})

export const LedgerEntry = object({
  id: integer(),
  kind: oneOf(...LEDGER_KINDS),
  amount: number({ ...DECIMALS, description: 'Power; negative for a charge' }),
  balance: number({ ...DECIMALS, description: 'Balance after this entry' }),
  cause: Cause,
  created_at: instant(),
})

/** Instants at which the days of the user's time zone begin. */
const filter = {
  kind: optional(oneOf(...LEDGER_KINDS)),
  from: optional(instant()),
  until: optional(instant()),
}
const Zone = string({ maxLength: 64, description: 'Time zone of the user; Asia/Shanghai by default' })

export const ledger = endpoints({
  index: {
    method: 'GET',
    path: '/api/ledger/index',
    summary: 'All entries of the power balance, latest first. `from` is inclusive, `until` exclusive',
    auth: 'user',
    origin: 'ours',
    query: object({ ...pageQuery, ...filter, zone: optional(Zone) }),
    answer: data(
      object({
        row: array(LedgerEntry),
        total: integer({ minimum: 0 }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        csv: string({ description: 'Signed short-lived URL of all filtered rows as CSV' }),
      }),
    ),
    failures: [],
  },
  csv: {
    method: 'GET',
    path: '/download/ledger/ledger.csv',
    summary: 'The ledger as CSV, oldest first, by the signed URL of its list',
    auth: 'guest',
    origin: 'ours',
    query: object({ ...signedQuery, ...filter, zone: optional(Zone), lang: optional(oneOf(...LANGUAGES)) }),
    answer: download('text/csv; charset=utf-8'),
    failures: ['fileNotFound'],
  },
})
