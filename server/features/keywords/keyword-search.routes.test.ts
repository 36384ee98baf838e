import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { KeywordRow, keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBER_NAMES } from '#contracts/model/keywords/keyword-metrics.ts'
import { hasWord, keywordCalls, stored, termsWhere } from './keyword-calls.test-support.ts'

const CALLS = ['/api/keywords/search', '/api/keywords/words', '/api/keywords/categories'] as const
const [SEARCH, WORDS, CATEGORIES] = CALLS
const { answer, search, found, texts, refusal, get } = keywordCalls()
const words = (body: object) => answer<Output<typeof keywordSearch.words>>(WORDS, body)
const categories = (body: object) => answer<Output<typeof keywordSearch.categories>>(CATEGORIES, body)

test('without a filter, all terms of the US are listed once, most searches first', async () => {
  const { total, all, currency, data, hasBoth } = await search({})
  expect({ total, all, currency, data, hasBoth }).toEqual({
    total: stored.length,
    all: stored.length,
    currency: 'USD',
    data: 'sample',
    hasBoth: false,
  })
  expect(await texts({})).toEqual(termsWhere(() => true))
})

test('a row has the facts of its term in the units of calls', async () => {
  const term = stored.find(({ text }) => text === 'insulated travel mug')!
  const { row } = await search({ seeds: [term.text], match: 'exact' })
  expect(row[0]).toMatchObject({
    id: term.id,
    text: term.text,
    zh: '保温旅行杯',
    niche: { id: term.nicheId, title: 'insulated travel mug' },
    category: { name: 'Travel Mugs', path: ['Home & Kitchen', 'Kitchen & Dining', 'Travel Mugs'] },
    bidRange: { low: term.bidLow / 100, high: term.bidHigh / 100 },
    trend: term.trend,
    topThree: term.topThree,
    observedOn: '2026-11-15',
    sample: true,
  })
})

describe('a filter', () => {
  // Only imported terms have a goods value.
  test.each(KEYWORD_NUMBER_NAMES.filter((name) => name !== 'goodsValue'))(
    'of %s keeps the terms in its range',
    async (name) => {
      const rows = await found({})
      const known = rows.map(({ values }) => values[name]).filter((value) => value !== null)
      const sorted = [...new Set(known)].toSorted((a, b) => a - b)
      // Between two values: a row shows seven digits of what the table has.
      const between = (at: number) => (sorted[Math.floor(at) - 1]! + sorted[Math.floor(at)]!) / 2
      const [min, max] = [between(sorted.length / 3), between((2 * sorted.length) / 3)]
      const expected = rows.filter(({ values }) => values[name] !== null && values[name] >= min && values[name] <= max)
      expect(expected.length).toBeGreaterThan(0)
      expect(await texts({ range: { [name]: { min, max } } })).toEqual(expected.map(({ text }) => text))
    },
  )
  test('of a period or a month keeps the terms of any chosen one', async () => {
    const rows = await found({})
    const kept = (check: (row: KeywordRow) => boolean) => rows.filter(check).map(({ text }) => text)
    expect(await texts({ choice: { period: ['seasonal'] } })).toEqual(kept(({ period }) => period === 'seasonal'))
    expect(await texts({ choice: { bestMonth: ['11', '12'] } })).toEqual(
      kept(({ bestMonth }) => bestMonth === 11 || bestMonth === 12),
    )
    expect(await texts({ choice: { period: [] } })).toHaveLength(rows.length)
  })
  test('of new niches keeps the terms without searches a year ago; their growth since then is unknown', async () => {
    const rows = await found({ choice: { period: ['new'] } })
    expect(rows.map(({ text }) => text)).toEqual(termsWhere(({ trend }) => trend.length < 13))
    expect(rows.length).toBeGreaterThan(10)
    for (const { period, values, trend } of rows) {
      expect(period).toBe('new')
      expect([values.searchesYear, values.searchesYearShift]).toEqual([null, null])
      expect(values.searchesTrend).not.toBeNull()
      expect(trend.length).toBeGreaterThanOrEqual(8)
    }
  })
  test('of a category keeps the terms of it and those below, as its tree counts them', async () => {
    const filter = { seeds: ['mug', 'bottle'], range: { searches: { min: 500 } } }
    const { row } = await categories(filter)
    const root = row.find(({ parent, keywords }) => parent === null && keywords > 0)!
    const below = row.filter(({ parent }) => parent === root.id)
    expect(below.reduce((sum, { keywords }) => sum + keywords, 0)).toBe(root.keywords)
    const rows = await found({ ...filter, category: root.id })
    expect(rows).toHaveLength(root.keywords)
    expect(rows.every(({ category }) => category?.path[0] === root.name)).toBe(true)
    expect((await categories({ ...filter, category: below[0]!.id })).row).toEqual(row)
  })
})

