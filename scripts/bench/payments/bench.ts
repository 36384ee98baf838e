/**
 * `npm run bench:payments [-- webhooks|streams]`: payment webhooks per second, against a plain route that verifies the
 * same signature and commits one row; then 5,000 idle event streams, the memory of each, and the delay from payment to
 * message.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, stopChildren } from '../../process/child.ts'
import { type RunningServer, startServer } from '../../process/running-server.ts'
import { copyWorld, makeWorld, SMALL_WORLD } from '../../test/cached-worlds.ts'
import { median } from '../statistics.ts'
import { ALIPAY_ENV, fill } from './shop.ts'

const ROUNDS = 5
const NOTICES = 1500
const WARM_UP = 500
const STREAMS = 5000
const PAYMENTS = 200
/** Warm-up calls before the streams' memory is measured. */
const CALLS = 20_000
const TARGETS = { ratio: 0.6, kilobytes: 25, milliseconds: 20 }

/** The part to run: `webhooks` or `streams`; without it both run. */
const only = process.argv[2]
const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const ENV = { ...SMALL_WORLD, ...ALIPAY_ENV, DATA_DIR: dir }
const script = (name: string) => join(import.meta.dirname, name)
try {
  const failure = await makeWorld(SMALL_WORLD)
  if (failure) throw new Error(failure)
  copyWorld(SMALL_WORLD, dir)
  // The server creates the state database; fill() needs it closed.
  await stopServer(await startServer(ENV))
  const total = WARM_UP + ROUNDS * NOTICES
  const [rich] = fill(dir, 0, 1, total)
  const webhook = only === 'streams' || (await measureWebhooks(rich?.notices ?? []))
  const streams = only === 'webhooks' || (await measureIdleStreams())
  if (!webhook || !streams) process.exitCode = 1
} finally {
  stopChildren()
  rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

async function stopServer({ child }: RunningServer): Promise<void> {
  child.stop()
  await child.ended
}

async function measureWebhooks(notices: readonly string[]): Promise<boolean> {
  const file = join(dir, 'notices.json')
  writeFileSync(file, JSON.stringify(notices))
  const server = await startServer(ENV)
  const bare = await node([script('bare.ts'), dir], { output: 'keep', env: ALIPAY_ENV }).waitForOutput(/^ready (\S+)/m)
  const perSecond = async (url: string, first: number, count: number): Promise<number> => {
    const sender = node([script('tell.ts'), url, file, String(first), String(first + count)], { output: 'keep' })
    if ((await sender.ended) !== 0) throw new Error(sender.output())
    return (count / Number(/took (\S+)/.exec(sender.output())?.[1])) * 1000
  }
  for (const url of [server.url, bare]) await perSecond(url, 0, WARM_UP)
  const rounds: { product: number; bare: number }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const first = WARM_UP + i * NOTICES
    rounds.push({
      product: await perSecond(server.url, first, NOTICES),
      bare: await perSecond(bare, first, NOTICES),
    })
  }
  await stopServer(server)
  const [product, yardstick] = [rounds.map((round) => round.product), rounds.map((round) => round.bare)].map(median)
  console.log(`webhooks, 20 at once, medians of ${ROUNDS} rounds of ${NOTICES}`)
  console.log(`  product ${product?.toFixed(0)}/s, bare ${yardstick?.toFixed(0)}/s`)
  return checkTarget('ratio', median(rounds.map((round) => round.product / round.bare)), TARGETS.ratio, 'at least')
}

async function measureIdleStreams(): Promise<boolean> {
  const file = join(dir, 'sellers.json')
  writeFileSync(file, JSON.stringify(fill(dir, 1, STREAMS, 1)))
  const server = await startServer(ENV)
  const pid = server.child.pid ?? 0
  await warmUp(server.url)
  const before = residentOf(pid)
  const listener = node([script('listen.ts'), server.url, file, String(PAYMENTS)], { output: 'keep' })
  await listener.waitForOutput(/^(open)$/m)
  const each = (residentOf(pid) - before) / STREAMS
  process.kill(listener.pid ?? 0, 'SIGUSR2')
  const line = await listener.waitForOutput(/^median (.*)$/m)
  const [middle = Number.NaN, , slow] = line.split(' ').map(Number)
  console.log(`${STREAMS} idle streams, ${PAYMENTS} payments in sequence (p99 ${slow?.toFixed(1)} ms)`)
  const small = checkTarget('kilobytes each', each, TARGETS.kilobytes, 'at most')
  const soon = checkTarget('milliseconds from payment to message', middle, TARGETS.milliseconds, 'at most')
  await stopServer(server)
  return small && soon
}

/** Grows the heap to its working size, so that the growth is not counted as a cost of the streams. */
async function warmUp(url: string): Promise<void> {
  const ask = async () => (await fetch(`${url}/api/order/providers`)).text()
  for (let i = 0; i < CALLS; i += 50) await Promise.all(Array.from({ length: 50 }, ask))
}

/** Resident kilobytes; Linux only. */
function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function checkTarget(what: string, value: number, target: number, bound: 'at least' | 'at most'): boolean {
  const ok = bound === 'at least' ? value >= target : value <= target
  console.log(`  ${ok ? '✓' : '✗'} ${what} ${value.toFixed(2)}, ${bound} ${target}`)
  return ok
}
