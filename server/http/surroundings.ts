/** What stands around every call in dev mode, and not at all in production. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { SessionUser } from '#server/domain/sessions.ts'
import type { World } from '#server/domain/world.ts'
import type { Context } from './context.ts'

/** Who asks, and in which world. */
export interface Caller {
  world: World
  user: SessionUser | undefined
}

export interface Surroundings {
  /** Before anything is decided: `proceed` is called now, later, or never when the call was ended here. */
  enter(endpoint: Endpoint, caller: Caller, request: FastifyRequest, reply: FastifyReply, proceed: () => void): void
  /** In the place of the handler. */
  perform(endpoint: Endpoint, call: Context & Caller, handler: (call: object) => unknown): unknown
  /** As the answer goes out. */
  sent(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void
  /** A call that there is not was answered. */
  unknown(caller: Caller, request: FastifyRequest, status: number, payload: string): void
  /** A stream of events was opened. */
  streaming(endpoint: Endpoint, caller: Caller, request: FastifyRequest, reply: FastifyReply): void
}
