import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { searchTerms } from '#contracts/api/search-terms.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { isInPeriod, TERM_NUMBER_NAMES } from '#contracts/model/keywords/search-term-metrics.ts'
import { CATEGORIES, PRODUCTS, SEARCH, storedTerms, termCalls } from './term-calls.test-support.ts'

const { answer, search, found, history, refusal, refusalIn, get } = termCalls()
const stored = storedTerms('US')
const textsOf = async (body: object) => (await found(body)).map(({ text }) => text)

test('without a filter, all terms of the newest week are listed once, the best rank first', async () => {
  const { total, all, kind, period, periods, currency, data } = await search({})
  expect({ total, all, kind, period, currency, data }).toEqual({
    total: stored.length,
    all: stored.length,
    kind: 'week',
    period: '2026-11-08',
    currency: 'USD',
    data: 'sample',
  })
  expect([periods.week.length, periods.week[0]]).toEqual([26, '2026-05-17'])
  expect([periods.month.length, periods.month[0], periods.month.at(-1)]).toEqual([24, '2024-11', '2026-10'])
  expect(periods.quarter).toEqual(['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2', '2026-Q3'])
  const ranks = (await found({})).map(({ values }) => values.searchRank!)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test('a row names its three most clicked products with their brands', async () => {
  const { row } = await search({ words: 'insulated travel mug', match: 'exact' })
  const [term] = row
  expect(term).toMatchObject({ zh: '保温旅行杯', niche: { title: 'insulated travel mug' }, sample: true })
  expect(term!.products).toHaveLength(3)
  for (const { title, brand } of term!.products) expect([typeof title, typeof brand]).toEqual(['string', 'string'])
})

describe('a filter', () => {
  test.each(TERM_NUMBER_NAMES)('of %s keeps the terms in its range', async (name) => {
    const kind = isInPeriod(name, 'week') ? 'week' : 'month'
    const rows = await found({ kind })
    const known = rows.map(({ values }) => values[name]).filter((value) => value !== null)
    const sorted = [...new Set(known)].toSorted((a, b) => a - b)
    // Between two values: a row shows seven digits of what the table has.
    const between = (at: number) => (sorted[Math.floor(at) - 1]! + sorted[Math.floor(at)]!) / 2
    const [min, max] = [between(Math.max(1, sorted.length / 3)), between((2 * sorted.length) / 3)]
    const expected = rows.filter(({ values }) => values[name] !== null && values[name] >= min && values[name] <= max)
    expect(expected.length).toBeGreaterThan(0)
    expect(await textsOf({ kind, range: { [name]: { min, max } } })).toEqual(expected.map(({ text }) => text))
  })
  test('of a category keeps the terms that its tree counts', async () => {
    const filter = { words: 'mug', kind: 'month' }
    const { row } = await answer<Output<typeof searchTerms.categories>>(CATEGORIES, filter)
    const root = row.find(({ parent, terms }) => parent === null && terms > 0)!
    expect(await textsOf({ ...filter, category: root.id })).toHaveLength(root.terms)
  })
  test('of words looks at the term and its translation, and words can be required or excluded', async () => {
    expect((await textsOf({ words: '保温旅行杯' })).length).toBeGreaterThan(0)
    const texts = await textsOf({ words: 'mug', with: 'travel', without: 'insulated' })
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatch(/^(?!.*insulated).*travel/)
  })
})

test('every list can be sorted by every number of its period, unknown values last', async () => {
  for (const kind of ['week', 'quarter'] as const)
    for (const sort of TERM_NUMBER_NAMES.filter((name) => isInPeriod(name, kind))) {
      const { row } = await search({ kind, sort, order: 'asc', size: 100, page: 2 })
      const values = row.map((each) => each.values[sort])
      const known = values.filter((value) => value !== null)
      expect({ sort, known }).toEqual({ sort, known: known.toSorted((a, b) => a - b) })
      expect(values.slice(known.length).every((value) => value === null)).toBe(true)
    }
})

describe('refuses with its reason', () => {
  test.each([
    ['a week that begins on a Wednesday', { period: '2026-11-11' }, 'unknownPeriod'],
    ['a week that is not over', { period: '2026-11-15' }, 'unknownPeriod'],
    ['a week before the first one', { period: '2020-01-05' }, 'unknownPeriod'],
    ['a day that no calendar has', { period: '2026-02-31' }, 'unknownPeriod'],
    ['a month among weeks', { period: '2026-10' }, 'unknownPeriod'],
    ['a thirteenth month', { kind: 'month', period: '2026-13' }, 'unknownPeriod'],
    ['a fifth quarter', { kind: 'quarter', period: '2026-Q5' }, 'unknownPeriod'],
    ['a quarter that is not over', { kind: 'quarter', period: '2026-Q4' }, 'unknownPeriod'],
    ['a period of right-to-left letters', { period: '‮אבג' }, 'unknownPeriod'],
    ['an empty period', { period: '' }, 'unknownPeriod'],
    ['a rank of a month', { kind: 'month', range: { searchRank: { max: 10 } } }, 'notInPeriod'],
    ['an order by the rank of a quarter', { kind: 'quarter', sort: 'searchRank' }, 'notInPeriod'],
    ['a year before a week', { range: { yearChange: { min: 0 } } }, 'notInPeriod'],
    ['a minimum above the maximum', { range: { clickShare: { min: 0.5, max: 0.1 } } }, 'wrongRange'],
    ['an unknown category', { category: 'nowhere' }, 'unknownCategory'],
    ['an unknown model', { model: 'lukewarm' }, 'badRequest'],
    ['words of 5,000 letters', { words: 'm'.repeat(5000) }, 'badRequest'],
    ['an endless page', { page: 1e9 }, 'badRequest'],
  ] as const)('%s', async (_, body, name) => {
    for (const path of [SEARCH, PRODUCTS]) {
      // The products have an order of their own.
      if (path === PRODUCTS && 'sort' in body) continue
      const { code, msg } = await refusal(path, body)
      expect(code).toBe(failures[name].code)
      expect(msg).not.toMatch(/undefined|\{/)
    }
  })
  test('an unknown period by naming those that exist', async () => {
    const { msg } = await refusal(SEARCH, { period: '2026-11-11' })
    expect(msg).toBe('没有“2026-11-11”的数据。现有 26 周：2026-05-17 至 2026-11-08，以周日的日期表示')
    const other = await refusalIn('en-US', SEARCH, { kind: 'quarter', period: '2026-Q4' })
    expect(other.msg).toBe('There is no data for “2026-Q4”. There are 7 quarters, 2025-Q1 to 2026-Q3')
  })
  test.each(['***', '%', '🦄', '‮אבג', "'; DROP TABLE keyword"])(
    'nothing about the words %s, which no term has',
    async (words) => {
      expect(await search({ words })).toMatchObject({ row: [], total: 0, all: stored.length })
    },
  )
  test('nothing about blank words: they do not filter', async () => {
    expect((await search({ words: ' \n\t' })).total).toBe(stored.length)
  })
})

test('a marketplace without imported terms has no period', async () => {
  const { row, total, all, period, periods } = await search({ data: 'imported' })
  expect({ row, total, all, period, periods }).toEqual({
    row: [],
    total: 0,
    all: 0,
    period: null,
    periods: { week: [], month: [], quarter: [] },
  })
})

describe('the history of a term', () => {
  test('has all its weeks and months as stored', async () => {
    const { keyword, weeks } = stored.find((term) => term.keyword.text === 'travel mug')!
    const { data } = await history(keyword.id)
    expect(data).toMatchObject({ id: keyword.id, text: 'travel mug', marketplace: 'US', sample: true })
    expect(data.weeks.map((week: { searches: number }) => week.searches)).toEqual(weeks.searches)
    expect(data.weeks.map((week: { rank: number }) => week.rank)).toEqual(weeks.frequencyRank)
    expect(data.weeks[0].first).toBe(weeks.first)
    expect(data.months.map((month: { searches: number }) => month.searches)).toEqual(keyword.trend)
    expect([data.months[0].month, data.months.at(-1).month]).toEqual(['2024-11', '2026-10'])
  })
  test('of an unknown term is refused', async () => {
    expect((await history(1)).code).toBe(failures.termNotFound.code)
    expect((await history(2 ** 53)).code).toBe(failures.termNotFound.code)
    expect((await history(-1)).code).toBe(failures.badRequest.code)
  })
})

describe('an export', () => {
  const filter = { model: 'hot', words: 'mug', sort: 'clickShare', order: 'asc' } as const
  test('as CSV has every matching term in the order of the list, with period, models and products', async () => {
    const { csv, total } = await search(filter)
    const { text, headers } = await get(csv)
    const [head = '', ...lines] = text.slice(1).trim().split('\r\n')
    expect(headers['content-disposition']).toContain('2026-11-08.csv')
    expect(lines).toHaveLength(total)
    expect(lines.map((line: string) => line.split(',')[0])).toEqual(await textsOf(filter))
    const { names } = TERM_TEXTS['zh-CN']
    for (const name of TERM_NUMBER_NAMES)
      expect(head.split(',').some((each: string) => each.replace(/ \(USD\)$/, '') === names[name])).toBe(
        isInPeriod(name, 'week'),
      )
    for (const column of ['时期', '所属模型', '标题 1', '品牌 3', '转化占比 2']) expect(head).toContain(column)
  })
  test('as a workbook has the same terms', async () => {
    const { xlsx } = await search({ ...filter, kind: 'month' })
    const { body } = await get(xlsx).responseType('blob')
    const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(body))['xl/worksheets/sheet1.xml'])
    const first = [...sheet.matchAll(/<row[^>]*><c[^>]*><is><t[^>]*>(.*?)<\/t>/g)].map(([, text]) => text)
    expect(first.slice(1)).toEqual(await textsOf({ ...filter, kind: 'month' }))
  })
  test('needs the address that the list has given', async () => {
    const { csv } = await search({})
    expect((await get(csv.replace(/s=[^&]+/, 's=forged'))).status).toBe(404)
    for (const q of ['{', '{"kind":"decade"}', '{"period":"2026-11-11"}', '{"kind":"month","sort":"searchRank"}'])
      expect((await get(csv.replace(/q=[^&]+/, `q=${encodeURIComponent(q)}`))).status).toBe(404)
  })
})
