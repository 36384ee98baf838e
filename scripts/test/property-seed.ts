/** Vitest setup: property tests use a fixed seed in `npm test`, and a new one each night. */
import fc from 'fast-check'

if (process.env.TEST_SET !== 'nightly') fc.configureGlobal({ seed: 20261123 })
