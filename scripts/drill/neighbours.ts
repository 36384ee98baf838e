/**
 * Checks whether one account can delay another: measures light calls alone, and while an account with years of work
 * repeats a heavy call as fast as it can. The p99 may rise by at most 50 ms (median of several rounds). Server, heavy
 * account and measurement are separate processes. Arguments select heavy calls by name.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORY } from '#fixtures/story.ts'
import { callSteadily, type Waits } from '../bench/report/steady-load.ts'
import { median, quantile } from '../bench/statistics.ts'
import { startServer } from '../process/running-server.ts'
import { copyWorld, DEFAULT_WORLD, makeWorld } from '../test/cached-worlds.ts'
import type { Done } from './heavy-caller.ts'
import { HEAVY_CALLS, type HeavyCallName } from './heavy-calls.ts'
import { growAccount } from './large-account.ts'
import { lightCalls } from './light-calls.ts'
import { dataUrlOf, HEAVY, LIGHT, photoOf, sellerAt } from './seller.ts'
import { subjectsIn } from './subjects.ts'

const ROUNDS = 3
const SECONDS = 5
const WARM_UP_SECONDS = 5
const PER_SECOND = 100
const MAX_MS = 50
/** Products for the reports of the heavy account. */
const PRODUCTS = 1000

const wanted = process.argv.slice(2)
const names = HEAVY_CALLS.filter((name) => wanted.length === 0 || wanted.includes(name))

const failure = await makeWorld(DEFAULT_WORLD)
if (failure !== undefined) throw new Error(failure)
const dir = mkdtempSync(join(tmpdir(), 'neighbours-'))
const env = { ...DEFAULT_WORLD, DATA_DIR: dir }
try {
  copyWorld(DEFAULT_WORLD, dir)
  await withServer(async (url) => {
    const seller = await sellerAt(url, HEAVY)
    const picture = dataUrlOf(await photoOf('teapot', 3))
    await seller.orderAsin(STORY.asin)
    await seller.orderMarket(STORY.niche)
    await seller.search(picture)
    await seller.checkRights('Travel mug', [picture])
    await seller.settle()
  })
  growAccount(dir, HEAVY)
  await withServer(measure)
} finally {
  rmSync(dir, { recursive: true, force: true })
}

async function withServer(use: (url: string) => Promise<void>): Promise<void> {
  const { url, child } = await startServer(env)
  try {
    await use(url)
  } finally {
    child.stop()
    await child.ended
  }
}

async function measure(url: string): Promise<void> {
  const heavy = await startHeavy(url)
  const calls = lightCalls(url, (await sellerAt(url, LIGHT)).token)
  const light = () => callSteadily(calls, PER_SECOND, SECONDS)
  await callSteadily(calls, PER_SECOND, WARM_UP_SECONDS)
  const results = new Map(names.map((name): [HeavyCallName, Result[]] => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, rounds] of results) {
      const alone = await light()
      rounds.push({ alone, ...(await besideHeavy(heavy, name, light)) })
    }
  heavy.kill()
  console.log(`${availableParallelism()} processors, load average ${loadavg()[0]?.toFixed(1)}`)
  for (const [name, rounds] of results) printVerdict(name, rounds)
}

async function startHeavy(url: string): Promise<ChildProcess> {
  const heavy = fork(join(import.meta.dirname, 'heavy-caller.ts'), [url, ...subjectsIn(dir, PRODUCTS).asins])
  await nextMessage(heavy)
  return heavy
}

/** Rejects if the process ends before its next message. */
async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const stop = new AbortController()
  const { signal } = stop
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process of the heavy account exited with code ${code}.`)
  })
  try {
    const [message]: T[] = await Promise.race([once(child, 'message', { signal }), ended])
    return message as T
  } finally {
    ended.catch(() => {})
    stop.abort()
  }
}

interface Result {
  alone: Waits
  beside: Waits
  done: Done
}

async function besideHeavy(heavy: ChildProcess, name: HeavyCallName, light: () => Promise<Waits>) {
  heavy.send(name)
  const beside = await light()
  const done = nextMessage<Done>(heavy)
  heavy.send('rest')
  return { beside, done: await done }
}

function printVerdict(name: HeavyCallName, results: Result[]): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const p99 = (which: 'alone' | 'beside') => median(results.map((result) => quantile(result[which], 0.99)))
  const more = median(results.map(({ alone, beside }) => quantile(beside, 0.99) - quantile(alone, 0.99)))
  const count = (which: keyof Done) => results.reduce((sum, { done }) => sum + done[which], 0)
  const isIdle = count('answered') === 0
  const verdict = more > MAX_MS ? 'TOO SLOW' : isIdle ? 'NO HEAVY CALL ANSWERED' : ''
  if (verdict) process.exitCode = 1
  const columns = [
    name.padEnd(18),
    `p99 alone ${ms(p99('alone'))}`.padEnd(20),
    `beside ${ms(p99('beside'))}`.padEnd(18),
    `${ms(more)} more`.padEnd(16),
    `slowest ${ms(Math.max(...results.flatMap(({ beside }) => beside)))}`.padEnd(20),
    `${count('answered')} answered, ${count('refused')} refused`,
    verdict,
  ]
  console.log(columns.join('  ').trimEnd())
}
