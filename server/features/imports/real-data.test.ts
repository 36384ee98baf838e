/** Tests with the real file: set REAL_DATA_DIR to the folder with products/real-products.json. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { type ProductRow, toProduct } from '#server/features/catalogue/catalogue-rows.ts'
import { unitsAtRank } from '#server/features/catalogue/public.ts'
import { requireProduct } from '#server/features/catalogue/require-product.ts'
import { loadAsinFacts } from '#server/features/reports/asin/load-asin-facts.ts'
import { loadMarketFacts } from '#server/features/reports/market/load-market-facts.ts'
import { importProducts } from './import-products.ts'

const FOLDER = process.env.REAL_DATA_DIR
const now = () => new Date('2026-11-20T08:00:00.000Z')

/** The fields used by the checks below, named as in the file. */
interface RealRecord {
  asin: string
  domain: string
  title: string
  final_price?: number | null
  rating: number
  reviews_count: number
  root_bs_rank?: number
  bought_past_month?: number
  images_count: number
  features?: string[]
  variations?: { asin: string }[]
  date_first_available?: string
  product_dimensions?: string
  buybox_seller?: string
  categories?: string[]
}

describe.skipIf(!FOLDER)('198 real records', () => {
  const file = join(FOLDER ?? '', 'products/real-products.json')

  async function importTwice() {
    const db = openCatalogueForWriting(':memory:')
    const first = await importProducts({ db, file, owner: null, now })
    const again = await importProducts({ db, file, owner: null, now })
    const products = db.prepare<[], ProductRow>('SELECT * FROM product').all().map(toProduct)
    db.close()
    return { first, again, products }
  }

  test('are imported as 190 products without rejections, and change nothing the second time', async () => {
    const { first, again, products } = await importTwice()
    expect(first).toMatchObject({ read: 198, imported: 190, merged: 8, unchanged: 0, rejected: 0, broken: null })
    expect(again).toMatchObject({ read: 198, imported: 0, merged: 0, unchanged: 198, rejected: 0 })
    expect(products.length).toBe(190)
    expect(first.warnings.otherCurrency).toBeUndefined()
    const count = (marketplace: string) => products.filter((p) => p.marketplace === marketplace).length
    expect(['US', 'UK', 'DE', 'IN'].map(count)).toEqual([16, 31, 75, 68])
  })

  test('have the same facts in the catalogue as in the file', async () => {
    const { products } = await importTwice()
    const records: RealRecord[] = JSON.parse(readFileSync(file, 'utf8'))
    const keyOf = (record: RealRecord) => `${record.domain} ${record.asin}`
    const groups = Map.groupBy(records, keyOf)
    const site = { US: 'com', UK: 'co.uk', DE: 'de', IN: 'in' } as Record<string, string>
    for (const product of products) {
      const rows = groups.get(`https://www.amazon.${site[product.marketplace]}/ ${product.asin}`) ?? []
      expect(rows.map(factsOf)).toContainEqual(factsIn(product))
    }
  })

  test('form niches by category with the number of products in the file', async () => {
    const db = openCatalogueForWriting(':memory:')
    await importProducts({ db, file, owner: null, now })
    const records: RealRecord[] = JSON.parse(readFileSync(file, 'utf8'))
    const catalogue = catalogueOf(db)
    const niches = (keyword: string, marketplace: 'US' | 'UK' | 'DE' | 'IN') =>
      catalogue.nichesFor(keyword, marketplace, 0, 20).map(({ title, summary }) => [title, summary.productCount])
    const inFile = (domain: string, leaf: string) =>
      new Set(records.filter((r) => r.domain.includes(domain) && r.categories?.at(-1) === leaf).map((r) => r.asin)).size
    expect(niches('football balls match', 'IN')[0]).toEqual(['Match Balls', inFile('amazon.in', 'Match Balls')])
    expect(niches('smartwatch', 'UK')[0]).toEqual(['Smartwatches', inFile('amazon.co.uk', 'Smartwatches')])
    expect(niches('calipers', 'US')).toEqual([['Digital Calipers', inFile('amazon.com', 'Digital Calipers')]])
    const [watches] = catalogue.nichesFor('smartwatches', 'UK', 0, 1)
    const facts = loadMarketFacts(catalogue, watches!, {
      keyword: 'smartwatches',
      accountId: 0,
      now: now().toISOString(),
    })
    expect(facts.members).toHaveLength(facts.memberCount)
    expect(facts.members[0]!.product.asin).toBe(watches!.referenceAsin)
    const bought = facts.members.map(({ product }) => product.boughtPastMonth ?? 0)
    expect(bought).toEqual(bought.toSorted((a, b) => b - a))
    expect(facts).toMatchObject({ months: [], keywords: null, topics: null, parent: null })
    // Ranks and badges of these watches vary too much for a curve: its 90% interval would span more than a factor of 8.
    const { badges = 0, curve } = facts.rankEvidence ?? {}
    expect(badges).toBeGreaterThanOrEqual(bought.filter((units) => units > 0).length)
    expect(facts.members.map(({ product }) => curve && unitsAtRank(product.rank ?? 0, curve))).toEqual(
      facts.members.map(() => null),
    )
    db.close()
  })

  test('find competitors in the parent category for a watch alone in its sub-category', async () => {
    const db = openCatalogueForWriting(':memory:')
    await importProducts({ db, file, owner: null, now })
    const catalogue = catalogueOf(db)
    const watch = requireProduct(catalogue, 'B0BL27BC6G', 'UK', 0)
    const { competitors, widenedTo } = loadAsinFacts(catalogue, watch, now().toISOString())
    expect([watch.subCategory, widenedTo]).toEqual(["Women's Fashion Smartwatches", 'Electronics & Photo'])
    expect(competitors).toHaveLength(20)
    for (const { product } of competitors) {
      expect(product.title).toMatch(/watch/i)
      expect(product.asin).not.toBe(watch.asin)
    }
    // Watches at five or more times its price are the least similar of the 31.
    const brands = competitors.map(({ product }) => product.brand)
    for (const expensive of ['Garmin', 'Samsung', 'Google']) expect(brands).not.toContain(expensive)
    db.close()
  })

  test('keep every listing date, package size and root department', async () => {
    const { products } = await importTwice()
    const records: RealRecord[] = JSON.parse(readFileSync(file, 'utf8'))
    const distinct = (of: (r: RealRecord) => unknown) => new Set(records.filter(of).map((r) => r.domain + r.asin)).size
    const known = (of: (p: Product) => unknown) => products.filter((p) => of(p) !== null).length
    expect(known((p) => p.listedOn)).toBeGreaterThanOrEqual(distinct((r) => r.date_first_available))
    // Two have a side of 0.3 or 1 mm, so their density would be above that of lead.
    const thin = ['B08YXG38DY', 'B084DBB177']
    expect(products.filter(({ asin, size }) => thin.includes(asin) && size === null)).toHaveLength(thin.length)
    expect(known((p) => p.size)).toBeGreaterThanOrEqual(distinct((r) => r.product_dimensions) - thin.length)
    expect(known((p) => p.imageUrl)).toBe(190)
    expect(known((p) => p.feeCategory)).toBe(190)
    expect(products.filter((p) => p.fulfilment === 'AMZ').map((p) => p.seller)).toEqual(
      products.filter((p) => /^Amazon(\.com)?$/.test(p.seller ?? '')).map((p) => p.seller),
    )
  })
})

/** Computed independently of the importer. */
const factsOf = (r: RealRecord) => ({
  title: r.title.trim(),
  price: r.final_price ? Math.round(r.final_price * 100) : null,
  rating: r.rating || null,
  ratings: r.reviews_count,
  rank: r.root_bs_rank ?? null,
  bought: r.bought_past_month ?? null,
  images: r.images_count,
  bullets: r.features?.length ?? 0,
  variants: new Set(r.variations?.map((v) => v.asin)).size,
  seller: r.buybox_seller ?? null,
})

const factsIn = (p: Product) => ({
  title: p.title,
  price: p.price,
  rating: p.rating,
  ratings: p.ratings,
  rank: p.rank,
  bought: p.boughtPastMonth,
  images: p.images,
  bullets: p.bullets.length,
  variants: p.variants.length,
  seller: p.seller,
})
