import type { Endpoint } from './endpoint.ts'
import { type FailureName, failures } from './failures.ts'

/** The declared failures of a call and the protocol faults that apply to it. */
export function failuresOf(e: Endpoint): FailureName[] {
  const implied: FailureName[] = [
    'badRequest',
    ...(e.body || e.upload ? (['bodyTooLarge', 'notJson'] as const) : []),
    ...(e.auth === 'user' ? (['notLoggedIn'] as const) : []),
    ...(e.origin === 'upstream' ? (['upstreamUnavailable'] as const) : []),
    'serverFault',
  ]
  return [...new Set([...e.failures, ...implied])].toSorted((a, b) => failures[a].code - failures[b].code)
}
