import { expect, test } from 'vitest'
import type { Block, Chart, Table } from '#contracts/model/report/block-kinds.ts'
import { fullReport, sparseReport } from '../models/models.test-support.ts'
import { blockRows } from './block-rows.ts'

const chart: Chart = {
  kind: 'chart',
  title: 'sales.chart.units',
  asOf: '2026-11-19',
  method: 'sample',
  shape: 'bars',
  unit: 'count',
  items: [],
}
const table = (columns: number): Table => ({
  kind: 'table',
  title: 'sales.table.year',
  asOf: '2026-11-19',
  columns: Array.from({ length: columns }, () => ({ label: 'column.units', unit: 'count', method: 'sample' })),
  rows: [],
})
const quotes: Block = { kind: 'quotes', title: 'section.ratings', items: [] }
const missing: Block = { kind: 'missing', what: { key: 'missing.price', params: {} }, fill: 'products' }

test('keeps all blocks and their order', () => {
  for (const report of [fullReport(), sparseReport()]) {
    for (const { blocks } of report.sections) expect(blockRows(blocks).flat()).toEqual(blocks)
  }
})

test('puts two charts in one row and a third in the next', () => {
  expect(blockRows([chart, chart, chart])).toEqual([[chart, chart], [chart]])
})

test('puts a chart beside a small table, never beside a wide one', () => {
  expect(blockRows([chart, table(4)])).toEqual([[chart, table(4)]])
  expect(blockRows([chart, table(5)])).toEqual([[chart], [table(5)]])
})

test('puts a table with many columns of words into a separate row', () => {
  const words = table(4)
  words.columns = words.columns.map((column) => ({ ...column, unit: 'label' }))
  expect(blockRows([chart, words])).toEqual([[chart], [words]])
})

test('puts three blocks of quotes in one row', () => {
  expect(blockRows([quotes, quotes, quotes])).toEqual([[quotes, quotes, quotes]])
})

test('puts a missing-data block only beside another missing-data block, never beside a chart', () => {
  expect(blockRows([chart, missing, missing])).toEqual([[chart], [missing, missing]])
})
