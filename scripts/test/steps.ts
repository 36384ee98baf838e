import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '../process/child.ts'
import { cacheDir, rootPath } from '../process/root.ts'
import { startServer } from '../process/running-server.ts'
import { chromium, headlessShell } from '../setup/chromium.ts'
import { ensurePoppler } from '../setup/poppler.ts'
import { bundleServer, serverIsFresh } from '../start/server-build.ts'
import { buildWeb, webIsFresh } from '../start/web-build.ts'
import { copyWorld, makeWorld, SMALL_WORLD } from './cached-worlds.ts'
import { playwrightFailures, playwrightTally, readReport, vitestTally } from './reports.ts'
import type { Outcome, Step } from './step.ts'

/** All steps of `npm test`. `extra` goes to the test runners: a path or a pattern that selects tests. */
export function stepsOf(extra: readonly string[]): Step[] {
  return [
    { name: 'types', what: 'types of server and scripts', run: () => types('tsconfig.json', 'types') },
    { name: 'types-web', what: 'types of web', run: () => types('web/tsconfig.json', 'types-web') },
    {
      name: 'lint',
      what: 'lint and format',
      run: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
    },
    {
      name: 'dead',
      what: 'no unused file, dependency or export',
      run: () => tool('knip/bin/knip.js', '--config', 'scripts/knip.jsonc', '--no-progress'),
    },
    { name: 'layers', what: 'import rules', run: () => script('layers') },
    { name: 'texts', what: 'no missing, unused or literal text', run: () => script('texts') },
    { name: 'openapi', what: 'OpenAPI is fresh', run: () => script('emit-openapi', '--check') },
    { name: 'bundle', what: 'server bundle', run: bundle },
    // After the bundle: some tests start the real server, and would each build it.
    { name: 'unit', what: 'unit, route, contract and Pact tests', after: ['bundle'], run: () => unit(extra) },
    { name: 'web', what: 'web build', run: web },
    { name: 'size', what: 'bundle budgets', needs: ['web'], run: () => script('bundle-size') },
    { name: 'world', what: 'small sample world', run: world },
    // Runs alone: load from other steps would cause timeouts.
    {
      name: 'e2e',
      what: 'browser tests',
      needs: ['bundle', 'web', 'world'],
      after: ['unit', 'size', 'mutate', 'fuzz'],
      run: () => browser(extra),
    },
  ]
}

const FUZZ_MINUTES = 10

/** All steps of `npm run test:nightly`; TEST_SET and E2E_SET make the test runners run all tests. */
export function nightlyStepsOf(extra: readonly string[]): Step[] {
  return [
    ...stepsOf(extra),
    {
      name: 'mutate',
      what: 'every change of a field is detected',
      after: ['unit'],
      run: () => script('mutate/mutate'),
    },
    {
      name: 'fuzz',
      what: `${FUZZ_MINUTES} minutes of random inputs to every call`,
      after: ['unit'],
      run: () => script('fuzz', '--minutes', String(FUZZ_MINUTES)),
    },
    // Drills measure time and memory, so each runs alone.
    {
      name: 'neighbours',
      what: 'no account delays another by more than 50 ms',
      needs: ['bundle'],
      after: ['e2e', 'mutate', 'fuzz'],
      run: () => script('drill/neighbours'),
    },
    {
      name: 'memory',
      what: 'at most 500 MB after the work of one day',
      needs: ['bundle'],
      after: ['neighbours'],
      run: () => script('drill/memory'),
    },
  ]
}

async function tool(path: string, ...args: string[]): Promise<Outcome> {
  const child = node([rootPath('node_modules', path), ...args], { output: 'keep' })
  return { ok: (await child.ended) === 0, output: child.output() }
}

/** Incremental: an unchanged project takes a tenth of the time. */
const types = (config: string, name: string): Promise<Outcome> =>
  tool('typescript/bin/tsc', '-p', config, '--incremental', '--tsBuildInfoFile', join(cacheDir, `${name}.tsbuildinfo`))

async function script(name: string, ...args: string[]): Promise<Outcome> {
  const child = node([rootPath(`scripts/${name}.ts`), ...args], { output: 'keep' })
  return { ok: (await child.ended) === 0, output: child.output() }
}

async function bundle(): Promise<Outcome> {
  return {
    ok: serverIsFresh() || (await bundleServer('keep')),
    output: 'Could not build the server; the reason is above.',
  }
}

async function web(): Promise<Outcome> {
  return { ok: webIsFresh() || (await buildWeb('keep')), output: 'Could not build the web; the reason is above.' }
}

async function world(): Promise<Outcome> {
  const failure = await makeWorld(SMALL_WORLD)
  return { ok: failure === undefined, output: failure ?? '' }
}

async function unit(extra: readonly string[]): Promise<Outcome> {
  await ensurePoppler()
  return withScratch(async (dir) => {
    const report = join(dir, 'vitest.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const config = ['--config', 'scripts/vitest.config.ts', '--root', '.']
    const args = ['run', ...config, ...reporters, ...extra]
    const child = node([rootPath('node_modules/vitest/vitest.mjs'), ...args], { output: 'keep', env: { TMPDIR: dir } })
    const ok = (await child.ended) === 0
    return { ok, output: child.output(), tests: readReport(report, vitestTally) }
  })
}

/** Starts two real servers: one where each test gets its own world, and one whose web uses the first as upstream. */
async function browser(extra: readonly string[]): Promise<Outcome> {
  const CHROMIUM_PATH = await chromium()
  const HEADLESS_SHELL_PATH = await headlessShell()
  await ensurePoppler()
  return withScratch(async (dir) => {
    copyWorld(SMALL_WORLD, join(dir, 'data'))
    copyWorld(SMALL_WORLD, join(dir, 'pointed'))
    const server = await startServer({ ...SMALL_WORLD, DATA_DIR: join(dir, 'data') })
    const pointed = await startServer({ ...SMALL_WORLD, DATA_DIR: join(dir, 'pointed'), WEB_UPSTREAM: server.url })
    try {
      const report = join(dir, 'playwright.json')
      const args = ['test', '-c', 'web/e2e/playwright.config.ts', '--reporter=line,json', ...extra]
      const urls = { E2E_URL: server.url, E2E_POINTED_URL: pointed.url }
      const env = { ...urls, CHROMIUM_PATH, HEADLESS_SHELL_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const child = node([rootPath('node_modules/playwright/cli.js'), ...args], { output: 'keep', env })
      const ok = (await child.ended) === 0
      // Failures last, because readers look at the end of a long log.
      const failures = readReport(report, playwrightFailures) ?? ''
      const output = [child.output(), server.child.output(), failures].join('\n')
      return { ok, output, tests: readReport(report, playwrightTally) }
    } finally {
      for (const { child } of [pointed, server]) {
        child.stop()
        await child.ended
      }
    }
  })
}

async function withScratch(use: (dir: string) => Promise<Outcome>): Promise<Outcome> {
  const dir = mkdtempSync(join(scratchRoot(), 'test-'))
  try {
    return await use(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2e9

/**
 * In memory if there is space: tests commit to durable databases thousands of times, and each commit waits for the
 * disk.
 */
function scratchRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize > ENOUGH_BYTES) return IN_MEMORY
  } catch {
    // The folder exists only on Linux.
  }
  return tmpdir()
}
