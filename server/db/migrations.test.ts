import { Kysely, SqliteDialect } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { up as accountsReports } from './migrations/001-accounts-reports.ts'
import { type Connection, openDatabase } from './sqlite.ts'
import { migrate, stateOf } from './state.ts'

/** A state with only the first migration applied and recorded. */
async function firstVersion(): Promise<Connection> {
  const connection = openDatabase(':memory:')
  await accountsReports(new Kysely<unknown>({ dialect: new SqliteDialect({ database: connection }) }))
  connection.exec(`
    CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
    INSERT INTO kysely_migration VALUES ('001-accounts-reports', '2026-11-20T00:00:00.000Z');
    INSERT INTO account (id, phone, password_hash, nickname, created_at) VALUES (7, '13800000000', 'scrypt$', '卖家', '');
    INSERT INTO session VALUES ('hash', 7, '', '2026-12-01T00:00:00.000Z', 'device');
    INSERT INTO ledger (account_id, kind, amount, cause, created_at) VALUES (7, 'gift', 3000, 'registration:7', '');
    INSERT INTO login_failure (id, subject, at) VALUES (3, 'ip:127.0.0.1', '2026-11-20T08:00:00.000Z');
  `)
  return connection
}

it('a state of the first version keeps its rows, and failed logins become attempts', async () => {
  const connection = await firstVersion()
  const db = stateOf(connection)
  onTestFinished(() => db.destroy())
  await migrate(db)
  expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([
    { id: 3, subject: 'ip:127.0.0.1', at: '2026-11-20T08:00:00.000Z' },
  ])
  expect(await db.selectFrom('session').select(['token_hash', 'device']).execute()).toEqual([
    { token_hash: 'hash', device: 'device' },
  ])
  expect(await db.selectFrom('ledger').select('amount').where('account_id', '=', 7).execute()).toEqual([
    { amount: 3000 },
  ])
  const next = await db.insertInto('attempt').values({ subject: 'ip:::1', at: '' }).returning('id').executeTakeFirst()
  expect(next).toEqual({ id: 4 })
  const now = '2026-11-20T08:00:00.000Z'
  await db.insertInto('code').values({ phone: '13800000000', type: 'login', hash: 'h', expires_at: now }).execute()
  expect(await db.selectFrom('code').select('tries').execute()).toEqual([{ tries: 0 }])
})

it('an upgraded state and a new state have the same schema', async () => {
  const [old, fresh] = [await firstVersion(), openDatabase(':memory:')]
  const schemas = []
  for (const connection of [old, fresh]) {
    const db = stateOf(connection)
    onTestFinished(() => db.destroy())
    await migrate(db)
    const objects = connection.prepare(`SELECT type, name, tbl_name FROM sqlite_schema WHERE name NOT LIKE 'kysely_%'
      AND tbl_name NOT LIKE 'kysely_%' ORDER BY type, name`)
    schemas.push(objects.all())
  }
  expect(schemas[0]).toEqual(schemas[1])
})

it('each cascading foreign key has an index, so a delete scans no table', async () => {
  const connection = openDatabase(':memory:')
  const db = stateOf(connection)
  onTestFinished(() => db.destroy())
  await migrate(db)
  const tables = connection.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all()
  const keys = tables.flatMap((table) =>
    connection
      .prepare<[string], { key: string }>(
        `SELECT "from" AS key FROM pragma_foreign_key_list(?) WHERE on_delete = 'CASCADE'`,
      )
      .all(table)
      .map(({ key }) => ({ table, key })),
  )
  expect(keys).toContainEqual({ table: 'patent_watch', key: 'query_id' })
  const plans = keys.map(({ table, key }) =>
    connection.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN SELECT 1 FROM ${table} WHERE ${key} = 1`).get(),
  )
  expect(plans.filter((plan) => !plan?.detail.startsWith('SEARCH'))).toEqual([])
})
