/** The user and the world of a call. */
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

/** The caller that `onRequest` identified. The cast: the route's own adapter stored it. */
export function callerOf<W>({ caller }: FastifyRequest): Caller<W> {
  if (!caller) throw new Error('onRequest did not run')
  return caller as Caller<W>
}
