import { SCENARIOS } from '#contracts/api/dev/devtools-scenarios.ts'
import type { Arrangement } from '#contracts/api/dev/devtools-state.ts'
import { stateOfLink } from '#contracts/model/dev-link.ts'

/** Reads the state in the hash of a link; undefined if there is none. Only the server validates all of it. */
export function readLinkState(hash: string): Arrangement | undefined {
  const state = stateOfLink(hash)
  return isArrangement(state) ? state : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isList = (value: unknown, each: (one: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(each))
const isScenario = (value: unknown) => SCENARIOS.some((name) => name === value)
const isText = (value: unknown) => value === undefined || typeof value === 'string'

/** Checks only the fields that the page displays. */
function isArrangement(value: unknown): value is Arrangement {
  if (!isObject(value)) return false
  const { scenarios, users, faults, clock, phone, path } = value
  return (
    isList(scenarios, isScenario) &&
    isList(users, (user) => isObject(user) && typeof user.phone === 'string' && isList(user.on ?? 0, isScenario)) &&
    isList(faults, (rule) => isObject(rule) && typeof rule.call === 'string') &&
    (clock === undefined ||
      (isObject(clock) && typeof clock.now === 'string' && !Number.isNaN(Date.parse(clock.now)))) &&
    isText(phone) &&
    isText(path)
  )
}

/** The page to open after applying a state. `//` at the start or a backslash could lead to another site. */
export const pathIn = ({ path }: Arrangement): string | undefined =>
  path !== undefined && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : undefined
