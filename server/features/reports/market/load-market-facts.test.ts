import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductHistory } from '#contracts/model/catalogue.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { STORY } from '#fixtures/story.ts'
import { sum } from '#fixtures/world.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openSnapshot, serialise } from '#server/db/sqlite.ts'
import { type Catalogue, catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { productWriter } from '#server/features/catalogue/catalogue-writer.ts'
import { requireNiche } from '#server/features/catalogue/require-product.ts'
import { loadMarketFacts } from './load-market-facts.ts'

const now = '2026-11-15T08:00:00.000Z'
const factsOf = (catalogue: Catalogue, niche: Niche) =>
  loadMarketFacts(catalogue, niche, { keyword: STORY.marketKeyword, accountId: 0, now })

describe('the facts of a sample niche', () => {
  const catalogue = catalogueOf(openCatalogue(TEST_CATALOGUE))
  const facts = factsOf(catalogue, requireNiche(catalogue, STORY.niche, 0))

  it('have its products, best first, with sales that add up to the niche’s', () => {
    const { members, memberCount, niche } = facts
    expect(memberCount).toBe(niche.summary.productCount)
    expect(members.length).toBe(Math.min(100, memberCount))
    expect(members.map(({ units }) => units)).toEqual(
      members.map(({ product }) => product.units).toSorted((a, b) => b! - a!),
    )
    expect(sum(members.map(({ units }) => units!))).toBe(niche.summary.demand)
    expect(sum(members.map(({ clickShare }) => clickShare!))).toBeLessThanOrEqual(1)
    expect(members.map(({ product }) => product.asin)).toContain(STORY.asin)
  })

  it('have its keywords, most searched first, with searches that add up to the niche’s', () => {
    const searches = facts.keywords!.map((keyword) => keyword.searches)
    expect(searches).toEqual(searches.toSorted((a, b) => b - a))
    expect(sum(searches)).toBe(facts.months.at(-1)!.searches)
    expect(facts.niche.topSearchTerms).toEqual(facts.keywords!.slice(0, 5).map(({ text }) => text))
  })

  it('have the topics of its products, weighted by ratings', () => {
    const histories = facts.members.map(({ product }) => ({ product, history: catalogue.history(product)! }))
    for (const topic of facts.topics!) {
      const ofKind = histories.filter(({ history }) => history.topics.some(({ kind }) => kind === topic.kind))
      const shareIn = (history: ProductHistory) =>
        history.topics.find(({ kind, name }) => kind === topic.kind && name === topic.name)?.share ?? 0
      const weighted = sum(ofKind.map(({ product, history }) => shareIn(history) * product.ratings!))
      expect(topic.share).toBeCloseTo(weighted / sum(ofKind.map(({ product }) => product.ratings!)), 10)
      expect(topic.quotes.length).toBeLessThanOrEqual(3)
    }
    expect(new Set(facts.topics!.map(({ kind }) => kind))).toEqual(new Set(['praise', 'complaint', 'return']))
  })

  it('have the figures of the whole category', () => {
    const db = openCatalogue(TEST_CATALOGUE)
    const rows = db
      .prepare<[], { brand: string; units: number; price: number; listed_on: string }>(
        `SELECT brand, units, price, listed_on FROM product WHERE marketplace = 'US' AND sub_category = 'Travel Mugs'`,
      )
      .all()
    const { parent, category } = facts
    const all = sum(rows.map(({ units }) => units))
    const best = (values: number[]) => sum(values.toSorted((a, b) => b - a).slice(0, 10)) / all
    const brands = [...Map.groupBy(rows, ({ brand }) => brand).values()].map((of) => sum(of.map(({ units }) => units)))
    expect(parent).toMatchObject({ products: rows.length, path: facts.niche.categoryPath })
    expect(parent!.products).toBe(category!.products)
    expect(parent!.topTenShare).toBeCloseTo(best(rows.map(({ units }) => units)), 10)
    expect(parent!.topBrandsShare).toBeCloseTo(best(brands), 10)
    const fresh = rows.filter(({ listed_on }) => listed_on >= '2025-11-15')
    expect(parent!.newShare).toBeCloseTo(sum(fresh.map(({ units }) => units)) / all, 10)
    expect(parent!.averagePrice).toBe(Math.round(sum(rows.map(({ price }) => price)) / rows.length))
    expect(parent!.returnRate).toBe(category!.returnRate)
    db.close()
  })
})

describe('an import over products of a sample niche', () => {
  let catalogue: Catalogue
  beforeAll(() => {
    const file = openCatalogue(TEST_CATALOGUE)
    const db = openSnapshot(serialise(file))
    const sample = catalogueOf(file).product(STORY.asin, 'US', 0)!
    productWriter(db).put({ ...sample, source: 'brightdata', units: null })
    catalogue = catalogueOf(db)
  })

  it('removes them from the niche, even the reference product, and keeps the rest reportable', () => {
    const niche = requireNiche(catalogue, STORY.niche, 0)
    const facts = factsOf(catalogue, niche)
    expect(facts.memberCount).toBe(niche.summary.productCount - 1)
    expect(facts.members.map(({ product }) => product.asin)).not.toContain(STORY.asin)
    expect(facts.members.every(({ product }) => product.source === 'sample')).toBe(true)
    expect(facts.parent?.products).toBe(facts.category!.products - 1)
  })
})
