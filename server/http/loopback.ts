/** Restricts calls to this machine: dev calls delete data and hand out tokens. */
import type { FastifyRequest } from 'fastify'
import { refuse } from '#server/platform/refusal.ts'

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

const OWN_ADDRESS = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/**
 * Rejects three kinds of strangers: pages of another site (`Origin`), a site that points its own name to this machine
 * (`Host`, DNS rebinding), and other machines.
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
