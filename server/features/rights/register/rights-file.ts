import { existsSync } from 'node:fs'
import { type Connection, DataFileError, openDatabase, toFileFault } from '#server/db/sqlite.ts'
import { RIGHTS_VERSION, rightsSchema, upgradeToDrawn, upgradeToPriorities } from './rights-schema.ts'

/** Opens the file for reading. Throws DataFileError if it is missing, damaged or of another version. */
export function openRights(file: string): Connection {
  const db = openDatabase(file, { readonly: true })
  const version = versionOf(db)
  if (version === RIGHTS_VERSION) return db
  db.close()
  throw new DataFileError(
    version < RIGHTS_VERSION
      ? `The rights file ${file} has version ${version}, this program reads version ${RIGHTS_VERSION}. Start the server or run an import: either upgrades the file and keeps imported data.`
      : newer(file, version),
  )
}

/** How long to wait for another process that upgrades the file; a million marks took 17 to 33 s. */
const UPGRADE_TIMEOUT_MS = 300_000

/**
 * Opens the file for writing; creates it if it is missing and upgrades older versions. Rows keep their ids. Throws
 * DataFileError.
 * @param onUpgrade called before an upgrade, which takes a while
 */
export function openRightsForWriting(file: string, onUpgrade?: () => void): Connection {
  const db = openDatabase(file)
  try {
    const version = versionOf(db)
    if (version === RIGHTS_VERSION) return db
    if (version > RIGHTS_VERSION) throw new DataFileError(newer(file, version))
    if (version > 0) onUpgrade?.()
    // The upgrade replaces referenced tables, and this setting has no effect inside a transaction.
    db.pragma('foreign_keys = OFF')
    const usual = db.pragma('busy_timeout', { simple: true })
    db.pragma(`busy_timeout = ${UPGRADE_TIMEOUT_MS}`)
    // Another process may have upgraded the file meanwhile, so `upgrade` reads the version again under the lock.
    db.transaction(() => upgrade(db)).immediate()
    db.pragma(`busy_timeout = ${usual}`)
    db.pragma('foreign_keys = ON')
    return db
  } catch (error) {
    db.close()
    throw toFileFault(file, error)
  }
}

/** Creates a missing file and upgrades an older one; does not write to a current file. Throws DataFileError. */
export function ensureRights(file: string, onUpgrade?: () => void): void {
  if (existsSync(file)) {
    const db = openDatabase(file, { readonly: true })
    const version = versionOf(db)
    db.close()
    if (version >= RIGHTS_VERSION) return
  }
  openRightsForWriting(file, onUpgrade).close()
}

function upgrade(db: Connection): void {
  const version = versionOf(db)
  if (version === 0) db.exec(rightsSchema)
  if (version === 1) db.exec(upgradeToDrawn)
  if (version === 1 || version === 2) db.exec(upgradeToPriorities)
  db.pragma(`user_version = ${RIGHTS_VERSION}`)
}

const versionOf = (db: Connection): number => Number(db.pragma('user_version', { simple: true }))

const newer = (file: string, version: number) =>
  `The rights file ${file} has version ${version}, this program reads version ${RIGHTS_VERSION}. Move the file away, start again and repeat the imports.`
