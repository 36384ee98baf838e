/**
 * Date formats of the page, in its language. A component that calls these also renders translated text, so it re-renders when
 * the language changes. Numbers: contracts/model/number.ts, money.ts, price.ts with `useGrouping`.
 */
import { dayOf, formatMoment, timeIn } from '#contracts/model/date.ts'
import { zone } from '#web/api/day.ts'
import { language } from '#web/api/language.ts'

/** When something happened, by the reader's own clock and zone. */
export const moment = (instant: string) => formatMoment(instant, language.peek(), Date.now(), zone())

/** A day by the reader's own zone: `2026-11-21`. */
export const day = (instant: string) => dayOf(instant, zone())

/** The time of day by the reader's own zone, of what is near: `16:15`. */
export const timeOfDay = (instant: string) => timeIn(instant, zone())
