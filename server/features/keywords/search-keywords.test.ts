/** Imported terms and those of an account, in a copy of the sample world. */
import { expect, test } from 'vitest'
import type { KeywordFilter } from '#contracts/api/keyword-search.ts'
import { importedTerms, OWNER, reading } from './imported-terms.test-support.ts'
import { keywordsCsv } from './keyword-export.ts'
import { frequentWords } from './keyword-words.ts'

const BID = { bid: 80, low: 60, high: 120 }
/** Terms of Helium 10, of which little is known. */
const imported = [
  reading({ text: 'zwax candle', searches: { month: '2026-10', count: 0 }, facts: { bid: BID, purchases: 0 } }),
  reading({ text: 'zwax candles', day: '2026-09-20', searches: { month: '2026-08', count: 100 } }),
  reading({ text: 'zwax candles', day: '2026-10-20', searches: { month: '2026-09', count: 200 } }),
  reading({ text: 'zwax candles', searches: { month: '2026-10', count: 300 } }),
  reading({ text: '=HYPERLINK("x")', day: '2026-09-20', searches: { month: '2026-08', count: 10 } }),
  reading({ text: '=HYPERLINK("x")', day: '2026-10-20', searches: { month: '2026-09', count: 20 } }),
  reading({ text: 'glass boxes 24', searches: { month: '2026-10', count: 9 } }),
  reading({ text: 'box b batteries', searches: { month: '2026-10', count: 8 } }),
  reading({ text: 'battery', searches: { month: '2026-10', count: 7 } }),
]

const { search } = importedTerms({
  everyone: imported,
  owned: [reading({ text: 'zown candle', searches: { month: '2026-10', count: 5 } })],
})
const texts = (filter: KeywordFilter, accountId?: number) => search(filter, accountId).list.map(({ text }) => text)

test('imported terms come first and never among sample terms', () => {
  const { scope, list } = search({})
  expect(scope).toMatchObject({ data: 'imported', hasBoth: true, month: '2026-10', all: 6 })
  expect(list.every(({ sample }) => !sample)).toBe(true)
  const sample = search({ data: 'sample', seeds: ['candle', 'mug'] })
  expect(sample.list.every((row) => row.sample)).toBe(true)
  expect(search({ marketplace: 'DE' }).scope).toMatchObject({ data: 'sample', hasBoth: false })
})

test('the terms of an account are invisible to others, also by what they lead to', () => {
  expect(texts({ seeds: ['candle'] }, OWNER)).toEqual(['zwax candles', 'zown candle', 'zwax candle'])
  expect(texts({ seeds: ['candle'] })).toEqual(['zwax candles', 'zwax candle'])
  expect(texts({ seeds: ['zown'], match: 'related' })).toEqual([])
  expect(search({}, OWNER).scope.all).toBe(7)
})

test('what is not known of a term is null, and no range contains it', () => {
  const { list } = search({ seeds: ['zwax candle'], match: 'exact' })
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ zh: null, niche: null, category: null, period: null, bestMonth: null, topThree: [] })
  const { values } = list[0]!
  const unknown = ['searchesChange', 'searchesTrend', 'searchesYear', 'searchesYearShift', 'searchRank', 'rankShift1']
  for (const name of [...unknown, 'purchaseRate', 'supplyDemand', 'clickShare', 'conversionShare', 'price', 'rating'])
    expect({ name, value: values[name as keyof typeof values] }).toEqual({ name, value: null }) // names of metrics
  expect(values).toMatchObject({ searches: 0, spr: 0, products: null, bid: 0.8, words: 2 })
  expect(texts({ range: { clickShare: { max: 1 } } })).toEqual([])
})

test('a change needs the month before; three months are too few for a trend of quarters', () => {
  const { list } = search({ seeds: ['zwax candles'], match: 'exact' })
  expect(list[0]!.values).toMatchObject({ searchesChange: 0.5, searchesTrend: null, searchesYear: null })
})

test('plurals count with their singular, numbers and single letters do not count', () => {
  const { table, scope, rows } = search({})
  const words = new Map(frequentWords({ table, scope }, rows).map(({ word, ...counts }) => [word, counts]))
  expect(words.get('candle')).toEqual({ keywords: 2, searches: 300 })
  expect(words.get('box')).toEqual({ keywords: 2, searches: 17 })
  expect(words.get('battery')).toEqual({ keywords: 2, searches: 15 })
  expect([...words.keys()].toSorted()).toEqual(['battery', 'box', 'candle', 'glass', 'hyperlink', 'zwax'])
})

test('an exported term never runs as a formula, and older data keeps its months', () => {
  const { table, scope, rows } = search({ seeds: ['hyperlink'] })
  const [head = '', line = ''] = [...keywordsCsv({ source: { table, scope }, rows, language: 'zh-CN' })]
  expect(line.startsWith(`"'=HYPERLINK(""x"")",`)).toBe(true)
  const months = head
    .trim()
    .split(',')
    .map((name) => name.match(/^搜索量 (\d{4}-\d\d)$/)?.[1])
  const cells = line.trim().split(',')
  const at = (month: string) => cells[months.indexOf(month)]
  expect([at('2026-07'), at('2026-08'), at('2026-09'), at('2026-10')]).toEqual(['', '10', '20', ''])
})
