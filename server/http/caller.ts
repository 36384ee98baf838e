import type { FastifyRequest } from 'fastify'
import type { Listener } from '#server/platform/hub.ts'

/** A session: account id, token and expiry. */
export type SessionUser = Listener

export interface Caller<W> {
  readonly world: W
  readonly user: SessionUser | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The user and the world, set before the body is read. */
    caller: Caller<unknown> | null
  }
}

/** The caller that `onRequest` identified. The cast is safe: the adapter of the same route stored it. */
export function callerOf<W>({ caller }: FastifyRequest): Caller<W> {
  if (!caller) throw new Error('onRequest did not run')
  return caller as Caller<W>
}
