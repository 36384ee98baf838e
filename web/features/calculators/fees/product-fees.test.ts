import { expect, test } from 'vitest'
import { tableView } from '#contracts/model/calculators/fee-tables/table-view.ts'
import { ownFulfilment, ownReferral, ownStorage } from '#contracts/model/calculators/profit/own-tables.test-support.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { fulfilmentSteps, isEntered, type MarkedRow, markedRows, productFees, productIn } from './product-fees.ts'

/** 10 × 8 × 5 in, 0.8 lb, $29.99. It is billed by its volumetric weight, which falls into the row up to 48 oz. */
const PARCEL = 'length=254&width=203.2&height=127&weight=363&price=2999&category=home'
const product = (query: string) => productIn(new URLSearchParams(query))
const sale = (marketplace: Marketplace, on: string, ownTables: OwnTable[] = []) => ({ marketplace, on, ownTables })

test('the product is read from the address', () => {
  expect(product(`${PARCEL}&dangerous=1`)).toEqual({
    length: 254,
    width: 203.2,
    height: 127,
    weight: 363,
    price: 2999,
    category: 'home',
    isDangerous: true,
  })
})

test.each(['length=-1', 'length=0', 'weight=abc', 'price=1e9', 'category=boats', 'width=Infinity', 'dangerous=1'])(
  '“%s” does not count as an entered product',
  (query) => expect(isEntered(product(query))).toBe(false),
)

test('the fees of a product on a day come from the fee engine', () => {
  const { fba, referral, storage } = productFees(product(PARCEL), sale('US', '2026-11-20'))
  expect([fba.amount?.value, referral.amount?.value]).toEqual([733, 450])
  // The parcel of 400 in³ (0.2315 ft³) pays $2.40 per ft³ in November.
  expect(storage.amount?.value).toBeCloseTo((400 / 1728) * 240, 6)
})

test('the year is split into steps of one fee each, and days without a table have no amount', () => {
  expect(fulfilmentSteps(product(PARCEL), sale('US', '2026-06-01'))).toEqual([
    { from: '2026-01-01', to: '2026-01-14', amount: null },
    { from: '2026-01-15', to: '2026-04-16', amount: { value: 667, low: 667, high: 667 } },
    { from: '2026-04-17', to: '2026-10-14', amount: { value: 690, low: 690, high: 690 } },
    { from: '2026-10-15', to: '2026-12-31', amount: { value: 733, low: 733, high: 733 } },
  ])
})

test('each marked row and column exists in the table as the page shows it', () => {
  const rowsOf = (marketplace: Marketplace, { table }: MarkedRow) =>
    tableView(table.table, { language: 'en-US', marketplace }).groups.flatMap(({ rows }) => rows)
  for (const query of [PARCEL, PARCEL.replace('weight=363', 'weight=20000')])
    for (const [marketplace, on] of [
      ['US', '2026-06-01'],
      ['US', '2026-11-20'],
      ['CA', '2026-06-01'],
      ['JP', '2026-06-01'],
    ] as const) {
      const marks = markedRows(productFees(product(query), sale(marketplace, on)), sale(marketplace, on))
      expect(marks.length).toBeGreaterThan(0)
      for (const mark of marks)
        expect(rowsOf(marketplace, mark).find(({ key }) => key === mark.row)?.cells[mark.column]).toBeDefined()
    }
})

test('the fulfillment fee marks the row up to 48 oz in the column from $10 to $50', () => {
  const marks = markedRows(productFees(product(PARCEL), sale('US', '2026-11-20')), sale('US', '2026-11-20'))
  expect(marks).toMatchObject([
    { table: { validFrom: '2026-10-15', source: 'fees.us.fbaPeak' }, row: 'largeStandard 11', column: 1 },
    { table: { validFrom: '2026-01-01', source: 'fees.us.referral' }, row: 'home', column: 0 },
    { table: { validFrom: '2026-01-01', source: 'fees.us.storage' }, row: 'month 10', column: 0 },
  ])
})

test('own tables in force on the day decide the fees, and one row is marked in each of them', () => {
  const there = sale('US', '2026-06-15', [ownReferral(), ownFulfilment(), ownStorage()])
  const fees = productFees(product(PARCEL), there)
  expect([fees.fba.amount?.value, fees.referral.amount?.value]).toEqual([600, 300])
  expect(markedRows(fees, there)).toMatchObject([
    { table: { isOwn: true, table: { kind: 'fba' } }, row: 'any 0', column: 1 },
    { table: { isOwn: true, table: { kind: 'referral' } }, row: 'home', column: 0 },
    { table: { isOwn: true, table: { kind: 'storage' } }, row: 'month 1', column: 0 },
  ])
})
