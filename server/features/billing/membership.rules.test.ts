import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOf, extended, laidOut, levelAt, type Stretch } from './membership.rules.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)
const bought = (orderNo: string, level: number, num = 1) => ({
  orderNo,
  level,
  levelText: `level ${level}`,
  num,
  unit: 'month' as const,
})
const shown = (stretches: readonly Stretch[]) =>
  stretches.map(({ orderNo, from, until }) => `${orderNo} ${day(from)} ${day(until)}`)

describe('a month of a plan', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('from %s, %i of them, ends on %s', (from, num, end) => {
    expect(day(endOf(at(from), 'month', num))).toBe(end)
  })

  it('of twelve is a year', () => {
    expect(endOf(at('2026-11-21'), 'year', 1)).toBe(endOf(at('2026-11-21'), 'month', 12))
  })
})

describe('plans bought one after the other', () => {
  it('of one level follow each other', () => {
    const first = extended([], bought('a', 1), at('2026-11-21'))
    expect(shown(extended(first, bought('b', 1), at('2026-11-25')))).toEqual([
      'a 2026-11-21 2026-12-21',
      'b 2026-12-21 2027-01-21',
    ])
  })

  it('of a higher level begin at once, and the lower one goes on with all its time afterwards', () => {
    const first = extended([], bought('a', 1), at('2026-11-01'))
    expect(shown(extended(first, bought('b', 2), at('2026-11-11')))).toEqual([
      'b 2026-11-11 2026-12-11',
      'a 2026-12-11 2026-12-31',
    ])
  })

  it('of a lower level wait until the higher one is over', () => {
    const first = extended([], bought('a', 2), at('2026-11-01'))
    expect(shown(extended(first, bought('b', 1), at('2026-11-11')))).toEqual([
      'a 2026-11-01 2026-12-01',
      'b 2026-12-01 2027-01-01',
    ])
  })

  it('after the last one is over begin now', () => {
    const first = extended([], bought('a', 1), at('2026-01-01'))
    expect(shown(extended(first, bought('b', 1), at('2026-11-11')))).toEqual(['b 2026-11-11 2026-12-11'])
  })

  it('lose nothing of what was bought, in whatever order', () => {
    const purchase = fc.record({ level: fc.integer({ min: 1, max: 3 }), num: fc.integer({ min: 1, max: 24 }) })
    const now = at('2026-11-21')
    const days = (list: readonly Stretch[]) =>
      list.reduce((sum, { from, until }) => sum + (until - Math.max(from, now)), 0)
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1, maxLength: 8 }), (purchases) => {
        let stretches: Stretch[] = []
        for (const [index, { level, num }] of purchases.entries()) {
          const before = days(stretches)
          const one = bought(String(index), level, num)
          stretches = extended(stretches, one, now)
          const added = stretches.find(({ orderNo }) => orderNo === one.orderNo)
          expect(days(stretches) - before).toBe((added?.until ?? 0) - (added?.from ?? 0))
        }
        const order = stretches.toSorted((a, b) => a.from - b.from)
        for (const [index, { from, level }] of order.entries()) {
          expect(from).toBe(order[index - 1]?.until ?? now)
          expect(level).toBeLessThanOrEqual(order[index - 1]?.level ?? level)
        }
        expect(laidOut(stretches, now)).toEqual(order)
      }),
    )
  })
})

it('the level of an account runs from the first to the last of the plans that follow each other', () => {
  const two = extended(extended([], bought('a', 1), at('2026-11-01')), bought('b', 1), at('2026-11-02'))
  const all = extended(two, bought('c', 2), at('2026-11-03'))
  expect(levelAt(all, at('2026-11-10'))).toMatchObject({ level: 2, until: at('2026-12-03') })
  const low = levelAt(all, at('2026-12-10'))
  expect([low?.level, day(low?.from ?? 0), day(low?.until ?? 0)]).toEqual([1, '2026-12-03', '2027-01-31'])
  expect(levelAt(all, at('2028-01-01'))).toBeUndefined()
})
