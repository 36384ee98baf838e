/**
 * `npm run bench:rivals`: a page of twenty reports from our server, with session, validation and envelope, against
 * rivals that answer the same bytes; then the time from start to the first answer, and the cost of worlds. Rounds
 * alternate between all servers, so that other load on the machine affects each. Takes about five minutes; only
 * 127.0.0.1.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, stopChildren } from '../../process/child.ts'
import { probePort } from '../../process/port.ts'
import { rootPath } from '../../process/root.ts'
import { startServer } from '../../process/running-server.ts'
import { copyWorld, makeWorld, SMALL_WORLD } from '../../test/cached-worlds.ts'
import { installGenerator, type Load, load } from '../http/load.ts'
import { prepare, type Target } from '../http/targets.ts'
import { median, spread } from '../statistics.ts'
import { CONTENDERS, firstAnswer, installRivals, type Running, startContender, writeDefinitions } from './contenders.ts'
import { processorTime } from './processor.ts'
import { type Cost, worldCosts } from './worlds.ts'

const ROUNDS = 5
const SECONDS = 3
const WARM_UP_SECONDS = 2
const STARTS = 5
const PRISM = 'Prism 5.16, log off'
/** Minimum ratio of our speed to each rival's. */
const WANTED: Record<string, number> = {
  'json-server 0.17, 5,000 rows': 8,
  'Mockoon 9.9': 5,
  [PRISM]: 2,
  'node:http': 0.4,
}

/** `perProcessorSecond`: answers per second of the server's own processor time. */
type Round = Load & { perProcessorSecond: number }

const dir = mkdtempSync(join(tmpdir(), 'rivals-'))
try {
  await installGenerator()
  await installRivals()
  const failure = await makeWorld(SMALL_WORLD)
  if (failure) throw new Error(failure)
  copyWorld(SMALL_WORLD, dir)
  const ours = await startServer({ ...SMALL_WORLD, DATA_DIR: dir })
  const targets = await prepare(ours.url, join(dir, 'catalogue.sqlite'))
  const target = targets.find(({ name }) => name === 'productList')
  if (!target) throw new Error('prepare() returned no productList target')
  writeDefinitions(dir, target)

  const running: Running[] = [{ name: 'ours', target, ...ours }]
  for (const contender of CONTENDERS) running.push(await startContender(contender, target, dir))
  const rounds = new Map<string, Round[]>(running.map(({ name }) => [name, []]))
  for (const { url, target } of running) await load(url, target, WARM_UP_SECONDS)
  for (let i = 0; i < ROUNDS; i++) for (const one of running) rounds.get(one.name)?.push(await measure(one))
  console.log(`A page of ${target.answer.length} characters, 50 connections, ${ROUNDS} rounds of ${SECONDS} s, medians`)
  for (const [name, of] of rounds) printSpeed(name, of, rounds.get('ours') ?? [])
  for (const { name, child } of running) if (name !== 'ours') child.stop()

  const { made, reset, each } = await worldCosts(ours.url, ours.child.pid)
  console.log('Worlds')
  printVerdict(`created in ${inWords(made)}`, made.wall <= 20, 'at most 20')
  printVerdict(`reset in ${inWords(reset)}`, reset.wall <= 5, 'at most 5')
  printVerdict(`${each.toFixed(2)} MB each, of 200`, each <= 2, 'at most 2')
  ours.child.stop()
  await ours.child.ended

  const starts = new Map<string, number[]>()
  for (let i = 0; i < STARTS; i++) {
    starts.set('ours', [...(starts.get('ours') ?? []), await warmStart(target)])
    for (const contender of CONTENDERS) {
      const { took, child } = await startContender(contender, target, dir)
      starts.set(contender.name, [...(starts.get(contender.name) ?? []), took])
      child.stop()
      await child.ended
    }
  }
  console.log(`From start to the first answer, ${STARTS} rounds`)
  for (const [name, of] of starts)
    console.log(`    ${name.padEnd(30)}${median(of).toFixed(0).padStart(6)} ms  ${spread(of)}`)
  const share = median(starts.get('ours') ?? []) / median(starts.get(PRISM) ?? [])
  printVerdict(`our start takes ${share.toFixed(2)} of Prism's time`, share <= 0.8, 'at most 0.8')
} finally {
  stopChildren()
  rmSync(dir, { recursive: true, force: true })
}

async function measure({ url, target, child }: Running): Promise<Round> {
  const before = processorTime(child.pid)
  const seen = await load(url, target, SECONDS)
  return { ...seen, perProcessorSecond: (seen.perSecond * SECONDS * 1000) / (processorTime(child.pid) - before) }
}

/**
 * The verdict uses wall time, as a caller experiences it; processor time is printed too, since other load does not
 * affect it.
 */
function printSpeed(name: string, of: Round[], ours: Round[]): void {
  const each = (key: keyof Round) => of.map((round) => round[key])
  const ratioOf = (key: keyof Round) =>
    median(of.map((round, i) => (ours[i]?.[key] ?? Number.NaN) / round[key])).toFixed(2)
  const figures = [
    `${name.padEnd(30)}${median(each('perProcessorSecond')).toFixed(0).padStart(7)}/processor second`,
    spread(each('perProcessorSecond')).padEnd(13),
    `ours ${ratioOf('perProcessorSecond').padStart(5)} ×`,
    `| wall ${median(each('perSecond')).toFixed(0).padStart(6)}/s ${spread(each('perSecond')).padEnd(11)}`,
    `ours ${ratioOf('perSecond')} × p50 ${median(each('p50'))} p99 ${median(each('p99'))} ms`,
  ].join('  ')
  const wanted = WANTED[name]
  if (wanted === undefined) console.log(`    ${figures}`)
  else printVerdict(figures, Number(ratioOf('perSecond')) >= wanted, `at least ${wanted}`)
}

function inWords({ wall, processor }: Cost): string {
  return `${processor.toFixed(1)} ms processor time, ${wall.toFixed(1)} ms wall time`
}

function printVerdict(what: string, reached: boolean, wanted: string): void {
  console.log(`  ${reached ? '✓' : '✗'} ${what}, ${wanted}`)
  if (!reached) process.exitCode = 1
}

/** Starts the whole system like `npm start`, with the compile cache warm and data and web already built. */
async function warmStart({ path, query, token }: Target): Promise<number> {
  const port = await probePort(0, '127.0.0.1')
  const env = {
    ...SMALL_WORLD,
    DATA_DIR: dir,
    PORT: String(port),
    HOST: '127.0.0.1',
    MODE: 'dev',
    NODE_COMPILE_CACHE: rootPath('node_modules/.cache/compile'),
  }
  const began = performance.now()
  const child = node([rootPath('scripts/start.ts')], { output: 'keep', env })
  await firstAnswer(`http://127.0.0.1:${port}${path}${query}`, child, token)
  const took = performance.now() - began
  child.stop()
  await child.ended
  return took
}
