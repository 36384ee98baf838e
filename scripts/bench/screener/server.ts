/**
 * `npm run bench:screener-server` (`-- 20000` for a smaller world): the server with a large sample world. Times searches,
 * details of markets and a file of all products of a marketplace, and reads the memory of the server.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { marketSearch } from '#contracts/api/market-search.ts'
import type { MarketFilter } from '#contracts/api/market-shapes.ts'
import { type ProductFilter, productSearch } from '#contracts/api/product-search.ts'
import { STORY } from '#fixtures/story.ts'
import type { Child } from '#scripts/process/child.ts'
import { startServer } from '#scripts/process/running-server.ts'
import { copyWorld, DEFAULT_WORLD, makeWorld } from '#scripts/test/cached-worlds.ts'
import { median, quantile } from '../statistics.ts'

/** Some two fifths of the products of a world are in the US. */
const SIZE = 250_000
const REPEATS = 30
/** Between looks at the memory of the server. */
const LOOK_MS = 50
const LIMIT = { detailMs: 60, csvMsOf100000: 3000, megabytes: 700 }

/** The first questions of a seller. */
const SEARCHES: ProductFilter[] = [
  {},
  { range: { price: { min: 30 }, ratings: { max: 200 }, weight: { max: 500 }, unitsChange: { min: 0.1 } } },
  { words: 'travel mug' },
  { choice: { fulfilment: ['FBM'] }, range: { units: { min: 300 } } },
]
const MARKET_SEARCHES: MarketFilter[] = [{}, { level: 'niche', range: { newShare: { min: 0.05 } } }]

const WORLD = { ...DEFAULT_WORLD, WORLD_SIZE: process.argv[2] ?? String(SIZE) }
const failure = await makeWorld(WORLD)
if (failure !== undefined) throw new Error(failure)
const dir = mkdtempSync(join(tmpdir(), 'bench-'))
copyWorld(WORLD, join(dir, 'data'))
const server = await startServer({ ...WORLD, DATA_DIR: join(dir, 'data') })
console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
try {
  const token = await logIn()
  const post = async (path: string, body: object) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
    })
    // The cast: the contract of the call.
    return (await answer.json()) as { data: { total: number; csv: string; row: { id: string }[] } }
  }
  for (const filter of SEARCHES)
    await measure(`search of products ${JSON.stringify(filter)}`, () => post(productSearch.search.path, filter))
  for (const filter of MARKET_SEARCHES)
    await measure(`search of markets ${JSON.stringify(filter)}`, () => post(marketSearch.search.path, filter))
  const { row } = (await post(marketSearch.search.path, { size: REPEATS })).data
  const details = await measure('detail of a market, the largest first', (at) =>
    post(marketSearch.detail.path, { id: row[at % row.length]?.id }),
  )
  check('p95 of details', details, LIMIT.detailMs, 'ms')
  const { total, csv } = (await post(productSearch.search.path, {})).data
  await measureFile(total, csv)
  check('memory of the server', memoryOf(server.child), LIMIT.megabytes, 'MB')
} finally {
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true, force: true })
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${server.url}/__dev/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: STORY.account.phone }),
  })
  // The cast: the contract of the call.
  return ((await answer.json()) as { data: { token: string } }).data.token
}

/** Returns the 95th percentile. The first call fills caches and is printed apart. */
async function measure(what: string, call: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at <= REPEATS; at++) {
    const start = performance.now()
    await call(at)
    times.push(performance.now() - start)
  }
  const [first = 0, ...more] = times
  const p95 = quantile(more, 0.95)
  console.log(`${what}: first ${first.toFixed(0)} ms, median ${median(more).toFixed(1)}, p95 ${p95.toFixed(1)}`)
  return p95
}

async function measureFile(total: number, address: string): Promise<void> {
  const start = performance.now()
  const answer = await fetch(server.url + address)
  let bytes = 0
  let peak = 0
  // At intervals, so that it does not delay the reading of chunks.
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(server.child))
  }, LOOK_MS)
  for await (const chunk of answer.body ?? []) bytes += chunk.length
  const took = performance.now() - start
  clearInterval(look)
  console.log(`CSV of ${total} products: ${(bytes / 1e6).toFixed(1)} MB in ${took.toFixed(0)} ms, ${peak} MB at most`)
  check('CSV of 100,000 products', (took / total) * 100_000, LIMIT.csvMsOf100000, 'ms')
}

/** Resident memory in megabytes. Linux only. */
function memoryOf({ pid }: Child): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1000)
}

function check(what: string, value: number, limit: number, unit: string): void {
  console.log(`${what}: ${value.toFixed(1)} ${unit} of at most ${limit} ${unit}`)
  if (value > limit) process.exitCode = 1
}
