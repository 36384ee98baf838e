/** The work of the batch worker: it reads a file, calculates its products and writes the results into files. */
import { SheetError, type SheetFault } from '#contracts/core/sheet.ts'
import type { Sheet } from '#contracts/core/sheet-xml.ts'
import { BATCH_FILE_NAMES } from '#contracts/model/calculators/profit/batch.texts.ts'
import {
  type BatchDefaults,
  type BatchError,
  type BatchInput,
  readBatch,
} from '#contracts/model/calculators/profit/batch.ts'
import {
  type BatchResult,
  batchResult,
  csvOf,
  errorSheet,
  resultSheet,
} from '#contracts/model/calculators/profit/batch-result.ts'
import { templateCsv, templateSheets } from '#contracts/model/calculators/profit/batch-template.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Language } from '#contracts/model/language.ts'
import type { TextEncoding } from '#web/kit/sheets/decode-text.ts'
import { readSheet } from '#web/kit/sheets/read-sheet.ts'
import { writeXlsx, XLSX_TYPE } from '#web/kit/sheets/write-xlsx.ts'

/** A product with its profit, but without `lines`: sending them takes long, and `unitProfit(input)` computes them. */
export interface BatchRow extends BatchInput, Omit<UnitProfit, 'lines'> {}

export type BatchOutcome =
  /**
   * `rows` and `errors` are in file order, and each row of the file is in exactly one of the two. `ignored` lists
   * unknown headers. `encoding` is null for a workbook.
   */
  | { isReadable: true; rows: BatchRow[]; errors: BatchError[]; ignored: string[]; encoding: TextEncoding | null }
  /** `line` is where the file stops being readable; null if the whole file is unreadable. */
  | { isReadable: false; fault: SheetFault; line: number | null }

/** `done` is the number of products calculated so far; `of` is the number of products that can be calculated. */
export interface BatchProgress {
  done: number
  of: number
}

export type BatchFormat = 'csv' | 'xlsx'
export type BatchFileKind = keyof (typeof BATCH_FILE_NAMES)[Language]

export interface BatchFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const PROGRESS_STEP = 500

export class BatchJob {
  /** Name of the latest file; null before the first one. */
  #name: string | null = null
  #results: BatchResult[] = []
  #errors: BatchError[] = []

  /** Replaces the results of the previous file. */
  run(
    file: { name: string; bytes: Uint8Array },
    defaults: BatchDefaults,
    onProgress: (progress: BatchProgress) => void,
  ): BatchOutcome {
    this.#name = file.name.replace(/\.[^.]*$/, '')
    this.#results = []
    this.#errors = []
    try {
      const { rows, encoding } = readSheet(file.bytes)
      const { inputs, errors, ignored } = readBatch(rows, defaults)
      this.#errors = errors
      for (const input of inputs) {
        if (this.#results.length % PROGRESS_STEP === 0) onProgress({ done: this.#results.length, of: inputs.length })
        this.#results.push(batchResult(input))
      }
      onProgress({ done: inputs.length, of: inputs.length })
      return { isReadable: true, rows: this.#results.map(rowOf), errors, ignored, encoding }
    } catch (error) {
      if (!(error instanceof SheetError)) throw error
      return { isReadable: false, fault: error.fault, line: error.line }
    }
  }

  /**
   * Writes the latest results, their errors, or the template into a file. A workbook of results contains the errors
   * too.
   */
  write(kind: BatchFileKind, format: BatchFormat, language: Language): BatchFile {
    const title = BATCH_FILE_NAMES[language][kind]
    // After a fault a new worker starts, and the results of the old worker are lost. An empty file would hide this.
    if (kind !== 'template' && this.#name === null) throw new Error('There are no results to write')
    const name = `${kind === 'template' || !this.#name ? title : `${this.#name} ${title}`}.${format}`
    if (format === 'xlsx') return { name, type: XLSX_TYPE, bytes: writeXlsx(this.#sheets(kind, language)) }
    return { name, type: 'text/csv;charset=utf-8', bytes: new TextEncoder().encode(this.#csv(kind, language)) }
  }

  #sheets(kind: BatchFileKind, language: Language): Sheet[] {
    if (kind === 'template') return templateSheets(language)
    const errors = errorSheet(this.#errors, language)
    if (kind === 'errors') return [errors]
    return [resultSheet(this.#results, language), ...(this.#errors.length > 0 ? [errors] : [])]
  }

  #csv(kind: BatchFileKind, language: Language): string {
    if (kind === 'template') return templateCsv(language)
    const [first] = this.#sheets(kind, language)
    return first ? [...csvOf(first)].join('') : ''
  }
}

function rowOf({ profit: { lines: _, ...figures }, ...product }: BatchResult): BatchRow {
  return { ...product, ...figures }
}
