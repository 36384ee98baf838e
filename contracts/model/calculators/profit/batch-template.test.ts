import { expect, test } from 'vitest'
import { readCsv } from '../../../core/csv-read.ts'
import type { SheetRow } from '../../../core/sheet.ts'
import { LANGUAGES } from '../../language.ts'
import { readBatch } from './batch.ts'
import { BATCH_KEYS } from './batch-columns.ts'
import { batchResult } from './batch-result.ts'
import { templateCsv, templateSheets } from './batch-template.ts'

const read = (rows: readonly SheetRow[]) => readBatch(rows, { marketplace: 'DE', on: '2026-01-15', rates: null })

test.each(LANGUAGES)('the template in %s reads without an error, and its sample has a profit', (language) => {
  const { inputs, errors, ignored } = read(readCsv(templateCsv(language)))
  expect([errors, ignored]).toEqual([[], []])
  expect(inputs.map(({ line, label, input }) => [line, label, input.marketplace, input.on])).toEqual([
    [3, 'MUG-RED', 'US', '2026-06-15'],
  ])
  expect(inputs.map(batchResult).every(({ profit }) => profit.net !== null)).toBe(true)
})

test.each(LANGUAGES)('the workbook in %s explains every column of its first sheet', (language) => {
  const [sheet, guide] = templateSheets(language)
  const explained = [...guide.rows].map(([header]) => header)
  expect(explained).toEqual(sheet.columns.map(({ header }) => header))
  expect(explained).toHaveLength(BATCH_KEYS.length)
})
