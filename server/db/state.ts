/** The state database: Kysely over better-sqlite3, with numbered migrations. */
import { Kysely, SqliteDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { watching } from './hot-query.ts'
import { up as accountsReports } from './migrations/001-accounts-reports.ts'
import { up as accountsCodes } from './migrations/002-accounts-codes.ts'
import { up as billing } from './migrations/003-billing.ts'
import { up as accountsCenter } from './migrations/004-accounts-center.ts'
import { up as accountsWechat } from './migrations/005-accounts-wechat.ts'
import { up as reportsMarkets } from './migrations/006-reports-markets.ts'
import { up as patents } from './migrations/007-patents.ts'
import { up as infringement } from './migrations/008-infringement.ts'
import { up as patentWatchQuery } from './migrations/009-patent-watch-query.ts'
import { up as patentWatchFound } from './migrations/010-patent-watch-found.ts'
import type { Connection } from './open.ts'
import type { StateTables } from './state-tables.ts'
import type { State } from './state-type.ts'

export type { State } from './state-type.ts'

const migrations: Record<string, Migration> = {
  '001-accounts-reports': { up: accountsReports },
  '002-accounts-codes': { up: accountsCodes },
  '003-billing': { up: billing },
  '004-accounts-center': { up: accountsCenter },
  '005-accounts-wechat': { up: accountsWechat },
  '006-reports-markets': { up: reportsMarkets },
  '007-patents': { up: patents },
  '008-infringement': { up: infringement },
  '009-patent-watch-query': { up: patentWatchQuery },
  '010-patent-watch-found': { up: patentWatchFound },
}

/** Kysely over a connection whose statements are prepared once per text (5 µs a query instead of 40, measured). */
export function stateOf(connection: Connection): State {
  const source = watching(connection)
  const statements = new Map<string, ReturnType<typeof source.prepare>>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = source.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const state: State = new Kysely<StateTables>({
    dialect: new SqliteDialect({ database: { prepare, close: () => connection.close() } }),
  })
  source.serve(state)
  return state
}

/** Brings the state to the newest migration. */
export async function migrate(state: State): Promise<void> {
  const migrator = new Migrator({ db: state, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
