/** The state file of a data folder: creates a missing one, upgrades an old one, rejects an empty one. */
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { withSnapshot } from './snapshot.ts'
import { DataFileError, toFileFault } from './sqlite.ts'
import { isKnownMigration, JOURNAL, memoryState, migrate, openState, type UpgradePart } from './state.ts'
import type { State } from './state-type.ts'

/** Opens the state, locks it for this process and upgrades it. `onPart` gets the progress. Throws {@link DataFileError}. */
export async function openStateFile(file: string, onPart?: (part: UpgradePart) => void): Promise<State> {
  if (!existsSync(file)) await createStateFile(file)
  const db = openState(file, { table: JOURNAL })
  try {
    await rejectNewer(db, file)
    await upgrade(db, file, onPart)
    return db
  } catch (error) {
    await db.destroy()
    throw toFileFault(file, error)
  }
}

/** Builds the file elsewhere and links it in with all its tables, so a killed start never leaves a file without them. */
async function createStateFile(file: string): Promise<void> {
  const log = `${file}-wal`
  if (existsSync(log))
    throw new DataFileError(
      `The data file ${file} is missing, but its log ${log} exists and may hold all of its data. Put the file back, or move the log away too.`,
    )
  const db = memoryState()
  await migrate(db)
  const draft = `${file}.${process.pid}.new`
  try {
    await withSnapshot(db, (bytes) => writeFileSync(draft, bytes, { flush: true }))
    moveUnlessPresent(draft, file)
  } finally {
    await db.destroy()
    rmSync(draft, { force: true })
  }
}

/** Linking, unlike renaming, never replaces a file that another start created meanwhile. */
function moveUnlessPresent(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch {
    // Some file systems have no hard links.
    if (!existsSync(file)) renameSync(draft, file)
  }
}

async function rejectNewer(db: State, file: string): Promise<void> {
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
    throw isSchemaError(error)
      ? new DataFileError(
          `The data file ${file} does not have the tables that it should: an earlier version was probably killed during an upgrade (step ${step}: ${error.message}). The file was not changed now. Put back a copy from before that upgrade, or move the file and its -wal file away to start with an empty one.`,
          { cause: error },
        )
      : error
  }
}

/** SQLite uses this one code for a missing table, a duplicate column and the like. */
const isSchemaError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_ERROR'
