/** This machine, and nothing else: what a counterpart sends messages to, and who may steer it. */
import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

/** Whether an http address is one of this machine. */
export function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname) && username + password === ''
}

/**
 * A hook that refuses a page of another site, which tells by its `Origin`, and one that has had its own name point to
 * this machine, which shows in `Host`.
 */
export async function fromThisMachine({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host, origin } = headers
  if (isOnThisMachine(`http://${host}`) && (origin === undefined || isOnThisMachine(origin))) return
  await reply.status(403).send({ error: 'Host and Origin must be localhost, 127.0.0.1 or [::1]' })
}