test('every page can be sorted by every number, unknown values last', async () => {
  for (const sort of KEYWORD_NUMBER_NAMES)
    for (const order of ['asc', 'desc'] as const) {
      const { row } = await search({ sort, order, size: 100, page: 2 })
      const values = row.map(({ values }) => values[sort])
      const known = values.filter((value) => value !== null)
      expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
      expect(values.slice(known.length).every((value) => value === null)).toBe(true)
    }
})

describe('refuses with its reason', () => {
  test.each([
    ['a minimum above the maximum', { range: { clickShare: { min: 0.5, max: 0.1 } } }, 'wrongRange'],
    ['an unknown category', { category: 'nowhere' }, 'unknownCategory'],
    ['a category that is no id', { category: `1-1'; DROP TABLE keyword` }, 'unknownCategory'],
    ['a filter of no metric', { range: { karma: { min: 1 } } }, 'badRequest'],
    ['51 seeds', { seeds: Array.from({ length: 51 }, () => 'mug') }, 'badRequest'],
    ['a seed of 201 letters', { seeds: ['m'.repeat(201)] }, 'badRequest'],
    ['an endless page', { page: 1e9 }, 'badRequest'],
  ] as const)('%s', async (_, body, name) => {
    const { code, msg } = await refusal(SEARCH, body)
    expect(code).toBe(failures[name].code)
    expect(msg).not.toMatch(/undefined|\{/)
  })
  test('a contradiction by the name of its metric, in every call', async () => {
    const body = { range: { titleDensity: { min: 9, max: 3 } } }
    for (const call of CALLS)
      expect((await refusal(call, body)).msg).toContain(KEYWORD_TEXTS['zh-CN'].names.titleDensity)
  })
  test('seeds of too many words together, in every call', async () => {
    const seeds = (words: number) => Array.from({ length: 50 }, (_, at) => `mug${at} `.repeat(words))
    for (const call of CALLS) {
      const { code, msg } = await refusal(call, { seeds: seeds(11) })
      expect(code).toBe(failures.tooManyWords.code)
      expect(msg).toContain('500')
    }
    expect((await search({ seeds: seeds(10) })).total).toBe(0)
    expect((await refusal(SEARCH, { seeds: Array.from({ length: 50 }, () => '旅行杯保温杯办公室带盖') })).code).toBe(
      failures.tooManyWords.code,
    )
  })
  test('too many words to include or exclude, together with those of the seeds, in every call', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `q${at % 10}`).join(', ')
    const body = { seeds: [words(50), words(10)], with: words(50), without: words(391) }
    for (const call of CALLS)
      expect(await refusal(call, body)).toMatchObject({
        code: failures.tooManyWords.code,
        msg: expect.stringMatching(/500.*501/),
      })
    expect((await search({ ...body, without: words(390) })).total).toBe(0)
    expect(await refusal(SEARCH, { without: '旅行杯'.repeat(167) })).toMatchObject({ code: failures.tooManyWords.code })
  })
  test('nothing about a page after the last one: it is empty', async () => {
    const { row, total } = await search({ seeds: ['mug'], page: 1000, size: 100 })
    expect({ row, total: total > 0 }).toEqual({ row: [], total: true })
  })
})

test('a marketplace without imported terms has an empty list of them', async () => {
  const { row, total, all } = await search({ data: 'imported' })
  expect({ row, total, all }).toEqual({ row: [], total: 0, all: 0 })
  expect((await words({ data: 'imported' })).row).toEqual([])
})

