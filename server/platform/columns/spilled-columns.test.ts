import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openColumnFile, writeColumnFile } from './column-file.ts'
import { spilledColumns } from './spilled-columns.ts'

const folder = mkdtempSync(join(tmpdir(), 'spilled-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('returns each column of all rows, those in the file and those that wait, and leaves no file behind', () => {
  const columns = spilledColumns(join(folder, 'waiting'), 2)
  expect(readdirSync(folder)).toEqual([])
  const rows = 40_000
  for (let row = 0; row < rows; row++) columns.push(Float32Array.of(row, row % 3 === 0 ? Number.NaN : -row))
  expect(columns.column(0)).toEqual(Float32Array.from({ length: rows }, (_, row) => row))
  expect(columns.column(1).filter((value) => Number.isNaN(value))).toHaveLength(Math.ceil(rows / 3))
  expect(columns.column(1)[39_998]).toBe(-39_998)
  columns.close()
})

test('no rows are columns without values', () => {
  const columns = spilledColumns(join(folder, 'none'), 3)
  expect(columns.column(2)).toEqual(new Float32Array(0))
  columns.close()
})

test('an array that is made while the file is written is read like others, also value by value', () => {
  const path = join(folder, 'later.columns')
  const made: string[] = []
  writeColumnFile(path, null, [
    ['first', Uint8Array.of(1, 2, 3)],
    [
      'later',
      {
        kind: 'f32',
        length: 3,
        make: () => {
          made.push('later')
          return Float32Array.of(0.5, Number.NaN, -2)
        },
      },
    ],
    ['last', Uint32Array.of(7)],
  ])
  expect(made).toEqual(['later'])
  const file = openColumnFile(path)
  expect(file.read('later', 'f32')).toEqual(Float32Array.of(0.5, Number.NaN, -2))
  const valueAt = file.values('later', 'f32')
  expect([valueAt(2), valueAt(0), valueAt(1)]).toEqual([-2, 0.5, Number.NaN])
  expect(file.values('last', 'u32')(0)).toBe(7)
  expect(() => valueAt(3)).toThrow('cut off')
  expect(() => file.values('first', 'f32')).toThrow('no array first of kind f32')
  file.close()
})
