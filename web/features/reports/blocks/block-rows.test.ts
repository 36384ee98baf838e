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
const gap: Block = { kind: 'missing', what: { key: 'missing.price', params: {} }, fill: 'products' }

test('keeps every block, in order', () => {
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

test('gives a table of words a row of its own', () => {
  const words = table(4)
  words.columns = words.columns.map((column) => ({ ...column, unit: 'label' }))
  expect(blockRows([chart, words])).toEqual([[chart], [words]])
})

test('puts praise, complaints and returns in three columns', () => {
  expect(blockRows([quotes, quotes, quotes])).toEqual([[quotes, quotes, quotes]])
})

test('puts gaps beside gaps only, never beside a chart', () => {
  expect(blockRows([chart, gap, gap])).toEqual([[chart], [gap, gap]])
})
