/**
 * `npm run bench:lighthouse`: Lighthouse scores of the built front page and login, for desktop and phone. Simulated
 * throttling, median of three runs, no requests leave the machine. `-- 1` runs each page once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopChildren } from '../../process/child.ts'
import { startServer } from '../../process/running-server.ts'
import { chromium } from '../../setup/chromium.ts'
import { copyWorld, makeWorld, SMALL_WORLD } from '../../test/cached-worlds.ts'
import { type Figures, FORMS, type Form, installLighthouse, measurePage } from './judge.ts'

const PAGES = ['/', '/user/login']
/** Scores out of 100; no layout shift is allowed. */
const TARGETS = { performance: { desktop: 98, mobile: 90 }, accessibility: 100, bestPractices: 100, shift: 0 }
const runs = Number(process.argv[2] ?? 3)

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  await installLighthouse()
  const browser = await chromium()
  const failure = await makeWorld(SMALL_WORLD)
  if (failure) throw new Error(failure)
  copyWorld(SMALL_WORLD, dir)
  const { url } = await startServer({ ...SMALL_WORLD, DATA_DIR: dir })
  for (const path of PAGES) {
    for (const form of FORMS) {
      const measured: Figures[] = []
      for (let i = 0; i < runs; i++) measured.push(await measurePage(url + path, form, browser, dir))
      report(path, form, median(measured))
    }
  }
} finally {
  stopChildren()
  rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function report(path: string, form: Form, figures: Figures): void {
  const { performance, accessibility, bestPractices, shift } = figures
  const reached = [
    line('performance', performance, TARGETS.performance[form]),
    line('accessibility', accessibility, TARGETS.accessibility),
    line('best practices', bestPractices, TARGETS.bestPractices),
  ]
  const isStable = shift <= TARGETS.shift
  const { first, largest, blocked } = figures
  console.log(`${path} ${form}: first paint ${first} ms, largest ${largest} ms, blocked ${blocked} ms`)
  for (const { text } of reached) console.log(text)
  console.log(`  ${isStable ? '✓' : '✗'} layout shift ${shift}`)
  for (const failure of figures.failures) console.log(`    ${failure}`)
  if (!isStable || reached.some(({ ok }) => !ok)) process.exitCode = 1
}

function line(what: string, score: number, target: number): { ok: boolean; text: string } {
  const ok = score >= target
  return { ok, text: `  ${ok ? '✓' : '✗'} ${what} ${score} (target: at least ${target})` }
}

/** The run with the median performance score, so that all figures come from one run. */
function median(measured: readonly Figures[]): Figures {
  const middle = measured.toSorted((a, b) => a.performance - b.performance)[Math.floor(measured.length / 2)]
  if (!middle) throw new Error('No runs: pass a number of runs of at least 1.')
  return middle
}
