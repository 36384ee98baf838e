import { expect, test } from 'vitest'
import { ownFulfilment } from '#contracts/model/calculators/profit/own-tables.test-support.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { type FeeLineKey, feeLines, openedTable, tableId } from './fee-lines.ts'
import { readFeesQuery } from './fees-query.ts'

const line = (marketplace: Marketplace, key: FeeLineKey, on: string) => {
  const found = feeLines(marketplace, on, []).find((each) => each.key === key)
  if (!found) throw new Error(key)
  return found
}

test('the off-peak fulfillment table of the US is in force up to October 14, then the peak table', () => {
  const june = line('US', 'fba', '2026-06-01')
  expect([june.table?.source, june.former, june.next?.validFrom]).toEqual(['fees.us.fba', null, '2026-10-15'])
  const november = line('US', 'fba', '2026-11-20')
  expect([november.table?.source, november.former?.source, november.next]).toEqual([
    'fees.us.fbaPeak',
    'fees.us.fba',
    null,
  ])
  expect(line('US', 'fba', '2026-10-14').table?.source).toBe('fees.us.fba')
  expect(line('US', 'fba', '2026-10-15').table?.source).toBe('fees.us.fbaPeak')
})

test('a kind of fee without a table on the day still has the former table, which ended before the day', () => {
  const apparel = line('US', 'apparel', '2026-11-20')
  expect([apparel.table, apparel.former?.validTo]).toEqual([null, '2026-10-14'])
})

test('a kind of fee for which no table is known has neither a former nor a next table', () => {
  expect(line('JP', 'storage', '2026-06-01')).toEqual({
    key: 'storage',
    table: null,
    isReplaced: false,
    former: null,
    next: null,
    lowPriceBelow: null,
  })
})

test.each([
  ['US', 1000],
  ['JP', 1000],
  ['CA', 1400],
  ['UK', 1000],
  ['FR', null],
] as const)('the fulfillment table of %s has low-price fees below %s', (marketplace, below) => {
  expect(line(marketplace, 'lowPrice', '2026-06-01').lowPriceBelow).toBe(below)
})

test('no two tables of a marketplace have the same id', () => {
  for (const marketplace of ['US', 'UK', 'JP', 'CA'] as const) {
    const ids = feeLines(marketplace, '2026-06-01', []).flatMap(({ table, former, next }) =>
      [table, former, next].flatMap((each) => (each ? tableId(each) : [])),
    )
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('the id in the address selects the open table; an unknown id opens the fulfillment table of the day', () => {
  const source = (id: string | null, on = '2026-11-20') => openedTable('US', on, { id, ownTables: [] })?.source
  expect(source('referral-2026-01-01')).toBe('fees.us.referral')
  expect(source('apparel-2026-01-15')).toBe('fees.us.fbaApparel')
  expect(source(null)).toBe('fees.us.fbaPeak')
  expect(source('nothing')).toBe('fees.us.fbaPeak')
  expect(openedTable('IN', '2026-11-20', { id: null, ownTables: [] })).toBeNull()
})

test('the seller’s own fulfillment table takes precedence over ours and replaces our tables of special goods', () => {
  const ownTables = [ownFulfilment({ validFrom: '2026-01-15', validTo: '2026-06-30' })]
  const lines = feeLines('US', '2026-06-01', ownTables)
  const found = (key: FeeLineKey) => lines.find((each) => each.key === key)
  expect(found('fba')?.table?.isOwn).toBe(true)
  expect(found('apparel')).toMatchObject({ table: null, isReplaced: true })
  expect(found('fbaSurcharge')).toMatchObject({ table: null, isReplaced: true })
  expect(found('referral')).toMatchObject({ isReplaced: false, table: { source: 'fees.us.referral' } })
  const opened = (id: string) => openedTable('US', '2026-06-01', { id, ownTables })?.source
  expect([opened('own-fba-2026-01-15'), opened('fba-2026-01-15')]).toEqual(['fees.own', 'fees.us.fba'])
})

test('an address with an invalid day or marketplace shows today and the default marketplace', () => {
  const read = (query: string) => readFeesQuery(new URLSearchParams(query), '2026-11-24')
  expect(read('')).toEqual({ marketplace: 'US', on: '2026-11-24', table: null, edited: null })
  expect(read('marketplace=ZZ&on=2026-02-30&own=x')).toEqual({
    marketplace: 'US',
    on: '2026-11-24',
    table: null,
    edited: null,
  })
  expect(read('marketplace=JP&on=2026-04-01&table=fba-2026-04-01')).toEqual({
    marketplace: 'JP',
    on: '2026-04-01',
    table: 'fba-2026-04-01',
    edited: null,
  })
  expect([read('own=referral').edited, read('own=12').edited]).toEqual(['referral', 12])
})
