/** Pact's matchers under the names of the contract's builders, with an example each. */
import { Matchers } from '@pact-foundation/pact'
import { DAY_PATTERN, INSTANT_PATTERN } from '#contracts/core/time.ts'
import { STORY } from '#fixtures/story.ts'

export const { boolean, eachLike: rowsOf, integer, number, string: text } = Matchers

/** A text of this pattern. */
export const like = (pattern: string, example: string) => Matchers.regex(pattern, example)

/** One of a closed list, which the web knows whole. */
export const oneOf = (values: readonly string[], example: string) => like(`^(${values.join('|')})$`, example)

/** An exact text, also in rows, where `rowsOf` would otherwise accept any text. */
export const exactly = (value: string) => like(`^${value.replaceAll('.', '[.]')}$`, value)

export const instant = (example = '2026-11-15T08:00:00.000Z') => like(INSTANT_PATTERN, example)

export const day = (example = '2026-11-15') => like(DAY_PATTERN, example)

/** Opaque to the web; and a pattern would take a number for one that is all digits. */
export const nicheId = (example: string = STORY.niche) => text(example)

export const asin = (example: string = STORY.asin) => like('^B0[A-Z0-9]{8}$', example)
