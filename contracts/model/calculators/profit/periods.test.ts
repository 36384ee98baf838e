import { describe, expect, test } from 'vitest'
import { mug } from './mug.test-support.ts'
import { periodsOf, worstOf } from './periods.ts'

const on = (day: string, input = mug()) => {
  const period = periodsOf(input).find(({ from, to }) => from <= day && (to === null || day <= to))
  if (!period) throw new Error(`No period with ${day}`)
  return period
}

describe('profit by the day of the sale', () => {
  test('covers the days without gaps', () => {
    const periods = periodsOf(mug())
    const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    expect(periods.length).toBeGreaterThan(3)
    for (const [at, { to }] of periods.slice(0, -1).entries()) expect(dayAfter(to ?? '')).toBe(periods[at + 1]?.from)
  })

  test('falls in peak season with the higher fulfillment fee, and from October with the higher storage fee', () => {
    // 6.90 becomes 7.33 (7.08 × 1.035), 0.18 becomes 0.56 (0.2315 ft³ × $2.40).
    expect(on('2026-06-15')).toMatchObject({ isPeak: false, isPeakStorage: false, isCurrent: true })
    expect(on('2026-10-05')).toMatchObject({ isPeak: false, isPeakStorage: true, isCurrent: false })
    expect(on('2026-11-20')).toMatchObject({ isPeak: true, isPeakStorage: true })
    expect(on('2027-01-10')).toMatchObject({ isPeak: true, isPeakStorage: false })
    expect(on('2026-10-05').change?.value).toBe(-38)
    expect(on('2026-11-20').change?.value).toBe(-38 - 43)
    expect(on('2026-06-15').change?.value).toBe(0)
  })

  test('has no net after the last known table, with the reason', () => {
    expect(on('2027-02-01')).toMatchObject({
      net: null,
      change: null,
      missing: { key: 'fulfilment', reason: 'noTableForDate' },
    })
  })

  test('names the lines that its net leaves out, and is not compared then', () => {
    // Two of the months in storage before January 2026 have no storage table.
    const input = mug({ storageMonths: 2.5 })
    expect(on('2026-02-01', input)).toMatchObject({ storage: null, uncounted: ['storage'], change: null })
    expect(on('2026-11-20', { ...input, on: '2026-02-01' })).toMatchObject({ uncounted: [], change: null })
    expect(on('2026-11-20', input)).toMatchObject({ uncounted: [] })
  })

  test('has no season where the seller typed the fees', () => {
    const own = mug({ own: { referralRate: 0.15, fba: 600, storage: 20 } })
    expect(periodsOf(own).some(({ isPeak, isPeakStorage }) => isPeak || isPeakStorage)).toBe(false)
  })

  test('is lowest in the peak months of both fees, and has no lowest period if no fee changes', () => {
    expect(worstOf(periodsOf(mug()))).toMatchObject({ from: '2026-10-15', to: '2026-12-31' })
    expect(worstOf(periodsOf(mug({ own: { referralRate: 0.15, fba: 600, storage: 20 } })))).toBeUndefined()
  })

  test('has no periods where no change is known', () => expect(periodsOf(mug({ marketplace: 'FR' }))).toEqual([]))
})
