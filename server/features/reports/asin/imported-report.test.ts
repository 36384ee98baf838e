import { expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { ASIN_SECTIONS, Report } from '#contracts/model/report/report.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { whatIfStart } from '#contracts/model/report/what-if.ts'
import { asinReport } from './asin-report.ts'
import { fullFacts, sparseFacts } from './facts.test-support.ts'

const blocksOf = (report: Report, key: (typeof ASIN_SECTIONS)[number]): Block[] =>
  report.sections.find((section) => section.key === key)?.blocks ?? []

const insightsOf = (change: Partial<Product>, key: (typeof ASIN_SECTIONS)[number]) =>
  blocksOf(asinReport(sparseFacts(change)), key).flatMap((block) => (block.kind === 'findings' ? block.items : []))
const gapsOf = (change: Partial<Product>, key: (typeof ASIN_SECTIONS)[number]) =>
  blocksOf(asinReport(sparseFacts(change)), key).flatMap((block) => (block.kind === 'missing' ? [block.what.key] : []))

test('a report shows units even without a price', () => {
  const keys = (price: number | null) => insightsOf({ boughtPastMonth: 100, price }, 'sales').map(({ key }) => key)
  expect([keys(1999), keys(null)]).toEqual([['sales.insight.now'], ['sales.insight.unitsNow']])
})

test('a product without ratings does not ask for an import of ratings', () => {
  const unrated = { rating: null, ratings: 0, stars: null }
  expect(insightsOf(unrated, 'ratings').map(({ key }) => key)).toEqual(['ratings.insight.nobody'])
  expect(gapsOf(unrated, 'ratings')).toEqual(['missing.ratingHistory', 'missing.topics'])
  expect(gapsOf({ ...unrated, ratings: null }, 'ratings')).toContain('missing.rating')
})

test('a shortened table of variants includes the product itself and the total number of variants', () => {
  const variant = (asin: string) => ({ asin, name: asin, price: null, unitShare: null, ratingShare: null })
  const own = sparseFacts().product.asin
  const others = Array.from({ length: 30 }, (_, at) => variant(`B07VARIA${at + 10}`))
  const [countInsight] = insightsOf({ variants: [...others, variant(own)] }, 'variants')
  expect(countInsight && sentenceOf(countInsight, 'en-US', 'US')).toBe(
    'Known variations: 31; the table shows 20 of them.',
  )
  const table = blocksOf(asinReport(sparseFacts({ variants: [...others, variant(own)] })), 'variants').find(
    (block) => block.kind === 'table',
  )
  expect([table?.rows.length, table?.rows[0]?.[1], table?.highlight]).toEqual([20, own, 0])
  expect(insightsOf({ variants: [variant(own)] }, 'variants').map(({ key }) => key)).toEqual([
    'variants.insight.single',
  ])
})

test('the sentence about the margin names the tax and the fees', () => {
  const parcel: Partial<Product> = { size: [300, 200, 80], weight: 600 }
  const keys = (marketplace: Product['marketplace']) =>
    insightsOf({ ...parcel, marketplace }, 'profit').map(({ key }) => key)
  expect(keys('DE')).toContain('profit.insight.feesTax')
  expect(keys('US')).toContain('profit.insight.fees')
})

test('a fact from an earlier record is shown with the day of that record', () => {
  const facts = sparseFacts({ price: 1999, rank: 500, factDays: { price: '2026-07-01' } })
  const days = new Map([...figuresOf(asinReport(facts))].map(({ figure }) => [figure.label, figure.asOf]))
  expect(days.get('product.price')).toBe('2026-07-01')
  expect(days.get('product.rank')).toBe(facts.product.observedOn)
})

test('a marketplace without fee tables shows which table is missing and how to enter fees', () => {
  const { product, ...facts } = fullFacts()
  const gapsOn = (marketplace: Product['marketplace']) => {
    const profit = blocksOf(asinReport({ ...facts, product: { ...product, marketplace } }), 'profit')
    return profit.flatMap((block) => (block.kind === 'missing' ? [block.what.key] : []))
  }
  expect(gapsOn('IN')).toEqual(['missing.feeTables'])
  expect(gapsOn('JP')).toEqual(['missing.referralTable'])
  for (const marketplace of ['FR', 'IT', 'ES'] as const) expect(gapsOn(marketplace)).toEqual(['missing.fbaTable'])
  expect(gapsOn('US')).toEqual([])
  const enter = {
    'zh-CN': /没有该站点的.*“利润假设测算”中填入/,
    'en-US': /for this marketplace.*Enter your own rate and fees/,
  }
  for (const language of LANGUAGES)
    expect(sentenceOf({ key: 'missing.feeTables', params: {} }, language, 'IN')).toMatch(enter[language])
})

test('a report lists and charts the observed days of an imported product and their changes', () => {
  const seen = (day: string, price: number | null, rank: number) => ({
    day,
    title: 'A mug',
    price,
    rank,
    subCategory: null,
    subRank: null,
    rating: 4.2,
    ratings: 90,
    boughtPastMonth: null,
    available: true,
  })
  const observations = [seen('2026-09-01', 2100, 700), seen('2026-10-01', null, 650), seen('2026-11-01', 1800, 500)]
  const report = asinReport(sparseFacts({}, { observations }))
  const blocks = blocksOf(report, 'sales')
  const table = blocks.find((block) => block.kind === 'table')
  expect(table?.rows.map(([day, price, rank]) => [day, price, rank])).toEqual([
    ['2026-11-01', 1800, 500],
    ['2026-10-01', null, 650],
    ['2026-09-01', 2100, 700],
  ])
  expect(blocks.find((block) => block.kind === 'chart')).toMatchObject({
    categories: observations.map(({ day }) => day),
  })
  const insights = blocks.flatMap((block) => (block.kind === 'findings' ? block.items : []))
  expect(insights.map((item) => sentenceOf(item, 'en-US', 'US'))).toEqual([
    'Over 3 days with data, the price went from $21.00 on 2026-09-01 to $18.00 on 2026-11-01.',
    'Over 3 days with data, the main-category BSR went from #700 on 2026-09-01 to #500 on 2026-11-01.',
  ])
  const once = asinReport(sparseFacts({}, { observations: observations.slice(0, 1) }))
  expect(blocksOf(once, 'sales').some((block) => block.kind === 'chart')).toBe(false)
})

test('size and weight are named after what was measured', () => {
  const labels = (measures: Product['measures'], size: Product['size'] = [200, 150, 50]) => {
    const report = asinReport(sparseFacts({ size, weight: 510, measures }))
    const known = new Set([...figuresOf(report)].map(({ figure }) => figure.label))
    const all = ['product.size', 'product.weight', 'product.itemSize', 'product.itemWeight'] as const
    return all.filter((label) => known.has(label))
  }
  expect(labels('item')).toEqual(['product.itemSize', 'product.itemWeight'])
  expect(labels('piece')).toEqual(['product.itemSize', 'product.itemWeight'])
  expect(labels('package')).toEqual(['product.size', 'product.weight'])
  expect(labels('item', null)).toEqual(['product.itemWeight'])
})

test('an item weight from an earlier record is shown with the day of that record', () => {
  const facts = sparseFacts({ weight: 510, measures: 'item', factDays: { weight: '2026-07-01' } })
  const weight = [...figuresOf(asinReport(facts))].find(({ figure }) => figure.label === 'product.itemWeight')
  expect(weight?.figure.asOf).toBe('2026-07-01')
})

test('a pack whose measurements may be those of one piece has no fee and no margin, and the report says why', () => {
  const hangers: Partial<Product> = { marketplace: 'DE', size: [295, 201, 7], weight: 48, measures: 'piece' }
  const report = asinReport(sparseFacts(hangers))
  const gap = blocksOf(report, 'profit').find((block) => block.kind === 'missing' && block.what.key === 'missing.fba')
  expect(gap?.kind === 'missing' && sentenceOf(gap.what, 'en-US', 'DE')).toBe(
    'The FBA fulfillment fee cannot be calculated: The listing sells a pack, but the measurements may be of one piece only.',
  )
  const values = new Map([...figuresOf(report)].map(({ figure }) => [figure.label, figure.value]))
  expect([values.get('profit.fba') ?? null, values.get('profit.grossMargin') ?? null]).toEqual([null, null])
  expect(whatIfStart(report)).toMatchObject({ marketplace: 'DE', size: null, weight: null })
})

test('a translated listing is not judged, and its texts are labelled as translated', () => {
  const english = { marketplace: 'DE', title: 'Soft Cotton Cloths for Boys and Girls, Pack of 6' } as const
  const blocks = blocksOf(asinReport(sparseFacts(english)), 'listing')
  expect(blocks.flatMap((block) => (block.kind === 'missing' ? [block.what.key] : []))).toEqual(['missing.translated'])
  expect(blocks.flatMap((block) => (block.kind === 'verbatim' ? [block.label] : []))).toEqual([
    'listing.titleTranslated',
    'listing.bulletTranslated',
  ])
  const fixes = blocksOf(asinReport(sparseFacts(english)), 'actions').flatMap((block) =>
    block.kind === 'actions' ? block.actions.map(({ what }) => what.key) : [],
  )
  expect(fixes.filter((key) => /^fix\.(?:title|bullets|description)/.test(key))).toEqual([])
})
