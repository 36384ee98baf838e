/** Ledger entries as their owner sees them: with the balance after each entry and what it was for. */
import { expressionBuilder } from 'kysely'
import type { Cell } from '#contracts/core/csv.ts'
import { formatInstant, HOME_ZONE } from '#contracts/model/date.ts'
import type { Language } from '#contracts/model/language.ts'
import { causeText, type LedgerCause, type LedgerKind, ledgerWords, parseCause } from '#contracts/model/ledger.ts'
import { isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { plainAmount } from '#contracts/model/number.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { State } from '#server/db/state.ts'
import { csvOf } from '#server/platform/csv.ts'
import { toPower } from './modules.ts'

export interface LedgerFilter {
  kind?: LedgerKind | undefined
  /** ISO instants: `from` is inclusive, `until` exclusive. */
  from?: string | undefined
  until?: string | undefined
}

export interface ChargedReport {
  id: number
  kind: ReportKind
  subject: string
  title: string
  marketplace: string
}

export type ReportsById = (accountId: number, ids: readonly number[]) => Promise<readonly ChargedReport[]>

export interface HistoryEntry {
  id: number
  kind: LedgerKind
  amount: number
  balance: number
  cause: LedgerCause & { marketplace: Marketplace | null }
  created_at: string
}

/** A page of the account's entries, latest first, and the number of all. */
export async function ledgerPage(
  db: State,
  reportsById: ReportsById,
  accountId: number,
  { page, size, ...filter }: { page: number; size: number } & LedgerFilter,
): Promise<{ row: HistoryEntry[]; total: number }> {
  const wanted = db.selectFrom('ledger').where('account_id', '=', accountId).where(matches(filter))
  const { total } = await wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const shown = await wanted
    .select('id')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  if (shown.length === 0) return { row: [], total: Number(total) }
  const rows = await db
    .selectFrom(balances(db, accountId))
    .innerJoin('ledger', 'ledger.id', 'entry.id')
    .select(['ledger.id', 'kind', 'amount', 'cause', 'created_at', 'balance'])
    .where(
      'entry.id',
      'in',
      shown.map(({ id }) => id),
    )
    .orderBy('entry.id', 'desc')
    .execute()
  return { row: await entriesOf(reportsById, accountId, rows), total: Number(total) }
}

const BATCH_SIZE = 200

/**
 * All entries that match the filter, oldest first, read in batches. An entry booked meanwhile may or may not be
 * included.
 */
export async function* ledgerEntries(
  db: State,
  reportsById: ReportsById,
  accountId: number,
  filter: LedgerFilter = {},
): AsyncGenerator<HistoryEntry> {
  let balance = 0
  const ids = await db.selectFrom('ledger').select('id').where('account_id', '=', accountId).orderBy('id').execute()
  yield* readInBatches(
    ids.map(({ id }) => id),
    BATCH_SIZE,
    async (piece) => {
      const entries = await db
        .selectFrom('ledger')
        .select(['id', 'kind', 'amount', 'cause', 'created_at', matches(filter).as('isMatch')])
        .where('id', 'in', piece)
        .orderBy('id')
        .execute()
      const balanced = entries.map((row) => {
        balance += row.amount
        return { ...row, balance }
      })
      return entriesOf(
        reportsById,
        accountId,
        balanced.filter(({ isMatch }) => isMatch),
      )
    },
  )
}

function matches({ kind, from, until }: LedgerFilter) {
  const e = expressionBuilder<{ entry: Row }, 'entry'>()
  return e.and([
    ...(kind === undefined ? [] : [e('kind', '=', kind)]),
    ...(from === undefined ? [] : [e('created_at', '>=', from)]),
    ...(until === undefined ? [] : [e('created_at', '<', until)]),
  ])
}

export function ledgerCsv(
  entries: AsyncIterable<HistoryEntry>,
  language: Language,
  zone = HOME_ZONE,
): AsyncGenerator<string> {
  const { columns, kinds } = ledgerWords[language]
  const rows = async function* (): AsyncGenerator<readonly Cell[]> {
    for await (const { created_at, kind, amount, balance, cause } of entries)
      yield [
        formatInstant(created_at, zone),
        kinds[kind],
        plainAmount(amount),
        plainAmount(balance),
        causeText(cause, language),
        cause.order,
      ]
  }
  const { time, kind, amount, balance, cause, order } = columns
  return csvOf([`${time} (${zone})`, kind, amount, balance, cause, order], rows())
}

/** Running balances over the whole ledger; filters apply afterwards, so balances stay correct. */
const balances = (db: State, accountId: number) =>
  db
    .selectFrom('ledger')
    .select('id')
    .select((e) =>
      e.fn
        .sum<number>('amount')
        .over((o) => o.orderBy('id'))
        .as('balance'),
    )
    .where('account_id', '=', accountId)
    .as('entry')

interface Row {
  id: number
  kind: LedgerKind
  amount: number
  balance: number
  cause: string
  created_at: string
}

async function entriesOf(reportsById: ReportsById, accountId: number, rows: readonly Row[]): Promise<HistoryEntry[]> {
  const causes = rows.map(({ cause }) => parseCause(cause))
  const ids = [...new Set(causes.flatMap(({ report }) => report ?? []))]
  const reports = ids.length === 0 ? [] : await reportsById(accountId, ids)
  const known = new Map(reports.map((report) => [report.id, report]))
  return rows.map(({ id, kind, amount, balance, created_at }, at) => {
    const cause = causes[at] ?? parseCause('')
    const report = known.get(cause.report ?? 0)
    const marketplace = report && isMarketplace(report.marketplace) ? report.marketplace : null
    return {
      id,
      kind,
      amount: toPower(amount),
      balance: toPower(Number(balance)),
      cause: { ...cause, asin: null, niche: null, ...(report && subjectOf(report)), marketplace },
      created_at,
    }
  })
}

const subjectOf = ({ kind, subject, title }: { kind: ReportKind; subject: string; title: string }) =>
  kind === 'asin' ? { asin: subject } : { niche: { id: subject, title } }
