import { describe, expect, test } from 'vitest'
import { readCsv } from '#contracts/core/csv-read.ts'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { readBatch } from '#contracts/model/calculators/profit/batch.ts'
import { batchResult } from '#contracts/model/calculators/profit/batch-result.ts'
import { type BatchItem, countItems, hasSeveralCurrencies, itemsOf, listItems, type Sorting } from './batch-items.ts'

const FILE = [
  'SKU,site,price,cost,fulfillment,postage,category,ACOS',
  'GOOD,US,30,5,FBM,4,home,',
  'BAD,US,free,5,FBM,4,home,x',
  'LOSS,US,30,28,FBM,4,home,',
  'POUND,UK,40,6,FBM,6,home,',
  'BARE,US,30,,,,,',
].join('\n')

function items(): BatchItem[] {
  const { inputs, errors } = readBatch(readCsv(FILE), { marketplace: 'US', on: '2026-06-15', rates: null })
  return itemsOf(rowsOf(inputs.map(batchResult)), errors)
}

const rowsOf = (results: ReturnType<typeof batchResult>[]) =>
  results.map(({ profit: { lines: _, ...figures }, ...product }) => ({ ...product, ...figures }))

const linesOf = (list: readonly BatchItem[]) => list.map(({ line }) => line)
const byFile: Sorting = { key: 'line', isDescending: false }

describe('the rows of a batch', () => {
  test('are in the order of the file, each with its outcome and all its errors', () => {
    expect(items().map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'earns'],
      [3, 'error'],
      [4, 'loses'],
      [5, 'earns'],
      [6, 'missing'],
    ])
    expect(items()[1]).toMatchObject({ errors: [{ column: 'price' }, { column: 'acos' }] })
  })

  test('are counted by outcome', () => {
    expect(countItems(items())).toEqual({
      all: 5,
      earns: 2,
      loses: 1,
      open: 0,
      even: 0,
      missing: 1,
      error: 1,
    })
  })

  test('are filtered by outcome', () => {
    expect(linesOf(listItems(items(), 'loses', byFile, REFERENCE_RATES))).toEqual([4])
    expect(linesOf(listItems(items(), 'error', byFile, REFERENCE_RATES))).toEqual([3])
  })

  test('are sorted by net profit across currencies; rows without a net profit are last in both directions', () => {
    const sorted = (isDescending: boolean) =>
      linesOf(listItems(items(), 'all', { key: 'net', isDescending }, REFERENCE_RATES))
    // Price − cost − postage − referral fee (15 %) − VAT: in line 5, £40 − 6 − 6 − 6 − 6.67 are £15.33, about $19.21;
    // in line 2, $30 − 5 − 4 − 4.50 are $16.50.
    expect(sorted(true)).toEqual([5, 2, 4, 3, 6])
    expect(sorted(false)).toEqual([4, 2, 5, 3, 6])
  })

  test.each(['margin', 'roi'] as const)('are sorted by %s', (key) => {
    expect(linesOf(listItems(items(), 'all', { key, isDescending: false }, REFERENCE_RATES))[0]).toBe(4)
  })
})

test('rows in dollars and pounds have several currencies, rows in dollars alone do not', () => {
  const rows = items().flatMap((item) => (item.outcome === 'error' ? [] : [item.row]))
  expect(hasSeveralCurrencies(rows)).toBe(true)
  expect(hasSeveralCurrencies(rows.filter(({ input }) => input.marketplace === 'US'))).toBe(false)
})
