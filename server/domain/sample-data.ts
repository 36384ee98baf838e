/** Production never opens a folder of development: its password is known, and its figures are made up. */
import { type Connection, DataFileError } from '#server/db/open.ts'
import type { State } from '#server/db/state.ts'

/** Throws {@link DataFileError} when the state holds an account of the sample world. */
export async function refuseSampleAccounts(db: State, file: string): Promise<void> {
  const found = await db.selectFrom('account').select('id').where('sample', '=', 1).limit(1).executeTakeFirst()
  if (found) throw new DataFileError(complaint(file, 'a sample account with a known password'))
}

/** Throws {@link DataFileError} when the catalogue holds the sample world. Its stamp comes and goes with its rows. */
export function refuseSampleRows(catalogue: Connection, file: string): void {
  if (catalogue.prepare(`SELECT 1 FROM meta WHERE key = 'world'`).get())
    throw new DataFileError(complaint(file, 'sample products'))
}

/** Throws {@link DataFileError} when the rights hold the sample world. */
export function refuseSampleRights(rights: Connection, file: string): void {
  if (rights.prepare(`SELECT 1 FROM meta WHERE key = 'world'`).get())
    throw new DataFileError(complaint(file, 'sample patents and trademarks'))
}

const complaint = (file: string, what: string) =>
  `MODE=production: ${file} holds ${what}, from a start in dev mode. Set DATA_DIR to a folder that was never used in dev mode.`
