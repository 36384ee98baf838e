/** The data folder: created if missing, writable, and used in one mode only. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { openState } from '#server/db/state.ts'
import { modeOfAccounts } from '#server/features/accounts/sample-accounts.ts'
import { type Env, EnvError } from './env.ts'

type Mode = Env['mode']
type Folder = Pick<Env, 'dataDir' | 'mode'>

/**
 * Creates the data folder and checks that it is writable and of this mode. One start in the other mode would mix a
 * public password and free coupons with real accounts, so the check precedes all writes. Throws {@link EnvError}, and
 * DataFileError if the state is unreadable.
 */
export async function prepareDataDir({ dataDir, mode }: Folder): Promise<void> {
  createDataDir(dataDir)
  const before = rememberedMode(dataDir) ?? (await modeOfState(stateFileOf(dataDir)))
  if (before !== undefined && before !== mode) throw new EnvError(wrongModeMessage[mode](dataDir))
}

/** Stores the mode in the folder. Call it after the data is open, so that a failed start decides nothing. */
export function rememberMode({ dataDir, mode }: Folder): void {
  if (rememberedMode(dataDir) === undefined) writeFileSync(modeFileOf(dataDir), `${mode}\n`)
}

/** Turns a file error inside the data folder into an EnvError; undefined for other errors. */
export function folderFault(error: unknown, dataDir: string): EnvError | undefined {
  const { code, path }: { code?: unknown; path?: unknown } = Object(error)
  // Node gives no path when the disk is full; a start writes only to this folder.
  if (isFull(code)) return faultAt(dataDir, code, dataDir)
  if (typeof path !== 'string' || !`${path}${sep}`.startsWith(`${dataDir}${sep}`)) return undefined
  return faultAt(path, code, dataDir)
}

const isFull = (code: unknown): boolean => code === 'ENOSPC' || code === 'EDQUOT'

function faultAt(path: string, code: unknown, dataDir: string): EnvError {
  const what = path === dataDir ? 'the folder' : path
  return new EnvError(
    isFull(code)
      ? `DATA_DIR=${dataDir}: the disk is full. Make room, or set DATA_DIR to a folder on another disk.`
      : `DATA_DIR=${dataDir}: ${what} cannot be created or written (${code}). Check what is there and its permissions, or set DATA_DIR to another folder.`,
  )
}

export const stateFileOf = (dataDir: string): string => join(dataDir, 'state.sqlite')

const wrongModeMessage: Readonly<Record<Mode, (dataDir: string) => string>> = {
  dev: (dataDir) =>
    `MODE=dev, the default: the data folder ${dataDir} belongs to production. Start with MODE=production, or set DATA_DIR to another folder.`,
  production: (dataDir) =>
    `MODE=production: the data folder ${dataDir} belongs to dev mode, with a sample account whose password everyone knows, coupons and made-up data. Set DATA_DIR to another folder.`,
}

/** A plain text file, so that operators can read it too. */
const modeFileOf = (dataDir: string): string => join(dataDir, 'mode')

function rememberedMode(dataDir: string): Mode | undefined {
  try {
    return modeIn(readFileSync(modeFileOf(dataDir), 'utf8'), dataDir)
  } catch (error) {
    if (error instanceof EnvError) throw error
    // Missing or unreadable: fall back to the accounts.
    return undefined
  }
}

/** Rejects other content: ignoring it would let dev mode start on a production folder. */
function modeIn(text: string, dataDir: string): Mode {
  const mode = text.trim()
  if (mode === 'dev' || mode === 'production') return mode
  throw new EnvError(
    `The file ${modeFileOf(dataDir)} must contain dev or production. Write into it which mode this data folder is for.`,
  )
}

/** The mode of a folder older than the mode file, inferred from its accounts; undefined without accounts. */
async function modeOfState(file: string): Promise<Mode | undefined> {
  if (!existsSync(file)) return undefined
  const db = openState(file, { table: 'account' })
  try {
    return await modeOfAccounts(db)
  } finally {
    await db.destroy()
  }
}

/** Creates the data folder and checks that it is writable, whatever its mode. Throws {@link EnvError}. */
export function createDataDir(dataDir: string): void {
  try {
    createFolders(dataDir)
    // With `.` appended, because an executable file would pass as a folder.
    accessSync(`${dataDir}${sep}.`, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw faultAt(dataDir, Object(error).code, dataDir)
  }
}

/** Node's `recursive` option loops forever where no folder can be created, such as /proc (Node 24.21). */
function createFolders(folder: string): void {
  if (existsSync(folder)) return
  createFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}
