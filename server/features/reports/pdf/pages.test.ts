import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { STORY } from '#fixtures/story.ts'
import { nightly } from '#fixtures/test-set.test-support.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { requireNiche, requireProduct } from '#server/features/catalogue/require-product.ts'
import { UNBROKEN } from '#server/platform/pdf/awkward.test-support.ts'
import { pageCount, pageTexts, textEnds, textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'
import { BOTTOM, TOP } from '#server/platform/pdf/theme.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts, similarRights, sparseFacts } from '../asin/facts.test-support.ts'
import { loadAsinFacts } from '../asin/load-asin-facts.ts'
import { sparseMarketFacts } from '../market/facts.test-support.ts'
import { loadMarketFacts } from '../market/load-market-facts.ts'
import { marketReport } from '../market/market-report.ts'
import { marketReportByHand } from './market-report.test-support.ts'
import { renderReport } from './render.ts'
import { everyBlockReport, section, table } from './report.test-support.ts'

/** Share of a page that may stay empty to keep the next block whole. The most in 4,109 pages of 2026-11 was 0.25. */
const MAX_EMPTY = 0.28
/** Minimum content of the last page, in points: about four rows of a table. */
const MIN_ON_LAST = 70

const db = openCatalogue(TEST_CATALOGUE)
const catalogue = catalogueOf(db)
const productReport = (asin: string, marketplace: Marketplace) =>
  asinReport(loadAsinFacts(catalogue, requireProduct(catalogue, asin, marketplace, 0), TEST_NOW, similarRights()))
const nicheReport = (id: string) => {
  const niche = requireNiche(catalogue, id, 0)
  return marketReport(loadMarketFacts(catalogue, niche, { keyword: niche.title, accountId: 0, now: TEST_NOW }))
}

interface Listed {
  asin: string
  marketplace: Marketplace
}

/** Ignores the cover and the contents page. */
async function expectFullPages(report: Report, language: Language) {
  const ends = textEnds(await renderReport(report, { language })).slice(2)
  const last = ends.pop() ?? 0
  const empty = ends.map((end) => (BOTTOM - end) / (BOTTOM - TOP))
  expect(Math.max(0, ...empty), `empty shares ${empty.map((share) => share.toFixed(2)).join(' ')}`).toBeLessThan(
    MAX_EMPTY,
  )
  expect(last - TOP).toBeGreaterThan(MIN_ON_LAST)
}

describe.each(LANGUAGES)('in %s at most 28% of a page stays empty before the next block', (language) => {
  const cases: [string, () => Report][] = [
    ['an American product', () => productReport(STORY.asin, 'US')],
    ['a German product', () => productReport(STORY.german, 'DE')],
    ['an imported product', () => asinReport(sparseFacts())],
    ['an American market', () => nicheReport(STORY.niche)],
    ['a hand-made market report', () => marketReportByHand()],
  ]
  test.each(cases)('%s', (_, report) => expectFullPages(report(), language))

  nightly(() => {
    const more: [string, () => Report][] = [
      ['a hand-made product report', () => asinReport(fullFacts())],
      ['a sparse market', () => marketReport(sparseMarketFacts())],
      ['a report with every kind of block', () => everyBlockReport()],
      ...db
        .prepare<[string], Listed>('SELECT asin, marketplace FROM product WHERE asin <> ? AND rowid % 10 = 0')
        .all(STORY.failing)
        .map(({ asin, marketplace }): [string, () => Report] => [asin, () => productReport(asin, marketplace)]),
      ...db
        .prepare<[string], { id: string }>('SELECT id FROM niche WHERE id <> ? AND rowid % 10 = 0')
        .all(STORY.failingNiche)
        .map(({ id }): [string, () => Report] => [id, () => nicheReport(id)]),
    ]
    test.each(more)('%s', (_, report) => expectFullPages(report(), language))
  })
})

test('shows a note in a section without blocks and in a table without rows', async () => {
  const empty = everyBlockReport({ sections: [section('traffic', []), section('variants', [table(0)])] })
  const pdf = await renderReport(empty, { language: 'zh-CN' })
  expect(textOfPdf(pdf).split(textOf('zh-CN', 'report.noRows'))).toHaveLength(3)
  expect(pageCount(pdf)).toBe(3)
})

test('repeats the header of a 90-row table on each page, and loses no row', async () => {
  const pdf = await renderReport(everyBlockReport({ sections: [section('competitors', [table(90)])] }), {
    language: 'en-US',
  })
  const pages = pageTexts(pdf).slice(2)
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page).toContain(textOf('en-US', 'product.listedOn'))
  const text = textOfPdf(pdf)
  for (let row = 1; row <= 90; row++) {
    if (row % 7 !== 4) expect(text).toContain(withoutSpaces(`Brand ${row} 不锈钢保温杯`))
  }
  expect(text).toContain(UNBROKEN.slice(0, 20))
})

test('puts at least three rows of a table on each page', async () => {
  for (const rows of [28, 31, 34, 37]) {
    const pdf = await renderReport(everyBlockReport({ sections: [section('competitors', [table(rows)])] }), {
      language: 'zh-CN',
    })
    const onPages = pageTexts(pdf)
      .slice(2)
      .map((page) => page.split('2026-03-14').length - 1)
    expect(onPages.reduce((sum, count) => sum + count, 0)).toBe(rows)
    expect(Math.min(...onPages), `${rows} rows: ${onPages.join()}`).toBeGreaterThanOrEqual(3)
  }
})
