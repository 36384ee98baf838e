import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { marketSearch } from '#contracts/api/market-search.ts'
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { MARKET_NUMBER_NAMES, MARKET_SPREADS, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import {
  MARKET_PRESET_NAMES,
  MARKET_PRESETS,
  type MarketPreset,
  presetRange,
} from '#contracts/model/screener/market-presets.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { everyProduct, type StoredProduct } from '#server/features/catalogue/every-product.ts'
import { goldenMarket, sampleOf, toleranceOf } from './golden-market.test-support.ts'

type Page = Output<typeof marketSearch.search>
type Detail = Output<typeof marketSearch.detail>

let t: TestApp
let seller: ReturnType<TestApp['as']>
let stored: StoredProduct[]
const connection = openCatalogue(TEST_CATALOGUE)

beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
  stored = [...everyProduct(connection)]
})
afterAll(async () => {
  await t.close()
  connection.close()
})

async function answerOf(path: string, body: object) {
  const answer = await seller.post(path, body)
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data
}
const search = (body: object): Promise<Page> => answerOf('/api/markets/search', body)
const detail = (body: object): Promise<Detail> => answerOf('/api/markets/detail', body)
/** Markets of all pages. */
async function all(body: object = {}): Promise<MarketRow[]> {
  const { row, total } = await search({ ...body, size: 100 })
  return total > 100 ? [...row, ...(await search({ ...body, size: 100, page: 2 })).row] : row
}

test('without a filter, all niches and categories of the US are listed, most revenue first', async () => {
  const { row, total, ...about } = await search({ size: 100 })
  const us = stored.filter(({ product }) => product.marketplace === 'US')
  const niches = new Set(us.map(({ nicheId }) => nicheId))
  const nodes = new Set(
    us.flatMap(({ product: { categoryPath } }) => categoryPath.map((_, at) => categoryPath.slice(0, at + 1).join('>'))),
  )
  expect(total).toBe(niches.size + nodes.size)
  expect(about).toMatchObject({
    all: total,
    marketplace: 'US',
    currency: 'USD',
    data: 'sample',
    hasBoth: false,
    month: '2026-10',
    head: 10,
    newMonths: 3,
  })
  const revenue = row.map(({ values }) => values.revenue!)
  expect(revenue).toEqual(revenue.toSorted((a, b) => b - a))
})

describe('every metric is what the stored catalogue says', () => {
  test.each([
    ['a niche', { words: 'insulated travel mug', level: 'niche' }, {}],
    [
      'a niche with another head and another age of new products',
      { words: 'desk lamp', level: 'niche' },
      { head: 5, newMonths: 12 },
    ],
    ['a root category', { words: 'home kitchen', level: 'category' }, { head: 20, newMonths: 6 }],
    [
      'a Japanese niche, whose money has no decimals',
      { marketplace: 'JP', level: 'niche' },
      { head: 8, newMonths: 12 },
    ],
  ] as const)('of %s', async (_, filter, settings) => {
    const market = (await all({ ...filter, ...settings, sort: 'products' }))[0]!
    const expected = goldenMarket(connection, stored, market, settings)
    for (const name of MARKET_NUMBER_NAMES) {
      const [ours, golden] = [market.values[name], expected.numbers[name]]
      if (golden === null) expect([name, ours]).toEqual([name, null])
      else expect(Math.abs(ours! - golden), `${name}: ${ours}, not ${golden}`).toBeLessThan(toleranceOf(name, golden))
    }
    expect(market).toMatchObject({ country: expected.country, units: expected.span })
  })
})

