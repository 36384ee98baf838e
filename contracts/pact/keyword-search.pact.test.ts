import { describe, expect, it } from 'vitest'
import { type KeywordFilter, keywordSearch } from '#contracts/api/keyword-search.ts'
import { given } from './given.ts'
import { bidsInThePast, everyKeywordFilter, manyWords, openRanges } from './keyword-filter.test-support.ts'
import { integer, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('keyword-search')

/** Has terms and others that do not match. */
const SEARCH = { marketplace: 'US', seeds: ['mug'], ...openRanges } satisfies KeywordFilter
const wrongRange = { range: { searches: { min: 40.5, max: 15.5 } } } as const
const wrongBids = { range: { bid: { min: 2.5, max: 1.5 } } } as const

describe('keyword search calls', () => {
  const as = { given: [given.seller()] }

  it('count the words of the matching terms', async () => {
    const words = { ...as, endpoint: keywordSearch.words }
    const row = { word: text('mug'), keywords: integer(12), searches: integer(120_000) }
    const found = await pact.answers({ ...words, by: 'seed', body: SEARCH }, { row: rowsOf(row), total: integer(12) })
    expect(found.row[0]?.word).toBe('mug')
    const none = { ...everyKeywordFilter, seeds: ['qqxx'] }
    const empty = await pact.answers({ ...words, by: 'all filters', body: none }, { row: [], total: integer(0) })
    expect(empty.row).toEqual([])
    await pact.refuses({ ...words, body: wrongRange }, 'wrongRange')
    await pact.refuses({ ...words, by: 'bids', body: wrongBids }, 'wrongRange')
    await pact.refuses({ ...words, body: { month: '2020-01' } }, 'unknownMonth')
    await pact.refuses({ ...words, body: bidsInThePast }, 'notInMonth')
    await pact.refuses({ ...words, body: { category: '000000000000' } }, 'unknownCategory')
    await pact.refuses({ ...words, body: { seeds: manyWords } }, 'tooManyWords')
  })
})
