import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contracts,fixtures,server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/e2e/**', 'web/dist/**'],
    globalSetup: 'server/test-catalogue.test-setup.ts',
    // Native modules (SQLite, sharp, Pact) are safest in processes of their own.
    pool: 'forks',
    // Against hanging, not slowness: a shared machine may be ten times as slow as a free one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pact reports its use to a server abroad unless told otherwise.
    env: { PACT_DO_NOT_TRACK: 'true' },
  },
})
