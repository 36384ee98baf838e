/** Secrets, stored in the state whose rows they sign. */
import { randomBytes } from 'node:crypto'
import type { State } from '#server/db/state.ts'
import type { SecretTable } from './platform.tables.ts'

/** Row name of the signing secret. It dates from when the secret signed files only. */
const SECRET = 'files'

/** The secret of all signatures, created on first use. Every signature also covers its purpose. */
export async function ensureSecret(db: State): Promise<string> {
  const known = await storedSecret(db, SECRET)
  if (known !== undefined) return known
  const value = randomBytes(32).toString('base64url')
  // If another writer was first, its secret is used.
  await db
    .insertInto('secret')
    .values({ name: SECRET, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await storedSecret(db, SECRET)) ?? value
}

export async function storedSecret(db: State, name: string): Promise<SecretTable['value'] | undefined> {
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value
}

export async function storeSecret(db: State, name: string, value: string): Promise<void> {
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
