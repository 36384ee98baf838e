/** The state of a data folder, as a file: made when it is missing, upgraded when it is old, doubted when it is empty. */
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { withSnapshot } from './snapshot.ts'
import { DataFileError, faultOf } from './sqlite.ts'
import { isKnownMigration, JOURNAL, memoryState, migrate, openState, type UpgradePart } from './state.ts'
import type { State } from './state-type.ts'

/** Opens the state, locks it for this process and brings it up to date. Throws {@link DataFileError}. */
export async function openStateFile(file: string, onPart?: (part: UpgradePart) => void): Promise<State> {
  if (!existsSync(file)) await makeStateFile(file)
  const db = openState(file, { table: JOURNAL })
  try {
    await refuseNewer(db, file)
    await upgrade(db, file, onPart)
    return db
  } catch (error) {
    await db.destroy()
    throw faultOf(file, error)
  }
}

/**
 * The file appears with all its tables, so one that lacks them is never the rest of a start that was killed: something
 * happened to it.
 */
async function makeStateFile(file: string): Promise<void> {
  const log = `${file}-wal`
  if (existsSync(log))
    throw new DataFileError(
      `The data file ${file} is missing, and its log ${log} is there, which may hold all that was in it. Put the file back, or move the log away too.`,
    )
  const db = memoryState()
  await migrate(db)
  const draft = `${file}.${process.pid}.new`
  try {
    await withSnapshot(db, (bytes) => writeFileSync(draft, bytes, { flush: true }))
    placeOnce(draft, file)
  } finally {
    await db.destroy()
    rmSync(draft, { force: true })
  }
}

/** Never over a file that another start has made meanwhile, as a rename would be. */
function placeOnce(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch {
    // Not every file system has hard links.
    if (!existsSync(file)) renameSync(draft, file)
  }
}

async function refuseNewer(db: State, file: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(JOURNAL)} ORDER BY name`.execute(db)
  const unknown = rows.find(({ name }) => !isKnownMigration(name))
  if (unknown)
    throw new DataFileError(
      `The data file ${file} was upgraded by a newer version of this program (${unknown.name}). Start that version, or set DATA_DIR to another folder.`,
    )
}

async function upgrade(db: State, file: string, onPart?: (part: UpgradePart) => void): Promise<void> {
  let step = ''
  try {
    await migrate(db, (part) => {
      step = part.name
      onPart?.(part)
    })
  } catch (error) {
    throw isOfTables(error)
      ? new DataFileError(
          `The data file ${file} does not have the tables that it should: an earlier version was probably killed while it upgraded it (step ${step}: ${error.message}). The file is as it was. Put back a copy from before that upgrade, or move the file and its -wal file away to start with an empty one.`,
          { cause: error },
        )
      : error
  }
}

/** Such as a column that is there already, or a table that is not: SQLite gives all of them this one code. */
const isOfTables = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_ERROR'
