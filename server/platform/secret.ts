/** Secrets of a state, by name: made once, kept with the rows that they sign. */
import { randomBytes } from 'node:crypto'
import type { State } from '#server/db/state.ts'
import type { SecretTable } from './platform.tables.ts'

/** The name in the table of what signs addresses, challenges and codes; it signed files only when it was named. */
const SECRET = 'files'

/** The secret that signs file addresses, challenges and codes, each under a name of its own; made at the first call. */
export async function secretOf(db: State): Promise<string> {
  const known = await storedSecret(db, SECRET)
  if (known !== undefined) return known
  const value = randomBytes(32).toString('base64url')
  // Another writer may have been first: then its secret holds.
  await db
    .insertInto('secret')
    .values({ name: SECRET, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await storedSecret(db, SECRET)) ?? value
}

/** What is stored under the name. */
export async function storedSecret(db: State, name: string): Promise<SecretTable['value'] | undefined> {
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value
}

/** Stores a value under the name, in the place of a former one. */
export async function storeSecret(db: State, name: string, value: string): Promise<void> {
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
