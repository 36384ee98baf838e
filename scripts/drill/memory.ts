/**
 * Prints the resident memory of the server over a day of mixed work in the default world, hour by hour while the clock
 * advances. Fails if it is above 500 MB at the end. Linux only: reads `/proc`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { startServer } from '../process/running-server.ts'
import { copyWorld, DEFAULT_WORLD, makeWorld } from '../test/cached-worlds.ts'
import { dayOf } from './day.ts'
import { HEAVY, sellerAt } from './seller.ts'
import { subjectsIn } from './subjects.ts'

const HOURS = 10
const HOUR_MS = 3_600_000
const MAX_MB = 500
/** More products and niches than a day uses. */
const SUBJECTS = 2000

const failure = await makeWorld(DEFAULT_WORLD)
if (failure !== undefined) throw new Error(failure)
const dir = mkdtempSync(join(tmpdir(), 'memory-'))
try {
  copyWorld(DEFAULT_WORLD, dir)
  const { url, child } = await startServer({ ...DEFAULT_WORLD, DATA_DIR: dir })
  try {
    const seller = await sellerAt(url, HEAVY)
    const work = await dayOf(seller, subjectsIn(dir, SUBJECTS))
    console.log(`At the start: ${residentMb(child.pid)} MB`)
    for (let hour = 1; hour <= HOURS; hour++) {
      await work(hour)
      await seller.call(devtools.clock, { body: { advance: HOUR_MS } })
      console.log(`After ${hour} hours: ${residentMb(child.pid)} MB`)
    }
    const resident = residentMb(child.pid)
    console.log(`Resident after a day's work: ${resident} MB (at most ${MAX_MB})`)
    if (resident > MAX_MB) process.exitCode = 1
  } finally {
    child.stop()
    await child.ended
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
}

function residentMb(pid = 0): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
