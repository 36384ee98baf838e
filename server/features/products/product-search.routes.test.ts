import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { productSearch } from '#contracts/api/product-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { everyProduct, type StoredProduct } from '#server/features/catalogue/every-product.ts'

type Page = Output<typeof productSearch.search>

let t: TestApp
let seller: ReturnType<TestApp['as']>
/** US products as the catalogue stores them. */
let stored: StoredProduct[]
const connection = openCatalogue(TEST_CATALOGUE)

beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
  stored = [...everyProduct(connection)].filter(({ product }) => product.marketplace === 'US')
})
afterAll(async () => {
  await t.close()
  connection.close()
})

async function search(body: object): Promise<Page> {
  const answer = await seller.post('/api/products/search', body)
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data
}
const refusal = async (body: object) => (await seller.post('/api/products/search', body)).body
/** ASINs of all stored US products that pass the check. */
const asinsWhere = (check: (one: StoredProduct) => boolean) =>
  stored
    .filter(check)
    .map(({ product }) => product.asin)
    .toSorted()
/** ASINs of all pages of a search. */
async function found(body: object): Promise<string[]> {
  const { total } = await search(body)
  const asins: string[] = []
  for (let page = 1; asins.length < total; page++) {
    const { row } = await search({ ...body, page, size: 100 })
    expect(row.length).toBeGreaterThan(0)
    asins.push(...row.map(({ asin }) => asin))
  }
  return asins
}
const sorted = async (body: object) => (await found(body)).toSorted()

test('without a filter, all products of the US are listed once, most units first', async () => {
  const { total, all, month, months, currency, data, hasBoth } = await search({})
  expect({ total, all, currency, data, hasBoth }).toEqual({
    total: stored.length,
    all: stored.length,
    currency: 'USD',
    data: 'sample',
    hasBoth: false,
  })
  expect([month, months.length]).toEqual(['2026-10', 24])
  const asins = await found({})
  expect(asins.toSorted()).toEqual(asinsWhere(() => true))
  const units = new Map(stored.map(({ product, months }) => [product.asin, months.at(-1)?.units ?? product.units]))
  const order = asins.map((asin) => units.get(asin) ?? -1)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
})

describe('a filter finds what a plain filter over the catalogue finds', () => {
  test.each<[string, object, (one: StoredProduct) => boolean]>([
    [
      'price from $15 to $40',
      { range: { price: { min: 15, max: 40 } } },
      ({ product }) => product.price! >= 1500 && product.price! <= 4000,
    ],
    [
      'at least 300 units, fewer than 200 ratings',
      { range: { units: { min: 300 }, ratings: { max: 199 } } },
      ({ product }) => product.units! >= 300 && product.ratings! <= 199,
    ],
    [
      'units grew by a tenth',
      { range: { unitsChange: { min: 0.1 } } },
      ({ months }) => months.length > 1 && months.at(-1)!.units / months.at(-2)!.units - 1 >= 0.1,
    ],
    [
      'light FBA products of Chinese sellers with A+',
      { range: { weight: { max: 500 } }, choice: { fulfilment: ['FBA'], sellerCountry: ['CN'], aPlus: ['yes'] } },
      ({ product }) =>
        product.weight! <= 500 &&
        product.fulfilment === 'FBA' &&
        product.sellerCountry === 'CN' &&
        product.aPlus === true,
    ],
    [
      'any of two badges',
      { choice: { badges: ['bestSeller', 'newRelease'] } },
      ({ product }) => product.badges.some((badge) => badge !== 'amazonsChoice'),
    ],
    [
      'no variations, no video',
      { choice: { variation: ['no'], video: ['no'] } },
      ({ product }) => product.variants.length === 0 && product.videos === 0,
    ],
    ['a value that is named twice', { choice: { video: ['no', 'no'] } }, ({ product }) => product.videos === 0],
    [
      'a word of the title but not another',
      { words: 'mug', without: 'lid, straw' },
      ({ product: { title } }) => /mug/i.test(title) && !/\b(lids?|straws?)/i.test(title),
    ],
    [
      'units of an earlier month',
      { month: '2026-03', range: { units: { min: 100 } } },
      ({ months }) => (months.find(({ month }) => month === '2026-03')?.units ?? 0) >= 100,
    ],
  ])('%s', async (_, body, check) => {
    const expected = asinsWhere(check)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(stored.length)
    expect(await sorted(body)).toEqual(expected)
  })
  test('brands in any spelling of case, and without others', async () => {
    const brand = stored[0]!.product.brand!
    const of = asinsWhere(({ product }) => product.brand === brand)
    expect(await sorted({ brands: [brand.toUpperCase()] })).toEqual(of)
    expect(await sorted({ withoutBrands: [brand] })).toEqual(asinsWhere(({ product }) => product.brand !== brand))
    expect(await sorted({ brands: ['***'] })).toEqual([])
    expect(await sorted({ words: '%_*' })).toEqual([])
  })
  test('a category with those below it, as its tree counts them', async () => {
    const { row } = (await seller.post('/api/products/categories', { range: { price: { max: 30 } } })).body.data
    const root = row.find((node: { parent: string | null; products: number }) => node.parent === null && node.products)
    const below = row.filter((node: { parent: string | null }) => node.parent === root.id)
    expect(below.reduce((sum: number, node: { products: number }) => sum + node.products, 0)).toBe(root.products)
    const asins = await sorted({ category: root.id, range: { price: { max: 30 } } })
    expect(asins).toEqual(asinsWhere(({ product }) => product.categoryPath[0] === root.name && product.price! <= 3000))
    expect(asins).toHaveLength(root.products)
  })
})

