/** Accounts: one per test key, created on first use and stored by the hash of the key. */
import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { unauthorized } from './errors.ts'
import { newId } from './ids.ts'

const KEY = /^sk_test_\w{8,240}$/

export type Accounts = ReturnType<typeof accounts>

export function accounts(db: Database) {
  db.exec(`CREATE TABLE IF NOT EXISTS stripe_account (
    id TEXT PRIMARY KEY, key_hash TEXT NOT NULL UNIQUE, scenario TEXT NOT NULL DEFAULT '{}'
  ) STRICT;`)
  const byKey = db.prepare<unknown[], { id: string }>('SELECT id FROM stripe_account WHERE key_hash = ?')
  const insert = db.prepare<unknown[]>('INSERT INTO stripe_account (id, key_hash) VALUES (?, ?)')
  const scenario = db.prepare<unknown[], { scenario: string }>('SELECT scenario FROM stripe_account WHERE id = ?')
  const change = db.prepare<unknown[]>('UPDATE stripe_account SET scenario = ? WHERE id = ?')
  return {
    /** The account of an Authorization header. Throws 401 unless it is a test key. */
    of(authorization: string | undefined): string {
      const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
      if (key === undefined) throw unauthorized(NO_KEY)
      if (!KEY.test(key)) throw unauthorized(`Invalid API Key provided: ${maskKey(key)}`)
      const hash = createHash('sha256').update(key).digest('hex')
      const known = byKey.get(hash)?.id
      if (known) return known
      const id = newId('acct', 16)
      insert.run(id, hash)
      return id
    },
    scenario: (id: string): unknown => JSON.parse(scenario.get(id)?.scenario ?? '{}'),
    setScenario: (id: string, wanted: object): void => void change.run(JSON.stringify(wanted), id),
  }
}

const maskKey = (key: string) =>
  `${key.slice(0, 7)}${'*'.repeat(Math.min(20, Math.max(0, key.length - 11)))}${key.slice(11).slice(-4)}`

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
