/** Loopback checks: simulators send only to this machine and accept control only from it. */
import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

export function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname) && username + password === ''
}

/** Refuses pages of other sites, by `Origin`, and DNS rebinding, by `Host`. */
export async function requireThisMachine({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host, origin } = headers
  if (isOnThisMachine(`http://${host}`) && (origin === undefined || isOnThisMachine(origin))) return
  await reply.status(403).send({ error: 'Host and Origin must be localhost, 127.0.0.1 or [::1]' })
}
