import { defineConfig } from 'vitest/config'

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

const READERS_OF_PACTS = [
  'contracts/pact/agreement.test.ts',
  'contracts/pact/provider.test.ts',
  'contracts/openapi.test.ts',
]

/** Tests that kill processes in loops, build from scratch or plant differences. */
const NIGHTLY = process.env.TEST_SET === 'nightly' ? [] : ['**/*.nightly.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: tests('contracts', 'fixtures', 'server', 'scripts'),
          // Modules outside the web keep their state in a world or a server, so a worker can load each module once
          // instead of once per file. This saves a third of the run's time and reveals modules that break the rule.
          isolate: false,
          setupFiles: 'scripts/test/property-seed.ts',
        },
      },
      // The web's modules hold one language and session, so its files need isolation.
      {
        extends: true,
        test: { name: 'web', include: tests('web'), exclude: ['web/e2e/**', 'web/dist/**', ...NIGHTLY] },
      },
    ],
    // `UPDATE_PACTS=1 npm test -- unit contracts/pact`: these tests would read incomplete pacts.
    exclude: ['**/node_modules/**', ...NIGHTLY, ...(process.env.UPDATE_PACTS ? READERS_OF_PACTS : [])],
    globalSetup: 'server/app/test-catalogue.test-setup.ts',
    // Native modules (SQLite, sharp, Pact) are safest in separate processes.
    pool: 'forks',
    // The main process only waits.
    maxWorkers: '100%',
    // Detects hanging, not slow tests: a shared machine can be ten times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pact sends usage statistics abroad unless this is set.
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
})
