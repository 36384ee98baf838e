/** Opening the file of the rights, and bringing one of an older version up to date. */
import { existsSync } from 'node:fs'
import { type Connection, DataFileError, faultOf, openDatabase } from '#server/db/sqlite.ts'
import { RIGHTS_VERSION, rightsSchema, upgradeToDrawn, upgradeToPriorities } from './rights-schema.ts'

/** Opens the rights for reading. Throws DataFileError when they are missing, damaged or of another version. */
export function openRights(file: string): Connection {
  const db = openDatabase(file, { readonly: true })
  const version = versionOf(db)
  if (version === RIGHTS_VERSION) return db
  db.close()
  throw new DataFileError(
    version < RIGHTS_VERSION
      ? `The rights ${file} are of version ${version}, this program reads version ${RIGHTS_VERSION}. The next start of the server or of an import brings them up to date and keeps what was imported.`
      : newer(file, version),
  )
}

/** Milliseconds within which another process has brought the largest rights up to date: a million marks took 17 to 33 s. */
const PATIENCE = 300_000

/**
 * Opens the rights for writing (the sample world and the imports), making their tables when they are new and bringing those
 * of an older version up to date: all rows stay, under their ids. Throws DataFileError.
 * @param onUpgrade called before rights are brought up to date, which takes a while
 */
export function openRightsForWriting(file: string, onUpgrade?: () => void): Connection {
  const db = openDatabase(file)
  try {
    const version = versionOf(db)
    if (version === RIGHTS_VERSION) return db
    if (version > RIGHTS_VERSION) throw new DataFileError(newer(file, version))
    if (version > 0) onUpgrade?.()
    // Tables that others refer to are replaced; a transaction cannot turn this off.
    db.pragma('foreign_keys = OFF')
    const usual = db.pragma('busy_timeout', { simple: true })
    db.pragma(`busy_timeout = ${PATIENCE}`)
    // The one beside us may have done it since we looked, so the version is asked again under the lock.
    db.transaction(() => bringUpToDate(db)).immediate()
    db.pragma(`busy_timeout = ${usual}`)
    db.pragma('foreign_keys = ON')
    return db
  } catch (error) {
    db.close()
    throw faultOf(file, error)
  }
}

/** Makes the file that is not there, and brings an older one up to date; one that can be read is not touched. Throws DataFileError. */
export function readyRights(file: string, onUpgrade?: () => void): void {
  if (existsSync(file)) {
    const db = openDatabase(file, { readonly: true })
    const version = versionOf(db)
    db.close()
    if (version >= RIGHTS_VERSION) return
  }
  openRightsForWriting(file, onUpgrade).close()
}

function bringUpToDate(db: Connection): void {
  const version = versionOf(db)
  if (version === 0) db.exec(rightsSchema)
  if (version === 1) db.exec(upgradeToDrawn)
  if (version === 1 || version === 2) db.exec(upgradeToPriorities)
  db.pragma(`user_version = ${RIGHTS_VERSION}`)
}

const versionOf = (db: Connection): number => Number(db.pragma('user_version', { simple: true }))

const newer = (file: string, version: number) =>
  `The rights ${file} are of version ${version}, this program reads version ${RIGHTS_VERSION}. Move the file away and start again; imports must be run again.`