describe('a filter', () => {
  const numbers = (row: MarketRow[], name: MarketNumber) => row.map(({ values }) => values[name])
  test.each(MARKET_NUMBER_NAMES)('by %s keeps the markets within its bounds', async (name) => {
    const every = await all()
    const known = numbers(every, name).filter((value) => value !== null)
    const middle = known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)]
    const upper = await all({ range: { [name]: { min: middle } } })
    const lower = await all({ range: { [name]: { max: middle } } })
    expect(upper.map(({ id }) => id)).toEqual(
      every.filter(({ values }) => values[name] !== null && values[name] >= middle!).map(({ id }) => id),
    )
    expect(lower.map(({ id }) => id)).toEqual(
      every.filter(({ values }) => values[name] !== null && values[name] <= middle!).map(({ id }) => id),
    )
  })
  test('by level, words in both languages, category and choices', async () => {
    const every = await all()
    expect((await all({ level: 'niche' })).every(({ level, nicheId, id }) => level === 'niche' && nicheId === id)).toBe(
      true,
    )
    for (const words of ['travel MUG', '保温旅行杯']) {
      const found = await all({ words })
      expect(found.some(({ id }) => id === STORY.niche)).toBe(true)
      expect(found.length).toBeLessThan(every.length)
    }
    const root = every.find(({ level, path }) => level === 'category' && path.length === 1)!
    const below = await all({ category: root.id })
    expect(below.map(({ id }) => id)).toEqual(every.filter(({ path }) => path[0] === root.title).map(({ id }) => id))
    const growing = await all({ choice: { period: ['growing', 'seasonal'] } })
    expect(growing.map(({ id }) => id)).toEqual(
      every.filter(({ period }) => period === 'growing' || period === 'seasonal').map(({ id }) => id),
    )
  })
  test('sorts by any number, unknown values last', async () => {
    for (const sort of ['avgPrice', 'searches', 'newUnits', 'openness'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const values = numbers(await all({ sort, order }), sort)
        const known = values.filter((value) => value !== null)
        expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
        expect(values.slice(known.length).every((value) => value === null)).toBe(true)
      }
  })
  test.each([
    ['contradicts itself', { range: { avgPrice: { min: 40, max: 15 } } }, 'wrongRange'],
    ['names an unknown category', { category: 'nowhere' }, 'unknownCategory'],
    ['is of no metric', { range: { karma: { min: 1 } } }, 'badRequest'],
    ['has a head of one', { head: 1 }, 'badRequest'],
    ['asks for products that are new for two years', { newMonths: 24 }, 'badRequest'],
  ] as const)('is refused if it %s', async (_, body, name) => {
    const { code, msg } = (await seller.post('/api/markets/search', body)).body
    expect(code).toBe(failures[name].code)
    expect(msg).not.toMatch(/undefined|\{/)
  })
})

