/** Production refuses data of dev mode: its passwords are public and its figures invented. */
import { DataFileError } from '#server/db/sqlite.ts'

export const sampleDataError = (file: string, what: string, orElse = ''): DataFileError =>
  new DataFileError(
    `MODE=production: ${file} holds ${what}, from a start in dev mode. Set DATA_DIR to a folder that was never used in dev mode${orElse}.`,
  )

/** Advice for a file with public data only, next to real accounts. */
export const IMPORT_AGAIN = ', or move this file and its -wal file away and run the imports again'
