/** Recomputes all metrics of named terms from the stored rows, without the code under test. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import { KEYWORD_NUMBER_NAMES } from '#contracts/model/keywords/keyword-metrics.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { goldenKeyword } from './golden-keyword.test-support.ts'
import { keywordCalls } from './keyword-calls.test-support.ts'

const { search } = keywordCalls()
const db = openCatalogue(TEST_CATALOGUE)
afterAll(() => db.close())

describe.each([
  { marketplace: 'US', text: 'insulated travel mug', minor: 100 },
  { marketplace: 'JP', text: 'タンブラー 蓋付き', minor: 1 },
  { marketplace: 'DE', text: 'reisebecher', minor: 100 },
] as const)('$text in $marketplace', (named) => {
  const { marketplace, text } = named
  const golden = goldenKeyword(db, named)
  let row: KeywordRow
  beforeAll(async () => {
    const page = await search({ marketplace, seeds: [text], match: 'exact' })
    expect(page.total).toBe(1)
    row = page.row[0]!
  })

  test.each(KEYWORD_NUMBER_NAMES)('has the %s of its stored row', (name) => {
    const [value, expected] = [row.values[name]!, golden.values[name]!]
    expect(expected).not.toBeNaN()
    // Seven digits: the table is single-precision.
    expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-6)
  })
  test('has the period and the best month of its searches', () => {
    expect({ period: row.period, bestMonth: row.bestMonth }).toEqual({
      period: golden.period,
      bestMonth: golden.bestMonth,
    })
  })
})
