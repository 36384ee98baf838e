import { readCsv } from '../../../core/csv-read.ts'
import { type BatchDefaults, type BatchReading, readBatch } from './batch.ts'

export const defaults: BatchDefaults = { marketplace: 'US', on: '2026-06-15', rates: null }

export const read = (text: string, change: Partial<BatchDefaults> = {}): BatchReading =>
  readBatch(readCsv(text), { ...defaults, ...change })

/** Line, column and reason of each error. */
export const errorsOf = (text: string, change: Partial<BatchDefaults> = {}) =>
  read(text, change).errors.map(({ line, column, reason }) => [line, column, reason])
