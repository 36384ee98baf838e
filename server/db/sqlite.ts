/** Opens SQLite files with our settings, and explains in one line why a file cannot be opened. */
import { statfsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import Database from 'better-sqlite3'

export type Connection = Database.Database

/** A data file that cannot be used. `message` is one line for the operator that says what to do. */
export class DataFileError extends Error {
  override name = 'DataFileError'
}

export interface OpenOptions {
  readonly?: boolean
  /** Locks the file: a second server on the same data is rejected, and reads take no locks. */
  exclusive?: boolean
  /**
   * For money and personal data: a commit is on the disk when it returns, so a power cut loses nothing that was
   * confirmed, and deleted rows are overwritten (remnants.ts).
   */
  durable?: boolean
  /** A table that must exist; without it the file is rejected before anything is written to it. */
  table?: string
}

/**
 * Pages of 4 KB in the log of a durable file before a checkpoint, which waits for the disk twice. A payment writes a
 * dozen pages, so SQLite's default of 1,000 would mean a checkpoint every eighty payments.
 */
export const CHECKPOINT_PAGES = 8000

/** Page cache per connection. better-sqlite3's default of 16 MB is too much for a server's eight connections. */
const READER_CACHE_KB = 2000
const DURABLE_CACHE_KB = 8000

/**
 * Opens a file (or `:memory:`) in WAL mode with foreign keys on; waits up to 5 s for another writer. Throws {@link
 * DataFileError}.
 */
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
    // Reads one page of the schema, so that a file that is no database fails here and not in a later query.
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    // A read-only file opens without an error; only taking the write lock reveals it.
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
    `The data file ${file} is empty or not ours: it has no table ${table}. Restore it from a backup, together with its -wal file if there is one. If nothing was in it yet, remove it and start again.`,
  )
}

/**
 * Runs the first work on an open file, which can reveal what opening it did not: damaged pages, a full disk. Throws
 * {@link DataFileError} if the file or its folder is at fault, other errors unchanged.
 */
export async function withFileFaults<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toFileFault(file, error)
  }
}

/** Turns an SQLite error caused by the file or its folder into a {@link DataFileError}; returns other errors unchanged. */
export function toFileFault(file: string, error: unknown): unknown {
  const code = error instanceof Database.SqliteError ? error.code : ''
  return FILE_FAULT.test(code) ? new DataFileError(explain(file, error), { cause: error }) : error
}

const FILE_FAULT = /^SQLITE_(NOTADB|CORRUPT|FULL|READONLY|CANTOPEN|IOERR|BUSY)/

function explain(file: string, error: unknown): string {
  const code = error instanceof Database.SqliteError ? error.code : ''
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return `The data file ${file} is damaged. ${isState(file) ? FROM_BACKUP : FROM_SOURCES}`
  // On a full disk the shared memory file beside the database cannot grow, which SQLite reports as an I/O error.
  if (code === 'SQLITE_FULL' || (code.startsWith('SQLITE_IOERR') && isDiskFull(file)))
    return `The disk of the data file ${file} is full. Make room, or set DATA_DIR to a folder on another disk.`
  // SQLite reports an exclusive lock on a read-only file as an I/O error.
  if (/^SQLITE_(READONLY|CANTOPEN|IOERR)/.test(code))
    return `The data file ${file} cannot be opened or written. Check that file and folder exist and are writable, or set DATA_DIR to one that is.`
  if (code.startsWith('SQLITE_BUSY'))
    return `The data file ${file} is in use by another process. Stop that process and start again.`
  const reason = error instanceof Error ? error.message : String(error)
  return `The data file ${file} cannot be opened (${reason}). Check the folder, or set DATA_DIR to another.`
}

/** Accounts, orders and reports exist only here, so a damaged state needs a backup. */
const isState = (file: string): boolean => basename(file) === 'state.sqlite'
const FROM_BACKUP = 'It holds accounts, orders and reports: restore it from a backup, together with its -wal file.'
const FROM_SOURCES =
  'Restore it from a backup, or move it and its -wal file away and start again: dev mode recreates its sample data; repeat the imports.'

/** SQLite grows the files beside a database by this many bytes at a time. */
const SQLITE_PIECE = 64 * 1024

function isDiskFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize < SQLITE_PIECE
  } catch {
    return false
  }
}

export function openSnapshot(snapshot: Buffer): Connection {
  const db = new Database(snapshot)
  db.pragma('foreign_keys = ON')
  return db
}

/**
 * The bytes of a database for {@link openSnapshot}. Bytes 18 and 19 of the header say WAL or rollback mode; a WAL
 * database cannot be opened from memory, so both are set to rollback.
 */
export function serialise(db: Connection): Buffer {
  const bytes = db.serialize()
  bytes[18] = 1
  bytes[19] = 1
  return bytes
}
