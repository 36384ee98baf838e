/**
 * The browser tests. They share one running server, whose address is E2E_URL; every test has a world of its own on it
 * (see support.ts), so they run in parallel without meeting. No traces, which cost an eighth of the time: to see what a
 * failing test did, run it again with `--trace retain-on-failure`.
 *
 * Tests tagged `@nightly` run with `E2E_SET=nightly` only, beside all others.
 */
import { defineConfig } from 'playwright/test'
import { chromiumAt } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.cache/e2e',
  ...(process.env.E2E_SET !== 'nightly' && { grepInvert: /@nightly/ }),
  fullyParallel: true,
  // More than the processors of a small machine: a browser waits for much of its time.
  workers: 4,
  forbidOnly: process.env.CI !== undefined,
  // Guards against hanging only: on a busy machine everything takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.E2E_URL ?? 'http://127.0.0.1:3000',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    reducedMotion: 'reduce',
    launchOptions: {
      ...chromiumAt(process.env.HEADLESS_SHELL_PATH),
      args: [
        '--no-sandbox',
        '--disable-quic',
        // The browser's own services stay offline too: no name but this machine's resolves.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ],
    },
  },
})
