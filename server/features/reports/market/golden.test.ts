import { afterAll, describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import type { MarketReport } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { fullMarketFacts, rankEvidence, sparseMarketFacts } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { reportChecker } from './golden-check.test-support.ts'
import { loadMarketFacts } from './load-market-facts.ts'
import { marketReport } from './market-report.ts'

const database = openCatalogue(TEST_CATALOGUE)
const catalogue = catalogueOf(database)
afterAll(() => database.close())

function sampleFacts(id: string): MarketFacts {
  const niche = catalogue.niche(id, 0)
  if (!niche) throw new Error(`no niche ${id}`)
  return loadMarketFacts(catalogue, niche, {
    keyword: STORY.marketKeyword,
    accountId: 0,
    now: '2026-11-20T08:00:00.000Z',
  })
}

const close = (at: number): Partial<Product> => ({
  price: 1500 + at * 37,
  ratings: 10 + at,
  rating: 4.6 + (at % 4) / 10,
})
const apart = (at: number): Partial<Product> => ({ price: at * 900, ratings: at * 90, rating: 3 + (at % 9) / 10 })
const withProducts = (change: (at: number) => Partial<Product>): MarketFacts => {
  const facts = sparseMarketFacts()
  const members = facts.members.map((each, at) => ({ ...each, product: { ...each.product, ...change(at) } }))
  return { ...facts, members }
}

const CASES: Record<string, () => MarketFacts> = {
  'a handmade niche with complete facts': fullMarketFacts,
  'a handmade niche with sparse facts': sparseMarketFacts,
  'the sparse niche with units by rank for products without a badge': () =>
    sparseMarketFacts({ rankEvidence: rankEvidence({ a: 10, b: -0.9, sigma: 0.4 }) }),
  'the sparse niche with a rank curve that is too imprecise': () =>
    sparseMarketFacts({ rankEvidence: rankEvidence({ a: 10, b: -0.9, sigma: 0.7 }) }),
  'the sparse niche with most prices and ratings close together': () =>
    withProducts((at) => (at < 30 ? close(at) : apart(at))),
  'four products of the sparse niche': () => ({
    ...sparseMarketFacts(),
    members: sparseMarketFacts().members.slice(0, 4),
  }),
  'a niche dominated by one product': () => {
    const facts = fullMarketFacts()
    return { ...facts, members: facts.members.map((each, at) => (at === 0 ? { ...each, units: 200_000 } : each)) }
  },
  'the sample niche of travel mugs': () => sampleFacts(STORY.niche),
  'the German sample niche, with tax in its prices': () => sampleFacts(STORY.germanNiche),
  'the Japanese sample niche': () => sampleFacts(STORY.japaneseNiche),
}

describe.each(Object.entries(CASES))('the report of %s', (_, facts) => {
  test('has only numbers that follow from the facts', () => {
    expect(reportChecker(facts())(marketReport(facts()))).toEqual([])
  })
  test('no longer matches the expected numbers after a change of the facts', () => {
    const [first, ...rest] = facts().members
    if (!first) throw new Error('no products')
    const changed = { ...first, units: (first.units ?? 2000) + 500, product: { ...first.product, rating: 1 } }
    expect(reportChecker(facts())(marketReport({ ...facts(), members: [changed, ...rest] }))).not.toEqual([])
  })
})

test('the golden check finds every changed number', () => {
  const golden = reportChecker(fullMarketFacts())
  const right = marketReport(fullMarketFacts())
  let planted = 0
  for (const [at, { blocks }] of right.sections.entries()) {
    for (const index of blocks.keys()) {
      const report: MarketReport = structuredClone(right)
      const copy = report.sections[at]?.blocks[index]
      if (copy?.kind === 'figures') for (const figure of copy.figures) figure.value = Number(figure.value) + 1
      else if (copy?.kind === 'table' && report.sections[at]?.key !== 'sources') {
        const row = copy.rows[0]
        const column = row?.findLastIndex((cell) => typeof cell === 'number') ?? -1
        if (!row || column < 0) continue
        row[column] = Number(row[column]) * 1.01 + 0.01
      } else if (copy?.kind === 'chart' && copy.shape !== 'cartesian' && copy.items[0]) copy.items[0].value += 1
      else continue
      planted++
      expect(golden(report), `${report.sections[at]?.key} ${index}`).not.toEqual([])
    }
  }
  expect(planted).toBeGreaterThan(25)
})
