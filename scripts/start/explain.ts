import { EnvError } from '#server/app/env.ts'
import { DataFileError } from '#server/db/sqlite.ts'

/** What a person is told when the start fails: one line for what they can mend, everything for what is our fault. */
export function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof DataFileError) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOSPC')
    return 'The disk is full. Make room, or set DATA_DIR to a folder on another disk.'
  return error.stack ?? error.message
}
