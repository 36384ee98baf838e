/** Production never opens a folder of development: its password is known, and its figures are made up. */
import { DataFileError } from '#server/db/sqlite.ts'

/** What production says of a data file that holds the sample world. */
export const sampleDataError = (file: string, what: string): DataFileError =>
  new DataFileError(
    `MODE=production: ${file} holds ${what}, from a start in dev mode. Set DATA_DIR to a folder that was never used in dev mode.`,
  )
