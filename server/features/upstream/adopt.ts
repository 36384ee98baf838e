/**
 * Local sessions for users who are logged in at the upstream. Only the upstream can tell whose its token is. A local
 * account without phone or password stores what only this server knows of the user.
 */
import { createHmac } from 'node:crypto'
import { account } from '#contracts/api/accounts/account.ts'
import { compare, isRecord } from '#contracts/core/differences.ts'
import { failures, SUCCESS } from '#contracts/core/failures.ts'
import { integer, object, optional, type Static, string } from '#contracts/core/schema.ts'
import { ensureUpstreamAccount } from '#server/features/accounts/public.ts'
import type { SessionUser } from '#server/http/caller.ts'
import { reasonOf } from '#server/http/pass-on.ts'
import { systemClock } from '#server/platform/clock.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { type Rate, rateOf } from '#server/platform/rate.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import type { UpstreamWorld } from './upstream.world.ts'

const CACHE_MS = 60_000
const TIMEOUT_MS = 10_000
/** Cached tokens per world; the cache is cleared when it is full. */
const MAX_CACHED_TOKENS = 10_000

/** The fields this server reads; an upstream may send more. */
const UpstreamUser = object({ user: object({ id: integer(), nickname: optional(string()) }) })

export interface UpstreamSessions {
  /**
   * The local session for an upstream token; undefined if the upstream does not know the token. Refuses with
   * `upstreamUnavailable` if the upstream does not answer, and with `tooManyAttempts` if the caller's address looks up
   * too many tokens.
   */
  adopt(world: UpstreamWorld, token: string, ip: string): Promise<SessionUser | undefined>
}

/** Look-ups per address, by the system clock: a flood of invented tokens must not reach the upstream. */
const RATE: Rate = { most: 60, seconds: 60 }

export function upstreamSessions(origin: string): UpstreamSessions {
  const cacheOf = perWorld(() => new Map<string, { until: number; good: boolean }>())
  const pending = new Map<string, Promise<SessionUser | undefined>>()
  const waitOf = perWorld(() => rateOf(systemClock(), RATE))

  async function adoptToken(world: UpstreamWorld, token: string, localToken: string): Promise<SessionUser | undefined> {
    const user = await fetchUser(origin, token)
    const cache = cacheOf(world)
    if (cache.size >= MAX_CACHED_TOKENS) cache.clear()
    cache.set(localToken, { until: Date.now() + CACHE_MS, good: user !== undefined })
    const session = await world.sessions.find(localToken)
    if (!user) {
      if (session) await world.sessions.close(session)
      return undefined
    }
    if (session) return session
    const id = await ensureUpstreamAccount(world.db, {
      person: `${user.id}@${new URL(origin).host}`,
      nickname: user.nickname ?? '',
      at: world.clock.iso(),
    })
    await world.sessions.open(id, { device: 'upstream' }, world.db, localToken)
    return world.sessions.find(localToken)
  }

  return {
    async adopt(world, token, ip) {
      // The local token is derived from the upstream token and our secret: a repeated call gets the same session, and
      // the state stores nothing that opens a session at the upstream.
      const localToken = createHmac('sha256', world.secret).update(`upstream session ${token}`).digest('base64url')
      const cached = cacheOf(world).get(localToken)
      if (cached && cached.until > Date.now()) {
        const session = cached.good ? await world.sessions.find(localToken) : undefined
        if (session || !cached.good) return session
      }
      const key = `${world.id} ${localToken}`
      const waitSeconds = pending.has(key) ? 0 : waitOf(world)(ip)
      // Not `undefined`: the caller would be logged out.
      if (waitSeconds > 0) throw tooManyAttempts(waitSeconds)
      const adopted = pending.get(key) ?? adoptToken(world, token, localToken).finally(() => pending.delete(key))
      pending.set(key, adopted)
      return adopted
    },
  }
}

async function fetchUser(origin: string, token: string): Promise<Static<typeof UpstreamUser>['user'] | undefined> {
  let body: unknown
  try {
    const headers = { authorization: token, platform: 'web', accept: 'application/json' }
    const response = await fetch(origin + account.info.path, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    body = await response.json()
  } catch (error) {
    throw refuse('upstreamUnavailable', { reason: reasonOf(error) })
  }
  if (!isRecord(body)) throw unreadable()
  if (body.code === failures.notLoggedIn.code) return undefined
  const { differences } = compare(UpstreamUser, body.data, 'data')
  if (body.code !== SUCCESS || differences.some(({ kind }) => kind !== 'extra')) throw unreadable()
  return (body.data as Static<typeof UpstreamUser>).user // compared with the schema above
}

const unreadable = () => refuse('upstreamUnavailable', { reason: `${account.info.path}: no user with an id` })
