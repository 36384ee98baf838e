/** A world's keys at the simulators, stored in its state so that notifications stay valid after a restart. */
import { createHash } from 'node:crypto'
import type { State } from '#server/db/state.ts'
import { storedSecret, storeSecret } from '#server/platform/secret.ts'

/** Hex SHA-256 of the world's secret, different for each provider. */
export const digestOf = (secret: string, provider: string): string =>
  createHash('sha256').update(`${provider}:${secret}`).digest('hex')

/** Returns the stored values, or creates new ones and stores them unless one is empty. */
export async function loadOrCreate<T extends Record<string, string>>(
  db: State,
  name: string,
  create: () => Promise<T>,
): Promise<T> {
  const stored = await storedSecret(db, name)
  if (stored !== undefined) return JSON.parse(stored) // written by `storeValues` only
  const made = await create()
  if (Object.values(made).every((value) => value !== '')) await storeValues(db, name, made)
  return made
}

export const storeValues = (db: State, name: string, value: Record<string, string>): Promise<void> =>
  storeSecret(db, name, JSON.stringify(value))