describe('the detail of a market', () => {
  test('has every distribution, and each counts all products with its fact', async () => {
    const { market, spreads, top, months, season, keywords, returnRates, observedOn } = await detail({
      id: STORY.niche,
    })
    expect(spreads.map(({ of }) => of)).toEqual(MARKET_SPREADS)
    for (const { of, known, classes } of spreads) {
      expect([of, classes.reduce((sum, { products }) => sum + products, 0)]).toEqual([of, known])
      expect(classes.reduce((sum, { unitShare }) => sum + (unitShare ?? 0), 0)).toBeCloseTo(1, 6)
      expect(known).toBeGreaterThan(0)
    }
    expect(market.id).toBe(STORY.niche)
    expect(top[0]!.units).toBeGreaterThanOrEqual(top[1]!.units!)
    expect(top.length).toBeLessThanOrEqual(10)
    expect([months.length, season.length, months.at(-1)!.month]).toEqual([24, 12, '2026-10'])
    expect(months.at(-1)!.units).toBe(market.values.units)
    expect(months.every(({ searches, glanceViews }) => searches !== null && glanceViews !== null)).toBe(true)
    expect(keywords[0]!.searches).toBeGreaterThan(0)
    expect(returnRates).toMatchObject({ market: market.values.returnRate, category: market.values.categoryReturnRate })
    expect(observedOn).toMatch(/^2026-/)
  })
  test('of a category has no searches and no keywords', async () => {
    const [category] = await all({ level: 'category' })
    const { market, months, keywords } = await detail({ id: category!.id })
    expect(market.values).toEqual(category!.values)
    expect(months[0]).toMatchObject({ searches: null, glanceViews: null })
    expect(keywords).toEqual([])
  })
  test('counts new products that sell at least the median of the sample', async () => {
    const { newcomers } = await detail({ id: STORY.niche, newMonths: 12 })
    const members = sampleOf(stored, ({ nicheId }) => nicheId === STORY.niche)
    const fresh = members.filter(({ days }) => days !== null && days <= 365)
    const sorted = members.map(({ units }) => units).toSorted((a, b) => a - b)
    const median = (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2
    expect(newcomers).toEqual({
      products: fresh.length,
      successful: fresh.length === 0 ? null : fresh.filter(({ units }) => units >= median).length,
      medianUnits: median,
    })
  })
  test('is refused if there is no such market', async () => {
    const { code } = (await seller.post('/api/markets/detail', { id: 'nowhere' })).body
    expect(code).toBe(failures.nicheNotFound.code)
  })
})

test('the map is a tree whose children add up to their parents', async () => {
  const { row } = await answerOf('/api/markets/map', { marketplace: 'US' })
  const nodes: Output<typeof marketSearch.map>['row'] = row
  for (const node of nodes) {
    const children = nodes.filter(({ parent }) => parent === node.id)
    if (children.length === 0) continue
    expect(children.reduce((sum, { products }) => sum + products, 0)).toBe(node.products)
    expect(children.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)).toBeCloseTo(node.revenue!, 0)
  }
  expect(nodes.some(({ parent }) => parent === null)).toBe(true)
})

describe('an export', () => {
  const filter = { range: { avgPrice: { min: 20 } }, sort: 'avgPrice', order: 'asc' } as const
  test('has every matching market in the order of the list, as CSV and as a workbook', async () => {
    const { csv, xlsx, total } = await search({ ...filter, size: 1 })
    const ids = (await all(filter)).map(({ id }) => id)
    const { text } = await t.as().get(csv)
    const lines: string[] = text.trim().split('\r\n')
    expect(lines).toHaveLength(total + 1)
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(ids)
    const { body } = await t.as().get(xlsx).responseType('blob')
    const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(body))['xl/worksheets/sheet1.xml'])
    for (const id of ids) expect(sheet).toContain(`>${id}<`)
  })
  test('needs the address that the list has given', async () => {
    const { csv } = await search({})
    expect((await t.as().get(csv.replace(/s=[^&]+/, 's=forged'))).status).toBe(404)
    for (const q of ['{"range":1}', '{"category":"nowhere"}'])
      expect((await t.as().get(csv.replace(/q=[^&]+/, `q=${encodeURIComponent(q)}`))).status).toBe(404)
  })
})

describe('a preset', () => {
  test.each(MARKET_PRESET_NAMES)('%s finds the markets that meet its thresholds', async (name) => {
    const preset: MarketPreset = MARKET_PRESETS[name]
    const { head, newMonths, range } = preset
    const found = await all({ head, newMonths, range: presetRange(preset, 'US') })
    const expected = (await all({ head, newMonths })).filter(({ values }) =>
      Object.entries(range).every(([metric, { min = -Infinity, max = Infinity }]) => {
        const value = values[metric as MarketNumber] // keys of a range are metrics
        return value !== null && value >= min && value <= max
      }),
    )
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })
  test('converts its prices from dollars and rounds them to two digits', () => {
    const prices = MARKETPLACES.map((marketplace) => presetRange(MARKET_PRESETS.lowBrandMonopoly, marketplace).avgPrice)
    expect(prices.map((bounds) => bounds?.min)).toEqual([15, 12, 14, 14, 2400, 22, 14, 14, 1300])
    expect(presetRange(MARKET_PRESETS.lowBrandMonopoly, 'JP').avgUnits).toEqual({ min: 200 })
  })
})
