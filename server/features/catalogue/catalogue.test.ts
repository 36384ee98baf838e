import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { loadAsinFacts } from '#server/features/reports/asin/load-asin-facts.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from './catalogue-file.ts'
import { productWriter } from './catalogue-writer.ts'
import { requireProduct } from './require-product.ts'

/** A separate catalogue with copies of a sample product, changed into imported rows. */
let sample: Product
let catalogue: Catalogue
beforeAll(() => {
  const found = catalogueOf(openCatalogue(TEST_CATALOGUE)).product(STORY.asin, 'US', 0)
  if (!found) throw new Error('The sample world lacks its named product')
  sample = found
  const db = openCatalogueForWriting(':memory:')
  const writer = productWriter(db)
  const put = (more: Partial<Product>) => writer.put({ ...sample, parentAsin: null, ...more })
  put({})
  put({ asin: 'B0SAMPLE99' })
  put({ asin: 'B0REAL0001', source: 'brightdata' })
  for (let i = 2; i <= 7; i++)
    put({ asin: `B0REAL000${i}`, source: 'brightdata', rank: 10 ** i, boughtPastMonth: 10 ** (8 - i) })
  // UK: a product in two colors, another in three, and one with both a public and an own row.
  const british = { source: 'brightdata', marketplace: 'UK' } as const
  for (const i of [1, 2]) put({ ...british, asin: `B0MUG0000${i}`, parentAsin: 'B0MUG0000P', owner: 7 })
  for (const i of [1, 2, 3])
    put({ ...british, asin: `B0CUP0000${i}`, parentAsin: 'B0CUP0000P', rank: 10 - i, subRank: null })
  for (const owner of [null, 7]) put({ ...british, asin: 'B0CAN00001', owner, rank: 20, subRank: null })
  // FR: two listings of three variants each, which share rank and sales but not ratings.
  for (const i of [1, 2, 3])
    for (const name of ['PEN', 'INK'])
      put({
        source: 'brightdata',
        marketplace: 'FR',
        asin: `B0${name}0000${i}`,
        parentAsin: `B0${name}0000P`,
        ratings: [5, 9000, 40][i - 1] ?? null,
        ...(name === 'PEN' ? { rank: 100, boughtPastMonth: 900 } : { rank: 5000, boughtPastMonth: 50 }),
      })
  put({ asin: 'B0MINE0001', source: 'brightdata', owner: 7 })
  put({ asin: 'B0REAL0001', source: 'brightdata', owner: 7, title: 'Mine' })
  put({ asin: 'B0REAL0001', source: 'brightdata', marketplace: 'DE' })
  catalogue = catalogueOf(db)
})

/** The first step of `nearby`: products of the sub-category. */
const near = (product: Product): Product[] => [...catalogue.nearby(product)][0]?.products ?? []

describe('a real product', () => {
  it('is compared with real products only, never with sample rows', () => {
    const product = requireProduct(catalogue, 'b0real0001', 'US', 0)
    expect(near(product).map(({ source }) => source)).toEqual(Array(6).fill('brightdata'))
    const facts = loadAsinFacts(catalogue, product, '2026-11-15T00:00:00Z')
    expect(facts.placements).toBeNull()
    expect(facts.history).toBeNull()
  })
  it('is compared with the best variant of each other listing, and never with its own variants', () => {
    expect(near(requireProduct(catalogue, 'B0MUG00001', 'UK', 7)).map(({ asin, owner }) => [asin, owner])).toEqual([
      ['B0CUP00003', null],
      ['B0CAN00001', 7],
    ])
  })
  it('is compared with the most rated of variants that share a rank', () => {
    const found = near(requireProduct(catalogue, 'B0PEN00001', 'FR', 0))
    expect(found.map(({ asin, ratings }) => [asin, ratings])).toEqual([['B0INK00002', 9000]])
  })
  it('has rank evidence with one point per listing, with the badge of its best variant', () => {
    const evidence = catalogue.rankEvidence(requireProduct(catalogue, 'B0PEN00001', 'FR', 0))
    expect(evidence).toEqual({ badges: 2, others: 0, curve: null })
  })
})

describe('a sample product', () => {
  it('is compared with sample products only, and has no curve from real rows', () => {
    const product = requireProduct(catalogue, STORY.asin, 'US', 0)
    expect(near(product).map(({ asin }) => asin)).toEqual(['B0SAMPLE99'])
    expect(catalogue.rankEvidence(product)).toBeNull()
  })
})

describe('an uploaded row', () => {
  it('is visible to its owner only, instead of the public row', () => {
    expect(catalogue.product('B0MINE0001', 'US', 0)).toBeUndefined()
    expect(catalogue.product('B0MINE0001', 'US', 7)?.owner).toBe(7)
    expect(catalogue.product('B0REAL0001', 'US', 7)?.title).toBe('Mine')
    expect(catalogue.product('B0REAL0001', 'US', 8)?.title).toBe(sample.title)
  })
})

describe('an ASIN', () => {
  it('of another marketplace is refused with the marketplaces that have it', () => {
    expect(() => requireProduct(catalogue, 'B0REAL0001', 'JP', 0)).toThrow(
      expect.objectContaining({
        failure: 'asinElsewhere',
        params: { asin: 'B0REAL0001', marketplace: 'JP', found: 'US, DE' },
      }),
    )
  })
})
