/** Vitest's global setup: one small sample world for all test files of a run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildCatalogue } from '#server/features/catalogue/catalogue-build.ts'
import { buildRights } from '#server/features/rights/register/rights-build.ts'
import { buildTables } from '#server/features/screener/build-tables.ts'

export const TEST_NOW = '2026-11-15T08:00:00.000Z'
/** Set by `setup` in the environment that the test processes inherit. */
export const TEST_CATALOGUE = process.env.TEST_CATALOGUE ?? ''
export const TEST_RIGHTS = rightsBeside(TEST_CATALOGUE)

export async function setup(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'catalogue.sqlite')
  buildCatalogue({ file, seed: 1, size: 600, now: TEST_NOW })
  buildTables(file)
  await buildRights({ file: rightsBeside(file), seed: 1, size: 600, now: TEST_NOW })
  process.env.TEST_CATALOGUE = file
}

export function teardown(): void {
  if (process.env.TEST_CATALOGUE) rmSync(join(process.env.TEST_CATALOGUE, '..'), { recursive: true, force: true })
}

export function rightsBeside(catalogueFile: string): string {
  return join(dirname(catalogueFile), 'rights.sqlite')
}
