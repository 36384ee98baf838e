import { describe, expect, test } from 'vitest'
import { readCsv } from '../../../core/csv-read.ts'
import { readBatch } from './batch.ts'
import { batchResult, csvOf, errorSheet, resultSheet } from './batch-result.ts'
import { mug } from './mug.test-support.ts'

const result = (label: string, change: Parameters<typeof mug>[0] = {}) =>
  batchResult({ line: 2, label, input: mug(change) })

const table = (...results: ReturnType<typeof result>[]) => readCsv([...csvOf(resultSheet(results, 'en-US'))].join(''))

function cell(of: ReturnType<typeof result>, header: string) {
  const [headers, row] = table(of)
  return row?.cells[headers?.cells.indexOf(header) ?? -1]
}

describe('the results of a batch', () => {
  // The first test vector of profit.test.ts.
  test.each([
    ['Price', '29.99'],
    ['Net profit', '8.41'],
    ['Net margin', '28.0%'],
    ['ROI', '84.1%'],
    ['Break-even ACOS', '28.0%'],
    ['Referral fee', '4.50'],
    ['FBA fulfillment fee', '6.90'],
    ['Storage fee', '0.18'],
    ['Missing (no net profit)', ''],
  ])('contain %s: %s', (header, text) => {
    expect(cell(result('MUG'), header)).toBe(text)
  })

  test('leave the profit empty where a needed line is unknown, and name it', () => {
    const unknown = result('MUG', { cost: null })
    expect(cell(unknown, 'Net profit')).toBe('')
    expect(cell(unknown, 'Missing (no net profit)')).toBe('Unit cost')
  })

  test('name what the profit leaves out', () => {
    expect(cell(result('MUG'), 'Not counted')).toContain('Duty, Inbound placement fee')
  })

  test('give both bounds of a cost that is known as a range', () => {
    const ranged = result('MUG', { feeCategory: null, own: { referralRate: 0.15, fba: null, storage: null } })
    expect(Number(cell(ranged, 'Net profit, low'))).toBeLessThan(Number(cell(ranged, 'Net profit, high')))
    expect(cell(ranged, 'Costs known as a range')).toMatch(/^FBA fulfillment fee \d+\.\d\d–\d+\.\d\d$/)
  })

  test('write yen without decimals', () => {
    expect(cell(result('MUG', { marketplace: 'JP', price: 2980 }), 'Price')).toBe('2980')
  })

  test.each(['=1+1', '+cmd', '-cmd', '@SUM(A1)'])('write the label %s as text that no spreadsheet runs', (label) => {
    expect(cell(result(label), 'SKU / ASIN')).toBe(`'${label}`)
  })
})

test('the list of errors says what to write instead, and quotes cells as text that no spreadsheet runs', () => {
  const { errors } = readBatch(readCsv('price\n=1+1'), { marketplace: 'US', on: '2026-06-15', rates: null })
  const rows = readCsv([...csvOf(errorSheet(errors, 'en-US'))].join(''))
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Row', 'Column', 'Cell', 'Problem'],
    ['2', 'Price', "'=1+1", 'A formula: paste its value instead (in Excel: Paste Special, Values)'],
  ])
})
