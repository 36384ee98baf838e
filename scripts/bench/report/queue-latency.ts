/**
 * `npm run bench:queue`: p99 latency of the API at 20 requests a second, idle and with 200 or more reports queued on
 * its one worker. Idle latency is measured before and after; the better one counts, so that load from other programs
 * does not raise it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#scripts/process/running-server.ts'
import { quantile } from '../statistics.ts'
import { callSteadily, type Waits } from './steady-load.ts'
import { waitingSeller } from './waiting-seller.ts'

const REPORTS = 300
const MIN_QUEUED = 200
const PER_SECOND = 20
const SECONDS = 20
const MAX_RATIO = 3

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const server = await startServer({ DATA_DIR: join(dir, 'data'), WORLD_SIZE: '2000' })
try {
  const seller = await waitingSeller(server.url, join(dir, 'data', 'catalogue.sqlite'))
  console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
  await callSteadily(seller.calls, PER_SECOND, 5)
  const before = await callSteadily(seller.calls, PER_SECOND, SECONDS)
  await seller.order(REPORTS)
  const queued = await seller.queued()
  if (queued < MIN_QUEUED) throw new Error(`Only ${queued} reports are queued; the bench needs ${MIN_QUEUED}`)
  const busy = await callSteadily(seller.calls, PER_SECOND, SECONDS)
  const left = await seller.queued()
  // An empty queue would make part of the measurement idle.
  if (left === 0) throw new Error('The queue was empty before the measurement ended: raise REPORTS')
  await seller.finished()
  const after = await callSteadily(seller.calls, PER_SECOND, SECONDS)
  printWaits('idle, before', before)
  printWaits(`${queued} → ${left} reports queued`, busy)
  printWaits('idle, after', after)
  const ratio = quantile(busy, 0.99) / Math.min(quantile(before, 0.99), quantile(after, 0.99))
  console.log(`p99 with a queue is ${ratio.toFixed(2)} × the idle one (required: at most ${MAX_RATIO})`)
  if (ratio > MAX_RATIO) process.exitCode = 1
} finally {
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true, force: true })
}

function printWaits(name: string, waits: Waits): void {
  const at = (share: number) => `${quantile(waits, share).toFixed(1)} ms`
  console.log(`${name.padEnd(30)} p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  of ${waits.length} answers`)
}
