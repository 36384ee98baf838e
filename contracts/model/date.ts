/** Days and moments as the product writes them: ISO days in both languages, and today and yesterday by name. */
import type { Language } from './language.ts'

const DAY_MS = 86_400_000

/** The zone in which the sellers of the product work; what is written for everyone alike is written by its clock. */
export const HOME_ZONE = 'Asia/Shanghai'

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const [year, day] = ['numeric', '2-digit'] as const
  const fields = { year, month: day, day, hour: day, minute: day } as const
  const made = new Intl.DateTimeFormat('en-US', { ...fields, timeZone, calendar: 'gregory', hourCycle: 'h23' })
  clocks.set(timeZone, made)
  return made
}

/** Day and time of day of an instant in a zone: `2026-11-21` and `09:05`. */
function partsOf(instant: number, timeZone: string): { day: string; time: string } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** The day of an instant in a zone: `2026-11-21`. */
export const dayOf = (instant: string, timeZone: string) => partsOf(Date.parse(instant), timeZone).day

/** The time of day of an instant in a zone, for what is near: `09:05`. */
export const timeIn = (instant: string, timeZone: string) => partsOf(Date.parse(instant), timeZone).time

/** Day and time of an instant in a zone, the same in both languages: `2026-11-21 09:05`. */
export function formatInstant(instant: string, timeZone: string): string {
  const { day, time } = partsOf(Date.parse(instant), timeZone)
  return `${day} ${time}`
}

const HOME_ZONE_NAME: Readonly<Record<Language, string>> = { 'zh-CN': '北京时间', 'en-US': 'Beijing time' }

/** Names the home zone, because readers may be in any zone. */
const inHomeZone = (text: string, language: Language) =>
  language === 'zh-CN' ? `${text}（${HOME_ZONE_NAME[language]}）` : `${text} (${HOME_ZONE_NAME[language]})`

/** The day of an instant in the home zone: `2026-11-21（北京时间）`, `2026-11-21 (Beijing time)`. */
export const formatHomeDay = (instant: string, language: Language) => inHomeZone(dayOf(instant, HOME_ZONE), language)

/** Day and time in the home zone: `2026-11-21 09:05（北京时间）`. */
export const formatHomeInstant = (instant: string, language: Language) =>
  inHomeZone(formatInstant(instant, HOME_ZONE), language)

/** Whether there is a time zone of that name. */
export function isZone(timeZone: string): boolean {
  try {
    clockOf(timeZone)
    return true
  } catch {
    return false
  }
}

const FUTURE = 0
const TODAY = 1
const YESTERDAY = 2

/**
 * Where a timestamp lies, by the days of a zone: 0 on a later day, 1 today, 2 yesterday, else the timestamp as it came
 * (SPEC section 9). Later today is today: the clocks of two machines never agree to the second.
 */
export function dayMark(timestamp: number, now: number, timeZone: string): number {
  const [day, today] = [timestamp, now].map((instant) => partsOf(instant, timeZone).day) as [string, string] // two in, two out
  if (day > today) return FUTURE
  if (day === today) return TODAY
  // Counted on the calendar: a day that clocks are moved on has not 24 hours.
  return Date.parse(today) - Date.parse(day) === DAY_MS ? YESTERDAY : timestamp
}

/** When something happened: `今天 09:05`, `昨天 18:30`, `2026-11-18`; in English `today, 09:05`. */
export function formatMoment(instant: string, language: Language, now: number, timeZone: string): string {
  const timestamp = Date.parse(instant)
  const { day, time } = partsOf(timestamp, timeZone)
  const mark = dayMark(timestamp, now, timeZone)
  if (mark !== TODAY && mark !== YESTERDAY) return day
  const names = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const name = names.format(TODAY - mark, 'day')
  return language === 'zh-CN' ? `${name} ${time}` : `${name}, ${time}`
}
