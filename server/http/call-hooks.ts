/** What happens around every call in dev mode, and not at all in production. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Caller } from './caller.ts'
import type { Context } from './context.ts'

export interface CallHooks<W> {
  /** Before anything is decided. Calls `proceed` now, later, or never when it has ended the call itself. */
  enter(endpoint: Endpoint, caller: Caller<W>, request: FastifyRequest, reply: FastifyReply, proceed: () => void): void
  /** In the place of the handler. */
  perform(endpoint: Endpoint, call: Context<W> & Caller<W>, handler: (call: object) => unknown): unknown
  /** As the answer goes out. */
  sent(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void
  /** A call that does not exist was answered. */
  unknown(caller: Caller<W>, request: FastifyRequest, status: number, payload: string): void
  /** A stream of events was opened. */
  streaming(endpoint: Endpoint, caller: Caller<W>, request: FastifyRequest, reply: FastifyReply): void
}
