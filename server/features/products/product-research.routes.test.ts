import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { productResearch } from '#contracts/api/product-research.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import type { ProductHistory } from '#contracts/model/catalogue.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'

type Page = Output<typeof productResearch.search>

/** A variation of the sample mug, without a row of its own. */
const VARIATION = 'B02BD51OJM'

let t: TestApp
let seller: ReturnType<TestApp['as']>
const db = openCatalogue(TEST_CATALOGUE)

beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
})
afterAll(async () => {
  await t.close()
  db.close()
})

async function research(body: object): Promise<Page> {
  const answer = await seller.post('/api/products/research', body)
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data
}
const refusal = async (body: object) => (await seller.post('/api/products/research', body)).body
const asinsOf = ({ row }: Page) => row.map(({ asin }) => asin)
/** The US products with most units. */
const bestSellers = (limit: number) =>
  db
    .prepare<[number], { asin: string }>(
      `SELECT asin FROM product WHERE marketplace = 'US' ORDER BY units DESC, id LIMIT ?`,
    )
    .all(limit)
    .map(({ asin }) => asin)

describe('a list of ASINs', () => {
  test('finds these products, whatever their case, most units first, and names the others', async () => {
    const asins = bestSellers(5)
    const page = await research({
      asins: [...asins.toReversed(), asins[0]?.toLowerCase(), 'B0UNKNOWN9', ' ', 'rubbish'],
    })
    expect(asinsOf(page).toSorted()).toEqual(asins.toSorted())
    expect(page.total).toBe(5)
    expect(page.missing).toEqual([
      { asin: 'B0UNKNOWN9', elsewhere: [] },
      { asin: 'RUBBISH', elsewhere: [] },
    ])
    const units = page.row.map(({ values }) => values.units ?? 0)
    expect(units).toEqual(units.toSorted((a, b) => b - a))
  })

  test('finds the product of a variation and names what was typed', async () => {
    const [other] = bestSellers(2).filter((asin) => asin !== STORY.asin)
    const page = await research({ asins: [VARIATION.toLowerCase(), other] })
    expect(page.missing).toEqual([])
    expect(new Map(page.row.map(({ asin, typed }) => [asin, typed]))).toEqual(
      new Map([
        [STORY.asin, VARIATION],
        [other, null],
      ]),
    )
    const both = await research({ asins: [VARIATION, STORY.asin] })
    expect(both.row.map(({ asin, typed }) => [asin, typed])).toEqual([[STORY.asin, null]])
  })

  test('says in which other marketplaces a missing product is', async () => {
    const { missing, total } = await research({ asins: [STORY.german] })
    expect({ missing, total }).toEqual({
      missing: [{ asin: STORY.german, elsewhere: [{ marketplace: 'DE', data: 'sample' }] }],
      total: 0,
    })
    const other = await research({ asins: [STORY.german], marketplace: 'DE', data: 'imported' })
    expect(other.missing[0]?.elsewhere).toEqual([{ marketplace: 'DE', data: 'sample' }])
    const german = await research({ asins: [STORY.german], marketplace: 'DE' })
    expect(german).toMatchObject({ total: 1, missing: [], currency: 'EUR' })
  })

  test('is searched together with other filters, which make no product a missing one', async () => {
    const asins = bestSellers(10)
    const { row } = await research({ asins })
    const price = row[0]?.values.price ?? 0
    const page = await research({ asins, range: { price: { min: price, max: price } } })
    expect(page.total).toBeLessThan(10)
    expect(page.missing).toEqual([])
  })

  test('of two hundred is taken, and a longer one refused', async () => {
    const asins = bestSellers(201)
    const page = await research({ asins: asins.slice(0, 200), size: 100 })
    expect({ total: page.total, rows: page.row.length }).toEqual({ total: 200, rows: 100 })
    expect((await seller.post('/api/products/research', { asins })).status).toBe(400)
  })

  test('finds the same in the list of products', async () => {
    const asins = bestSellers(3)
    const { body } = await seller.post('/api/products/search', { asins })
    expect(body.data.row.map(({ asin }: { asin: string }) => asin).toSorted()).toEqual(asins.toSorted())
  })
})

test('brands, sellers and words find what the list of products finds', async () => {
  const [first] = (await research({ words: 'travel mug' })).row
  for (const filter of [{ words: 'travel mug' }, { brands: [first?.brand] }, { sellers: [first?.seller] }]) {
    const { body } = await seller.post('/api/products/search', filter)
    const page = await research(filter)
    expect({ total: page.total, asins: asinsOf(page) }).toEqual({
      total: body.data.total,
      asins: body.data.row.map(({ asin }: { asin: string }) => asin),
    })
    expect(page.total).toBeGreaterThan(0)
  }
})

