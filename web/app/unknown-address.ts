/** History state with which an address that is no page leads to the front page. */
export interface Unknown {
  unknown: string
}

const LONGEST = 80

/** The address as the front page names it: not longer than a line or two. */
export function unknownIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('unknown' in state)) return undefined
  const { unknown } = state
  if (typeof unknown !== 'string') return undefined
  return unknown.length > LONGEST ? `${unknown.slice(0, LONGEST)}…` : unknown
}
