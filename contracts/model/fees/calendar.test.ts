import { expect, test } from 'vitest'
import { MARKETPLACES } from '../marketplaces.ts'
import { feeCalendar, feeDays, tablesInForce } from './calendar.ts'
import { peakSeason, priceEdges, storagePeak } from './edges.ts'
import type { OwnTable } from './table-schema.ts'

const sources = (tables: { source: string }[]) => tables.map(({ source }) => source)

test('lists the tables in force in the United States on a day in the peak season and on one before it', () => {
  expect(sources(tablesInForce('US', '2026-11-24'))).toEqual([
    'fees.us.fbaPeak',
    'fees.us.fbaSurcharge',
    'fees.us.referral',
    'fees.us.storage',
    'fees.us.agedInventory',
    'fees.us.placement',
  ])
  expect(sources(tablesInForce('US', '2026-10-14')).slice(0, 3)).toEqual([
    'fees.us.fba',
    'fees.us.fbaApparel',
    'fees.us.fbaDangerous',
  ])
})

test('names each day on which something changes, and what', () => {
  const { changes } = feeCalendar('US')
  const on = (day: string) => changes.find((change) => change.day === day)
  expect(changes.map(({ day }) => day)).toEqual(changes.map(({ day }) => day).sort())
  expect(sources(on('2026-10-15')?.begins ?? [])).toEqual(['fees.us.fbaPeak'])
  expect(sources(on('2026-10-15')?.ends ?? [])).toEqual(['fees.us.fba', 'fees.us.fbaApparel', 'fees.us.fbaDangerous'])
  expect(sources(on('2026-04-17')?.begins ?? [])).toEqual(['fees.us.fbaSurcharge'])
  expect(on('2026-10-01')?.storage).toMatchObject({ standard: 240, oversize: 140 })
  expect(on('2027-01-01')?.storage).toMatchObject({ standard: 78, oversize: 56 })
  expect(on('2027-01-15')).toMatchObject({ begins: [], ends: [{ source: 'fees.us.fbaPeak' }], storage: null })
})

test('every table has days, a citation, and a line about its changes in both languages', () => {
  for (const marketplace of MARKETPLACES)
    for (const table of feeCalendar(marketplace).tables) {
      expect(table.citation).toBeTruthy()
      expect(table.changes['zh-CN']).toBeTruthy()
      expect(table.changes['en-US']).toBeTruthy()
      expect(table.isOwn).toBe(false)
    }
})

test('an own table is listed and takes precedence over the published one', () => {
  const own: OwnTable = {
    kind: 'fbaSurcharge',
    marketplaces: ['US'],
    validFrom: '2026-05-01',
    validTo: '2026-05-31',
    citation: 'Letter of April',
    rate: 0.05,
  }
  const inForce = (on: string) =>
    tablesInForce('US', on, [own]).find(({ table }) => table.kind === 'fbaSurcharge')?.source
  expect([inForce('2026-04-30'), inForce('2026-05-01'), inForce('2026-06-01')]).toEqual([
    'fees.us.fbaSurcharge',
    'fees.own',
    'fees.us.fbaSurcharge',
  ])
  expect(feeDays('US', [own])).toEqual(expect.arrayContaining(['2026-05-01', '2026-06-01']))
})

test('the days on which fees of a unit change come from the tables', () => {
  expect(feeDays('US')).toEqual(['2026-01-15', '2026-04-17', '2026-10-01', '2026-10-15', '2027-01-01', '2027-01-15'])
  expect(feeDays('CA')).toEqual(['2026-01-15', '2026-04-17'])
  expect(feeDays('FR')).toEqual([])
})

test('finds the current or the next peak season, for fulfilment and for storage', () => {
  expect(peakSeason('US', '2026-06-01')).toEqual({ from: '2026-10-15', to: '2027-01-14' })
  expect(peakSeason('US', '2027-01-15')).toBeNull()
  expect(peakSeason('DE', '2026-06-01')).toBeNull()
  expect(storagePeak('US', '2026-12-31')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(storagePeak('US', '2027-01-01')).toEqual({ from: '2027-10-01', to: '2027-12-31' })
  expect(storagePeak('UK', '2026-06-01')).toBeNull()
})

test('price edges come from the tables in force on the day', () => {
  const below = (...asked: Parameters<typeof priceEdges>) => priceEdges(...asked).map((edge) => edge.below)
  expect(below('US', 'clothing')).toEqual([999, 1500, 2000, 5000])
  expect(below('US', 'clothing', { on: '2026-11-24' })).toEqual([999, 1500, 2000, 5000])
  expect(below('JP', null)).toEqual([999])
  expect(below('IT', null)).toEqual([1199])
  expect(below('IN', 'home')).toEqual([])
})

test('an own table for all goods replaces the published tables for every kind of goods and their surcharge', () => {
  const own: OwnTable = {
    kind: 'fba',
    marketplaces: ['US'],
    validFrom: '2026-05-01',
    validTo: '2026-05-31',
    citation: 'Letter of April',
    goods: 'all',
    units: { length: 'in', weight: 'lb' },
    volumetric: null,
    priceColumns: [{ from: 0, to: null }],
    tiers: [
      {
        key: 'any',
        name: { 'zh-CN': '全部', 'en-US': 'Any' },
        limits: {},
        billed: 'unit',
        rows: [{ upTo: null, fees: [500] }],
      },
    ],
  }
  expect(sources(tablesInForce('US', '2026-05-31', [own]))).toEqual([
    'fees.own',
    'fees.us.referral',
    'fees.us.storage',
    'fees.us.agedInventory',
    'fees.us.placement',
  ])
  expect(tablesInForce('US', '2026-06-01', [own])).toEqual(tablesInForce('US', '2026-06-01'))
})
