/** Vitest's global setup: one small sample world for all test files, made when it is not there or no longer the same. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildCatalogue, catalogueState } from './domain/catalogue-build.ts'

export const TEST_NOW = '2026-11-15T08:00:00.000Z'
export const TEST_CATALOGUE = join(import.meta.dirname, '../.cache/test/catalogue.sqlite')

export function setup(): void {
  mkdirSync(dirname(TEST_CATALOGUE), { recursive: true })
  const options = { file: TEST_CATALOGUE, seed: 1, size: 600, now: TEST_NOW }
  // A change of fixtures does not change these options, so the world is made anew on every run; it takes a second.
  if (catalogueState(options) !== 'absent')
    for (const suffix of ['', '-wal', '-shm']) rmSync(TEST_CATALOGUE + suffix, { force: true })
  buildCatalogue(options)
}
