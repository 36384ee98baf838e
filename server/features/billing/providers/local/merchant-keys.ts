/** The keys of a world at the counterparts, kept in its state: a server that starts again still understands its notices. */
import { createHash } from 'node:crypto'
import type { State } from '#server/db/state.ts'
import { storedSecret, storeSecret } from '#server/platform/secret.ts'

/** SHA-256 of the secret of a world as hex, different for each provider. */
export const digestOf = (secret: string, provider: string): string =>
  createHash('sha256').update(`${provider}:${secret}`).digest('hex')

/** The values stored under the name, or those that `make` makes now. */
export async function loadOrMake<T extends Record<string, string>>(
  db: State,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const stored = await storedSecret(db, name)
  if (stored !== undefined) return JSON.parse(stored) // written by storeValues alone
  const made = await make()
  if (Object.values(made).every((value) => value !== '')) await storeValues(db, name, made)
  return made
}

export const storeValues = (db: State, name: string, value: Record<string, string>): Promise<void> =>
  storeSecret(db, name, JSON.stringify(value))
