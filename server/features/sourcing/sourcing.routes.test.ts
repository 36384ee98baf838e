import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { sourcing } from '#contracts/api/sourcing.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { sampleSourcing } from '#fixtures/sourcing/sourcing.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'

type Page = Output<typeof sourcing.search>

const { offers, suppliers, belts } = sampleSourcing({ seed: 1, now: TEST_NOW })
const supplierOf = new Map(suppliers.map((supplier) => [supplier.id, supplier]))

let t: TestApp
let seller: ReturnType<TestApp['as']>
beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
})
afterAll(() => t.close())

async function search(body: object): Promise<Page> {
  const answer = await seller.post('/api/AiAmazonBusiness/index', body)
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data
}
const codeOf = async (path: string, body: object) => (await seller.post(path, body)).body.code
const refusal = (body: object) => codeOf('/api/AiAmazonBusiness/index', body)
/** Ids of all pages of a search. */
async function found(body: object): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1, total = 1; ids.length < total; page++) {
    const answer = await search({ ...body, page, size: 100 })
    total = answer.total
    if (answer.row.length === 0) break
    ids.push(...answer.row.map(({ id }) => id))
  }
  return ids
}
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
const pictureOf = async (svg: string) =>
  `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`

describe('a search of offers', () => {
  test('without a filter lists every offer once, most units of 30 days first', async () => {
    const first = await search({})
    expect({ total: first.total, all: first.all, data: first.data, searchedBy: first.searchedBy }).toEqual({
      total: offers.length,
      all: offers.length,
      data: 'sample',
      searchedBy: 'words',
    })
    const ids = await found({})
    expect(inOrder(ids)).toEqual(offers.map(({ id }) => id))
    const units = new Map(offers.map(({ id, units30 }) => [id, units30]))
    for (const [at, id] of ids.slice(1).entries()) expect(units.get(id)).toBeLessThanOrEqual(units.get(ids[at]!)!)
  })
  test('finds words of titles in Chinese and English', async () => {
    const [zh, en] = [await found({ words: '旅行杯' }), await found({ words: 'TRAVEL mugs' })]
    const mugs = offers.filter(({ family }) => family === 'travel-mug').map(({ id }) => id)
    for (const ids of [zh, en]) expect(mugs.filter((id) => !ids.includes(id))).toEqual([])
    expect(await found({ words: '旅行杯 qqxx' })).toEqual([])
  })
  test('accepts any text as words: none, only signs, and far too many', async () => {
    expect((await search({ words: '  ' })).total).toBe(offers.length)
    expect((await search({ words: '***' })).total).toBe(0)
    expect((await search({ words: '杯xq'.repeat(1600) })).total).toBe(0)
    expect((await search({ words: `'; DROP TABLE offer; --<script>` })).total).toBe(0)
  })
  test('keeps the offers within a range, both ends included, in yuan', async () => {
    const price = { min: 10, max: 20 }
    const expected = offers.filter(({ tiers }) => tiers[0]!.price >= 1000 && tiers[0]!.price <= 2000)
    expect(inOrder(await found({ range: { price } }))).toEqual(expected.map(({ id }) => id))
    const dropped = offers.filter(({ dropPrice }) => dropPrice !== null && dropPrice <= 1500)
    expect(inOrder(await found({ range: { dropPrice: { max: 15 } } }))).toEqual(dropped.map(({ id }) => id))
    const trusted = offers.filter(
      ({ supplier, repeatRate }) => supplierOf.get(supplier)!.years >= 5 && repeatRate >= 0.3,
    )
    expect(inOrder(await found({ range: { years: { min: 5 }, repeatRate: { min: 0.3 } } }))).toEqual(
      trusted.map(({ id }) => id),
    )
  })
  test('keeps the offers with any of the chosen values', async () => {
    const choice = {
      companyType: ['factory'],
      services: ['dropShipping', 'faceSheet'],
      shipping: ['24'],
      tags: ['crossBorder'],
      lines: ['US', 'JP'],
      titles: ['certifiedFactory', 'superFactory'],
    }
    const expected = offers.filter((offer) => {
      const supplier = supplierOf.get(offer.supplier)!
      return (
        supplier.companyType === 'factory' &&
        offer.services.some((each) => choice.services.includes(each)) &&
        ['today', '24'].includes(offer.shipping) &&
        offer.tags.includes('crossBorder') &&
        offer.lines.some((each) => choice.lines.includes(each)) &&
        supplier.titles.some((each) => choice.titles.includes(each))
      )
    })
    expect(expected.length).toBeGreaterThan(0)
    expect(inOrder(await found({ choice }))).toEqual(expected.map(({ id }) => id))
  })
  test('sorts by any number, unknown ones last', async () => {
    const ids = await found({ words: '旅行杯', sort: 'dropPrice' })
    const prices = ids.map((id) => offers[id - 1]!.dropPrice ?? Number.POSITIVE_INFINITY)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const { row } = await search({ sort: 'repeatRate' })
    expect(row[0]!.values.repeatRate).toBe(Math.max(...offers.map(({ repeatRate }) => repeatRate)))
  })
  test('lists the offers of a category, a belt or a supplier', async () => {
    const [belt, supplier] = [belts[0]!.id, suppliers[0]!.id]
    const ofBelt = offers.filter((offer) => supplierOf.get(offer.supplier)!.belt === belt)
    expect(inOrder(await found({ belt }))).toEqual(ofBelt.map(({ id }) => id))
    const ofSupplier = offers.filter((offer) => offer.supplier === supplier)
    expect(inOrder(await found({ supplier }))).toEqual(ofSupplier.map(({ id }) => id))
    const ofFamily = offers.filter(({ family }) => family === 'yoga-mat')
    expect(inOrder(await found({ category: 'yoga-mat' }))).toEqual(ofFamily.map(({ id }) => id))
  })
  test('refuses a contradictory range, and a category, belt or supplier that is gone', async () => {
    const wrong = await seller.post('/api/AiAmazonBusiness/index', { range: { price: { min: 9, max: 3 } } })
    expect(wrong.body).toMatchObject({ code: failures.wrongRange.code })
    expect(wrong.body.msg).toContain('批发价')
    expect(await refusal({ category: 'nowhere' })).toBe(failures.unknownCategory.code)
    expect(await refusal({ belt: 'nowhere' })).toBe(failures.beltNotFound.code)
    expect(await refusal({ supplier: 1_000_000 })).toBe(failures.supplierNotFound.code)
  })
})

