/**
 * Sessions: a random token that only its holder knows (the database keeps its SHA-256), looked up through a small cache
 * that logout and expiry clear.
 */
import { createHash, randomBytes } from 'node:crypto'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import type { Clock } from '#server/platform/clock.ts'
import { endAddresses } from './account.store.ts'

export const SESSION_DAYS = 30
const CACHE_SIZE = 10_000
const DAY_MS = 86_400_000
/** Shanghai is eight hours ahead and has no summer time. */
const HOME_OFFSET_MS = 8 * 3_600_000

/** A session by its account and its token. */
export type Holder = Pick<SessionUser, 'id' | 'token'>

/** A session as the cache keeps it. */
interface Held {
  id: number
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Last known use of the session; only a day if an earlier version stored it. */
  seenAt: string | null
  /** The same as a number, once it was looked at: a day is told from its number faster than from its name. */
  seenDay?: number
}

/** Where a session is opened from, as its owner may be shown it. */
export interface Origin {
  device?: string | undefined
  network?: string | undefined
}

/** A session as its owner sees it. */
export interface ActiveSession {
  /** Names it; opens nothing. */
  id: string
  device: string | null
  network: string | null
  since: string
  /** Last use, updated at the first use of a day. */
  seenAt: string | null
  current: boolean
}

/** Whose sessions end: all of an account, or all but the one with the token. */
export interface Ending {
  id: number
  except?: string | undefined
}

export interface Sessions {
  /** Opens a session and answers its token. `db`: the transaction of what it depends on; `token`: one that nobody can guess, for who has to be told it again. */
  open(accountId: number, from?: Origin, db?: State, token?: string): Promise<string>
  /** Who holds the token; at once when it is in the cache. */
  find(token: string): SessionUser | undefined | Promise<SessionUser | undefined>
  close(user: Holder): Promise<void>
  /** The sessions of the user's account, latest first. */
  list(user: Holder): Promise<ActiveSession[]>
  /** Ends the session of the account that the list names by the id; false when there is none. */
  closeOne(accountId: number, id: string): Promise<boolean>
  /**
   * Ends several sessions, and the addresses of the account's files that they were given; answers how many sessions. `db`:
   * the transaction of what ends them. The state has one connection, so nobody reads the rows again before the commit.
   */
  closeAll(ending: Ending, db?: State): Promise<number>
}

/** `onClose` is told which sessions have been ended on purpose. */
export function sessions(
  db: State,
  clock: Clock,
  onClose: (ended: (user: Holder) => boolean) => void = () => {},
): Sessions {
  const cache = new Map<string, Held>()
  /** How many sessions were closed: a look-up during which one was may have read a row that is gone, so it is not kept. */
  let closed = 0
  /** Writes down the day of a session's use, once a day. Nobody waits for it, and a day that is not noted harms nobody. */
  const see = (token: string, session: Held, now: number) => {
    const day = Math.floor((now + HOME_OFFSET_MS) / DAY_MS)
    if (session.seenDay === day) return
    session.seenDay = day
    const seenAt = new Date(now).toISOString()
    if (session.seenAt && dayOf(session.seenAt, HOME_ZONE) === dayOf(seenAt, HOME_ZONE)) return
    session.seenAt = seenAt
    const noted = db.updateTable('session').set({ seen_on: seenAt }).where('token_hash', '=', hashOf(token)).execute()
    noted.catch(() => {})
  }
  const alive = (token: string, session: Held): SessionUser | undefined => {
    const now = clock.now().getTime()
    if (session.expiresAt > now) {
      see(token, session, now)
      return { id: session.id, token, expiresAt: session.expiresAt }
    }
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
      if (known) return alive(token, known)
      return look(token)
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
        await endAddresses(trx, id)
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

/** The beginning of the hash: tells the sessions of an account apart, and nobody gets from it to the token. */
const idOf = (tokenHash: string) => tokenHash.slice(0, 16)

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function load(db: State, tokenHash: string): Promise<Held | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['account_id', 'expires_at', 'seen_on'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && { id: row.account_id, expiresAt: Date.parse(row.expires_at), seenAt: row.seen_on }
}
