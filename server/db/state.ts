/** The state database: Kysely over better-sqlite3, with numbered migrations. */
import { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
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
import { setConnection } from './own-connection.ts'
import { type Connection, openDatabase } from './sqlite.ts'
import { StateDialect } from './state-dialect.ts'
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

/**
 * Opens the state in a file and locks it for this process. `isShared` skips the lock, for tests only: the caches of sessions
 * and answers do not see writes of another process. Throws DataFileError.
 */
export const openState = (file: string, { isShared = false } = {}): State =>
  stateOf(openDatabase(file, { exclusive: !isShared, durable: true }))

/** An empty state in memory. */
export const memoryState = (): State => stateOf(openDatabase(':memory:'))

export function stateOf(connection: Connection): State {
  const own = { connection, writes: 0, isInTransaction: false }
  const state: State = new Kysely<StateTables>({ dialect: new StateDialect(own) })
  setConnection(state, own)
  return state
}

/** Brings the state to the newest migration. */
export async function migrate(state: State): Promise<void> {
  const migrator = new Migrator({ db: state, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
