/** Chosen months of imported terms, which end in different months or belong to one account. */
import { expect, test } from 'vitest'
import { KEYWORD_EXPORT_TEXTS } from '#contracts/model/keywords/keyword-export.texts.ts'
import { importedTerms, OWNER, reading, STRANGER } from './imported-terms.test-support.ts'
import { keywordsCsv } from './keyword-export.ts'
import { rowReader } from './keyword-rows.ts'

const months = (text: string, counts: Record<string, number>) =>
  Object.entries(counts).map(([month, count]) => reading({ text, day: `${month}-28`, searches: { month, count } }))
const facts = {
  bid: { bid: 80, low: 60, high: 120 },
  topThree: [{ asin: 'B0ZZZZZZZ1', clickShare: 0.2, conversionShare: 0.3 }],
}
const ended = [...months('zwax candle', { '2026-08': 100, '2026-09': 200 }), ...months('zwax lamp', { '2026-03': 500 })]
const { search } = importedTerms({
  everyone: [
    ...ended,
    // No account has later terms in Germany.
    ...ended.map((each) => ({ ...each, marketplace: 'DE' as const })),
    reading({ text: 'zwax candle', facts }),
    reading({ text: 'zwax lamp', facts }),
  ],
  owned: months('zown box', { '2026-10': 7, '2026-11': 9 }),
})
const refusalOf = (failure: string) => expect.objectContaining({ failure })

test('months are those of the terms that the account sees, without those that no term has', () => {
  const seen = ['2026-03', '2026-08', '2026-09']
  expect(search({}, STRANGER).scope).toMatchObject({ months: seen, month: '2026-09' })
  expect(search({}, OWNER).scope).toMatchObject({ months: [...seen, '2026-10', '2026-11'], month: '2026-11' })
  for (const month of ['2026-05', '2026-10', '2026-11', '2025-01'])
    expect(() => search({ month }, STRANGER)).toThrow(refusalOf('unknownMonth'))
  expect(() => search({ month: '2026-05' }, OWNER)).toThrow(refusalOf('unknownMonth'))
})

test('without a month each term has its own latest searches; the last month has only those of the month', () => {
  const searches = (month?: string) =>
    search({ marketplace: 'DE', month }).list.map(({ text, values }) => [text, values.searches, values.searchesChange])
  expect(searches()).toEqual([
    ['zwax lamp', 500, null],
    ['zwax candle', 200, 1],
  ])
  expect(searches('2026-09')).toEqual([
    ['zwax lamp', null, null],
    ['zwax candle', 200, 1],
  ])
  expect(searches('2026-08')).toEqual([
    ['zwax lamp', null, null],
    ['zwax candle', 100, null],
  ])
  const found = search({ marketplace: 'DE', month: '2026-09', range: { searches: { min: 1 } } }).list
  expect(found.map(({ text }) => text)).toEqual(['zwax candle'])
})

test('the last month has bids and clicked products, and an earlier one has neither', () => {
  const bids = { range: { bid: { min: 0.5 } } }
  const [last] = search({ month: '2026-09', seeds: ['candle'], ...bids }).list
  expect(last).toMatchObject({ bidRange: { low: 0.6, high: 1.2 }, topThree: facts.topThree })
  const [earlier] = search({ month: '2026-08', seeds: ['candle'] }).list
  expect(earlier).toMatchObject({ bidRange: null, topThree: [] })
  expect(() => search({ month: '2026-08', ...bids })).toThrow(refusalOf('notInMonth'))
  // A later month of the account's own makes it an earlier one.
  expect(search({ month: '2026-09', seeds: ['candle'] }, OWNER).list[0]).toMatchObject({ bidRange: null, topThree: [] })
})

test('an export of an earlier month has no clicked products', () => {
  const { table, scope, rows } = search({ month: '2026-08', seeds: ['candle'] })
  const [head = '', line = ''] = [...keywordsCsv({ source: { table, scope }, rows, language: 'zh-CN' })]
  const names = head.trim().split(',')
  const { product, clickShare, conversionShare } = KEYWORD_EXPORT_TEXTS['zh-CN']
  for (const name of [product, clickShare, conversionShare]) {
    const at = names.indexOf(`${name} 1`)
    expect({ name, cell: line.split(',')[at] }).toEqual({ name, cell: '' })
  }
})

test('the rows of a page or file are read one by one, without whole columns', () => {
  const { table, scope, rows, list } = search({ month: '2026-09' })
  const withoutColumns = {
    ...table,
    history: {
      ...table.history,
      column: () => {
        throw new Error('reads a column')
      },
    },
  }
  expect(Array.from(rows, rowReader({ table: withoutColumns, scope }))).toEqual(list)
  const source = { table: withoutColumns, scope }
  expect([...keywordsCsv({ source, rows, language: 'en-US' })]).toHaveLength(1 + rows.length)
})
