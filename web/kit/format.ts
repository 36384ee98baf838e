/** Numbers, money and dates as the page writes them. */
import type { Language } from '#contracts/model/language.ts'

/** Compute power: always two decimals (SPEC section 9). */
export const power = (value: number) => value.toFixed(2)

export const count = (language: Language, value: number) => new Intl.NumberFormat(language).format(value)

/** An amount in major units of a currency, with the symbol that the currency's own sellers know. */
export const money = (language: Language, value: number, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value)

/** A day of an instant, in the reader's own time zone: 2026-11-20. */
export const day = (language: Language, instant: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(instant))
