/** Opening the file of the rights, and bringing one of an older version up to date. */
import { existsSync } from 'node:fs'
import { type Connection, DataFileError, openDatabase } from './open.ts'
import { RIGHTS_VERSION, rightsSchema, upgradeToDrawn } from './rights-schema.ts'

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

/**
 * Opens the rights for writing (the sample world and the imports), making their tables when they are new and bringing those
 * of an older version up to date: all rows stay, under their ids. Throws DataFileError.
 */
export function openRightsForWriting(file: string): Connection {
  const db = openDatabase(file)
  try {
    const version = versionOf(db)
    if (version === RIGHTS_VERSION) return db
    if (version > RIGHTS_VERSION) throw new DataFileError(newer(file, version))
    // Tables that others refer to are replaced; a transaction cannot turn this off.
    db.pragma('foreign_keys = OFF')
    // The one beside us may have done it since we looked, so the version is asked again under the lock.
    db.transaction(() => bringUpToDate(db)).immediate()
    db.pragma('foreign_keys = ON')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Makes the file that is not there, and brings an older one up to date; one that can be read is not touched. */
export function readyRights(file: string): void {
  if (existsSync(file)) {
    const db = openDatabase(file, { readonly: true })
    const version = versionOf(db)
    db.close()
    if (version >= RIGHTS_VERSION) return
  }
  openRightsForWriting(file).close()
}

function bringUpToDate(db: Connection): void {
  const version = versionOf(db)
  if (version === 0) db.exec(rightsSchema)
  if (version === 1) db.exec(upgradeToDrawn)
  db.pragma(`user_version = ${RIGHTS_VERSION}`)
}

const versionOf = (db: Connection): number => Number(db.pragma('user_version', { simple: true }))

const newer = (file: string, version: number) =>
  `The rights ${file} are of version ${version}, this program reads version ${RIGHTS_VERSION}. Move the file away and start again; imports must be run again.`