describe('the figures of a row', () => {
  test('of traffic are those of the stored keywords', async () => {
    const [hero] = (await research({ asins: [STORY.asin] })).row
    const stored = db
      .prepare<[string], { text: string; whole: number; ads: number }>(
        `SELECT keyword.text, traffic_share AS whole, ad_share AS ads FROM placement, keyword
         WHERE keyword.id = keyword_id AND placement.marketplace = 'US' AND asin = ?`,
      )
      .all(STORY.asin)
      .toSorted((a, b) => b.whole - a.whole)
    const ads = stored.reduce((sum, row) => sum + row.ads, 0)
    const organic = stored.reduce((sum, row) => sum + row.whole - row.ads, 0)
    expect(hero?.values.keywords).toBe(stored.length)
    expect(hero?.traffic?.adShare).toBeCloseTo(ads, 3)
    expect(hero?.traffic?.organicShare).toBeCloseTo(organic, 3)
    expect(hero?.traffic?.top.map(({ text }) => text)).toEqual(stored.slice(0, 3).map(({ text }) => text))
    expect(hero?.traffic?.top[0]?.share).toBeCloseTo(stored[0]?.whole ?? 0, 3)
  })

  test('of the last 24 months are those of the stored history, in major units', async () => {
    const stored = db
      .prepare<[string], { history: string }>(
        `SELECT history FROM product_history JOIN product ON product_id = id WHERE marketplace = 'US' AND asin = ?`,
      )
      .get(STORY.asin)
    const { months } = JSON.parse(stored?.history ?? '{}') as ProductHistory // written by the catalogue writer
    const [hero] = (await research({ asins: [STORY.asin] })).row
    expect(hero?.history).toHaveLength(24)
    expect(hero?.history).toEqual(
      months.map(({ month, units, price, rank }) => ({ month, units, price: price / 100, rank })),
    )
    const [japanese] = (await research({ asins: [STORY.japanese], marketplace: 'JP' })).row
    expect(Number.isInteger(japanese?.history[0]?.price)).toBe(true)
  })
})

describe('the rivals of a product', () => {
  test('are those that share most keywords with it, beside the product', async () => {
    const page = await research({ rivalsOf: STORY.asin.toLowerCase(), size: 100 })
    const stored = db
      .prepare<[object], { asin: string; shared: number }>(
        `SELECT asin, count(*) AS shared FROM placement WHERE asin <> @asin AND keyword_id IN
           (SELECT keyword_id FROM placement WHERE asin = @asin AND marketplace = 'US') GROUP BY asin ORDER BY shared DESC`,
      )
      .all({ asin: STORY.asin })
    const counts = new Map(stored.map(({ asin, shared }) => [asin, shared]))
    expect(asinsOf(page)).toContain(STORY.asin)
    expect(page.total).toBe(Math.min(stored.length, 50) + 1)
    for (const { asin, sharedKeywords } of page.row) expect(sharedKeywords).toBe(counts.get(asin) ?? null)
    const least = Math.min(...page.row.flatMap(({ sharedKeywords }) => sharedKeywords ?? []))
    expect(stored.filter(({ shared }) => shared > least).every(({ asin }) => asinsOf(page).includes(asin))).toBe(true)
  })

  test('replace a list of ASINs, and can be narrowed by other filters', async () => {
    const all = await research({ rivalsOf: STORY.asin, asins: ['B0UNKNOWN9'], size: 100 })
    expect(all.missing).toEqual([])
    const prices = all.row.map(({ values }) => values.price ?? 0).toSorted((a, b) => a - b)
    const max = prices[Math.floor(prices.length / 2)]!
    const page = await research({ rivalsOf: STORY.asin, range: { price: { max } }, size: 100 })
    expect(page.total).toBe(prices.filter((price) => price <= max).length)
    expect(page.total).toBeLessThan(all.total)
    expect(page.row.every(({ values }) => (values.price ?? 0) <= max)).toBe(true)
  })

  test('are those of the product that has the typed variation', async () => {
    const page = await research({ rivalsOf: VARIATION, size: 100 })
    expect(page).toMatchObject({ total: (await research({ rivalsOf: STORY.asin })).total, missing: [] })
    expect(page.row.find(({ asin }) => asin === STORY.asin)?.typed).toBe(VARIATION)
  })

  test.each([
    ['', 'emptyAsin'],
    ['rubbish', 'wrongAsin'],
    ['B0UNKNOWN9', 'asinNotFound'],
    [STORY.german, 'asinElsewhere'],
  ] as const)('of “%s” are refused (%s)', async (rivalsOf, failure) => {
    expect((await refusal({ rivalsOf })).code).toBe(failures[failure].code)
  })
})

test('the files have all products with their traffic', async () => {
  const asins = bestSellers(3)
  const { csv, xlsx, row } = await research({ asins: [...asins, 'B0UNKNOWN9'], size: 1 })
  const file = await t.as().get(csv)
  expect(file.headers['content-disposition']).toContain('.csv')
  const [head = '', ...lines] = file.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  for (const name of ['流量词数', '自然流量占比', '广告流量占比', '主要流量词 1']) expect(head).toContain(name)
  expect(lines[0]).toContain(row[0]?.traffic?.top[0]?.text)
  const book = await t.as().get(xlsx).responseType('blob')
  expect(Object.keys(unzipSync(new Uint8Array(book.body)))).toContain('xl/worksheets/sheet1.xml')
  const rivals = await research({ rivalsOf: STORY.asin })
  const rivalFile = await t.as().get(rivals.csv)
  expect(rivalFile.text.split('\r\n')[0]).toContain('共同流量词数')
  expect((await t.as().get(csv.replace('s=', 's=x'))).body.code).toBe(failures.fileNotFound.code)
})
