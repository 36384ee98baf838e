/**
 * All tests share the server at E2E_URL. Each test has an isolated set of server data there (`World` in support.ts), so
 * tests can run in parallel.
 *
 * Traces are off, because they cost an eighth of the time: `--trace retain-on-failure` turns them on.
 *
 * Tests tagged `@nightly` are skipped unless `E2E_SET=nightly`, which runs all tests.
 */
import { defineConfig } from 'playwright/test'
import { chromiumLaunchOptions } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.cache/e2e',
  ...(process.env.E2E_SET !== 'nightly' && { grepInvert: /@nightly/ }),
  fullyParallel: true,
  // More workers than a small machine has cores, because browsers mostly wait.
  workers: 4,
  forbidOnly: process.env.CI !== undefined,
  // The limit is long for a busy machine; it only stops a test that hangs.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.E2E_URL ?? 'http://127.0.0.1:3000',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    reducedMotion: 'reduce',
    launchOptions: {
      ...chromiumLaunchOptions(process.env.HEADLESS_SHELL_PATH),
      args: [
        '--no-sandbox',
        '--disable-quic',
        // Only this machine's names resolve, so the browser cannot call the services of its vendor.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ],
    },
  },
})
