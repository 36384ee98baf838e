/**
 * `npm run bench:screener` (`-- 100000` for fewer products): random searches over a million products of the sample world's
 * generator in typed columns, SQLite and DuckDB, in turn; all must agree. Then words in titles, earlier months and memory of
 * the columns.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT_NUMBER_NAMES, PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { createRandom } from '#fixtures/random.ts'
import { openProductTable, type ProductTable } from '#server/features/screener/product-table.ts'
import { orderedPage } from '#server/platform/columns/order.ts'
import { selectRows } from '#server/platform/columns/select.ts'
import { textCondition } from '#server/platform/columns/word-search.ts'
import { median, quantile } from '../statistics.ts'
import { type BenchFilter, columnsEngine, duckEngine, type Engine, sqliteEngine } from './engines.ts'
import { MILLION, makeTable } from './million.ts'

const SIZE = Number(process.argv[2] ?? MILLION)
const FILTERS = 200
const CONDITIONS = 12
const MAX_MS = { search: 40, words: 30, month: 300 }

console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
const before = process.memoryUsage.rss()
const opening = performance.now()
const table = openProductTable(makeTable(SIZE))
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
console.log(
  `${table.rows.toLocaleString('en')} products, ${PRODUCT_NUMBER_NAMES.length + 11} columns; opened in ${(performance.now() - opening).toFixed(0)} ms, ${megabytes(process.memoryUsage.rss() - before)} of memory\n`,
)
const filters = randomFilters(table, FILTERS)
const folder = mkdtempSync(join(tmpdir(), 'screener-'))
try {
  const engines = [columnsEngine(table), sqliteEngine(table, folder), await duckEngine(table)]
  await measureSearches(engines)
  for (const engine of engines) engine.close()
} finally {
  rmSync(folder, { recursive: true })
}
measureWords()
measureMonths()

/** Twelve conditions each: ranges that keep a part of the products, a fulfilment, and in most a few categories. */
function randomFilters({ numbers, rows, facts }: ProductTable, count: number): BenchFilter[] {
  const random = createRandom(7).child('filters')
  const sampled = (name: (typeof PRODUCT_NUMBER_NAMES)[number]) =>
    Array.from({ length: 200 }, () => numbers(name)[random.int(0, rows - 1)] ?? Number.NaN)
      .filter((value) => !Number.isNaN(value))
      .toSorted((a, b) => a - b)
  return Array.from({ length: count }, () => {
    const hasCategory = random.chance(0.7)
    const names = PRODUCT_NUMBER_NAMES.map((name) => ({ name, key: random.next() }))
      .toSorted((a, b) => a.key - b.key)
      .slice(0, CONDITIONS - (hasCategory ? 2 : 1))
    return {
      ranges: names.map(({ name }) => {
        const values = sampled(name)
        const [low, high] = [random.between(0, 0.35), random.between(0.65, 1)]
        const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0
        return random.chance(0.5)
          ? { name, min: at(low), max: Number.POSITIVE_INFINITY }
          : { name, min: Number.NEGATIVE_INFINITY, max: at(high) }
      }),
      fulfilment: random.pick([[1], [1, 2], [2, 3]]),
      category: hasCategory
        ? Array.from({ length: random.int(1, 12) }, () => random.int(1, facts.categories.length))
        : null,
      sort: random.pick(['units', 'price', 'revenue', 'rating', 'margin'] as const),
    }
  })
}

async function measureSearches(engines: readonly Engine[]): Promise<void> {
  const times = engines.map(() => [] as number[])
  const counts: number[] = []
  let differences = 0
  for (const filter of filters) {
    const answers: string[] = []
    for (const [at, engine] of engines.entries()) {
      const start = performance.now()
      const found = await engine.find(filter)
      times[at]?.push(performance.now() - start)
      answers.push(JSON.stringify(found))
      if (at === 0) counts.push(found.count)
    }
    if (new Set(answers).size > 1) differences++
  }
  console.log(
    `${FILTERS} searches of ${CONDITIONS} conditions: count and first page; ${Math.min(...counts)} to ${Math.max(...counts)} found, median ${median(counts)}; ${differences} differences between the engines`,
  )
  for (const [at, { name }] of engines.entries())
    console.log(`${name.padEnd(16)} median ${ms(median(times[at] ?? []))}  p95 ${ms(quantile(times[at] ?? [], 0.95))}`)
  report('p95 of the columns', quantile(times[0] ?? [], 0.95), MAX_MS.search)
}

function measureWords(): void {
  const random = createRandom(11).child('words')
  const { texts } = table
  const { memory } = table
  const times = Array.from({ length: 60 }, () => {
    const row = random.int(0, table.rows - 1)
    const words = Array.from(
      texts.runs.subarray(texts.starts[row], texts.starts[row + 1]),
      (word) => texts.words[word] ?? '',
    )
    const typed = words.slice(1, 1 + random.int(1, 3)).join(' ')
    const start = performance.now()
    const span = { from: 0, to: table.rows }
    const match = random.pick(['broad', 'phrase', 'exact'] as const)
    selectRows(span, [textCondition({ sets: [texts], searches: [typed], match, span, memory })], memory.rows)
    return performance.now() - start
  })
  console.log(`\nwords in titles  median ${ms(median(times))}  p95 ${ms(quantile(times, 0.95))}`)
  report('p95 of words', quantile(times, 0.95), MAX_MS.words)
}

/** A month that is not in memory: its arrays are read from the file first. */
function measureMonths(): void {
  const scratch = new Uint32Array(table.rows)
  const names = PRODUCT_NUMBER_NAMES.filter((name) => PRODUCT_NUMBERS[name].period === 'month')
  const times = table.facts.months.slice(0, 12).map((month) => {
    const start = performance.now()
    const ranges = names.map((name) => ({
      kind: 'range' as const,
      values: table.numbers(name, month),
      min: 1,
      max: Number.POSITIVE_INFINITY,
    }))
    const rows = selectRows({ from: 0, to: table.rows }, ranges, scratch)
    orderedPage(rows, table.numbers('units', month), 'desc', { offset: 0, limit: 50 })
    return performance.now() - start
  })
  console.log(`\nearlier months   median ${ms(median(times))}  slowest ${ms(Math.max(...times))}`)
  report('slowest month', Math.max(...times), MAX_MS.month)
  console.log(`memory of the process with two months: ${megabytes(process.memoryUsage.rss())}`)
}

function ms(value: number): string {
  return `${value.toFixed(1).padStart(8)} ms`
}

function report(what: string, value: number, limit: number): void {
  console.log(`${what}: ${value.toFixed(1)} ms of at most ${limit} ms`)
  if (value > limit) process.exitCode = 1
}
