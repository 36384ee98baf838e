/** The data folder: it is made and can be written, and from its first start on it is of one mode. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { openState } from '#server/db/state.ts'
import { modeOfAccounts } from '#server/features/accounts/sample-accounts.ts'
import { type Env, EnvError } from './env.ts'

type Mode = Env['mode']
type Folder = Pick<Env, 'dataDir' | 'mode'>

/**
 * Makes the data folder and checks that it can be written and is of this mode. One start of the other mode would mix a known
 * password and free coupons with the accounts of real people, so it ends before it writes anything.
 * Throws {@link EnvError}, and DataFileError when the state cannot be read.
 */
export async function prepareDataDir({ dataDir, mode }: Folder): Promise<void> {
  makeDataDir(dataDir)
  const before = rememberedMode(dataDir) ?? (await modeOfState(stateFileOf(dataDir)))
  if (before !== undefined && before !== mode) throw new EnvError(otherMode[mode](dataDir))
}

/** Writes the mode into the folder. Call it when the data is open: a start that fails has decided nothing. */
export function rememberMode({ dataDir, mode }: Folder): void {
  if (rememberedMode(dataDir) === undefined) writeFileSync(markOf(dataDir), `${mode}\n`)
}

/** What a failure within the data folder is to be told as: something else in the place, no permission, a full disk. */
export function folderFault(error: unknown, dataDir: string): EnvError | undefined {
  const { code, path }: { code?: unknown; path?: unknown } = Object(error)
  // Node names no path where a write fails; a start writes nowhere else.
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
      : `DATA_DIR=${dataDir}: ${what} cannot be made or written (${code}). Check what is there and its permissions, or set DATA_DIR to another folder.`,
  )
}

export const stateFileOf = (dataDir: string): string => join(dataDir, 'state.sqlite')

const otherMode: Readonly<Record<Mode, (dataDir: string) => string>> = {
  dev: (dataDir) =>
    `MODE=dev, the default: the data folder ${dataDir} is one of production. Start with MODE=production, or set DATA_DIR to another folder.`,
  production: (dataDir) =>
    `MODE=production: the data folder ${dataDir} is one of dev mode, with a sample account whose password everyone knows, coupons and made-up data. Set DATA_DIR to another folder.`,
}

/** A file for people too: it says what the folder is for. */
const markOf = (dataDir: string): string => join(dataDir, 'mode')

function rememberedMode(dataDir: string): Mode | undefined {
  try {
    return modeIn(readFileSync(markOf(dataDir), 'utf8'), dataDir)
  } catch (error) {
    if (error instanceof EnvError) throw error
    // Not there, or not readable: the accounts tell.
    return undefined
  }
}

/** A file of another content is refused: taken for none, it would let a start of dev mode into a folder of production. */
function modeIn(text: string, dataDir: string): Mode {
  const mode = text.trim()
  if (mode === 'dev' || mode === 'production') return mode
  throw new EnvError(
    `The file ${markOf(dataDir)} must say dev or production. Write into it which of the two this data folder is for.`,
  )
}

/** The mode of a folder from before folders remembered it: its accounts tell. Undefined when there are none. */
async function modeOfState(file: string): Promise<Mode | undefined> {
  if (!existsSync(file)) return undefined
  const db = openState(file, { table: 'account' })
  try {
    return await modeOfAccounts(db)
  } finally {
    await db.destroy()
  }
}

/** Makes the data folder and checks that it can be written, whatever its mode. Throws {@link EnvError}. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir)
    // Its `.`, as a file that may be executed passes for a folder otherwise.
    accessSync(`${dataDir}${sep}.`, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw faultAt(dataDir, Object(error).code, dataDir)
  }
}

/** Node's own `recursive` never ends where a folder cannot have others in it, as /proc (Node 24.21). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Unless another start has made it meanwhile.
    if (!existsSync(folder)) throw error
  }
}
