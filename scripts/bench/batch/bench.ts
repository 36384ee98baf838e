/**
 * `npm run bench:batch`: time in which the worker of the profit page reads and calculates a batch of 10,000 products,
 * as CSV and as XLSX. Limit from issue 23: one second.
 */
import { cpus, loadavg } from 'node:os'
import { CSV_MARK, csvLine } from '#contracts/core/csv.ts'
import { BATCH_ROWS_MAX, type BatchDefaults, readBatch } from '#contracts/model/calculators/profit/batch.ts'
import { batchResult } from '#contracts/model/calculators/profit/batch-result.ts'
import { FEE_CATEGORIES } from '#contracts/model/catalogue.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { BatchJob } from '#web/features/calculators/profit/batch/batch-job.ts'
import { readSheet } from '#web/kit/sheets/read-sheet.ts'
import { writeXlsx } from '#web/kit/sheets/write-xlsx.ts'
import { median } from '../statistics.ts'

const ROUNDS = 7
const MAX_MS = 1000

const HEADERS = [
  'SKU',
  'Marketplace',
  'Price',
  'Cost',
  'Freight',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Weight (g)',
  'Category',
  'Sale date',
  'Fulfillment',
  'FBM postage',
  'ACOS (%)',
  'Return rate (%)',
  'Duty rate (%)',
  'Notes',
]

const defaults: BatchDefaults = { marketplace: 'US', on: '2026-06-15', rates: null }

/** Distinct products in all marketplaces; one in fifty has an error. */
function product(at: number): (string | number)[] {
  return [
    `SKU-${String(at).padStart(6, '0')}`,
    MARKETPLACES[at % MARKETPLACES.length] ?? 'US',
    at % 50 === 49 ? 'free' : 5 + (at % 9700) / 100,
    1 + (at % 3100) / 100,
    0.5 + (at % 410) / 100,
    10 + (at % 400) / 10,
    5 + (at % 300) / 10,
    1 + (at % 200) / 10,
    50 + (at % 9000),
    FEE_CATEGORIES[at % FEE_CATEGORIES.length] ?? 'home',
    `2026-${String(6 + (at % 4)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    at % 3 === 0 ? 'FBM' : 'FBA',
    3 + (at % 70) / 10,
    5 + (at % 30),
    at % 12,
    at % 26,
    `Batch ${at % 40}, "sample"`,
  ]
}

const products = Array.from({ length: BATCH_ROWS_MAX }, (_, at) => product(at))
const csv = new TextEncoder().encode(CSV_MARK + [HEADERS, ...products].map((cells) => csvLine(cells)).join(''))
const xlsx = writeXlsx([
  {
    name: 'Products',
    columns: HEADERS.map((header) => ({
      header,
      width: 14,
      format: header === 'Sale date' ? ('day' as const) : ('number' as const),
    })),
    rows: products,
  },
])

console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
console.log(
  `${products.length} products of ${HEADERS.length} columns; median of ${ROUNDS} rounds; first: processor time of the cold round before\n`,
)
console.log(`${''.padEnd(34)}${'time'.padStart(10)}${'processor'.padStart(12)}${'first'.padStart(10)}`)

const whole: { name: string; median: number }[] = []
for (const [name, bytes] of [
  ['CSV', csv],
  ['XLSX', xlsx],
] as const) {
  const job = () => {
    const outcome = new BatchJob().run({ name: 'products', bytes }, defaults, () => {})
    if (!outcome.isReadable || outcome.rows.length !== products.length * 0.98) throw new Error(`${name} was misread`)
  }
  whole.push({ name, median: measure(`${name}, ${(bytes.length / 1e6).toFixed(1)} MB: all`, job) })
  measure(`  read the sheet`, () => readSheet(bytes))
  const { rows } = readSheet(bytes)
  measure(`  read the products`, () => readBatch(rows, defaults))
  const { inputs } = readBatch(rows, defaults)
  measure(`  calculate`, () => inputs.map(batchResult))
}
const job = new BatchJob()
job.run({ name: 'products', bytes: csv }, defaults, () => {})
measure('Write the results as XLSX', () => job.write('results', 'xlsx', 'en-US'))
measure('Write the results as CSV', () => job.write('results', 'csv', 'en-US'))

console.log('')
for (const { name, median } of whole) {
  console.log(`${name}: ${median.toFixed(0)} ms processor time (required: at most ${MAX_MS} ms)`)
  if (median > MAX_MS) process.exitCode = 1
}

/** Prints a row and returns the median processor time, which equals wall time on an idle machine. */
function measure(name: string, run: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const before = process.threadCpuUsage()
    const from = performance.now()
    run()
    const time = performance.now() - from
    const { user, system } = process.threadCpuUsage(before)
    return { time, cpu: (user + system) / 1000 }
  })
  const warm = rounds.slice(1)
  const cpu = median(warm.map((round) => round.cpu))
  const figures = [median(warm.map(({ time }) => time)), cpu, rounds[0]?.cpu ?? 0]
  console.log(
    `${name.padEnd(34)}${figures.map((value, at) => `${value.toFixed(0)} ms`.padStart(at === 1 ? 12 : 10)).join('')}`,
  )
  return cpu
}