test('a row has the facts of its product in the units of calls', async () => {
  const product = catalogueOf(connection).product(STORY.asin, 'US', 0)!
  const { row } = await search({ brands: [product.brand], size: 100 })
  const one = row.find(({ asin }) => asin === STORY.asin)!
  expect(one).toMatchObject({
    title: product.title,
    brand: product.brand,
    category: { path: product.categoryPath },
    fulfilment: product.fulfilment,
    badges: product.badges,
    listedOn: product.listedOn,
    sample: true,
    rights: null,
    units: { method: 'sample', low: product.units, high: product.units },
  })
  expect(one.values).toMatchObject({ price: product.price! / 100, units: product.units, rating: product.rating })
})

test('a row of an earlier month has the units of that month', async () => {
  const { row } = await search({ month: '2026-03', size: 1 })
  const { months } = stored.find(({ product }) => product.asin === row[0]!.asin)!
  const { units } = months.find(({ month }) => month === '2026-03')!
  expect(row[0]).toMatchObject({ values: { units }, units: { method: 'sample', low: units, high: units } })
})

test('every page can be sorted by every number, unknown values last', async () => {
  for (const sort of ['price', 'margin', 'unitsYear', 'rankShift', 'age'] as const)
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
    ['a minimum above the maximum', { range: { price: { min: 40, max: 15 } } }, 'wrongRange'],
    ['a month without data', { month: '2020-01' }, 'unknownMonth'],
    ['a filter that an earlier month lacks', { month: '2026-03', range: { margin: { min: 0.3 } } }, 'notInMonth'],
    ['an order that an earlier month lacks', { month: '2026-03', sort: 'margin' }, 'notInMonth'],
    ['an unknown category', { category: 'nowhere' }, 'unknownCategory'],
    ['a category that is no id', { category: `1-1'; DROP TABLE product` }, 'unknownCategory'],
    ['a filter of no metric', { range: { karma: { min: 1 } } }, 'badRequest'],
    ['an endless page', { page: 1e9 }, 'badRequest'],
  ] as const)('%s', async (_, body, name) => {
    const { code, msg } = await refusal(body)
    expect(code).toBe(failures[name].code)
    expect(msg).not.toMatch(/undefined|\{/)
  })
  test('nothing about a page after the last one: it is empty', async () => {
    expect((await search({ page: 1000, size: 100 })).row).toEqual([])
  })
})

describe('an export', () => {
  const filter = { range: { units: { min: 200 } }, sort: 'price', order: 'asc' } as const
  test('as CSV has every matching product in the order of the list', async () => {
    const { csv, total } = await search(filter)
    const { text, headers } = await t.as().get(csv)
    const lines = text.trim().split('\r\n')
    expect(headers['content-disposition']).toContain('.csv')
    expect(lines).toHaveLength(total + 1)
    expect(lines[0]).toContain('ASIN')
    expect(lines.slice(1).map((line: string) => line.slice(0, 10))).toEqual(await found(filter))
  })
  test('as a workbook has the same products', async () => {
    const { xlsx } = await search(filter)
    const { body } = await t.as().get(xlsx).responseType('blob')
    const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(body))['xl/worksheets/sheet1.xml'])
    expect([...sheet.matchAll(/>(B0[A-Z0-9]{8})</g)].map(([, asin]) => asin)).toEqual(await found(filter))
  })
  test('needs the address that the list has given', async () => {
    const { csv } = await search({})
    const forged = csv.replace(/s=[^&]+/, 's=forged')
    expect((await t.as().get(forged)).status).toBe(404)
    for (const q of ['{"range":1}', '{', '{"month":"2020-01"}', '{"category":"nowhere"}'])
      expect((await t.as().get(csv.replace(/q=[^&]+/, `q=${encodeURIComponent(q)}`))).status).toBe(404)
  })
})
