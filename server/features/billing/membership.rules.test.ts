import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPeriod, endOf, levelAt, type Period, schedulePeriods } from './membership.rules.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)
const bought = (orderNo: string, level: number, num = 1) => ({
  orderNo,
  level,
  levelText: `level ${level}`,
  num,
  unit: 'month' as const,
})
const describePeriods = (periods: readonly Period[]) =>
  periods.map(({ orderNo, from, until }) => `${orderNo} ${day(from)} ${day(until)}`)

describe('a month of a plan', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('starting %s, times %i, ends on %s', (from, num, end) => {
    expect(day(endOf(at(from), 'month', num))).toBe(end)
  })

  it('times twelve is a year', () => {
    expect(endOf(at('2026-11-21'), 'year', 1)).toBe(endOf(at('2026-11-21'), 'month', 12))
  })
})

describe('successive plans', () => {
  it('of the same level follow each other', () => {
    const first = addPeriod([], bought('a', 1), at('2026-11-21'))
    expect(describePeriods(addPeriod(first, bought('b', 1), at('2026-11-25')))).toEqual([
      'a 2026-11-21 2026-12-21',
      'b 2026-12-21 2027-01-21',
    ])
  })

  it('of a higher level start at once and postpone the lower one', () => {
    const first = addPeriod([], bought('a', 1), at('2026-11-01'))
    expect(describePeriods(addPeriod(first, bought('b', 2), at('2026-11-11')))).toEqual([
      'b 2026-11-11 2026-12-11',
      'a 2026-12-11 2026-12-31',
    ])
  })

  it('of a lower level start after the higher one', () => {
    const first = addPeriod([], bought('a', 2), at('2026-11-01'))
    expect(describePeriods(addPeriod(first, bought('b', 1), at('2026-11-11')))).toEqual([
      'a 2026-11-01 2026-12-01',
      'b 2026-12-01 2027-01-01',
    ])
  })

  it('start now if the last one is over', () => {
    const first = addPeriod([], bought('a', 1), at('2026-01-01'))
    expect(describePeriods(addPeriod(first, bought('b', 1), at('2026-11-11')))).toEqual(['b 2026-11-11 2026-12-11'])
  })

  it('keep all their time, in any order of purchase', () => {
    const purchase = fc.record({ level: fc.integer({ min: 1, max: 3 }), num: fc.integer({ min: 1, max: 24 }) })
    const now = at('2026-11-21')
    const days = (list: readonly Period[]) =>
      list.reduce((sum, { from, until }) => sum + (until - Math.max(from, now)), 0)
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1, maxLength: 8 }), (purchases) => {
        let periods: Period[] = []
        for (const [index, { level, num }] of purchases.entries()) {
          const before = days(periods)
          const one = bought(String(index), level, num)
          periods = addPeriod(periods, one, now)
          const added = periods.find(({ orderNo }) => orderNo === one.orderNo)
          expect(days(periods) - before).toBe((added?.until ?? 0) - (added?.from ?? 0))
        }
        const order = periods.toSorted((a, b) => a.from - b.from)
        for (const [index, { from, level }] of order.entries()) {
          expect(from).toBe(order[index - 1]?.until ?? now)
          expect(level).toBeLessThanOrEqual(order[index - 1]?.level ?? level)
        }
        expect(schedulePeriods(periods, now)).toEqual(order)
      }),
    )
  })
})

it('the level of an account spans consecutive plans of the same level', () => {
  const two = addPeriod(addPeriod([], bought('a', 1), at('2026-11-01')), bought('b', 1), at('2026-11-02'))
  const all = addPeriod(two, bought('c', 2), at('2026-11-03'))
  expect(levelAt(all, at('2026-11-10'))).toMatchObject({ level: 2, until: at('2026-12-03') })
  const low = levelAt(all, at('2026-12-10'))
  expect([low?.level, day(low?.from ?? 0), day(low?.until ?? 0)]).toEqual([1, '2026-12-03', '2027-01-31'])
  expect(levelAt(all, at('2028-01-01'))).toBeUndefined()
})
