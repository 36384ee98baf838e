/** Hooks around every call; dev mode only. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Caller } from './caller.ts'
import type { Context } from './context.ts'

export interface CallHooks<W> {
  /** Runs before authorization. Calls `proceed` now or later, or never if it has ended the call itself. */
  enter(endpoint: Endpoint, caller: Caller<W>, request: FastifyRequest, reply: FastifyReply, proceed: () => void): void
  /** Runs instead of the handler, and may call it. */
  perform(endpoint: Endpoint, call: Context<W> & Caller<W>, handler: (call: object) => unknown): unknown
  /** Fastify's `onSend`. */
  sent(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void
  unknown(caller: Caller<W>, request: FastifyRequest, status: number, payload: string): void
  streaming(endpoint: Endpoint, caller: Caller<W>, request: FastifyRequest, reply: FastifyReply): void
}
