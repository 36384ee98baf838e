/**
 * Dates in the page's language. Not reactive: callers re-render on a change of language because of their translated
 * texts. Numbers are formatted by contracts/model/number.ts, money.ts and price.ts, with `useGrouping`.
 */
import { dayOf, formatMoment, timeIn } from '#contracts/model/date.ts'
import { zone } from '#web/api/day.ts'
import { language } from '#web/api/language.ts'

/** `today, 09:05`, `yesterday, 18:30` or `2026-11-18`, in the reader's zone. */
export const moment = (instant: string) => formatMoment(instant, language.peek(), Date.now(), zone())

export const day = (instant: string) => dayOf(instant, zone())

export const timeOfDay = (instant: string) => timeIn(instant, zone())
