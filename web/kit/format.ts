/** Power and days as the page writes them. Counts and money are the report's own: contracts/model. */
import type { Language } from '#contracts/model/language.ts'

/** Compute power: always two decimals (SPEC section 9). */
export const power = (value: number) => value.toFixed(2)

/** A day of an instant, in the reader's own time zone: 2026-11-20. */
export const day = (language: Language, instant: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(instant))
