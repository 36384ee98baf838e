/** Imported terms in a copy of the sample world, as an import stores them. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { KeywordFilter } from '#contracts/api/keyword-search.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { keywordWriter, type TermReading } from '#server/features/catalogue/public.writing.ts'
import { type Screener, screenerOf } from '#server/features/screener/screener.ts'
import { rowReader } from './keyword-rows.ts'
import { scopeOf } from './keyword-scope.ts'
import { matchingRows } from './search-keywords.ts'

/** A row of a US file of Helium 10, unless `term` says otherwise. */
export const reading = (term: Pick<TermReading, 'text'> & Partial<TermReading>): TermReading => ({
  marketplace: 'US',
  source: 'helium10',
  day: '2026-11-20',
  facts: {},
  searches: null,
  rank: null,
  ...term,
})

/** Searches of terms for the tests of a file. `owned` terms are visible to account 1 only. */
export function importedTerms(terms: { everyone: TermReading[]; owned?: TermReading[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'keywords-'))
  let screener: Screener
  beforeAll(() => {
    const catalogueFile = join(folder, 'catalogue.sqlite')
    copyFileSync(TEST_CATALOGUE, catalogueFile)
    const db = openCatalogueForWriting(catalogueFile)
    const keywords = keywordWriter(db)
    for (const each of terms.everyone) keywords.add(each, null)
    for (const each of terms.owned ?? []) keywords.add(each, OWNER)
    db.close()
    screener = screenerOf(catalogueFile)
  })
  afterAll(() => {
    screener.close()
    rmSync(folder, { recursive: true })
  })
  return {
    search(filter: KeywordFilter, accountId = STRANGER) {
      const table = screener.keywords()
      const scope = scopeOf(table, filter, accountId)
      const rows = matchingRows(table, filter, scope).slice()
      return { table, scope, rows, list: Array.from(rows, rowReader({ table, scope })) }
    },
  }
}

export const OWNER = 1
export const STRANGER = 2
