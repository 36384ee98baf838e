import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { productDetail } from '#contracts/api/product-detail.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'

type Detail = Output<typeof productDetail.detail>

let t: TestApp
let seller: ReturnType<TestApp['as']>
const connection = openCatalogue(TEST_CATALOGUE)
const catalogue = catalogueOf(connection)

beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
})
afterAll(async () => {
  await t.close()
  connection.close()
})

async function detail(asin: string, marketplace: string): Promise<Detail> {
  const answer = await seller.post('/api/products/detail', { asin, marketplace })
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data
}

describe('the detail of a product', () => {
  test('has its months and weeks as stored, in major units', async () => {
    const stored = catalogue.product(STORY.asin, 'US', 0)!
    const { months, weeks, product, values } = await detail(STORY.asin, 'US')
    const history = catalogue.history(stored)?.months ?? []
    expect(months).toEqual(
      history.map((point) => ({ ...point, price: point.price / 100, revenue: point.revenue / 100 })),
    )
    expect(weeks).toHaveLength(26)
    expect(weeks.map(({ units }) => units)).toEqual(catalogue.weeks(stored)?.units)
    expect(Date.parse(weeks[1]!.week) - Date.parse(weeks[0]!.week)).toBe(7 * 86_400_000)
    expect(values).toMatchObject({ price: product.price, units: months.at(-1)?.units })
  })
  test('has the same metrics as the row of the list', async () => {
    const words = (await detail(STORY.asin, 'US')).product.title
    const { row } = (await seller.post('/api/products/search', { words, size: 100 })).body.data
    const listed = row.find((each: { asin: string }) => each.asin === STORY.asin)
    const { values, units } = await detail(STORY.asin, 'US')
    expect(units).toEqual(listed.units)
    for (const [name, value] of Object.entries(values))
      if (value === null) expect(listed.values[name]).toBeNull()
      else expect(listed.values[name]).toBeCloseTo(value, 2)
  })
  test('lists its variations, sellers and at most 20 keywords, the largest share first', async () => {
    const { variants, sellers, keywords, values } = await detail(STORY.asin, 'US')
    expect(variants).toHaveLength(8)
    for (const shares of [variants.map(({ unitShare }) => unitShare ?? 0), sellers.map(({ share }) => share)])
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(keywords).toHaveLength(20)
    expect(values.keywords).toBeGreaterThan(20)
    const shares = keywords.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  })
  test('takes tax and fees from the price, and shows what is left before the cost of the goods', async () => {
    const { fees, values } = await detail(STORY.german, 'DE')
    expect(fees?.vat).toBeCloseTo((fees!.price * 0.19) / 1.19, 1)
    const { referral, fba, gross, margin } = fees!
    const left = fees!.price - fees!.vat - referral.amount!.value - fba.amount!.value
    expect(gross?.value).toBeCloseTo(left, 1)
    expect(margin?.value).toBeCloseTo(values.margin!, 3)
  })
  test('explains the listing score in the language of the caller', async () => {
    const { listing, values } = await detail(STORY.asin, 'US')
    expect(listing.score).toBe(values.listingScore)
    const points = listing.checks.reduce((sum, check) => sum + check.points, 0)
    const maximum = listing.checks.reduce((sum, check) => sum + check.maximum, 0)
    expect(listing.score).toBe(Math.round((points / maximum) * 100))
    for (const { text, fix } of listing.checks) expect(`${text}${fix ?? ''}`).not.toMatch(/undefined|\{/)
  })
  test('says that the rights are unchecked until the account has checked them', async () => {
    expect((await detail(STORY.asin, 'US')).rights).toBeNull()
    const { id } = (await seller.post('/api/tort/query', { mold_id: 1, asin: STORY.asin })).body.data
    expect((await detail(STORY.asin, 'US')).rights).toMatchObject({ id })
  })
  test.each([
    ['', 'US', 'emptyAsin'],
    ['B0-NO-ASIN', 'US', 'wrongAsin'],
    ['B0NOWHERE1', 'US', 'asinNotFound'],
    [STORY.german, 'US', 'asinElsewhere'],
  ] as const)('of %j in %s is refused', async (asin, marketplace, name) => {
    expect((await seller.post('/api/products/detail', { asin, marketplace })).body.code).toBe(failures[name].code)
  })
})
