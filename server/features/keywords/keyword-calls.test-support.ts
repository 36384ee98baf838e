/** The calls of the keyword miner on the sample world, and its terms as the catalogue stores them. */
import { afterAll, beforeAll, expect } from 'vitest'
import type { KeywordRow, keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'

type Page = Output<typeof keywordSearch.search>

/** US terms, most searches first. */
export const stored = storedTerms()

function storedTerms(): SampleKeyword[] {
  const db = openCatalogue(TEST_CATALOGUE)
  const rows = db
    .prepare<[], { facts: string }>(`SELECT facts FROM keyword WHERE marketplace = 'US' ORDER BY searches DESC, id`)
    .all()
  db.close()
  return rows.map(({ facts }) => JSON.parse(facts))
}

/** All US terms that pass the check, most searches first. */
export const termsWhere = (check: (one: SampleKeyword) => boolean) => stored.filter(check).map(({ text }) => text)
export const hasWord = (text: string, word: string) => new RegExp(`\\b${word}`).test(text)

/** Starts the app for the tests of a file. */
export function keywordCalls() {
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
  const search = (body: object) => answer<Page>('/api/keywords/search', body)
  /** Rows of all pages of a search. */
  async function found(body: object): Promise<KeywordRow[]> {
    const rows: KeywordRow[] = []
    for (let page = 1; ; page++) {
      const { row, total } = await search({ ...body, page, size: 100 })
      rows.push(...row)
      if (rows.length >= total || row.length === 0) return rows
    }
  }
  return {
    answer,
    search,
    found,
    texts: async (body: object) => (await found(body)).map(({ text }) => text),
    refusal: async (path: string, body: object) => (await seller.post(path, body)).body,
    /** Opens a signed address without a session. */
    get: (address: string) => t.as().get(address),
  }
}
