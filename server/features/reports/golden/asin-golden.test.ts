/** Recomputes every number of three named reports from SQL rows, with arithmetic that shares no code with the product. */
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE, TEST_NOW, TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import { type Catalogue, catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { requireProduct } from '#server/features/catalogue/require-product.ts'
import type { SearchDeps } from '#server/features/rights/infringement/findings.ts'
import { rightsOfProduct } from '#server/features/rights/infringement/product.ts'
import { rightSearch } from '#server/features/rights/picture-search/right-search.ts'
import { rightsOf } from '#server/features/rights/register/rights.ts'
import { openRights } from '#server/features/rights/register/rights-file.ts'
import { asinReport } from '../asin/asin-report.ts'
import { loadAsinFacts } from '../asin/load-asin-facts.ts'
import { differencesOf, expectationOf } from './golden-check.test-support.ts'
import { goldenRights } from './golden-rights.test-support.ts'
import { type Golden, goldenRows } from './golden-rows.test-support.ts'

const NAMED: [string, string, Marketplace][] = [
  ['American', STORY.asin, 'US'],
  ['German', STORY.german, 'DE'],
  ['Japanese', STORY.japanese, 'JP'],
]

const DAY = TEST_NOW.slice(0, 10)
let rightsDb: Database.Database
let rowsOf: (asin: string) => Golden
let searchDeps: SearchDeps & { pictures: string }
let catalogue: Catalogue
const search = rightSearch(TEST_RIGHTS, TEST_CATALOGUE)
let productOf: (asin: string, marketplace: Marketplace) => Product
beforeAll(() => {
  const db = new Database(TEST_CATALOGUE, { readonly: true })
  catalogue = catalogueOf(openCatalogue(TEST_CATALOGUE))
  rightsDb = new Database(TEST_RIGHTS, { readonly: true })
  rowsOf = (asin) => goldenRows(db, asin)
  productOf = (asin, marketplace) => requireProduct(catalogue, asin, marketplace, 0)
  searchDeps = { rights: rightsOf(openRights(TEST_RIGHTS)), search, pictures: '' }
})
afterAll(() => search.close())

async function makeReport(asin: string, marketplace: Marketplace) {
  const product = productOf(asin, marketplace)
  const rights = await rightsOfProduct(searchDeps, product, DAY)
  const report: AsinReport = asinReport(loadAsinFacts(catalogue, product, TEST_NOW, rights))
  return { report, expected: expectationOf(rowsOf(asin), goldenRights(rightsDb, rights, { marketplace, day: DAY })) }
}

describe.each(NAMED)('the %s report', (_, asin, marketplace) => {
  test('has exactly the numbers that follow from its rows', async () => {
    const { report, expected } = await makeReport(asin, marketplace)
    const { compared, differences } = differencesOf(report, expected)
    expect(differences).toEqual([])
    // Without numbers, the comparison would pass trivially.
    expect(compared).toBeGreaterThan(500)
  })
  test('no longer matches its rows after a change of any number', async () => {
    const { report, expected } = await makeReport(asin, marketplace)
    const numbers = numbersIn(report.sections)
    expect(numbers.length).toBeGreaterThan(500)
    // Every third number only, because each one takes a whole comparison.
    for (const { holder, key, value } of numbers.filter((_, at) => at % 3 === 0)) {
      holder[key] = value * 1.01 + 1
      expect(differencesOf(report, expected).differences, `${String(key)} ${value}`).not.toEqual([])
      holder[key] = value
    }
  })
})

interface NumberPlace {
  holder: Record<string, unknown>
  key: string
  value: number
}

/** Numbers that are not product figures: layout, deadlines, and bounds of estimates, which are compared with their value. */
const NOT_FIGURES = ['width', 'highlight', 'withinDays', 'maximum', 'low', 'high']

function numbersIn(node: unknown): NumberPlace[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== 'number') return numbersIn(value)
    return NOT_FIGURES.includes(key) ? [] : [{ holder: node as Record<string, unknown>, key, value }] // arrays work too
  })
}
