/**
 * `npm run bench:lighthouse`: the built front page and login, as Lighthouse judges them for desktop and phone. Simulated
 * throttling, the median of three runs; nothing leaves the machine. `-- 1` runs each once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopChildren } from '../../process/child.ts'
import { startServer } from '../../process/running-server.ts'
import { chromium } from '../../setup/chromium.ts'
import { copyWorld, makeWorld, SMALL_WORLD } from '../../test/cached-worlds.ts'
import { type Figures, FORMS, type Form, installLighthouse, judge } from './judge.ts'

const PAGES = ['/', '/user/login']
/** Scores of 100; the layout shift has none to be allowed. */
const TARGETS = { performance: { desktop: 98, mobile: 90 }, accessibility: 100, bestPractices: 100, shift: 0 }
const runs = Number(process.argv[2] ?? 3)

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  await installLighthouse()
  const browser = await chromium()
  const complaint = await makeWorld(SMALL_WORLD)
  if (complaint) throw new Error(complaint)
  copyWorld(SMALL_WORLD, dir)
  const { url } = await startServer({ ...SMALL_WORLD, DATA_DIR: dir })
  for (const path of PAGES) {
    for (const form of FORMS) {
      const judged: Figures[] = []
      for (let i = 0; i < runs; i++) judged.push(await judge(url + path, form, browser, dir))
      report(path, form, median(judged))
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
  const still = shift <= TARGETS.shift
  const { first, largest, blocked } = figures
  console.log(`${path} ${form}: first paint ${first} ms, largest ${largest} ms, blocked ${blocked} ms`)
  for (const { text } of reached) console.log(text)
  console.log(`  ${still ? '✓' : '✗'} layout shift ${shift}`)
  for (const failure of figures.failures) console.log(`    ${failure}`)
  if (!still || reached.some(({ ok }) => !ok)) process.exitCode = 1
}

function line(what: string, score: number, target: number): { ok: boolean; text: string } {
  const ok = score >= target
  return { ok, text: `  ${ok ? '✓' : '✗'} ${what} ${score}, at least ${target}` }
}

/** The middle run by performance: its figures belong together. */
function median(judged: readonly Figures[]): Figures {
  const middle = judged.toSorted((a, b) => a.performance - b.performance)[Math.floor(judged.length / 2)]
  if (!middle) throw new Error('Nothing was run: give a number of runs of 1 or more.')
  return middle
}
