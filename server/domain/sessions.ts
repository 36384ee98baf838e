/**
 * Sessions: a random token that only its holder knows (the database keeps its SHA-256), looked up through a small cache
 * that logout and expiry clear.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { State } from '#server/db/state.ts'
import type { Clock } from './clock.ts'

export const SESSION_DAYS = 30
const CACHE_SIZE = 10_000

export interface SessionUser {
  id: number
  tokenHash: string
}

export interface Sessions {
  open(accountId: number, device?: string): Promise<string>
  find(token: string): Promise<SessionUser | undefined>
  close(user: SessionUser): Promise<void>
}

export function sessions(db: State, clock: Clock): Sessions {
  const cache = new Map<string, { id: number; expiresAt: string }>()
  return {
    async open(accountId, device) {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      await db
        .insertInto('session')
        .values({
          token_hash: hashOf(token),
          account_id: accountId,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + SESSION_DAYS * 86_400_000).toISOString(),
          device: device ?? null,
        })
        .execute()
      return token
    },
    async find(token) {
      const tokenHash = hashOf(token)
      const known = cache.get(tokenHash) ?? (await load(db, tokenHash))
      if (!known) return undefined
      if (known.expiresAt <= clock.iso()) {
        cache.delete(tokenHash)
        return undefined
      }
      if (cache.size >= CACHE_SIZE) cache.clear()
      cache.set(tokenHash, known)
      return { id: known.id, tokenHash }
    },
    async close({ tokenHash }) {
      cache.delete(tokenHash)
      await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
    },
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function load(db: State, tokenHash: string) {
  const row = await db
    .selectFrom('session')
    .select(['account_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && { id: row.account_id, expiresAt: row.expires_at }
}
