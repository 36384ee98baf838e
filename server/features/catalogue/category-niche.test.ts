import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openSnapshot, serialise } from '#server/db/sqlite.ts'
import { loadMarketFacts } from '#server/features/reports/market/load-market-facts.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { openCatalogue } from './catalogue-file.ts'
import { productWriter } from './catalogue-writer.ts'
import { requireNiche } from './require-product.ts'

describe('a category of imported products', () => {
  let catalogue: Catalogue
  const path = ['Sports', 'Football', 'Match Balls']
  beforeAll(() => {
    const file = openCatalogue(TEST_CATALOGUE)
    const sample = catalogueOf(file).product(STORY.german, 'DE', 0)!
    const db = openSnapshot(serialise(file))
    const { put } = productWriter(db)
    const ball = (i: number, more: Partial<Product> = {}): Product => ({
      ...sample,
      source: 'brightdata',
      units: null,
      imageUrl: null,
      categoryPath: path,
      parentAsin: null,
      asin: `B0BALL000${i}`,
      boughtPastMonth: i * 50 || null,
      price: 1000 + i,
      ...more,
    })
    for (let i = 0; i < 5; i++) put(ball(i))
    put(ball(5, { categoryPath: ['Sports', 'Football', 'Training Balls'] }))
    // Account 7 has its own row of one of them, and one more product.
    put(ball(4, { owner: 7, title: 'Mine' }))
    put(ball(6, { owner: 7, observedOn: '2026-11-20' }))
    // A ball in eight colors: variants share rank and sales.
    const family = { parentAsin: 'B0BALL000P', categoryPath: ['Sports', 'Rugby', 'Rugby Balls'], boughtPastMonth: 50 }
    for (const i of [7, 8, 9]) put(ball(i, { ...family, boughtPastMonth: i === 8 ? 900 : 300 }))
    for (let i = 1; i < 6; i++) put(ball(i, { ...family, asin: `B0TINTS00${i}`, boughtPastMonth: 200 }))
    for (let i = 1; i < 6; i++) put(ball(i, { ...family, asin: `B0RUGBY00${i}`, parentAsin: null }))
    for (let i = 1; i < 6; i++)
      put(ball(i, { asin: `B0GLOVE00${i}`, parentAsin: 'B0GLOVE00P', categoryPath: ['Sports', 'Gloves'] }))
    for (let i = 1; i < 6; i++) put(ball(i, { asin: `B0CRICK00${i}`, categoryPath: ['Sports', 'Cricket', 'Balls'] }))
    for (let i = 1; i < 4; i++) {
      const sizes = { parentAsin: 'B0BATS000P', price: 4003, categoryPath: ['Sports', 'Cricket', 'Bats'] }
      put(ball(i, { asin: `B0BATS000${i}`, ...sizes }))
    }
    for (let i = 1; i < 4; i++)
      for (const owner of [null, 7]) put(ball(i, { asin: `B0SOCKS00${i}`, owner, categoryPath: ['Sports', 'Socks'] }))
    for (let i = 1; i < 5; i++) put(ball(i, { asin: `B0FEW0000${i}`, categoryPath: ['Sports', 'Golf', 'Putters'] }))
    catalogue = catalogueOf(db)
  })
  const search = (accountId: number, keyword = 'match balls') => catalogue.nichesFor(keyword, 'DE', accountId, 20)
  const factsOf = (niche: Niche, accountId: number) =>
    loadMarketFacts(catalogue, niche, { keyword: niche.title, accountId, now: '2026-11-20T08:00:00.000Z' })

  it('is a niche with figures from its rows and null for the rest', () => {
    const [niche] = search(0)
    expect(niche).toMatchObject({
      title: 'Match Balls',
      zh: null,
      en: null,
      source: 'brightdata',
      owner: null,
      categoryPath: path,
      referenceAsin: 'B0BALL0004',
      topSearchTerms: [],
    })
    const { productCount, minimumPrice, maximumPrice, category, ...unknown } = niche!.summary
    expect({ productCount, minimumPrice, maximumPrice, category }).toEqual({
      productCount: 5,
      minimumPrice: 1000,
      maximumPrice: 1004,
      category: 'Sports › Football › Match Balls',
    })
    expect(Object.values(unknown).every((value) => value === null)).toBe(true)
    expect(catalogue.niche(niche!.id, 0)).toEqual(niche)
  })

  it('has an id that no clustered niche can have', () => {
    expect(search(0)[0]?.id).toMatch(/^c-[0-9a-f]{24}$/)
    expect(STORY.niche).not.toContain('-')
  })

  it('needs five products visible to the account', () => {
    expect(() => requireNiche(catalogue, 'c-000000000000000000000000', 0)).toThrow(
      expect.objectContaining({ failure: 'nicheNotFound' }),
    )
    expect(search(0, 'putters')).toEqual([])
    expect(search(0, 'training balls').map(({ title }) => title)).not.toContain('Training Balls')
  })

  it('includes an account’s own rows, each product once', () => {
    const [niche] = search(7)
    expect(niche).toMatchObject({ owner: 7, observedOn: '2026-11-20', summary: { productCount: 6 } })
    const { members, memberCount } = factsOf(niche!, 7)
    expect(memberCount).toBe(6)
    expect(members.map(({ product }) => product.title)).toContain('Mine')
    expect(search(8)[0]?.summary.productCount).toBe(5)
  })

  it('counts the variants of a listing once, by the best one', () => {
    const [niche] = search(0, 'rugby balls')
    const { members, memberCount } = factsOf(niche!, 0)
    expect([niche!.summary.productCount, memberCount, members.length]).toEqual([6, 6, 6])
    expect(members[0]!.product).toMatchObject({ asin: 'B0BALL0008', boughtPastMonth: 900 })
    expect(search(0, 'gloves')).toEqual([])
  })

  it('returns the requested number of listings, however many variants rank first', () => {
    const [niche] = search(0, 'rugby balls')
    const best = catalogue.nicheMembers(niche!, 0, 2).map(({ product }) => product.asin)
    expect(best).toEqual(['B0BALL0008', 'B0RUGBY001'])
  })

  it('with too few products does not hide partial matches', () => {
    const titles = ['Match Balls', 'Rugby Balls']
    expect(search(0, 'sports gloves').map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  })

  it('is compared with a parent category that counts each listing once too', () => {
    const [niche] = search(0, 'cricket balls')
    // Five balls at 10.01 to 10.05, and one bat at 40.03 in three sizes.
    expect(factsOf(niche!, 0).parent).toMatchObject({ path: ['Sports', 'Cricket'], products: 6, averagePrice: 1503 })
  })

  it('does not become a niche through an account’s copies of public rows', () => {
    expect(search(7, 'socks')).toEqual([])
  })

  it('has imported members in order of known sales, and null for unknown figures', () => {
    const facts = factsOf(search(0)[0]!, 0)
    expect(facts.members.map(({ product }) => product.asin)).toEqual([4, 3, 2, 1, 0].map((i) => `B0BALL000${i}`))
    const unknown = { units: null, clickShare: null }
    for (const member of facts.members) expect(member).toMatchObject(unknown)
    expect(facts).toMatchObject({ months: [], keywords: null, topics: null, category: null })
    expect(facts.parent).toEqual({
      path: ['Sports', 'Football'],
      products: 6,
      knownUnits: 0,
      averagePrice: 1003,
      topTenShare: null,
      topBrandsShare: null,
      topSellersShare: null,
      newShare: null,
      returnRate: null,
    })
  })
})
