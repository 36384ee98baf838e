/** History state of the redirect from an unknown address to the front page. */
export interface Unknown {
  unknown: string
}

const LONGEST = 80

/** The address for the notice, shortened to a line or two. */
export function unknownIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('unknown' in state)) return undefined
  const { unknown } = state
  if (typeof unknown !== 'string') return undefined
  return unknown.length > LONGEST ? `${unknown.slice(0, LONGEST)}…` : unknown
}
