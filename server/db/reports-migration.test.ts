/** Reports of the version before markets: a state as migrations 001 to 005 made it, with rows as that server wrote them. */
import { inflateRawSync } from 'node:zlib'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { up as first } from './migrations/001-accounts-reports.ts'
import { up as second } from './migrations/002-accounts-codes.ts'
import { up as third } from './migrations/003-billing.ts'
import { up as fourth } from './migrations/004-accounts-center.ts'
import { up as fifth } from './migrations/005-accounts-wechat.ts'
import { type Connection, openDatabase } from './sqlite.ts'
import { migrate, stateOf } from './state.ts'

const NAMES = [
  '001-accounts-reports',
  '002-accounts-codes',
  '003-billing',
  '004-accounts-center',
  '005-accounts-wechat',
]
const AT = '2026-11-20T08:00:00.000Z'

const modelOf = (asin: string) => ({
  ...{ kind: 'asin', version: 1, marketplace: 'US', asin, title: 'Travel Mug, 20 oz', brand: 'Kettle & Co' },
  ...{ madeAt: AT, asOf: '2026-11-19', sections: [] },
})

async function fifthVersion(): Promise<Connection> {
  const connection = openDatabase(':memory:')
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

async function migrated() {
  const connection = await fifthVersion()
  const db = stateOf(connection)
  onTestFinished(() => db.destroy())
  await migrate(db)
  return { db, connection }
}

it('reports keep their rows, and what was finished is the version that is read', async () => {
  const { db } = await migrated()
  const reports = await db.selectFrom('report').selectAll().orderBy('id').execute()
  const common = { kind: 'asin', marketplace: 'US', keyword: null, title: 'Travel Mug, 20 oz', language: 'zh-CN' }
  expect(reports).toMatchObject([
    { ...common, id: 1, subject: 'B0FINISHED', state: 1, revision: 3, current_revision: 3, file: '1-3-1.pdf' },
    { ...common, id: 2, subject: 'B0FAILING1', state: 2, revision: 4, current_revision: 2, failure: 'dataDamaged' },
    { ...common, id: 3, subject: 'B0PENDING1', state: 0, revision: 1, current_revision: null },
  ])
  expect(JSON.parse(reports[0]?.card ?? '')).toMatchObject({ marketplace: 'US', sample: true })
  expect(reports.map(({ search }) => search)).toEqual([
    'travel mug, 20 oz kettle & co b0finished',
    'travel mug, 20 oz kettle & co b0failing1',
    'travel mug, 20 oz b0pending1',
  ])
  const versions = await db.selectFrom('report_version').selectAll().orderBy('report_id').execute()
  expect(
    versions.map(({ model, ...version }) => ({ ...version, model: JSON.parse(inflateRawSync(model).toString()) })),
  ).toEqual([
    { report_id: 1, revision: 3, made_at: AT, as_of: '2026-11-19', model: modelOf('B0FINISHED') },
    { report_id: 2, revision: 2, made_at: AT, as_of: '2026-11-19', model: modelOf('B0FAILING1') },
  ])
})

it('a subject still has one report, and its versions go with it', async () => {
  const { db, connection } = await migrated()
  expect(() =>
    connection.exec(`INSERT INTO report SELECT 8, account_id, marketplace, subject, card, state, failure, language,
    revision, file, created_at, updated_at, kind, title, search, keyword, current_revision FROM report WHERE id = 1`),
  ).toThrow(/UNIQUE/)
  await db.deleteFrom('report').where('id', '=', 1).execute()
  expect(await db.selectFrom('report_version').select('report_id').execute()).toEqual([{ report_id: 2 }])
})

it('tasks that wait are of their reports’ accounts, and keep their order', async () => {
  const { db } = await migrated()
  const jobs = await db.selectFrom('job').select(['subject', 'account_id', 'turn']).orderBy('turn').execute()
  expect(jobs).toEqual([
    { subject: 1, account_id: 7, turn: 1 },
    { subject: 2, account_id: 7, turn: 2 },
    { subject: 2, account_id: 7, turn: 3 },
    // Its report was deleted.
    { subject: 9, account_id: null, turn: 4 },
    { subject: 3, account_id: 7, turn: 5 },
  ])
})