describe('a search by picture', () => {
  test('for a product finds its own design first, from several suppliers', async () => {
    const { row, searchedBy, product, picture } = await search({ asin: STORY.asin, size: 100 })
    expect({ searchedBy, asin: product?.asin }).toEqual({ searchedBy: 'picture', asin: STORY.asin })
    const { shape } = t.deps.catalogue.product(STORY.asin, 'US', 0)!
    const own = offers.filter((offer) => offer.shape.family === shape?.family && offer.shape.seed === shape.seed)
    expect(own.length).toBeGreaterThan(1)
    expect(inOrder(row.slice(0, own.length).map(({ id }) => id))).toEqual(own.map(({ id }) => id))
    expect(row[0]!.similarity).toBeGreaterThan(0.9)
    expect(row.map(({ similarity }) => similarity ?? 0)).toEqual(
      row.map(({ similarity }) => similarity ?? 0).toSorted((a, b) => b - a),
    )
    const again = await search({ picture, size: 100 })
    expect(again.row.map(({ id }) => id)).toEqual(row.map(({ id }) => id))
  })
  test('by an upload finds its design, within the other filters', async () => {
    const { family, seed } = offers[0]!.shape
    const image = await pictureOf(productSvg(family, seed, { size: 300 }))
    const { row } = await search({ image, choice: { companyType: ['factory'] } })
    expect(row[0]!.category.id).toBe(family)
    expect(row.every(({ supplier }) => supplier.companyType === 'factory')).toBe(true)
  })
  test('refuses a blank picture, a file that is no picture, and a malformed key', async () => {
    const blank = await pictureOf('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>')
    expect(await refusal({ image: blank })).toBe(failures.blankPicture.code)
    expect(await refusal({ image: 'data:image/png;base64,AAAA' })).toBe(failures.wrongPicture.code)
    expect(await refusal({ picture: 'AAAA' })).toBe(failures.wrongPicture.code)
  })
  test('refuses an ASIN that is empty, wrong or unknown', async () => {
    expect(await refusal({ asin: ' ' })).toBe(failures.emptyAsin.code)
    expect(await refusal({ asin: 'mug' })).toBe(failures.wrongAsin.code)
    expect(await refusal({ asin: 'B0UNKNOWN1' })).toBe(failures.asinNotFound.code)
  })
})

