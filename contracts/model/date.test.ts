import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMark, dayOf, formatHomeDay, formatHomeInstant, formatMoment, HOME_ZONE, timeIn } from './date.ts'

const at = (instant: string) => Date.parse(instant)
const NEW_YORK = 'America/New_York'
const KOLKATA = 'Asia/Kolkata'

describe('dayMark compares days in the reader’s time zone', () => {
  test.each([
    ['the first moment of today', '2026-11-20T16:00:00Z', 1],
    ['the last moment of yesterday', '2026-11-20T15:59:59.999Z', 2],
    ['the first moment of yesterday', '2026-11-19T16:00:00Z', 2],
    ['a later hour of today', '2026-11-21T15:59:59.999Z', 1],
    ['the first moment of tomorrow', '2026-11-21T16:00:00Z', 0],
    ['next year', '2027-01-01T00:00:00Z', 0],
  ])('%s, in Shanghai', (_sentence, instant, mark) => {
    expect(dayMark(at(instant), at('2026-11-21T03:30:00Z'), HOME_ZONE)).toBe(mark)
  })

  test('returns the timestamp for the day before yesterday', () => {
    const instant = at('2026-11-19T15:59:59.999Z')
    expect(dayMark(instant, at('2026-11-21T03:30:00Z'), HOME_ZONE)).toBe(instant)
  })

  test('marks one instant as today in one zone and as yesterday in another', () => {
    const [instant, now] = [at('2026-11-20T20:00:00Z'), at('2026-11-21T06:00:00Z')]
    expect(dayMark(instant, now, HOME_ZONE)).toBe(1)
    expect(dayMark(instant, now, NEW_YORK)).toBe(2)
    expect(dayMark(instant, now, KOLKATA)).toBe(1)
  })

  // Clocks in New York go forward on 2026-03-08 and back on 2026-11-01.
  test.each([
    ['of 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['of 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('marks a day %s as yesterday from its first to its last moment', (_length, first, after) => {
    const now = at(after) + 12 * 3_600_000
    expect(dayMark(at(first), now, NEW_YORK)).toBe(2)
    expect(dayMark(at(after) - 1, now, NEW_YORK)).toBe(2)
    expect(dayMark(at(after), now, NEW_YORK)).toBe(1)
    expect(dayMark(at(first) - 1, now, NEW_YORK)).toBe(at(first) - 1)
  })

  test('marks the last day of a month and of a year as yesterday', () => {
    expect(dayMark(at('2026-12-31T15:00:00Z'), at('2026-12-31T16:30:00Z'), HOME_ZONE)).toBe(2)
  })

  test('never marks an earlier instant as more recent than a later one', () => {
    const rank = (mark: number) => (mark > 2 ? 3 : mark)
    const instant = fc.integer({ min: at('2026-01-01'), max: at('2027-12-31') })
    fc.assert(
      fc.property(instant, instant, instant, fc.constantFrom(HOME_ZONE, NEW_YORK, KOLKATA), (a, b, now, zone) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)]
        expect(rank(dayMark(early, now, zone))).toBeGreaterThanOrEqual(rank(dayMark(late, now, zone)))
      }),
    )
  })
})

describe('formatMoment', () => {
  const now = at('2026-11-21T03:30:00Z')
  test.each([
    ['2026-11-21T01:05:00Z', '今天 09:05', 'today, 09:05'],
    ['2026-11-20T16:00:00Z', '今天 00:00', 'today, 00:00'],
    ['2026-11-20T10:30:00Z', '昨天 18:30', 'yesterday, 18:30'],
    ['2026-11-18T10:30:00Z', '2026-11-18', '2026-11-18'],
    ['2026-11-25T10:30:00Z', '2026-11-25', '2026-11-25'],
  ])('writes %s as %s and %s', (instant, chinese, english) => {
    expect(formatMoment(instant, 'zh-CN', now, HOME_ZONE)).toBe(chinese)
    expect(formatMoment(instant, 'en-US', now, HOME_ZONE)).toBe(english)
  })

  test('dayOf gives the day in the zone', () => {
    expect(dayOf('2026-11-20T20:00:00Z', HOME_ZONE)).toBe('2026-11-21')
    expect(dayOf('2026-11-20T20:00:00Z', NEW_YORK)).toBe('2026-11-20')
  })

  test('formatHomeDay and formatHomeInstant name the time zone', () => {
    expect(formatHomeDay('2026-11-20T20:00:00Z', 'zh-CN')).toBe('2026-11-21（北京时间）')
    expect(formatHomeDay('2026-11-20T20:00:00Z', 'en-US')).toBe('2026-11-21 (Beijing time)')
    expect(formatHomeInstant('2026-11-20T20:05:00Z', 'en-US')).toBe('2026-11-21 04:05 (Beijing time)')
  })

  test('timeIn gives the time of day in the zone', () => {
    expect(timeIn('2026-11-20T20:05:00Z', HOME_ZONE)).toBe('04:05')
  })
})
