import { expect, test } from 'vitest'
import type { Table } from './block-kinds.ts'
import { localizeTable } from './localize-table.ts'

const table: Table = {
  kind: 'table',
  title: 'keywords.table.standing',
  asOf: '2026-11-19',
  columns: [
    { label: 'column.keyword', unit: 'text', method: 'observed' },
    { label: 'column.translation', unit: 'text', method: 'observed', onlyIn: 'zh-CN' },
    { label: 'keywords.searches', unit: 'count', method: 'observed' },
  ],
  rows: [
    ['travel mug', '旅行杯', 12_345],
    ['mug', null, 800],
  ],
}

test('a Chinese reader sees the translation of a keyword', () => {
  expect(localizeTable(table, 'zh-CN')).toEqual(table)
})

test('an English reader sees the table without the translation', () => {
  const { columns, rows } = localizeTable(table, 'en-US')
  expect(columns.map(({ label }) => label)).toEqual(['column.keyword', 'keywords.searches'])
  expect(rows).toEqual([
    ['travel mug', 12_345],
    ['mug', 800],
  ])
})

test('a column without values is removed', () => {
  const empty = { ...table, rows: table.rows.map(([word, translation]) => [word ?? null, translation ?? null, null]) }
  expect(localizeTable(empty, 'zh-CN').columns.map(({ label }) => label)).toEqual([
    'column.keyword',
    'column.translation',
  ])
  expect(localizeTable(empty, 'zh-CN').rows).toEqual([
    ['travel mug', '旅行杯'],
    ['mug', null],
  ])
})

test('a table without rows keeps its columns', () => {
  expect(localizeTable({ ...table, rows: [] }, 'zh-CN').columns).toEqual(table.columns)
})
