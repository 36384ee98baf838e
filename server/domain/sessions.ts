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
  token: string
}

/** A session as the cache keeps it. */
interface Held {
  id: number
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Whose sessions end: all of an account, or all but the one with the token. */
export interface Ending {
  id: number
  except?: string | undefined
}

export interface Sessions {
  /** Opens a session and answers its token. `db`: the transaction of what it depends on. */
  open(accountId: number, device?: string, db?: State): Promise<string>
  /** Who holds the token; at once when it is in the cache. */
  find(token: string): SessionUser | undefined | Promise<SessionUser | undefined>
  close(user: SessionUser): Promise<void>
  /**
   * Ends several sessions and answers how many. `db`: the transaction of what ends them. The state has one connection, so
   * nobody reads the rows again before the commit.
   */
  closeAll(ending: Ending, db?: State): Promise<number>
}

/** `onClose` is told which sessions have been ended on purpose. */
export function sessions(
  db: State,
  clock: Clock,
  onClose: (ended: (user: SessionUser) => boolean) => void = () => {},
): Sessions {
  const cache = new Map<string, Held>()
  /** How many sessions were closed: a look-up during which one was may have read a row that is gone, so it is not kept. */
  let closed = 0
  const alive = (token: string, session: Held): SessionUser | undefined => {
    if (session.expiresAt > clock.now().getTime()) return { id: session.id, token }
    cache.delete(token)
    return undefined
  }
  const look = async (token: string): Promise<SessionUser | undefined> => {
    const closedBefore = closed
    const session = await load(db, hashOf(token))
    if (!session) return undefined
    if (cache.size >= CACHE_SIZE) cache.clear()
    if (closed === closedBefore) cache.set(token, session)
    return alive(token, session)
  }
  return {
    async open(accountId, device, within = db) {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      await within
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
    find(token) {
      if (token === '') return undefined
      const known = cache.get(token)
      if (known) return alive(token, known)
      return look(token)
    },
    async close({ token }) {
      await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
      closed++
      cache.delete(token)
      onClose((user) => user.token === token)
    },
    async closeAll({ id, except = '' }, within = db) {
      const { numDeletedRows } = await within
        .deleteFrom('session')
        .where('account_id', '=', id)
        .where('token_hash', '!=', hashOf(except))
        .executeTakeFirstOrThrow()
      closed++
      const ended = (user: SessionUser) => user.id === id && user.token !== except
      for (const [token, held] of cache) if (ended({ id: held.id, token })) cache.delete(token)
      onClose(ended)
      return Number(numDeletedRows)
    },
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function load(db: State, tokenHash: string): Promise<Held | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['account_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && { id: row.account_id, expiresAt: Date.parse(row.expires_at) }
}
