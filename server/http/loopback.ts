/** What only this machine's own pages and programs may do: the calls of developers wipe data and give out tokens. */
import type { FastifyRequest } from 'fastify'
import { refuse } from '#server/domain/refusal.ts'

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

/** Whether the address of a page, as browsers send it in `Origin`, is one of this machine. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

/**
 * Refuses a page of another site, which tells by its `Origin`, and one that has had its own name point to this machine,
 * which shows in `Host`.
 */
export function loopbackOnly({ headers }: FastifyRequest, _reply: unknown, done: (refusal?: Error) => void): void {
  const stranger =
    headers.origin !== undefined && !isLoopback(headers.origin)
      ? 'Origin'
      : isLoopback(`http://${headers.host}`)
        ? undefined
        : 'Host'
  done(stranger && refuse('badRequest', { field: stranger, problem: 'must be localhost, 127.0.0.1 or [::1]' }))
}
