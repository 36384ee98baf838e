/** The world id of a request, from a header, or from a cookie as browsers send it. Dev mode only. */
import type { FastifyRequest } from 'fastify'
import { refuse } from '#server/platform/refusal.ts'
import { MAIN_WORLD, WORLD_ID } from '#server/platform/world.ts'

/**
 * Returns the main world's id if the request names no world. A malformed id is refused, so that a typo never changes
 * the main world.
 */
export function worldIdOf({ headers, url }: FastifyRequest): string {
  const header = headers['x-world']
  if (header !== undefined) return requireWellFormed(String(header), 'x-world')
  // Providers cannot send our header, so their notice URL contains the world id.
  const fromNotice = url.startsWith('/api/pay/') ? new URLSearchParams(url.split('?')[1]).get('world') : null
  if (fromNotice !== null) return requireWellFormed(fromNotice, 'world')
  const cookie = headers.cookie === undefined ? undefined : /(?:^|;\s*)world=([^;]*)/.exec(headers.cookie)?.[1]
  return cookie === undefined ? MAIN_WORLD : requireWellFormed(cookie, 'cookie world')
}

function requireWellFormed(name: string, field: string): string {
  if (WORLD_ID.test(name)) return name
  throw refuse('badRequest', { field, problem: 'must be 1 to 64 letters, digits, - or _' })
}
