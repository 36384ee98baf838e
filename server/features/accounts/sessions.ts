/** Sessions by a random token, stored as its SHA-256 and looked up through a cache that logout and expiry clear. */
import { createHash, randomBytes } from 'node:crypto'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import type { Clock } from '#server/platform/clock.ts'
import { revokeFileAddresses } from './account.store.ts'

export const SESSION_DAYS = 30
const CACHE_SIZE = 10_000
const DAY_MS = 86_400_000
/** Shanghai is eight hours ahead and has no summer time. */
const HOME_OFFSET_MS = 8 * 3_600_000

export type Holder = Pick<SessionUser, 'id' | 'token'>

interface CachedSession {
  id: number
  /** Unix time in milliseconds. */
  expiresAt: number
  /** ISO instant of the last stored use; only a day if an earlier version stored it. */
  seenAt: string | null
  /** Day number in Shanghai of the last use; compared first because formatting dates is slower. */
  seenDay?: number
}

/** Device and network of a login, shown to the account's owner. */
export interface Origin {
  device?: string | undefined
  network?: string | undefined
}

export interface ActiveSession {
  /** Identifies the session in the list; it is not the token. */
  id: string
  device: string | null
  network: string | null
  since: string
  /** ISO instant, updated at the first use of a day. */
  seenAt: string | null
  current: boolean
}

export interface CloseAllOptions {
  id: number
  except?: string | undefined
}

export interface Sessions {
  /**
   * Opens a session and returns its token. `db`: the transaction it belongs to. `token`: an unguessable token, if the
   * caller must be able to repeat it.
   */
  open(accountId: number, from?: Origin, db?: State, token?: string): Promise<string>
  /** The token's user; synchronous if cached. */
  find(token: string): SessionUser | undefined | Promise<SessionUser | undefined>
  close(user: Holder): Promise<void>
  /** Latest first. */
  list(user: Holder): Promise<ActiveSession[]>
  /** Ends the account's session with this list id; false if there is none. */
  closeOne(accountId: number, id: string): Promise<boolean>
  /**
   * Ends sessions of an account, revokes its file addresses and returns the number of ended sessions. `db`: the
   * transaction to join. The state has one connection, so no look-up reads the rows again before the commit.
   */
  closeAll(ending: CloseAllOptions, db?: State): Promise<number>
}

/**
 * `onClose` receives a predicate for the sessions that were ended on purpose. One long closure: its methods share cache
 * and counter.
 */
export function sessions(
  db: State,
  clock: Clock,
  onClose: (ended: (user: Holder) => boolean) => void = () => {},
): Sessions {
  const cache = new Map<string, CachedSession>()
  /** Number of times sessions were closed. A look-up that overlaps one may have read a deleted row, so its result is not cached. */
  let closed = 0
  /** Stores the use of a session once a day, without waiting: a lost update does no harm. */
  const recordUse = (token: string, session: CachedSession, now: number) => {
    const day = Math.floor((now + HOME_OFFSET_MS) / DAY_MS)
    if (session.seenDay === day) return
    session.seenDay = day
    const seenAt = new Date(now).toISOString()
    if (session.seenAt && dayOf(session.seenAt, HOME_ZONE) === dayOf(seenAt, HOME_ZONE)) return
    session.seenAt = seenAt
    const stored = db.updateTable('session').set({ seen_on: seenAt }).where('token_hash', '=', hashOf(token)).execute()
    stored.catch(() => {})
  }
  const userUnlessExpired = (token: string, session: CachedSession): SessionUser | undefined => {
    const now = clock.now().getTime()
    if (session.expiresAt > now) {
      recordUse(token, session, now)
      return { id: session.id, token, expiresAt: session.expiresAt }
    }
    cache.delete(token)
    return undefined
  }
  const lookUp = async (token: string): Promise<SessionUser | undefined> => {
    const closedBefore = closed
    const session = await load(db, hashOf(token))
    if (!session) return undefined
    if (cache.size >= CACHE_SIZE) cache.clear()
    if (closed === closedBefore) cache.set(token, session)
    return userUnlessExpired(token, session)
  }
  return {
    async open(accountId, { device, network } = {}, within = db, token = randomBytes(32).toString('base64url')) {
      const now = clock.now()
      await within
        .insertInto('session')
        .values({
          token_hash: hashOf(token),
          account_id: accountId,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
          device: device ?? null,
          network: network ?? null,
          seen_on: now.toISOString(),
        })
        .execute()
      return token
    },
    find(token) {
      if (token === '') return undefined
      const known = cache.get(token)
      if (known) return userUnlessExpired(token, known)
      return lookUp(token)
    },
    async close({ token }) {
      await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
      closed++
      cache.delete(token)
      onClose((user) => user.token === token)
    },
    async list(user) {
      const rows = await db
        .selectFrom('session')
        .selectAll()
        .where('account_id', '=', user.id)
        .where('expires_at', '>', clock.iso())
        .orderBy('created_at', 'desc')
        .execute()
      const mine = hashOf(user.token)
      return rows.map(({ token_hash, device, network, created_at, seen_on }) => ({
        id: idOf(token_hash),
        device,
        network,
        since: created_at,
        seenAt: seen_on && new Date(seen_on).toISOString(),
        current: token_hash === mine,
      }))
    },
    async closeOne(accountId, id) {
      const rows = await db.selectFrom('session').select('token_hash').where('account_id', '=', accountId).execute()
      const found = rows.find(({ token_hash }) => idOf(token_hash) === id)?.token_hash
      if (found === undefined) return false
      await db.deleteFrom('session').where('token_hash', '=', found).execute()
      closed++
      const ended = (user: Holder) => user.id === accountId && hashOf(user.token) === found
      for (const [token, held] of cache) if (ended({ id: held.id, token })) cache.delete(token)
      onClose(ended)
      return true
    },
    async closeAll({ id, except = '' }, within) {
      const remove = async (trx: State) => {
        await revokeFileAddresses(trx, id)
        return trx
          .deleteFrom('session')
          .where('account_id', '=', id)
          .where('token_hash', '!=', hashOf(except))
          .executeTakeFirstOrThrow()
      }
      const { numDeletedRows } = await (within ? remove(within) : db.transaction().execute(remove))
      closed++
      const ended = (user: Holder) => user.id === id && user.token !== except
      for (const [token, held] of cache) if (ended({ id: held.id, token })) cache.delete(token)
      onClose(ended)
      return Number(numDeletedRows)
    },
  }
}

/** A prefix of the hash identifies a session in the list and does not lead to the token. */
const idOf = (tokenHash: string) => tokenHash.slice(0, 16)

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function load(db: State, tokenHash: string): Promise<CachedSession | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['account_id', 'expires_at', 'seen_on'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && { id: row.account_id, expiresAt: Date.parse(row.expires_at), seenAt: row.seen_on }
}
