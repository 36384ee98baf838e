import { defineConfig } from 'vitest/config'

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

const READERS_OF_PACTS = [
  'contracts/pact/agreement.test.ts',
  'contracts/pact/provider.test.ts',
  'contracts/openapi.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: tests('contracts', 'fixtures', 'server', 'scripts'),
          // What modules below the web keep of a world or a server goes with it, so a worker loads each module once and
          // not once a file: that takes a third off the whole run. It is also a check of that rule.
          isolate: false,
          setupFiles: 'scripts/test/property-seed.ts',
        },
      },
      // A browser has one language and one session at a time, and the web's modules hold them.
      { extends: true, test: { name: 'web', include: tests('web'), exclude: ['web/e2e/**', 'web/dist/**'] } },
    ],
    // `UPDATE_PACTS=1 npm test -- unit contracts/pact`: these would read a pact that is half written.
    exclude: ['**/node_modules/**', ...(process.env.UPDATE_PACTS ? READERS_OF_PACTS : [])],
    globalSetup: 'server/app/test-catalogue.test-setup.ts',
    // Native modules (SQLite, sharp, Pact) are safest in processes of their own.
    pool: 'forks',
    // The runner itself only waits.
    maxWorkers: '100%',
    // Against hanging, not slowness: a shared machine may be ten times as slow as a free one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pact reports its use to a server abroad unless told otherwise.
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
})
