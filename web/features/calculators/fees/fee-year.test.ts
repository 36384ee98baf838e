import { expect, test } from 'vitest'
import { ownFulfilment } from '#contracts/model/calculators/profit/own-tables.test-support.ts'
import { feeYear, fractionOfYear } from './fee-year.ts'

const bar = (year: number, source: string) => {
  const found = feeYear('US', year, []).bars.find(({ table }) => table.source === source)
  if (!found) throw new Error(source)
  return found
}
const dayAt = (fraction: number, year: number) =>
  new Date(Date.UTC(year, 0, 1) + Math.round(fraction * (year % 4 === 0 ? 366 : 365)) * 86_400_000)
    .toISOString()
    .slice(0, 10)

test('a bar spans its table from the start of the first day to the end of the last day', () => {
  const offPeak = bar(2026, 'fees.us.fba')
  expect([dayAt(offPeak.from, 2026), dayAt(offPeak.to, 2026)]).toEqual(['2026-01-15', '2026-10-15'])
})

test('a bar whose table does not end in the year reaches the end of the year', () => {
  expect(bar(2026, 'fees.us.referral')).toMatchObject({ from: 0, to: 1 })
  expect(bar(2026, 'fees.us.fbaPeak').to).toBe(1)
  const next = bar(2027, 'fees.us.fbaPeak')
  expect([next.from, dayAt(next.to, 2027)]).toEqual([0, '2027-01-15'])
})

test('the peak season and the months of higher storage rates are marked as bands within the bars', () => {
  const peak = bar(2026, 'fees.us.fbaPeak')
  expect(peak.bands).toEqual([{ is: 'peak', from: peak.from, to: peak.to }])
  const [dear, ...others] = bar(2026, 'fees.us.storage').bands
  expect([dear?.is, dayAt(dear?.from ?? 0, 2026), dear?.to, others]).toEqual(['dearStorage', '2026-10-01', 1, []])
  expect(bar(2026, 'fees.us.fba').bands).toEqual([])
})

test('only changes within the year are listed', () => {
  expect(feeYear('US', 2026, []).changes.map(({ day }) => day)).toEqual([
    '2026-01-01',
    '2026-01-15',
    '2026-04-17',
    '2026-10-01',
    '2026-10-15',
  ])
})

test('days outside the year are clamped to its ends, and a leap year has 366 days', () => {
  expect([fractionOfYear('2025-12-31', 2026), fractionOfYear('2027-03-01', 2026)]).toEqual([0, 1])
  expect(fractionOfYear('2028-03-01', 2028)).toBeCloseTo(60 / 366, 12)
})

test('a year before the first table has no bars', () => expect(feeYear('JP', 2025, []).bars).toEqual([]))

test('a table of the seller’s own has a separate bar beside the bars of the published tables', () => {
  const { bars, changes } = feeYear('FR', 2026, [ownFulfilment({ marketplaces: ['FR'] })])
  expect(bars.filter(({ table }) => table.isOwn).map(({ from, to }) => [dayAt(from, 2026), to])).toEqual([
    ['2026-06-01', 1],
  ])
  expect(changes.find(({ day }) => day === '2026-06-01')?.begins.map(({ isOwn }) => isOwn)).toEqual([true])
})
