/** Opens SQLite files with the settings every connection of ours has, and says in one line what is wrong with one that cannot be opened. */
import { statfsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import Database from 'better-sqlite3'

export type Connection = Database.Database

/** A data file that cannot be used; `message` is one line that says what to do. */
export class DataFileError extends Error {
  override name = 'DataFileError'
}

export interface OpenOptions {
  readonly?: boolean
  /** No other process may open the file: a second server on the same data is turned away, and reads take no locks. */
  exclusive?: boolean
  /**
   * For money and people: a commit is on the disk when it returns, so a power cut takes back nothing that was answered, and
   * what is deleted is overwritten (remnants.ts).
   */
  durable?: boolean
  /** A table that the file must hold: without it the file is refused before anything is written to it. */
  table?: string
}

/**
 * How many pages of 4 KB the log of a durable file holds before they are moved into it, which waits for the disk twice: a
 * payment writes a dozen, so 1,000 would be moved every eighty payments.
 */
export const CHECKPOINT_PAGES = 8000

/** Page cache of a connection. The default of better-sqlite3 is 16 MB; a server has eight connections, and the system caches pages too. */
const READER_CACHE_KB = 2000
const DURABLE_CACHE_KB = 8000

/** Opens a file (or `:memory:`), WAL, foreign keys on, 5 s of patience with another writer. Throws {@link DataFileError}. */
export function openDatabase(file: string, options: OpenOptions = {}): Connection {
  const { readonly = false, exclusive = false, durable = false, table } = options
  let db: Connection | undefined
  try {
    db = new Database(file, { readonly, fileMustExist: readonly, timeout: 5000 })
    if (exclusive) db.pragma('locking_mode = EXCLUSIVE')
    if (table !== undefined) requireTable(db, file, table)
    if (!readonly) db.pragma('journal_mode = WAL')
    db.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`)
    if (readonly) db.pragma(`cache_size = -${READER_CACHE_KB}`)
    if (durable) {
      db.pragma(`cache_size = -${DURABLE_CACHE_KB}`)
      db.pragma('secure_delete = ON')
      db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    }
    db.pragma('foreign_keys = ON')
    // Reads one page of the schema: a file that is no database fails here and not in some later query.
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    // A file that may only be read opens without complaint: taking the lock of a writer tells.
    if (exclusive) db.exec('BEGIN IMMEDIATE; ROLLBACK')
    return db
  } catch (error) {
    db?.close()
    throw error instanceof DataFileError ? error : new DataFileError(explain(file, error), { cause: error })
  }
}

function requireTable(db: Connection, file: string, table: string): void {
  if (db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table)) return
  throw new DataFileError(
    `The data file ${file} is empty or not ours: it has no table ${table}. Put it back from a backup, together with its -wal file if there is one. If nothing was in it yet, remove it and start again.`,
  )
}

/**
 * Does the first work on an open file, which may find what opening it did not: pages that are damaged, a full disk.
 * Throws {@link DataFileError} for what the file or its folder is to blame for, other errors as they are.
 */
export async function firstWork<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw faultOf(file, error)
  }
}

/** What a failure of work on a file is to be told as: a {@link DataFileError} where file or folder are to blame, else itself. */
export function faultOf(file: string, error: unknown): unknown {
  const code = error instanceof Database.SqliteError ? error.code : ''
  return FILE_FAULT.test(code) ? new DataFileError(explain(file, error), { cause: error }) : error
}

const FILE_FAULT = /^SQLITE_(NOTADB|CORRUPT|FULL|READONLY|CANTOPEN|IOERR|BUSY)/

function explain(file: string, error: unknown): string {
  const code = error instanceof Database.SqliteError ? error.code : ''
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return `The data file ${file} is damaged. ${isState(file) ? FROM_BACKUP : FROM_SOURCES}`
  // On a full disk the shared memory beside the file cannot grow, which SQLite calls an I/O error.
  if (code === 'SQLITE_FULL' || (code.startsWith('SQLITE_IOERR') && isDiskFull(file)))
    return `The disk of the data file ${file} is full. Make room, or set DATA_DIR to a folder on another disk.`
  // An exclusive log on a file that may only be read is an I/O error to SQLite.
  if (/^SQLITE_(READONLY|CANTOPEN|IOERR)/.test(code))
    return `The data file ${file} cannot be opened or written. Check that file and folder exist and are writable, or set DATA_DIR to one that is.`
  if (code.startsWith('SQLITE_BUSY'))
    return `The data file ${file} is in use by another process. Stop that process and start again.`
  const reason = error instanceof Error ? error.message : String(error)
  return `The data file ${file} cannot be opened (${reason}). Check the folder, or set DATA_DIR to another.`
}

/** Accounts, orders and reports are in no other place. */
const isState = (file: string): boolean => basename(file) === 'state.sqlite'
const FROM_BACKUP = 'It holds accounts, orders and reports: put it back from a backup, together with its -wal file.'
const FROM_SOURCES =
  'Put it back from a backup, or move it and its -wal file away and start again: dev mode makes its sample data again, imports must be repeated.'

/** SQLite makes the files beside a database larger by this much at a time. */
const SQLITE_PIECE = 64 * 1024

function isDiskFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize < SQLITE_PIECE
  } catch {
    return false
  }
}

/** A private in-memory copy of a serialised database, made in milliseconds. */
export function openSnapshot(snapshot: Buffer): Connection {
  const db = new Database(snapshot)
  db.pragma('foreign_keys = ON')
  return db
}

/** The bytes of a database, ready for {@link openSnapshot}. A WAL database opens from memory only with its header set back to rollback mode. */
export function serialise(db: Connection): Buffer {
  const bytes = db.serialize()
  bytes[18] = 1
  bytes[19] = 1
  return bytes
}
