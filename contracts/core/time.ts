/** Instants and days as every call writes them: one pattern each, so that a date in another form is no date of the contract. */
import { string } from './schema.ts'

const DATE = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
export const DAY_PATTERN = `^${DATE}$`
export const INSTANT_PATTERN = `^${DATE}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$`

/** A day of the calendar. */
export const day = (what?: string) => string({ pattern: DAY_PATTERN, description: said(what, '2026-11-23') })

/** A moment, in UTC and with milliseconds, so that texts sort as moments do. */
export const instant = (what?: string) =>
  string({ pattern: INSTANT_PATTERN, description: said(what, '2026-11-23T06:00:00.000Z') })

const said = (what: string | undefined, example: string) => (what === undefined ? example : `${what}: ${example}`)
