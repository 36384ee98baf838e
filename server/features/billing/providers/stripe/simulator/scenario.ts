import { invalid } from './errors.ts'

export const FORGERIES = ['amount', 'currency', 'session', 'status', 'signature', 'timestamp'] as const
export type Forgery = (typeof FORGERIES)[number]

export interface Scenario {
  /** Milliseconds before the first attempt. */
  delay: number
  copies: number
  hold: boolean
  /** The forged part; null for genuine events. */
  forge: Forgery | null
}

const DAY = 86_400_000

/** Validates a scenario; missing fields disturb nothing. Throws StripeFailure. */
export function readScenario(input: unknown): Scenario {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw invalid('A scenario is an object.')
  const { delay = 0, copies = 1, hold = false, forge = null, ...rest } = { ...input } as Record<string, unknown> // holds for any object
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, { param: unknown })
  const found = forge === null ? null : FORGERIES.find((each) => each === forge)
  if (!isWhole(delay, 0, 7 * DAY)) throw invalid('delay: milliseconds, at most seven days', { param: 'delay' })
  if (!isWhole(copies, 1, 1000)) throw invalid('copies: 1 to 1000', { param: 'copies' })
  if (typeof hold !== 'boolean') throw invalid('hold: true or false', { param: 'hold' })
  if (found === undefined) throw invalid(`forge: null or one of ${FORGERIES.join(', ')}`, { param: 'forge' })
  return { delay, copies, hold, forge: found }
}

export const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
