import { expect, test } from 'vitest'
import type { Sheet } from '../../../core/sheet-xml.ts'
import { mug } from './mug.test-support.ts'
import { profitWorkbook } from './profit-workbook.ts'

const rowsOf = ({ rows }: Sheet) => [...rows]
const english = { language: 'en-US', marketplace: 'US' } as const

test('the result has a row for each line, as numbers in major units', () => {
  const [result] = profitWorkbook('Travel mug', mug(), english)
  const dollars = (value: number) => Array(3).fill({ value, format: 'cents' })
  const rows = rowsOf(result)
  expect(rows).toContainEqual(['Price', ...dollars(29.99), 'USD', ''])
  expect(rows).toContainEqual(['Unit cost', ...dollars(8), 'USD', 'The amount you entered'])
  expect(rows).toContainEqual(['Advertising', null, null, null, 'USD', 'Not entered'])
  expect(rows).toContainEqual(['Net profit', ...dollars(8.41), 'USD', 'Income $29.99 − total costs $21.58'])
  expect(rows).toContainEqual([
    'Net margin',
    ...Array(3).fill({ value: 0.280427, format: 'percent' }),
    '%',
    'Net profit ÷ price',
  ])
})

test('the inputs keep every decimal of a rate, and the day is a day', () => {
  const [, inputs] = profitWorkbook('Travel mug', mug({ conversionRate: 0.0725 }), english)
  const rows = rowsOf(inputs)
  expect(rows[0]).toEqual(['Name', 'Travel mug', ''])
  // 46,188 is 2026-06-15.
  expect(rows).toContainEqual(['Date of sale', { value: 46_188, format: 'day' }, ''])
  expect(rows).toContainEqual(['Length', 25.4, 'cm'])
  expect(rows).toContainEqual(['Ad conversion rate', 7.25, '%'])
  expect(rows).toContainEqual(['ACOS', null, '%'])
})

test('yen have no decimals', () => {
  const input = mug({ marketplace: 'JP', price: 2480, cost: 600 })
  const sheets = profitWorkbook('', input, { language: 'zh-CN', marketplace: 'JP' })
  const yen = { value: 600, format: 'integer' }
  expect(rowsOf(sheets[0])).toContainEqual(['采购成本', yen, yen, yen, 'JPY', '您填写的金额'])
  expect(rowsOf(sheets[1])).toContainEqual(['采购成本', yen, 'JPY'])
})

test('shipping that the buyer pays is part of the income', () => {
  const input = mug({ fulfilment: 'fbm', fbm: { postage: 400, handling: null, charged: 250 } })
  const [result] = profitWorkbook('', input, english)
  expect(rowsOf(result)[1]?.slice(0, 2)).toEqual(['Shipping paid by buyers', { value: 2.5, format: 'cents' }])
})
