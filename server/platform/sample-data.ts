/** Production never opens a folder of development: its password is known, and its figures are made up. */
import { DataFileError } from '#server/db/sqlite.ts'

/** What production says of a data file that holds the sample world. */
export const sampleDataError = (file: string, what: string, orElse = ''): DataFileError =>
  new DataFileError(
    `MODE=production: ${file} holds ${what}, from a start in dev mode. Set DATA_DIR to a folder that was never used in dev mode${orElse}.`,
  )

/** For a file that holds public data alone, in a folder whose accounts are of production. */
export const IMPORT_ANEW = ', or move this file and its -wal file away and run the imports again'
