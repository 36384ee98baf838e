/** Who calls, and in which world. */
import type { FastifyRequest } from 'fastify'
import type { Listener } from '#server/platform/hub.ts'

/** A session by its account and its token. */
export type SessionUser = Listener

export interface Caller<W> {
  readonly world: W
  readonly user: SessionUser | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and in which world: set before the body is read. */
    caller: Caller<unknown> | null
  }
}

/** Who asks, as `onRequest` has found. The cast: the adapter of this route has put it there. */
export function callerOf<W>({ caller }: FastifyRequest): Caller<W> {
  if (!caller) throw new Error('onRequest did not run')
  return caller as Caller<W>
}
