/** Vitest's setup of a test file: properties see the same values in every run of `npm test`, and new ones each night. */
import fc from 'fast-check'

if (process.env.TEST_SET !== 'nightly') fc.configureGlobal({ seed: 20261123 })
