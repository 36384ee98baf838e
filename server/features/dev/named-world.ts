/** Which world a request names: by header, or by cookie as browsers do. Dev mode only. */
import type { FastifyRequest } from 'fastify'
import { refuse } from '#server/platform/refusal.ts'
import { MAIN_WORLD, WORLD_ID } from '#server/platform/world.ts'

/** The name, or the main world's when none is given. A misspelt one is refused: the main world is nobody's mistake. */
export function namedWorld({ headers, url }: FastifyRequest): string {
  const header = headers['x-world']
  if (header !== undefined) return wellFormed(String(header), 'x-world')
  // Providers send no header of ours: their notices name the world in the address that they were given.
  const noted = url.startsWith('/api/pay/') ? new URLSearchParams(url.split('?')[1]).get('world') : null
  if (noted !== null) return wellFormed(noted, 'world')
  const cookie = headers.cookie === undefined ? undefined : /(?:^|;\s*)world=([^;]*)/.exec(headers.cookie)?.[1]
  return cookie === undefined ? MAIN_WORLD : wellFormed(cookie, 'cookie world')
}

function wellFormed(name: string, field: string): string {
  if (WORLD_ID.test(name)) return name
  throw refuse('badRequest', { field, problem: 'must be 1 to 64 letters, digits, - or _' })
}
