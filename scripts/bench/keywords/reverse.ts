/**
 * `npm run bench:reverse` (`-- 20000` for another size of the world): the server with a sample world. Times the reverse
 * lookup of ten products with many terms, its other calls and its file.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import { productSearch } from '#contracts/api/product-search.ts'
import { MAX_ASINS } from '#contracts/model/keywords/reverse-metrics.ts'
import { STORY } from '#fixtures/story.ts'
import { startServer } from '#scripts/process/running-server.ts'
import { copyWorld, DEFAULT_WORLD, makeWorld } from '#scripts/test/cached-worlds.ts'
import { median, quantile } from '../statistics.ts'

const REPEATS = 100
const LIMIT_MS = 100
/** Products with the most terms, from which each lookup takes ten. */
const CANDIDATES = 100

const WORLD = process.argv[2] ? { ...DEFAULT_WORLD, WORLD_SIZE: process.argv[2] } : DEFAULT_WORLD
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
    // The cast: the contracts of the calls.
    const { code, msg, data } = (await answer.json()) as Answer
    // A refusal is fast.
    if (code !== 1 || data.total === 0) throw new Error(`${path}: ${code === 1 ? 'nothing found' : msg}`)
    return data
  }
  const { row } = await post(productSearch.search.path, { sort: 'keywords', size: CANDIDATES })
  const asinsOf = (at: number) => Array.from({ length: MAX_ASINS }, (_, i) => row[(at + i * 7) % row.length]?.asin)
  const { search, sources, history } = keywordReverse
  const first = await post(search.path, { asins: asinsOf(0), size: 100 })
  console.log(`ten products with ${first.total} terms together`)
  const times = await measure('reverse lookup of ten products, 100 rows', (at) =>
    post(search.path, { asins: asinsOf(at), size: 100 }),
  )
  const sort = { gap: 'onlyRivals', sort: 'rivalAverage', range: { searches: { min: 100 } } }
  await measure('the same, filtered and sorted', (at) => post(search.path, { asins: asinsOf(at), ...sort }))
  await measure('sources of traffic', (at) => post(sources.path, { asins: asinsOf(at) }))
  await measure('history of a term', (at) => post(history.path, { asins: asinsOf(at), id: first.row[0]?.id }))
  await measure('CSV', async () => (await fetch(server.url + first.csv)).text())
  const p95 = quantile(times, 0.95)
  console.log(`p95 of the lookup: ${p95.toFixed(1)} ms of at most ${LIMIT_MS} ms`)
  if (p95 > LIMIT_MS) process.exitCode = 1
} finally {
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true, force: true })
}

interface Answer {
  code: number
  msg: string
  data: { total: number; csv: string; row: { asin: string; id: number }[] }
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

/** The first call fills caches and is printed apart. */
async function measure(what: string, call: (at: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at <= REPEATS; at++) {
    const start = performance.now()
    await call(at)
    times.push(performance.now() - start)
  }
  const [cold = 0, ...warm] = times
  const [p50, p95] = [median(warm), quantile(warm, 0.95)]
  console.log(`${what}: first ${cold.toFixed(1)} ms, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}`)
  return warm
}
