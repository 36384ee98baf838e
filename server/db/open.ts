/** Opens SQLite files with the settings every connection of ours has, and says in one line what is wrong with one that cannot be opened. */
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
}

/** Opens a file (or `:memory:`), WAL, foreign keys on, 5 s of patience with another writer. Throws {@link DataFileError}. */
export function openDatabase(file: string, { readonly = false, exclusive = false }: OpenOptions = {}): Connection {
  let db: Connection | undefined
  try {
    db = new Database(file, { readonly, fileMustExist: readonly, timeout: 5000 })
    if (exclusive) db.pragma('locking_mode = EXCLUSIVE')
    if (!readonly) db.pragma('journal_mode = WAL')
    db.pragma('synchronous = NORMAL')
    db.pragma('foreign_keys = ON')
    // Reads one page of the schema: a file that is no database fails here and not in some later query.
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    return db
  } catch (error) {
    db?.close()
    throw new DataFileError(explain(file, error), { cause: error })
  }
}

function explain(file: string, error: unknown): string {
  const code = error instanceof Database.SqliteError ? error.code : ''
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return `The data file ${file} is damaged. Move it away (it is not deleted for you) and start again; sample data is made anew, imports must be run again.`
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN'))
    return `The data file ${file} cannot be opened or written. Check that the folder exists and is writable, or set DATA_DIR to one that is.`
  if (code.startsWith('SQLITE_BUSY'))
    return `The data file ${file} is in use by another process. Stop that process and start again.`
  const reason = error instanceof Error ? error.message : String(error)
  return `The data file ${file} cannot be opened (${reason}). Check the folder, or set DATA_DIR to another.`
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
