/**
 * `npm run bench:http`: compares our calls with a plain Fastify route that answers the same bytes, under 50
 * connections. Server, baseline and load generator are separate processes; rounds alternate, so that other load on the
 * machine affects both. Takes about two minutes; listens on 127.0.0.1 only.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, stopChildren } from '../../process/child.ts'
import { startServer } from '../../process/running-server.ts'
import { copyWorld, makeWorld, SMALL_WORLD } from '../../test/cached-worlds.ts'
import { median } from '../statistics.ts'
import { installGenerator, type Load, load } from './load.ts'
import { prepare, type Target } from './targets.ts'

const ROUNDS = 5
const SECONDS = 4
const WARM_UP_SECONDS = 3

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  await installGenerator()
  const failure = await makeWorld(SMALL_WORLD)
  if (failure) throw new Error(failure)
  copyWorld(SMALL_WORLD, dir)
  const { url } = await startServer({ ...SMALL_WORLD, DATA_DIR: dir })
  const targets = await prepare(url, join(dir, 'catalogue.sqlite'))
  const file = join(dir, 'targets.json')
  writeFileSync(file, JSON.stringify(targets))
  const bare = await node([join(import.meta.dirname, 'bare.ts'), file], { output: 'keep' }).waitForOutput(
    /^ready (\S+)/m,
  )
  for (const target of targets) if (!(await measureTarget(url, bare, target))) process.exitCode = 1
} finally {
  stopChildren()
  rmSync(dir, { recursive: true, force: true })
}

/** Prints the figures of one target and returns whether the ratio meets its minimum. */
async function measureTarget(url: string, bare: string, target: Target): Promise<boolean> {
  for (const side of [url, bare]) await load(side, target, WARM_UP_SECONDS)
  const rounds: { product: Load; bare: Load }[] = []
  for (let i = 0; i < ROUNDS; i++)
    rounds.push({ product: await load(url, target, SECONDS), bare: await load(bare, target, SECONDS) })
  const ratio = median(rounds.map((round) => round.product.perSecond / round.bare.perSecond))
  console.log(`${target.name}: ${target.answer.length} bytes, ${ROUNDS} rounds of ${SECONDS} s, medians`)
  for (const side of ['product', 'bare'] as const) {
    const of = (key: keyof Load) => median(rounds.map((round) => round[side][key]))
    console.log(
      `  ${side.padEnd(8)}${of('perSecond').toFixed(0).padStart(7)}/s  p50 ${of('p50')} ms  p99 ${of('p99')} ms`,
    )
  }
  const reached = ratio >= target.atLeast
  console.log(`  ${reached ? '✓' : '✗'} ratio ${ratio.toFixed(2)} (target: at least ${target.atLeast})`)
  return reached
}
