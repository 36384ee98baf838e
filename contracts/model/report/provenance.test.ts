import { expect, test } from 'vitest'
import type { Table } from './block-kinds.ts'
import { pairRows, unpairRows } from './provenance.ts'

const formulas: Table['rows'] = [
  ['sales.units', 'note.rank'],
  ['profit.margin', 'note.margin'],
  ['profit.left', 'note.left'],
]
const column = (label: Table['columns'][number]['label']): Table['columns'][number] => ({
  label,
  unit: 'label',
  method: 'observed',
})
const table = (columns: Table['columns'], rows: Table['rows']): Table => ({
  kind: 'table',
  title: 'sources.table.formulas',
  asOf: '2026-11-19',
  columns,
  rows,
})
const one = [column('column.figure'), column('column.formula')]

test('unpairRows reverses pairRows, without the padding of an odd number', () => {
  expect(unpairRows(table([...one, ...one], pairRows(formulas)))).toEqual(table(one, formulas))
})

test('unpairRows does not change a table whose halves differ', () => {
  const other = table([...one, column('column.source'), column('column.observedOn')], [['a', 'b', 'c', 'd']])
  expect(unpairRows(other)).toBe(other)
})
