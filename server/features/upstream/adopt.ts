/**
 * Sessions of this server for people who are logged in at the upstream. It alone knows whose its token is, so it is asked;
 * here an account without a phone or a password stands for the person, and holds what only this server has of them.
 */
import { createHmac } from 'node:crypto'
import { account } from '#contracts/api/accounts/account.ts'
import { compare, isRecord } from '#contracts/core/differences.ts'
import { failures, SUCCESS } from '#contracts/core/failures.ts'
import { integer, object, optional, type Static, string } from '#contracts/core/schema.ts'
import { standInFor } from '#server/features/accounts/public.ts'
import type { SessionUser } from '#server/http/caller.ts'
import { reasonOf } from '#server/http/pass-on.ts'
import { systemClock } from '#server/platform/clock.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { type Rate, rateOf } from '#server/platform/rate.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import type { UpstreamWorld } from './upstream.world.ts'

/** For so long the upstream's word on a token counts. */
const GOOD_FOR_MS = 60_000
const TIMEOUT_MS = 10_000
/** Tokens that are remembered at once; a flood of unknown ones begins anew. */
const REMEMBERED = 10_000

/** What is read of a person; an upstream may tell more or less than the contract. */
const Known = object({ user: object({ id: integer(), nickname: optional(string()) }) })

export interface Adoption {
  /**
   * The session of this server for a token of the upstream; undefined when it knows no such token. Refuses with
   * `upstreamUnavailable` when it does not answer, and with `tooManyAttempts` when it would be asked too often.
   */
  adopt(world: UpstreamWorld, token: string, ip: string): Promise<SessionUser | undefined>
}

/** Tokens of which the upstream is asked whose they are, by the system's clock: made-up ones are not to become a flood there. */
const RATE: Rate = { most: 60, seconds: 60 }

export function adoption(origin: string): Adoption {
  /** Until when, by the system's clock, a token is known to be good or to be nobody's. */
  const knownOf = perWorld(() => new Map<string, { until: number; good: boolean }>())
  const asked = new Map<string, Promise<SessionUser | undefined>>()
  const waitOf = perWorld(() => rateOf(systemClock(), RATE))

  async function ask(world: UpstreamWorld, token: string, own: string): Promise<SessionUser | undefined> {
    const person = await personOf(origin, token)
    const memory = knownOf(world)
    if (memory.size >= REMEMBERED) memory.clear()
    memory.set(own, { until: Date.now() + GOOD_FOR_MS, good: person !== undefined })
    const held = await world.sessions.find(own)
    if (!person) {
      if (held) await world.sessions.close(held)
      return undefined
    }
    if (held) return held
    const id = await standInFor(world.db, {
      person: `${person.id}@${new URL(origin).host}`,
      nickname: person.nickname ?? '',
      at: world.clock.iso(),
    })
    await world.sessions.open(id, { device: 'upstream' }, world.db, own)
    return world.sessions.find(own)
  }

  return {
    async adopt(world, token, ip) {
      // It follows from the upstream's token and our secret: asked again, the same session is told, and the state holds
      // nothing that opens one at the upstream.
      const own = createHmac('sha256', world.secret).update(`upstream session ${token}`).digest('base64url')
      const memory = knownOf(world).get(own)
      if (memory && memory.until > Date.now()) {
        const held = memory.good ? await world.sessions.find(own) : undefined
        if (held || !memory.good) return held
      }
      const key = `${world.id} ${own}`
      const seconds = asked.has(key) ? 0 : waitOf(world)(ip)
      // Nobody's token it is not: who is told so is logged out.
      if (seconds > 0) throw tooManyAttempts(seconds)
      const asking = asked.get(key) ?? ask(world, token, own).finally(() => asked.delete(key))
      asked.set(key, asking)
      return asking
    },
  }
}

async function personOf(origin: string, token: string): Promise<Static<typeof Known>['user'] | undefined> {
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
  const { differences } = compare(Known, body.data, 'data')
  if (body.code !== SUCCESS || differences.some(({ kind }) => kind !== 'extra')) throw unreadable()
  return (body.data as Static<typeof Known>).user // as it was just compared
}

const unreadable = () => refuse('upstreamUnavailable', { reason: `${account.info.path}: no user with an id` })
