import { expect, test } from 'vitest'
import { mug } from './mug.test-support.ts'
import { profitCsv } from './profit-csv.ts'

const rowsOf = (text: string) => text.split('\r\n')

test('the CSV of a calculation has a row for each line, and its net', () => {
  const rows = rowsOf(profitCsv('Travel mug', mug(), { language: 'en-US', marketplace: 'US' }))
  expect(rows[0]).toBe('\ufeffName,Travel mug')
  expect(rows).toContain('Unit cost,8,8,8,USD,The amount you entered')
  expect(rows).toContain('Advertising,,,,USD,Not entered')
  expect(rows).toContain('Net profit,8.41,8.41,8.41,USD,Income $29.99 − total costs $21.58')
  expect(rows).toContain('Net margin,28.04,28.04,28.04,%,Net profit ÷ price')
})

test('a name that is a formula stays text', () => {
  const [first] = rowsOf(profitCsv('=cmd()', mug(), { language: 'zh-CN', marketplace: 'US' }))
  expect(first).toBe("\ufeff名称,'=cmd()")
})

test('yen have no decimals', () => {
  const input = mug({ marketplace: 'JP', price: 2480, cost: 600 })
  const rows = rowsOf(profitCsv('', input, { language: 'zh-CN', marketplace: 'JP' }))
  expect(rows).toContain('采购成本,600,600,600,JPY,您填写的金额')
})