describe('a quick search', () => {
  const three = (field: string) => seller.post('/api/AmazonBusiness/index/searchThree', { field })
  test('finds offers, suppliers and belts for a word', async () => {
    const { data } = (await three('义乌')).body
    expect(data.suppliers.length).toBeGreaterThan(0)
    expect(data.belts.length).toBeGreaterThan(0)
    expect(data.total.suppliers).toBe(suppliers.filter(({ city }) => city.zh === '义乌').length)
    const mats = (await three('yoga mat')).body.data
    expect(mats.offers).toHaveLength(5)
    const makers = new Set(offers.filter(({ family }) => family === 'yoga-mat').map(({ supplier }) => supplier))
    expect(mats.total.suppliers).toBe(makers.size)
  })
  test('refuses a text without a word', async () => {
    for (const field of ['', '  ', '***']) expect((await three(field)).body.code).toBe(failures.emptyKeyword.code)
  })
})

test('the category tree counts every offer once on each level', async () => {
  const { data } = (await seller.get('/api/AiAmazonBusiness/category')).body
  const rows: { id: string; parent: string | null; offers: number }[] = data.row
  const sum = (of: typeof rows) => of.reduce((total, { offers }) => total + offers, 0)
  expect(sum(rows.filter(({ parent }) => parent === null))).toBe(offers.length)
  for (const { id, offers } of rows) {
    const below = rows.filter(({ parent }) => parent === id)
    if (below.length > 0) expect(sum(below)).toBe(offers)
    expect((await search({ category: id })).total).toBe(offers)
  }
})

describe('industry belts', () => {
  const listed = async (query: string): Promise<{ id: string }[]> => {
    const { body } = await seller.get(`/api/AiAmazonBusiness/getIndustryBeltOne${query}`)
    expect(body).toMatchObject({ code: 1 })
    return body.data.row
  }
  const makers = (family: string) => belts.filter(({ families }) => families.includes(family)).map(({ id }) => id)
  test('are all listed, the largest output first', async () => {
    const ids = (await listed('')).map(({ id }) => id)
    expect(ids).toEqual(belts.toSorted((a, b) => b.output - a.output).map(({ id }) => id))
  })
  test('are those that make a product, a niche or what a word names', async () => {
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id).toSorted()
    expect(await ids(`?asin=${STORY.asin}`)).toEqual(makers('travel-mug').toSorted())
    expect(await ids(`?nicheId=${STORY.niche}`)).toEqual(makers('travel-mug').toSorted())
    expect(await ids(`?keyword=${encodeURIComponent('瑜伽垫')}`)).toEqual(makers('yoga-mat').toSorted())
    expect(await ids('?keyword=qqxx')).toEqual([])
  })
})

describe('an offer', () => {
  const detail = (id: number) => seller.post('/api/sourcing/offer', { id })
  test('has its supplier, and the same design of other suppliers, cheapest first', async () => {
    const known = offers.find(
      (offer) =>
        offers.filter(({ shape }) => shape.seed === offer.shape.seed && shape.family === offer.family).length > 2,
    )!
    const { data } = (await detail(known.id)).body
    const supplier = supplierOf.get(known.supplier)!
    expect(data.supplier).toMatchObject({ name: supplier.name, contact: supplier.contact })
    expect(data.tiers[0]).toEqual({ from: known.minOrder, price: known.tiers[0]!.price / 100 })
    const prices: number[] = data.sameDesign.map(({ values }: Page['row'][number]) => values.price)
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const others: number[] = data.sameDesign.map(({ supplier }: Page['row'][number]) => supplier.id)
    expect(others).not.toContain(known.supplier)
  })
  test('is refused if it is gone', async () => {
    expect((await detail(1_000_000)).body.code).toBe(failures.offerNotFound.code)
  })
  test('has a picture', async () => {
    const { status, headers, body } = await t.as().get('/images/offer/1.webp?size=thumbnail').responseType('blob')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' })
    expect((await sharp(body).metadata()).width).toBe(160)
    expect((await t.as().get('/images/offer/1000000.webp')).status).toBe(404)
  })
})

test('calls need a login', async () => {
  for (const path of ['/api/AiAmazonBusiness/category', '/api/AiAmazonBusiness/getIndustryBeltOne'])
    expect((await t.as().get(path)).status).toBe(401)
})