describe('the words of terms', () => {
  test('are counted with their searches, most frequent first', async () => {
    const { row, total } = await words({ seeds: ['mug'] })
    const matching = stored.filter(({ text }) => hasWord(text, 'mug'))
    expect(total).toBe(matching.length)
    expect(row[0]).toEqual({
      word: 'mug',
      keywords: matching.length,
      searches: matching.reduce((sum, { searches }) => sum + searches, 0),
    })
    const handles = matching.filter(({ text }) => text.split(' ').includes('handle'))
    expect(row.find(({ word }) => word === 'handle')).toEqual({
      word: 'handle',
      keywords: handles.length,
      searches: handles.reduce((sum, { searches }) => sum + searches, 0),
    })
    const counts = row.map(({ keywords }) => keywords)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })
  test('are a hundred at most, without numbers, single letters and small words', async () => {
    const { row } = await words({})
    expect(row).toHaveLength(100)
    expect(row.filter(({ word }) => /^\d+$|^[a-z]$|^(for|the|with|and)$/.test(word))).toEqual([])
    expect(new Set(row.map(({ word }) => word)).size).toBe(100)
  })
  test('of a plural count with those of its singular, once a term', async () => {
    const { row } = await words({})
    const has = (text: string) => text.split(' ').some((word) => word === 'mug' || word === 'mugs')
    const ofMugs = stored.filter(({ text }) => has(text))
    expect(row.find(({ word }) => word === 'mug')?.keywords).toBe(ofMugs.length)
    expect(row.some(({ word }) => word === 'mugs')).toBe(false)
  })
  test('of Japan are separated as searchers separate them', async () => {
    const { row } = await words({ marketplace: 'JP', seeds: ['タンブラー'] })
    expect(row.map(({ word }) => word)).toEqual(expect.arrayContaining(['タンブラー', 'コーヒー']))
  })
})

describe('an export', () => {
  const filter = { range: { searches: { min: 2000 } }, sort: 'clickShare', order: 'asc' } as const
  test('as CSV has every matching term in the order of the list', async () => {
    const { csv, total } = await search(filter)
    const { text, headers } = await get(csv)
    const lines = text.trim().split('\r\n')
    expect(headers['content-disposition']).toContain('.csv')
    expect(lines).toHaveLength(total + 1)
    expect(lines.slice(1).map((line: string) => line.split(',')[0])).toEqual(await texts(filter))
  })
  test('has all metrics, the most clicked products and each month of the searches', async () => {
    const term = stored.find(({ text }) => text === 'travel mug')!
    const { csv } = await search({ seeds: [term.text], match: 'exact' })
    const [head = '', line = ''] = (await get(csv)).text.slice(1).split('\r\n')
    const cells = new Map(head.split(',').map((name: string, at: number) => [name, line.split(',')[at]]))
    const { names } = KEYWORD_TEXTS['zh-CN']
    for (const name of KEYWORD_NUMBER_NAMES)
      expect([...cells.keys()].filter((one) => one.replace(/ \(USD\)$/, '') === names[name])).toHaveLength(1)
    expect(cells.get('中文翻译')).toBe(term.zh)
    expect(cells.get(names.searches)).toBe(String(term.searches))
    expect(cells.get('点击前三商品 1')).toBe(term.topThree[0]!.asin)
    expect(cells.get('搜索量 2024-11')).toBe(String(term.trend[0]))
    expect(cells.get('搜索量 2026-10')).toBe(String(term.trend.at(-1)))
  })
  test('as a workbook has the same terms', async () => {
    const { xlsx } = await search(filter)
    const { body } = await get(xlsx).responseType('blob')
    const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(body))['xl/worksheets/sheet1.xml'])
    const first = [...sheet.matchAll(/<row[^>]*><c[^>]*><is><t[^>]*>(.*?)<\/t>/g)].map(([, text]) => text)
    expect(first.slice(1)).toEqual(await texts(filter))
  })
  test('of fifty long seeds opens, although each quotation mark takes nine bytes of its address', async () => {
    const { csv, xlsx } = await search({ seeds: Array.from({ length: 50 }, (_, at) => `${'“'.repeat(190)}mug${at}`) })
    expect(csv.length).toBeGreaterThan(80_000)
    for (const address of [csv, xlsx]) expect((await get(address)).status).toBe(200)
  })
  test('needs the address that the list has given', async () => {
    const { csv } = await search({})
    const forged = csv.replace(/s=[^&]+/, 's=forged')
    expect((await get(forged)).status).toBe(404)
    for (const q of ['{"range":1}', '{', '{"category":"nowhere"}', '{"range":{"bid":{"min":2,"max":1}}}'])
      expect((await get(csv.replace(/q=[^&]+/, `q=${encodeURIComponent(q)}`))).status).toBe(404)
  })
})
