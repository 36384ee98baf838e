import { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
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
import { up as jobInterrupted } from './migrations/011-job-interrupted.ts'
import { up as accountsTraces } from './migrations/012-accounts-traces.ts'
import { up as planDescriptions } from './migrations/013-plan-descriptions.ts'
import { up as planPowerGroups } from './migrations/014-plan-power-groups.ts'
import { up as planCredits } from './migrations/015-plan-credits.ts'
import { up as calculators } from './migrations/016-calculators.ts'
import { up as planWording } from './migrations/017-plan-wording.ts'
import { up as sharedLinks } from './migrations/019-shared-links.ts'
import { up as ownFeeTables } from './migrations/020-own-fee-tables.ts'
import { up as watches } from './migrations/021-watches.ts'
import { up as presets } from './migrations/022-presets.ts'
import { up as keywordLists } from './migrations/023-keyword-lists.ts'
import { setConnection } from './own-connection.ts'
import { type Connection, type OpenOptions, openDatabase } from './sqlite.ts'
import { StateDialect } from './state-dialect.ts'
import type { StateTables } from './state-tables.ts'
import type { State } from './state-type.ts'

export type { State } from './state-type.ts'

/** `onRows` gets the progress of a migration that goes through many rows. */
interface Step {
  up(db: Parameters<Migration['up']>[0], onRows?: (done: number, total: number) => void): Promise<void>
}

const migrations: Readonly<Record<string, Step>> = {
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
  '011-job-interrupted': { up: jobInterrupted },
  '012-accounts-traces': { up: accountsTraces },
  '013-plan-descriptions': { up: planDescriptions },
  '014-plan-power-groups': { up: planPowerGroups },
  '015-plan-credits': { up: planCredits },
  '016-calculators': { up: calculators },
  '017-plan-wording': { up: planWording },
  '019-shared-links': { up: sharedLinks },
  '020-own-fee-tables': { up: ownFeeTables },
  '021-watches': { up: watches },
  '022-presets': { up: presets },
  '023-keyword-lists': { up: keywordLists },
}

export const JOURNAL = DEFAULT_MIGRATION_TABLE

/**
 * Opens the state in a file and locks it for this process. `isShared` skips the lock, for tests only: the caches of
 * sessions and queries do not see writes of another process. Throws DataFileError.
 */
export const openState = (file: string, { isShared = false, ...more }: OpenStateOptions = {}): State =>
  stateOf(openDatabase(file, { exclusive: !isShared, durable: true, ...more }))

interface OpenStateOptions extends Pick<OpenOptions, 'table'> {
  isShared?: boolean
}

export const memoryState = (): State => stateOf(openDatabase(':memory:'))

export function stateOf(connection: Connection): State {
  const own = { connection, writes: 0, isInTransaction: false }
  const state: State = new Kysely<StateTables>({ dialect: new StateDialect(own) })
  setConnection(state, own)
  return state
}

export interface UpgradePart {
  name: string
  /** From 1. */
  step: number
  steps: number
  rows?: { done: number; total: number }
}

/**
 * Applies all missing migrations in one transaction, so a process killed midway changes nothing. A migration therefore
 * must not begin a transaction, and `PRAGMA foreign_keys` has no effect in it.
 */
export async function migrate(state: State, onPart: (part: UpgradePart) => void = () => {}): Promise<void> {
  const provider = { getMigrations: async () => withProgress(onPart) }
  await state.transaction().execute(async (trx) => {
    const { error } = await new Migrator({ db: trx, provider }).migrateToLatest()
    if (error) throw error
  })
}

function withProgress(onPart: (part: UpgradePart) => void): Record<string, Migration> {
  const all = Object.entries(migrations)
  const each = all.map(([name, { up }], index): [string, Migration] => {
    const part = { name, step: index + 1, steps: all.length }
    const upWithProgress: Migration['up'] = (db) => {
      onPart(part)
      return up(db, (done, total) => onPart({ ...part, rows: { done, total } }))
    }
    return [name, { up: upWithProgress }]
  })
  return Object.fromEntries(each)
}

export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name)
