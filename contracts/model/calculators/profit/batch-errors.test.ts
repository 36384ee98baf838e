import { describe, expect, test } from 'vitest'
import { defaults, errorsOf, read } from './batch.test-support.ts'
import { readBatch } from './batch.ts'
import type { BatchReason } from './batch-cells.ts'
import type { BatchKey } from './batch-columns.ts'

describe('names the row, the column and the reason', () => {
  test.each<[string, string, BatchKey, BatchReason]>([
    ['a missing price', 'price,cost\n,5', 'price', 'required'],
    ['a price of zero', 'price\n0', 'price', 'zero'],
    ['a price below the smallest coin', 'price\n0.001', 'price', 'zero'],
    ['a negative cost', 'price,cost\n20,-5', 'cost', 'negative'],
    ['a negative cost in brackets', 'price,cost\n20,(5)', 'cost', 'negative'],
    ['a price of ten billion', 'price\n10000000000', 'price', 'tooLarge'],
    ['words for a number', 'price\ncheap', 'price', 'notNumber'],
    ['a formula', 'price\n=1+1', 'price', 'formula'],
    ['a long formula', 'price,cost\n20,=IF(A1>5;SUM(B1:B900);SUM(C1:C900))+ROUND(D1*1.0375;2)', 'cost', 'formula'],
    ['an error of Excel', 'price,cost\n20,#N/A', 'cost', 'notNumber'],
    ['a number that may be thousands or decimals', 'price\n1.299', 'price', 'ambiguousNumber'],
    ['a price in euros in the US', 'price\n€20', 'price', 'otherCurrency'],
    ['a cost in yuan without exchange rates', 'price,cost\n20,¥50', 'cost', 'otherCurrency'],
    ['an unknown currency', 'price\n20 XYZ', 'price', 'unknownCurrency'],
    ['a weight without a unit', 'price,weight\n20,500', 'weight', 'noUnit'],
    ['an unknown unit', 'price,weight\n20,500 stone', 'weight', 'unknownUnit'],
    ['a unit other than that of the header', 'price,weight (g)\n20,1 lb', 'weight', 'mixedUnits'],
    ['sides in different units', 'price,length,width,height\n20,10 in,20 cm,5 in', 'width', 'mixedUnits'],
    ['a size without its height', 'price,length (cm),width (cm)\n20,10,20', 'height', 'incompleteSize'],
    ['a side of zero', 'price,length (cm),width (cm),height (cm)\n20,0,20,5', 'length', 'zero'],
    ['a side of eleven meters', 'price,length (m),width (m),height (m)\n20,11,2,5', 'length', 'tooLarge'],
    ['a weight of two tons', 'price,weight (kg)\n20,2000', 'weight', 'tooLarge'],
    ['an unknown category', 'price,category\n20,Spaceships', 'category', 'unknownCategory'],
    ['an unknown marketplace', 'price,site\n20,Atlantis', 'marketplace', 'unknownMarketplace'],
    ['a day that does not exist', 'price,day\n20,2026-02-30', 'day', 'notDay'],
    ['a day that may be a month', 'price,day\n20,06/07/2026', 'day', 'notDay'],
    ['a day before the first fee table', 'price,day\n20,2019-06-15', 'day', 'noTableForDay'],
    ['another way of fulfillment', 'price,fulfillment\n20,pigeon', 'fulfilment', 'unknownFulfilment'],
    ['a share of 1', 'price,ACOS\n20,1', 'acos', 'percentOrFraction'],
    ['more returns than sales', 'price,return rate\n20,120%', 'returnRate', 'tooLarge'],
    ['three years in storage', 'price,months\n20,36', 'storageMonths', 'tooLarge'],
  ])('of %s', (_, text, column, reason) => {
    expect(errorsOf(text)).toEqual([[2, column, reason]])
    expect(read(text).inputs).toEqual([])
  })

  test('of every wrong cell of a row, and keeps the other rows', () => {
    const text = 'SKU,price,cost,weight (g)\nA,x,-1,0\nB,20,8,300\nC,20,8,-3'
    expect(errorsOf(text)).toEqual([
      [2, 'price', 'notNumber'],
      [2, 'weight', 'zero'],
      [2, 'cost', 'negative'],
      [4, 'weight', 'negative'],
    ])
    expect(read(text).inputs.map(({ label }) => label)).toEqual(['B'])
  })

  test('with the cell as it is written, cut to 80 characters', () => {
    expect(read(`price\n${'x'.repeat(500)}`).errors[0]?.value).toBe('x'.repeat(80))
  })
})

describe('refuses a file', () => {
  test('without a price column', () => {
    expect(errorsOf('SKU,cost\nA,5')).toEqual([[1, null, 'noHeader']])
    expect(readBatch([], defaults).errors).toMatchObject([{ reason: 'noHeader' }])
  })

  test('with one column twice', () => {
    expect(read('price,cost,采购成本\n20,5,6').errors).toEqual([
      { line: 1, column: null, reason: 'columnTwice', value: '采购成本' },
    ])
  })

  test('with more than 10,000 products', () => {
    expect(errorsOf(`price\n${'20\n'.repeat(10_001)}`)).toEqual([[10_002, null, 'tooManyRows']])
  })
})
