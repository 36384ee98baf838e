/** SQL of what an account may take away. What opens something, hashes of passwords and of tokens, is never read. */
import type { State } from '#server/db/state.ts'

type Row = Record<string, unknown>

export const sessionRows = (db: State, accountId: number): Promise<Row[]> =>
  db
    .selectFrom('session')
    .select(['created_at', 'expires_at', 'device', 'network', 'seen_on'])
    .where('account_id', '=', accountId)
    .execute()

/** The account's reports; `file` names the PDF of those that are finished. */
export const reportRows = (db: State, accountId: number) =>
  db
    .selectFrom('report')
    .select([
      ...(['id', 'kind', 'marketplace', 'subject', 'keyword', 'title', 'card'] as const),
      'state',
      'failure',
      'language',
      'file',
      'created_at',
      'updated_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** The versions that are kept of the account's reports: when they were made, and of what day. */
export const versionRows = (db: State, accountId: number): Promise<Row[]> =>
  db
    .selectFrom('report_version')
    .innerJoin('report', 'report.id', 'report_version.report_id')
    .select(['report_id', 'report_version.revision', 'made_at', 'as_of'])
    .where('account_id', '=', accountId)
    .orderBy('report_id')
    .orderBy('report_version.revision')
    .execute()

/** What belongs to the account by its id, and is little; a file of each. */
const OWNED = ['orders', 'coupon_use', 'membership', 'wechat_identity', 'patent_watch', 'patent_visit'] as const

/**
 * What was bought and paid, coupons, the stretches of time with a level, the WeChat that opens the account,
 * saved searches.
 */
export async function ownedRows(db: State, accountId: number): Promise<[table: string, rows: Row[]][]> {
  const tables: [string, Row[]][] = []
  for (const table of OWNED)
    tables.push([table, await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()])
  return [...tables, ['payment', await paymentRows(db, accountId)]]
}

/** The money that came for the account's orders, and what became of it. */
const paymentRows = (db: State, accountId: number): Promise<Row[]> =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.no', 'payment.order_no')
    .selectAll('payment')
    .where('orders.account_id', '=', accountId)
    .orderBy('payment.id')
    .execute()

export async function avatarOf(db: State, accountId: number): Promise<Buffer | undefined> {
  return (await db.selectFrom('avatar').select('picture').where('account_id', '=', accountId).executeTakeFirst())
    ?.picture
}
