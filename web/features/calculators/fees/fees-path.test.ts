import { expect, test } from 'vitest'
import { withOwnTables } from '#contracts/model/calculators/profit/input.ts'
import type { LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { mug } from '#contracts/model/calculators/profit/mug.test-support.ts'
import { ownFulfilment } from '#contracts/model/calculators/profit/own-tables.test-support.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { missingTableKind, newTablePath, tablePath } from './fees-path.ts'
import { readFeesQuery } from './fees-query.ts'
import { productIn } from './product-fees.ts'

const lineOf = (input: ReturnType<typeof mug>, key: LineKey) => {
  const line = unitProfit(input).lines.find((each) => each.key === key)
  if (!line) throw new Error(key)
  return line
}
const queryOf = (path: string | null) => readFeesQuery(new URL(path ?? '', 'http://x').searchParams, '2026-01-01')

test('a line links to its fee table on the day of the sale, and the product is filled in', () => {
  const path = tablePath(lineOf(mug(), 'fulfilment'), mug())
  expect(queryOf(path)).toEqual({ marketplace: 'US', on: '2026-06-15', table: 'fba-2026-01-15', edited: null })
  expect(productIn(new URL(path ?? '', 'http://x').searchParams)).toMatchObject({
    length: 254,
    price: 2999,
    category: 'home',
    isDangerous: false,
  })
  expect(queryOf(tablePath(lineOf(mug(), 'referral'), mug())).table).toBe('referral-2026-01-01')
})

test('a line whose fee comes from a table of the seller’s own links to that table', () => {
  const input = withOwnTables(mug(), [ownFulfilment()])
  expect(queryOf(tablePath(lineOf(input, 'fulfilment'), input)).table).toBe('own-fba-2026-06-01')
  // A reader of a shared copy does not have the seller's own table, so there is nothing to link to.
  expect(tablePath(lineOf(input, 'fulfilment'), mug())).toBeNull()
})

test('a line that lacks a fee table links to the form for entering one', () => {
  const french = mug({ marketplace: 'FR' })
  const line = lineOf(french, 'fulfilment')
  expect([tablePath(line, french), missingTableKind(line)]).toEqual([null, 'fba'])
  expect(queryOf(newTablePath('fba', french))).toMatchObject({ marketplace: 'FR', on: '2026-06-15', edited: 'fba' })
  expect(missingTableKind(lineOf(mug(), 'cost'))).toBeNull()
  expect(missingTableKind(lineOf(mug({ size: null }), 'fulfilment'))).toBeNull()
})

test('a line with a typed amount has no link', () => expect(tablePath(lineOf(mug(), 'cost'), mug())).toBeNull())
