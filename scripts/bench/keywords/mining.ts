/**
 * `npm run bench:keywords` (`-- 100000` for fewer terms): random searches of a seller over three million made-up terms. The
 * search of keyword mining first, with its memory; then a part of the searches in SQLite with FTS5 and in DuckDB. All must
 * agree. The table and the databases are made once and kept in the cache.
 */
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { rowReader } from '#server/features/keywords/keyword-rows.ts'
import { scopeOf } from '#server/features/keywords/keyword-scope.ts'
import { matchingRows, pageOfRows } from '#server/features/keywords/search-keywords.ts'
import { openKeywordTable } from '#server/features/screener/keyword-table.ts'
import { node } from '../../process/child.ts'
import { median, quantile } from '../statistics.ts'
import { OWNER, termsFileOf } from './made-up-terms.ts'
import { duckEngine } from './mining-duck.ts'
import { MINING_KINDS, type MiningSearch, searchesFileOf } from './mining-searches.ts'
import { type Found, type MiningEngine, PAGE } from './mining-sql.ts'
import { sqliteEngine } from './mining-sqlite.ts'

const SIZE = Number(process.argv[2] ?? 3_000_000)
/** The databases take seconds for some searches, so they get the first ones of each kind. */
const COMPARED_OF_EACH_KIND = 8
const LIMIT = { searchMs: 60, megabytes: 500 }
/** Fills caches as the first searches after a start do. */
const WARM_UP = 18

const script = join(import.meta.dirname, 'make-mining.ts')
const making = node(['--max-old-space-size=8000', script, String(SIZE)])
if ((await making.ended) !== 0) throw new Error('Could not make the table; the reason is above.')
// The cast: the script above wrote it.
const searches = JSON.parse(readFileSync(searchesFileOf(SIZE), 'utf8')) as MiningSearch[]
console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
const before = process.memoryUsage.rss()
const opening = performance.now()
const table = openKeywordTable(termsFileOf(SIZE))
const scope = scopeOf(table, { marketplace: 'US' }, OWNER)
console.log(
  `${table.rows.toLocaleString('en')} terms, ${scope.all.toLocaleString('en')} of them in the US; ${table.facts.textWords.length} words; opened in ${ms(performance.now() - opening)} with ${grownBy()} MB`,
)
const { answers, times } = measureMining()
await compare()

function grownBy(bytes = process.memoryUsage.rss()): number {
  return Math.round((bytes - before) / 1e6)
}

/** All that a call does but HTTP. */
function mine({ filter }: MiningSearch): Found {
  const seen = scopeOf(table, filter, OWNER)
  const rows = matchingRows(table, filter, seen)
  const count = rows.length
  const page = [...pageOfRows(table, rows, seen, filter, { offset: 0, limit: PAGE })]
  page.map(rowReader({ table, scope: seen }))
  return { count, page }
}

function measureMining() {
  for (const search of searches.slice(0, WARM_UP)) mine(search)
  const measured = searches.map((search) => {
    const [start, processor] = [performance.now(), process.cpuUsage()]
    const answer = mine(search)
    const time = performance.now() - start
    const { user, system } = process.cpuUsage(processor)
    return { search, answer, time, processor: (user + system) / 1000 }
  })
  const counts = measured.map(({ answer }) => answer.count)
  console.log(
    `\n${searches.length} searches with two to six ranges, words and orders; ${Math.min(...counts)} to ${Math.max(...counts)} found, median ${median(counts)}`,
  )
  for (const kind of MINING_KINDS) {
    const own = measured.filter(({ search }) => search.kind.name === kind.name)
    showTimes(
      kind.name,
      own.map(({ time }) => time),
      `${median(own.map(({ answer }) => answer.count))} found`,
    )
  }
  const all = measured.map(({ time }) => time)
  showTimes('all', all)
  // Other programs affect it less. It includes the collection of garbage in other threads.
  showTimes(
    'processor time',
    measured.map(({ processor }) => processor),
  )
  check('p95 of mining', quantile(all, 0.95), LIMIT.searchMs, 'ms')
  check(
    'memory of the table and its searches, at most',
    grownBy(process.resourceUsage().maxRSS * 1024),
    LIMIT.megabytes,
    'MB',
  )
  return { answers: measured.map(({ answer }) => answer), times: all }
}

async function compare(): Promise<void> {
  const base = termsFileOf(SIZE)
  const engines = [sqliteEngine(table, scope, `${base}.sqlite`), await duckEngine(table, scope, `${base}.duckdb`)]
  // Each round has one search of each kind.
  const compared = searches.slice(0, COMPARED_OF_EACH_KIND * MINING_KINDS.length)
  for (const engine of engines) {
    await compareWith(engine, compared)
    engine.close()
  }
}

async function compareWith(engine: MiningEngine, compared: readonly MiningSearch[]): Promise<void> {
  let differences = 0
  const measured = []
  for (const [at, search] of compared.entries()) {
    if (!engine.isAsked(search.kind)) continue
    const start = performance.now()
    const answer = await engine.find(search)
    measured.push({ kind: search.kind, time: performance.now() - start, ours: times[at] ?? Number.NaN })
    if (JSON.stringify(answer) === JSON.stringify(answers[at])) continue
    differences++
    if (process.env.SHOW_DIFFERENCES) console.log(JSON.stringify({ search, answer, ours: answers[at] }))
  }
  console.log(`\n${engine.name}: ${measured.length} of these searches, ${differences} with another count or first page`)
  for (const kind of MINING_KINDS) {
    const own = measured.filter((each) => each.kind.name === kind.name)
    if (own.length === 0) console.log(`${kind.name.padEnd(20)} not asked`)
    else
      showTimes(
        kind.name,
        own.map(({ time }) => time),
        `ours ${ms(median(own.map(({ ours }) => ours)))}`,
      )
  }
  showTimes(
    'all',
    measured.map(({ time }) => time),
    `ours ${ms(median(measured.map(({ ours }) => ours)))}`,
  )
  if (differences > 0) process.exitCode = 1
}

function showTimes(name: string, values: readonly number[], more = ''): void {
  console.log(`${name.padEnd(20)} median ${ms(median(values))}  p95 ${ms(quantile(values, 0.95))}  ${more}`)
}

function ms(value: number): string {
  return `${value.toFixed(1).padStart(7)} ms`
}

function check(what: string, value: number, limit: number, unit: string): void {
  console.log(`${what}: ${value.toFixed(1)} ${unit} of at most ${limit} ${unit}`)
  if (value > limit) process.exitCode = 1
}
