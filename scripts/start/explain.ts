import { EnvError } from '#server/app/env.ts'
import { DataFileError } from '#server/db/sqlite.ts'

/** The error to print when the start fails: one line if the operator can fix it, otherwise the stack. */
export function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof DataFileError) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOSPC')
    return 'The disk is full. Free space, or set DATA_DIR to a folder on another disk.'
  return error.stack ?? error.message
}
