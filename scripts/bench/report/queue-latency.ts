/**
 * How long the API lets callers wait while reports are made: p99 at 20 requests a second on a server at rest, and on the
 * same server with 200 reports and more of both kinds queued on its one worker. At rest is measured before and after, and
 * the better of the two counts, so that no other program's work is taken for rest. Run: `npm run bench:queue`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#scripts/process/running-server.ts'
import { quantile, steadily, type Waits } from './steady-load.ts'
import { waitingSeller } from './waiting-seller.ts'

const REPORTS = 300
const LEAST_QUEUED = 200
const PER_SECOND = 20
const SECONDS = 20
const MOST = 3

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const server = await startServer({ DATA_DIR: join(dir, 'data'), WORLD_SIZE: '2000' })
try {
  const seller = await waitingSeller(server.url, join(dir, 'data', 'catalogue.sqlite'))
  console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
  await steadily(seller.calls, PER_SECOND, 5)
  const before = await steadily(seller.calls, PER_SECOND, SECONDS)
  await seller.order(REPORTS)
  const queued = await seller.queued()
  if (queued < LEAST_QUEUED) throw new Error(`Only ${queued} reports wait, ${LEAST_QUEUED} were asked for`)
  const busy = await steadily(seller.calls, PER_SECOND, SECONDS)
  const left = await seller.queued()
  // What the worker had run out of during the measurement would be rest again.
  if (left === 0) throw new Error('The queue was empty before the measurement ended: order more reports')
  await seller.finished()
  const after = await steadily(seller.calls, PER_SECOND, SECONDS)
  tell('at rest, before', before)
  tell(`${queued} → ${left} reports queued`, busy)
  tell('at rest, after', after)
  const ratio = quantile(busy, 0.99) / Math.min(quantile(before, 0.99), quantile(after, 0.99))
  console.log(`p99 with a queue is ${ratio.toFixed(2)} × that at rest (asked: at most ${MOST})`)
  if (ratio > MOST) process.exitCode = 1
} finally {
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true, force: true })
}

function tell(name: string, waits: Waits): void {
  const at = (share: number) => `${quantile(waits, share).toFixed(1)} ms`
  console.log(`${name.padEnd(30)} p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  of ${waits.length} answers`)
}
