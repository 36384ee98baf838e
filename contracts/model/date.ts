import type { Language } from './language.ts'

const DAY_MS = 86_400_000

/** Most sellers work in this zone. Text that is the same for all readers (PDFs, mail) uses it. */
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

/** Day and time of an instant in a zone: `2026-11-21` and `09:05`. */
function partsOf(instant: number, timeZone: string): { day: string; time: string } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

export const dayOf = (instant: string, timeZone: string) => partsOf(Date.parse(instant), timeZone).day

export const timeIn = (instant: string, timeZone: string) => partsOf(Date.parse(instant), timeZone).time

/** `2026-11-21 09:05` in both languages. */
export function formatInstant(instant: string, timeZone: string): string {
  const { day, time } = partsOf(Date.parse(instant), timeZone)
  return `${day} ${time}`
}

const HOME_ZONE_NAME: Readonly<Record<Language, string>> = { 'zh-CN': '北京时间', 'en-US': 'Beijing time' }

/** Names the home zone, because readers may be in any zone. */
const inHomeZone = (text: string, language: Language) =>
  language === 'zh-CN' ? `${text}（${HOME_ZONE_NAME[language]}）` : `${text} (${HOME_ZONE_NAME[language]})`

/** `2026-11-21（北京时间）`, `2026-11-21 (Beijing time)`. */
export const formatHomeDay = (instant: string, language: Language) => inHomeZone(dayOf(instant, HOME_ZONE), language)

/** `2026-11-21 09:05（北京时间）`. */
export const formatHomeInstant = (instant: string, language: Language) =>
  inHomeZone(formatInstant(instant, HOME_ZONE), language)

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
 * 0 for a later day in the zone, 1 for today, 2 for yesterday, else the timestamp itself (SPEC section 9). A later time
 * today still counts as today, because the clocks of two machines differ.
 */
export function dayMark(timestamp: number, now: number, timeZone: string): number {
  const [day, today] = [timestamp, now].map((instant) => partsOf(instant, timeZone).day) as [string, string] // two in, two out
  if (day > today) return FUTURE
  if (day === today) return TODAY
  // Subtract calendar days: a day with a clock change does not have 24 hours.
  return Date.parse(today) - Date.parse(day) === DAY_MS ? YESTERDAY : timestamp
}

/** `今天 09:05`, `昨天 18:30`, `2026-11-18`; in English `today, 09:05`. */
export function formatMoment(instant: string, language: Language, now: number, timeZone: string): string {
  const timestamp = Date.parse(instant)
  const { day, time } = partsOf(timestamp, timeZone)
  const mark = dayMark(timestamp, now, timeZone)
  if (mark !== TODAY && mark !== YESTERDAY) return day
  const names = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const name = names.format(TODAY - mark, 'day')
  return language === 'zh-CN' ? `${name} ${time}` : `${name}, ${time}`
}
