/** The calls about search terms on the sample world, and its terms as the catalogue stores them. */
import { afterAll, beforeAll, expect } from 'vitest'
import type { searchTermProducts, TermProductRow } from '#contracts/api/search-term-products.ts'
import type { SearchTermRow, searchTerms } from '#contracts/api/search-terms.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { SampleKeywordWeeks } from '#contracts/model/weeks.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'

export interface StoredTerm {
  keyword: SampleKeyword
  weeks: SampleKeywordWeeks
}

export function storedTerms(marketplace: Marketplace): StoredTerm[] {
  const db = openCatalogue(TEST_CATALOGUE)
  const rows = db
    .prepare<[string], { facts: string; weeks: string }>('SELECT facts, weeks FROM keyword WHERE marketplace = ?')
    .all(marketplace)
  db.close()
  // The sample world wrote these rows.
  return rows.map(({ facts, weeks }) => ({ keyword: JSON.parse(facts), weeks: JSON.parse(weeks) }))
}

export const SEARCH = '/api/search-terms/search'
export const CATEGORIES = '/api/search-terms/categories'
export const PRODUCTS = '/api/search-term-products/search'

/** Starts the app for the tests of a file. */
export function termCalls() {
  let t: TestApp
  let seller: ReturnType<TestApp['as']>
  beforeAll(async () => {
    t = await testApp()
    seller = t.as(await t.seller())
  })
  afterAll(() => t.close())

  async function answer<A>(path: string, body: object): Promise<A> {
    const { body: answered } = await seller.post(path, body)
    expect(answered).toMatchObject({ code: 1 })
    return answered.data
  }
  /** Rows of all pages. */
  async function allRows<R>(path: string, body: object): Promise<R[]> {
    const rows: R[] = []
    for (let page = 1; ; page++) {
      const { row, total } = await answer<{ row: R[]; total: number }>(path, { ...body, page, size: 100 })
      rows.push(...row)
      if (rows.length >= total || row.length === 0) return rows
    }
  }
  return {
    answer,
    search: (body: object) => answer<Output<typeof searchTerms.search>>(SEARCH, body),
    products: (body: object) => answer<Output<typeof searchTermProducts.search>>(PRODUCTS, body),
    found: (body: object) => allRows<SearchTermRow>(SEARCH, body),
    foundProducts: (body: object) => allRows<TermProductRow>(PRODUCTS, body),
    history: async (id: number) => (await seller.get(`/api/search-terms/history?id=${id}`)).body,
    refusal: async (path: string, body: object) => (await seller.post(path, body)).body,
    refusalIn: async (language: string, path: string, body: object) =>
      (await seller.post(path, body).set('Accept-Language', language)).body,
    /** Opens a signed address without a session. */
    get: (address: string) => t.as().get(address),
  }
}
