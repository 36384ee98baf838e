import { describe, expect, test } from 'vitest'
import type { FreightInput } from './input.ts'
import { cardOf, compute, modeOf, priceOf, shipmentTo, TODAY } from './shipment.test-support.ts'

const days = (low: number, high = low) => ({ low, high })
const LEGS: FreightInput['legs'] = {
  production: days(20, 25),
  export: days(2, 3),
  customs: days(1, 4),
  delivery: days(3, 7),
  checkIn: days(5, 14),
}
const sea = cardOf('seaFcl', [priceOf('c40', 500_000)], {
  transitDays: { ...days(20, 30), source: '', quotedOn: null },
})
const air = cardOf('air', [priceOf('kg', 500)])
const schedules = (date: FreightInput['date'], legs = LEGS) => {
  const freight = compute(shipmentTo('US', { date, legs, rateCards: [sea, air] }))
  return { sea: modeOf(freight, 'seaFcl').schedule!, air: modeOf(freight, 'air').schedule!, freight }
}
const dates = ({ steps }: ReturnType<typeof schedules>['sea']) =>
  Object.fromEntries(steps.map(({ key, fast, slow }) => [key, [fast, slow]]))

describe('a schedule', () => {
  test('from a ship date adds the fewest and the most days of each leg', () => {
    const { sea } = schedules({ kind: 'ship', on: '2026-12-01' })
    // Fast: 2 + 20 + 1 + 3 + 5 = 31 days. Slow: 3 + 30 + 4 + 7 + 14 = 58 days.
    expect(sea).toMatchObject({ direction: 'forwards', days: days(31, 58), missing: [], verdict: 'inTime' })
    expect(dates(sea)).toEqual({
      order: ['2026-11-11', '2026-11-06'],
      ship: ['2026-12-01', '2026-12-01'],
      depart: ['2026-12-03', '2026-12-04'],
      arrive: ['2026-12-23', '2027-01-03'],
      cleared: ['2026-12-24', '2027-01-07'],
      delivered: ['2026-12-27', '2027-01-14'],
      inStock: ['2027-01-01', '2027-01-28'],
    })
  })

  test('back from an in-stock date gives the latest day of each step', () => {
    const { sea } = schedules({ kind: 'inStock', on: '2027-03-01' })
    // 2027-03-01 − 58 days = 2027-01-02, − 25 days = 2026-12-08. − 31 days = 2027-01-29, − 20 days = 2027-01-09.
    expect(dates(sea)).toMatchObject({
      order: ['2027-01-09', '2026-12-08'],
      ship: ['2027-01-29', '2027-01-02'],
      inStock: ['2027-03-01', '2027-03-01'],
    })
    expect(sea).toMatchObject({ direction: 'backwards', verdict: 'inTime' })
  })

  test('names modes that are too late, and those that need fast legs', () => {
    // Air: 2 + 3 + 1 + 3 + 5 = 14 to 33 days, and 20 to 25 of production: 34 to 58 days before 2027-01-10.
    const { sea, air } = schedules({ kind: 'inStock', on: '2027-01-10' })
    expect(sea.verdict).toBe('tooLate')
    expect(air.verdict).toBe('tight')
    expect(schedules({ kind: 'inStock', on: '2027-01-20' }).air.verdict).toBe('inTime')
    // To be in stock 34 days after today, the order must be placed today; for one day earlier, yesterday.
    expect(schedules({ kind: 'inStock', on: '2026-12-27' }).air.verdict).toBe('tight')
    expect(schedules({ kind: 'inStock', on: '2026-12-26' }).air.verdict).toBe('tooLate')
  })

  test('names legs without days', () => {
    const { air } = schedules({ kind: 'inStock', on: '2027-01-20' }, { ...LEGS, production: null, customs: null })
    expect(air.missing).toEqual(['production', 'customs'])
    expect(air.steps[0]).toEqual({ key: 'ship', fast: '2027-01-07', slow: '2026-12-22' })
  })

  test('is unknown without transit days, and the chart then has no point for the mode', () => {
    const card = { ...air, transitDays: null }
    const freight = compute(shipmentTo('US', { rateCards: [sea, card] }))
    expect(modeOf(freight, 'air').schedule).toBeNull()
    expect(freight.points.map(({ mode }) => mode)).toEqual(['seaFcl'])
  })

  test('uses the rate cards of the ship date, or of today if an in-stock date is given', () => {
    expect(schedules({ kind: 'ship', on: '2026-12-01' }).freight.pricedOn).toBe('2026-12-01')
    expect(schedules({ kind: 'inStock', on: '2027-03-01' }).freight.pricedOn).toBe(TODAY)
  })
})
