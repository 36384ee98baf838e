/**
 * `npm run bench:trademarks` (`-- 100000` for fewer marks): speed and recall of three searches for similar marks among
 * the same million marks: ours, a scan by edit distance, and SQLite's FTS5 with trigrams; then the time to check a
 * listing of 10,000 characters against 20,000 marks and against all marks.
 */
import { cpus, loadavg } from 'node:os'
import { openDatabase } from '#server/db/sqlite.ts'
import { checkListing } from '#server/features/rights/trademark-search/check-listing.ts'
import { findMarks } from '#server/features/rights/trademark-search/mark-index.ts'
import { PackedMarks } from '#server/features/rights/trademark-search/packed-marks.ts'
import { Vocabulary } from '#server/features/rights/trademark-search/vocabulary.ts'
import { slices } from '#server/platform/slices.ts'
import { quantile } from '../statistics.ts'
import { listingOf, madeUpMarks, type TypedName, typedNames } from './made-up-marks.ts'
import { type Find, naiveScan, trigrams } from './rivals.ts'

const MARKS = Number(process.argv[2] ?? 1_000_000)
const NAMES = 400
/** The scan takes seconds per name. */
const NAMES_OF_SCAN = 12
const MAX_MS = 50
const CHECKED_MARKS = 20_000
const CHECKS = 15
/** A check against all marks takes seconds. */
const CHECKS_OF_ALL = 3
const MAX_CHECK_MS = 200

console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
const made = [...madeUpMarks(MARKS)]
const names = [...typedNames(made, NAMES)]
console.log(`${MARKS.toLocaleString('en')} marks, ${NAMES} typed names\n`)
console.log(
  `${''.padEnd(22)}${['median', 'p95', 'cpu median', 'found', 'build'].map((head) => head.padStart(12)).join('')}`,
)

const { index, seconds, blocked } = await buildIndex()
const ours = measureSearch('ours', (name) => findMarks(index, name, {}).map(({ id }) => id), names, seconds)
const started = performance.now()
const db = openDatabase(':memory:')
const fts = trigrams(db, made)
measureSearch('FTS5, trigrams', fts, names, (performance.now() - started) / 1000)
db.close()
measureSearch(`scan (${NAMES_OF_SCAN} names)`, naiveScan(made), names.slice(0, NAMES_OF_SCAN))
console.log(
  `\nOurs: ${(index.bytes / 1e6).toFixed(0)} MB; the longest slice of the build took ${blocked.toFixed(0)} ms of wall time`,
)

const check = await measureCheck(Math.min(MARKS, CHECKED_MARKS), CHECKS)
await measureCheck(MARKS, CHECKS_OF_ALL)
report('Median of a search', ours, MAX_MS)
report('Median of a check', quantile(check.cpu, 0.5), MAX_CHECK_MS)

/** Builds in slices, like the server. */
async function buildIndex() {
  const marks = new PackedMarks()
  const pause = slices(20)
  const from = performance.now()
  let longest = 0
  let since = from
  for (const mark of made) {
    marks.put(mark)
    const over = pause()
    if (!over) continue
    longest = Math.max(longest, performance.now() - since)
    await over
    since = performance.now()
  }
  return { index: marks, seconds: (performance.now() - from) / 1000, blocked: longest }
}

/** Prints a row and returns the median processor time, which equals wall time on an idle machine. */
function measureSearch(name: string, find: Find, typed: readonly TypedName[], seconds?: number): number {
  const times: number[] = []
  const cpu: number[] = []
  let found = 0
  for (const { text } of typed.slice(0, 20)) find(text)
  for (const { text, id } of typed) {
    const before = process.threadCpuUsage()
    const from = performance.now()
    const ids = find(text)
    times.push(performance.now() - from)
    const { user, system } = process.threadCpuUsage(before)
    cpu.push((user + system) / 1000)
    if (ids.slice(0, 20).includes(id)) found++
  }
  const figures = [ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), ms(quantile(cpu, 0.5))]
  const rest = [
    `${((100 * found) / typed.length).toFixed(1)} %`,
    seconds === undefined ? '' : `${seconds.toFixed(1)} s`,
  ]
  console.log(`${name.padEnd(22)}${[...figures, ...rest].map((cell) => cell.padStart(12)).join('')}`)
  return quantile(cpu, 0.5)
}

async function measureCheck(count: number, rounds: number): Promise<{ cpu: number[] }> {
  const marks = new PackedMarks()
  for (const mark of made.slice(0, count)) marks.put(mark)
  const words = new Vocabulary()
  const text = listingOf(made.slice(0, CHECKED_MARKS), 10_000)
  for (const user of ['a', 'b', 'c']) words.learn(user, text)
  const times: number[] = []
  const cpu: number[] = []
  let looked = 0
  for (let round = 0; round < rounds; round++) {
    const before = process.threadCpuUsage()
    const from = performance.now()
    looked = checkListing({ marks, words }, text, { isEnforced: () => false }).checked
    times.push(performance.now() - from)
    const { user, system } = process.threadCpuUsage(before)
    cpu.push((user + system) / 1000)
  }
  console.log(
    `Check of 10,000 characters against ${count.toLocaleString('en')} marks: median ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, processor ${ms(quantile(cpu, 0.5))}; ${looked} words and groups looked up`,
  )
  return { cpu }
}

function report(what: string, value: number, most: number): void {
  console.log(`${what}: ${ms(value)} processor time (required: at most ${most} ms)`)
  if (value > most) process.exitCode = 1
}
function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
