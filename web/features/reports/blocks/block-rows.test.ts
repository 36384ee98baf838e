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

test('no block is lost or moved when a section is laid out', () => {
  for (const report of [fullReport(), sparseReport()]) {
    for (const { blocks } of report.sections) expect(blockRows(blocks).flat()).toEqual(blocks)
  }
})

test('two charts stand beside each other and a third below them', () => {
  expect(blockRows([chart, chart, chart])).toEqual([[chart, chart], [chart]])
})

test('a chart stands beside a small table, never beside a wide one', () => {
  expect(blockRows([chart, table(4)])).toEqual([[chart, table(4)]])
  expect(blockRows([chart, table(5)])).toEqual([[chart], [table(5)]])
})

test('a table of words takes the whole width, for half of it would cut them off', () => {
  const words = table(4)
  words.columns = words.columns.map((column) => ({ ...column, unit: 'label' }))
  expect(blockRows([chart, words])).toEqual([[chart], [words]])
})

test('praise, complaints and returns stand in three columns', () => {
  expect(blockRows([quotes, quotes, quotes])).toEqual([[quotes, quotes, quotes]])
})

test('what is missing stands beside what is missing, never beside a chart', () => {
  expect(blockRows([chart, gap, gap])).toEqual([[chart], [gap, gap]])
})
