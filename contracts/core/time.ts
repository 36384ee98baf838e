/** One pattern for all instants, one for all days and one for all months. */
import { string } from './schema.ts'

const DATE = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
export const DAY_PATTERN = `^${DATE}$`
export const MONTH_PATTERN = '^\\d{4}-(0[1-9]|1[0-2])$'
export const INSTANT_PATTERN = `^${DATE}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$`

export const day = (what?: string) => string({ pattern: DAY_PATTERN, description: withExample(what, '2026-11-23') })

export const month = (what?: string) => string({ pattern: MONTH_PATTERN, description: withExample(what, '2026-10') })

/** UTC with milliseconds, so that texts sort chronologically. */
export const instant = (what?: string) =>
  string({ pattern: INSTANT_PATTERN, description: withExample(what, '2026-11-23T06:00:00.000Z') })

const withExample = (what: string | undefined, example: string) =>
  what === undefined ? example : `${what}: ${example}`
