/** What only this machine's own pages and programs may do: the calls of developers wipe data and give out tokens. */
import type { FastifyRequest } from 'fastify'
import { refuse } from '#server/platform/refusal.ts'

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

/** Whether the address of a page, as browsers send it in `Origin`, is one of this machine. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

const OWN_ADDRESS = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/**
 * Refuses a page of another site, which tells by its `Origin`, one that has had its own name point to this machine, which
 * shows in `Host`, and another machine, where the server listens to others too.
 */
export function loopbackOnly(
  { headers, socket }: FastifyRequest,
  _reply: unknown,
  done: (refusal?: Error) => void,
): void {
  const stranger = strangerIn(headers, socket.remoteAddress ?? '')
  const problem = 'must be localhost, 127.0.0.1 or [::1]'
  done(stranger === undefined ? undefined : refuse('badRequest', { field: stranger, problem }))
}

function strangerIn({ origin, host }: FastifyRequest['headers'], address: string): string | undefined {
  if (origin !== undefined && !isLoopback(origin)) return 'Origin'
  if (!isLoopback(`http://${host}`)) return 'Host'
  return OWN_ADDRESS.test(address) ? undefined : 'address'
}
