/** Recomputes what terms say about their products from the stored terms, without the code under test. */
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { TERM_PRODUCT_NUMBER_NAMES } from '#contracts/model/keywords/term-product-metrics.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { PRODUCTS, storedTerms, termCalls } from './term-calls.test-support.ts'

const { products, foundProducts, refusal, get } = termCalls()
const mugs = storedTerms('US').filter(({ keyword }) => /\bmugs?\b/.test(keyword.text))

interface Place {
  text: string
  searches: number
  place: number
  clickShare: number
  conversionShare: number
}

/** For each product: the mug terms of the newest week that have it among their three most clicked products. */
const placesOf = Map.groupBy(
  mugs.flatMap(({ keyword, weeks }) =>
    keyword.topThree.map((product, at) => ({
      ...product,
      text: keyword.text,
      searches: weeks.searches.at(-1)!,
      place: at + 1,
    })),
  ),
  ({ asin }) => asin,
)
const total = (places: readonly Place[], of: (place: Place) => number) =>
  places.reduce((sum, each) => sum + of(each), 0)

test('each product of a matching term is one row, with what its terms say about it', async () => {
  const rows = await foundProducts({ words: 'mug' })
  expect(rows.map(({ asin }) => asin).toSorted()).toEqual([...placesOf.keys()].toSorted())
  for (const { asin, values, terms } of rows) {
    const places: Place[] = placesOf.get(asin)!
    const at = (place: number) => places.filter((each) => each.place === place).length
    const [clicks, conversions] = [
      total(places, ({ clickShare }) => clickShare),
      total(places, ({ conversionShare }) => conversionShare),
    ]
    expect(values).toMatchObject({ terms: places.length, firsts: at(1), seconds: at(2), thirds: at(3) })
    expect(values.termSearches).toBe(total(places, ({ searches }) => searches))
    const estimated = total(places, ({ searches, clickShare }) => searches * clickShare)
    expect(Math.abs(values.clicks! - estimated)).toBeLessThanOrEqual(estimated * 1e-6)
    expect(values.avgClickShare).toBeCloseTo(clicks / places.length, 5)
    expect(values.avgConversionShare).toBeCloseTo(conversions / places.length, 5)
    expect(values.clickConversion).toBeCloseTo(conversions / clicks, 4)
    const strongest = places.toSorted((a, b) => b.searches * b.clickShare - a.searches * a.clickShare).slice(0, 3)
    expect(terms.map(({ text, place, searches }) => ({ text, place, searches }))).toEqual(
      strongest.map(({ text, place, searches }) => ({ text, place, searches })),
    )
  }
  const clicks = rows.map(({ values }) => values.clicks!)
  expect(clicks).toEqual(clicks.toSorted((a, b) => b - a))
})

test('a row has title, brand and price of its product in the catalogue', async () => {
  const { row, terms, all, total: count } = await products({ words: 'mug' })
  expect(terms).toBe(mugs.length)
  expect(all).toBeGreaterThan(count)
  const db = openCatalogue(TEST_CATALOGUE)
  const stored = db
    .prepare<[string], { title: string; brand: string; price: number; rating: number }>(
      `SELECT title, brand, price, rating FROM product WHERE marketplace = 'US' AND asin = ?`,
    )
    .get(row[0]!.asin)!
  db.close()
  const { title, brand, price, rating } = stored
  expect(row[0]).toMatchObject({ title, brand, sample: true })
  expect(row[0]!.values.productPrice).toBe(price / 100)
  expect(row[0]!.values.productRating).toBeCloseTo(rating, 5)
})

describe('a filter', () => {
  test.each(TERM_PRODUCT_NUMBER_NAMES)('of %s keeps the products in its range, and sorts by it', async (name) => {
    const rows = await foundProducts({ kind: 'month', sort: name, order: 'asc' })
    const known = rows.flatMap(({ values }) => values[name] ?? [])
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    const max = known[Math.floor(known.length / 2)]!
    const kept = await foundProducts({ kind: 'month', sort: name, order: 'asc', goods: { [name]: { max } } })
    expect(kept.map(({ asin }) => asin)).toEqual(
      rows.filter(({ values }) => values[name] !== null && values[name] <= max).map(({ asin }) => asin),
    )
  })
  test('of a brand keeps its products; of no letters none', async () => {
    const [first] = (await products({})).row
    const rows = await foundProducts({ brand: first!.brand!.toUpperCase() })
    expect(rows.length).toBeGreaterThan(0)
    for (const { brand } of rows) expect(brand!.toLowerCase()).toContain(first!.brand!.toLowerCase())
    expect((await products({ brand: '***' })).total).toBe(0)
  })
  test('with a minimum above the maximum is refused', async () => {
    const { code, msg } = await refusal(PRODUCTS, { goods: { firsts: { min: 3, max: 1 } } })
    expect(code).toBe(failures.wrongRange.code)
    expect(msg).toContain('点击第一的词数')
  })
})

test('an export has every product in the order of the list', async () => {
  const filter = { words: 'mug', sort: 'terms' } as const
  const { csv, xlsx } = await products(filter)
  const asins = (await foundProducts(filter)).map(({ asin }) => asin)
  const lines = (await get(csv)).text.trim().split('\r\n')
  expect(lines.slice(1).map((line: string) => line.split(',')[0])).toEqual(asins)
  const { body } = await get(xlsx).responseType('blob')
  const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(body))['xl/worksheets/sheet1.xml'])
  const first = [...sheet.matchAll(/<row[^>]*><c[^>]*><is><t[^>]*>(.*?)<\/t>/g)].map(([, text]) => text)
  expect(first.slice(1)).toEqual(asins)
  expect((await get(csv.replace(/q=[^&]+/, `q=${encodeURIComponent('{"sort":"karma"}')}`))).status).toBe(404)
})
