/** A state after migrations 001 to 005, with rows as the server of that version wrote them. */
import { Kysely, SqliteDialect } from 'kysely'
import { up as first } from './migrations/001-accounts-reports.ts'
import { up as second } from './migrations/002-accounts-codes.ts'
import { up as third } from './migrations/003-billing.ts'
import { up as fourth } from './migrations/004-accounts-center.ts'
import { up as fifth } from './migrations/005-accounts-wechat.ts'
import { type Connection, openDatabase } from './sqlite.ts'

const NAMES = [
  '001-accounts-reports',
  '002-accounts-codes',
  '003-billing',
  '004-accounts-center',
  '005-accounts-wechat',
]
export const AT = '2026-11-20T08:00:00.000Z'

export const modelOf = (asin: string) => ({
  kind: 'asin',
  version: 1,
  marketplace: 'US',
  asin,
  title: 'Travel Mug, 20 oz',
  brand: 'Kettle & Co',
  madeAt: AT,
  asOf: '2026-11-19',
  sections: [],
})

export async function fifthVersion(file = ':memory:'): Promise<Connection> {
  const connection = openDatabase(file)
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: connection }) })
  for (const up of [first, second, third, fourth, fifth]) await up(db)
  connection.exec(
    'CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL)',
  )
  for (const name of NAMES) connection.prepare('INSERT INTO kysely_migration VALUES (?, ?)').run(name, AT)
  connection.exec(
    `INSERT INTO account (id, phone, password_hash, nickname, created_at) VALUES (7, '13800000000', '', '', '')`,
  )
  const report =
    connection.prepare(`INSERT INTO report (id, account_id, marketplace, asin, product, state, failure, language,
    revision, file, created_at, updated_at) VALUES (?, 7, 'US', ?, ?, ?, ?, 'zh-CN', ?, ?, '${AT}', '${AT}')`)
  const card = JSON.stringify({ marketplace: 'US', title: 'Travel Mug, 20 oz', imageUrl: null, sample: true })
  report.run(1, 'B0FINISHED', card, 1, null, 3, '1-3-1.pdf')
  report.run(2, 'B0FAILING1', card, 2, 'dataDamaged', 4, '2-2-1.pdf')
  report.run(3, 'B0PENDING1', card, 0, null, 1, null)
  const content = connection.prepare('INSERT INTO report_content VALUES (?, ?)')
  content.run(1, JSON.stringify(modelOf('B0FINISHED')))
  content.run(2, JSON.stringify(modelOf('B0FAILING1')))
  const job = connection.prepare(
    `INSERT INTO job (kind, subject, revision, state, created_at) VALUES ('asinReport', ?, ?, ?, '')`,
  )
  job.run(1, 3, 'done')
  job.run(2, 2, 'done')
  job.run(2, 4, 'failed')
  job.run(9, 1, 'done')
  job.run(3, 1, 'queued')
  return connection
}
