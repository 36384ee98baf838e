import { expect, test } from 'vitest'
import { withValues } from '#web/kit/url-state.ts'
import { queryWithSeed } from './query-with-seed.ts'
import { CLEARED, keywordFilter, readKeywordSearch, searchBody, valuesOfMonth } from './use-keyword-search.ts'
import { valuesOfPreset } from './values-of-preset.ts'

const read = (query: string) => readKeywordSearch(new URLSearchParams(query))

test('an address without values finds all terms, the most searched first', () => {
  expect(searchBody(read(''))).toEqual({ marketplace: 'US', sort: 'searches', order: 'desc' })
})

test('reads the whole search from the address', () => {
  const query =
    'marketplace=DE&data=sample&month=2026-03&seeds=mug,travel cup&match=related&with=steel&without=kids,baby&category=c1' +
    '&searches=1000..5000&clickShare=..0.6&period=seasonal,growing&sort=spr'
  expect(searchBody(read(query))).toEqual({
    marketplace: 'DE',
    data: 'sample',
    month: '2026-03',
    seeds: ['mug', 'travel cup'],
    match: 'related',
    with: 'steel',
    without: 'kids,baby',
    category: 'c1',
    range: { searches: { min: 1000, max: 5000 }, clickShare: { max: 0.6 } },
    choice: { period: ['seasonal', 'growing'] },
    sort: 'spr',
    order: 'asc',
  })
})

test('a match type without seeds does not filter', () => {
  expect(keywordFilter(read('match=exact'))).toEqual({ marketplace: 'US' })
})

test('names what the address cannot mean, and exchanges the ends of a range', () => {
  const { filter, problems, match, preset } = read('searches=50..20&color=red&period=warm&match=fuzzy&preset=best')
  expect(filter).toEqual({ range: { searches: { min: 20, max: 50 } }, choice: {} })
  expect(problems).toEqual([
    { name: 'searches', why: 'swapped' },
    { name: 'color', why: 'unknown' },
    { name: 'period', why: 'unreadable' },
  ])
  expect([match, preset]).toEqual(['broad', undefined])
})

test('a preset counts only while the address has its thresholds', () => {
  expect(read('preset=spread&searches=5000..&clickShare=..0.5').preset).toBe('spread')
  expect(read('preset=spread&searches=4000..&clickShare=..0.5').preset).toBeUndefined()
})

test('counts the seeds of the address that the call does not take', () => {
  const seeds = Array.from({ length: 52 }, (_, at) => `term ${at}`)
  const { seeds: taken, tooMany, tooLong } = read(`seeds=${[...seeds, 'x'.repeat(201)].join(',')}`)
  expect([taken.length, tooMany, tooLong]).toEqual([50, 2, 1])
})

test('a search with a found term keeps the filters, but starts on the first page and matches more than the term', () => {
  const search = new URLSearchParams('seeds=mug,cup&match=exact&searches=1000..&page=3')
  expect(queryWithSeed(search, 'mug, steel')).toBe('seeds=mug+steel&searches=1000..')
  expect(queryWithSeed(new URLSearchParams('match=phrase'), 'mug')).toBe('match=phrase&seeds=mug')
})

test('clearing the chips leaves what has a field of its own', () => {
  const search = new URLSearchParams(
    'seeds=mug&match=phrase&category=c1&with=steel&searches=1..&preset=spread&sort=spr',
  )
  for (const name of CLEARED) search.delete(name)
  expect(search.toString()).toBe('seeds=mug&match=phrase&category=c1&sort=spr')
})

const after = (query: string, change: (address: URLSearchParams) => Readonly<Record<string, string>>) => {
  const address = new URLSearchParams(query)
  return withValues(address, change(address)).toString()
}

test('an earlier month keeps the conditions that it has', () =>
  expect(after('searches=100..&period=seasonal&bid=..1&sort=spr', (address) => valuesOfMonth(address, '2026-03'))).toBe(
    'searches=100..&period=seasonal&month=2026-03',
  ))

test('an earlier month has no preset with a metric that it lacks', () => {
  const rising = after('searches=100..', (address) => valuesOfPreset(address, 'rising'))
  expect(after(rising, (address) => valuesOfMonth(address, '2026-03'))).toBe('searches=100..&month=2026-03')
})

test('a preset is about the last month, and gives back what it replaced', () => {
  const spread = after('month=2026-03&searches=100..&words=3..', (address) => valuesOfPreset(address, 'spread'))
  expect(read(spread)).toMatchObject({
    month: undefined,
    preset: 'spread',
    filter: { range: { searches: { min: 5000 }, clickShare: { max: 0.5 }, words: { min: 3 } } },
    problems: [],
  })
  expect(after(spread, (address) => valuesOfPreset(address, undefined))).toBe('searches=100..&words=3..')
})
