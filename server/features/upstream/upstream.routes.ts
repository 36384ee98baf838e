import type { upstream, upstreamDifferences } from '#contracts/api/upstream.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { UpstreamSessions } from './adopt.ts'
import type { DifferenceObserver } from './observed.ts'
import type { UpstreamWorld } from './upstream.world.ts'

export const upstreamHandlers = (adoption: UpstreamSessions | undefined): Handlers<typeof upstream, UpstreamWorld> => ({
  async session({ world, body, ip }) {
    const session = await adoption?.adopt(world, body.token, ip)
    if (!session) throw refuse('notLoggedIn')
    return { token: session.token }
  },
})

export interface Forwarding {
  observer: DifferenceObserver
  to: { origin: string; names: readonly string[] } | undefined
}

export const upstreamDifferencesHandlers = ({
  observer,
  to,
}: Forwarding): Handlers<typeof upstreamDifferences, UpstreamWorld> => ({
  list: ({ world }) => ({ origin: to?.origin ?? null, calls: [...(to?.names ?? [])], ...observer.of(world) }),
  forget({ world }) {
    observer.forget(world)
    return {}
  },
})
