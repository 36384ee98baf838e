import { describe, expect, it } from 'vitest'
import { products } from '#contracts/api/products.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { ASIN_SECTIONS } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { BARE_ASIN, given } from './given.ts'
import { asin, boolean, day, integer, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('products')

const unknown = { brand: null, imageUrl: null, price: null, rating: null, ratings: null, rank: null, category: null }
const bare = {
  asin: asin(BARE_ASIN),
  marketplace: oneOf(MARKETPLACES, 'US'),
  title: text('Bare facts'),
  ...unknown,
  currency: text('USD'),
  sample: boolean(true),
  observedOn: day(),
}
const facts = {
  ...bare,
  asin: asin(),
  brand: text('Northpeak'),
  imageUrl: text(`/images/product/US/${STORY.asin}.webp`),
  price: number(29.99),
  rating: number(4.5),
  ratings: integer(1200),
  rank: integer(1500),
  category: text('Kitchen & Dining'),
}
const refusals = [
  ['', 'emptyAsin'],
  ['B0-NO-ASIN', 'wrongAsin'],
  ['B0NOWHERE1', 'asinNotFound'],
  [STORY.german, 'asinElsewhere'],
] as const

describe('product calls', () => {
  it('get the facts of a product card, also unknown ones', async () => {
    const request = { endpoint: products.getAsinInfo, given: [given.seller()] }
    const named = { ...request, by: 'marketplace', body: { asin: STORY.asin, marketplace: 'US' } as const }
    expect(await pact.answers(named, facts)).toMatchObject({ asin: STORY.asin, currency: 'USD' })
    const little = await pact.answers({ ...request, by: 'ASIN alone', body: { asin: BARE_ASIN } }, bare)
    expect(little.price).toBeNull()
    for (const [typed, refusal] of refusals) await pact.refuses({ ...request, body: { asin: typed } }, refusal)
  })

  it('preview a product before its analysis', async () => {
    const request = { endpoint: products.asin, given: [given.seller()] }
    const about = {
      marketplaces: rowsOf(oneOf(MARKETPLACES, 'US')),
      sections: rowsOf({
        key: oneOf(ASIN_SECTIONS, 'overview'),
        completeness: oneOf(['full', 'partial', 'missing'], 'full'),
      }),
    }
    const named = { ...request, by: 'marketplace', body: { asin: STORY.asin, marketplace: 'US' } as const }
    const preview = await pact.answers(named, { product: facts, ...about })
    expect(preview.sections[0]?.completeness).toBe('full')
    await pact.answers({ ...request, by: 'ASIN alone', body: { asin: BARE_ASIN } }, { product: bare, ...about })
    for (const [typed, refusal] of refusals) await pact.refuses({ ...request, body: { asin: typed } }, refusal)
  })
})
