/** Opens the catalogue, creating or upgrading its file for writers. */
import { existsSync } from 'node:fs'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { type Connection, DataFileError, openDatabase, toFileFault } from '#server/db/sqlite.ts'
import { nicheOfCategory } from './catalogue-rows.ts'
import {
  CATALOGUE_VERSION,
  catalogueSchema,
  toVersion5,
  toVersion6,
  upgradeListingIndexes,
  upgradeToNiches,
} from './catalogue-schema.ts'

/** Opens the catalogue for reading. Throws DataFileError if it is missing, damaged or of another version. */
export function openCatalogue(file: string): Connection {
  const db = openDatabase(file, { readonly: true })
  const version = db.pragma('user_version', { simple: true })
  if (version === CATALOGUE_VERSION) return db
  db.close()
  throw new DataFileError(
    Number(version) < CATALOGUE_VERSION
      ? `The catalogue ${file} is of version ${version}, this program reads version ${CATALOGUE_VERSION}. The next start of the server or of an import upgrades it and keeps imported data.`
      : newerVersionMessage(file, version),
  )
}

/**
 * Opens the catalogue for writing (sample world and imports). Creates the tables of a new file and upgrades an older
 * one: imported rows stay, the sample world is rebuilt later. Throws DataFileError.
 * @param onUpgrade called before an upgrade, which takes a while
 */
export function openCatalogueForWriting(file: string, onUpgrade?: () => void): Connection {
  const db = openDatabase(file)
  try {
    const version = db.pragma('user_version', { simple: true })
    if (version === CATALOGUE_VERSION) return db
    if (Number(version) > CATALOGUE_VERSION) throw new DataFileError(newerVersionMessage(file, version))
    if (Number(version) > 0) onUpgrade?.()
    // Another process may have upgraded it meanwhile, so the version is read again under the lock.
    db.transaction(() => upgradeTables(db)).immediate()
    return db
  } catch (error) {
    db.close()
    throw toFileFault(file, error)
  }
}

/** Creates a missing catalogue and upgrades an older one; leaves a current one unchanged. Throws DataFileError. */
export function ensureCatalogue(file: string, onUpgrade?: () => void): void {
  if (existsSync(file)) {
    const db = openDatabase(file, { readonly: true })
    const version = Number(db.pragma('user_version', { simple: true }))
    db.close()
    if (version >= CATALOGUE_VERSION) return
  }
  openCatalogueForWriting(file, onUpgrade).close()
}

const newerVersionMessage = (file: string, version: unknown) =>
  `The catalogue ${file} is of version ${version}, this program reads version ${CATALOGUE_VERSION}. Move it away and start again.`

function upgradeTables(db: Connection): void {
  const version = db.pragma('user_version', { simple: true })
  if (version === 0) db.exec(catalogueSchema)
  if (version === 1) {
    db.function('niche_of_category', { deterministic: true }, (marketplace, path) =>
      // The casts: both columns are TEXT NOT NULL.
      nicheOfCategory(marketplace as Marketplace, JSON.parse(path as string)),
    )
    db.exec(upgradeToNiches)
  }
  if (version === 2 || version === 3) db.exec(upgradeListingIndexes)
  if (Number(version) > 0 && Number(version) < 5) db.exec(toVersion5)
  if (version !== 0) db.exec(toVersion6)
  db.pragma(`user_version = ${CATALOGUE_VERSION}`)
}
