/** Pact's matchers under the names of the contract's builders. */
import { Matchers } from '@pact-foundation/pact'
import { DAY_PATTERN, INSTANT_PATTERN, MONTH_PATTERN } from '#contracts/core/time.ts'
import { STORY } from '#fixtures/story.ts'

export const { boolean, eachLike: rowsOf, integer, number, string: text } = Matchers

export const like = (pattern: string, example: string) => Matchers.regex(pattern, example)

/** The web must know every value of this list. */
export const oneOf = (values: readonly string[], example: string) => like(`^(${values.join('|')})$`, example)

/** An exact text, also in rows, where `rowsOf` would accept any text. */
export const exactly = (value: string) => like(`^${value.replaceAll('.', '[.]')}$`, value)

export const instant = (example = '2026-11-15T08:00:00.000Z') => like(INSTANT_PATTERN, example)

export const day = (example = '2026-11-15') => like(DAY_PATTERN, example)

export const month = (example = '2026-10') => like(MONTH_PATTERN, example)

/** Any text: the id is opaque to the web, and a pattern would turn an id of digits into a number. */
export const nicheId = (example: string = STORY.niche) => text(example)

export const asin = (example: string = STORY.asin) => like('^B0[A-Z0-9]{8}$', example)
