import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { MARKET_SECTIONS, type MarketReport } from '#contracts/model/report/report.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { fullMarketFacts, rankEvidence, sparseMarketFacts } from './facts.test-support.ts'
import { marketCompleteness, marketReport } from './market-report.ts'
import { sentencesOf } from './sentences.test-support.ts'

const full = marketReport(fullMarketFacts())
const sparse = marketReport(sparseMarketFacts())
const completeness = (report: MarketReport) =>
  Object.fromEntries(report.sections.map((section) => [section.key, section.completeness]))

test('the same facts give the same report, which survives storage as JSON', () => {
  expect(marketReport(fullMarketFacts())).toEqual(full)
  expect(JSON.parse(JSON.stringify(full))).toEqual(full)
  expect(JSON.parse(JSON.stringify(sparse))).toEqual(sparse)
})

test('a report has the sixteen sections in order, as announced before the purchase', async () => {
  for (const facts of [fullMarketFacts(), sparseMarketFacts()]) {
    const { sections } = marketReport(facts)
    expect(sections.map((section) => section.key)).toEqual([...MARKET_SECTIONS])
    expect(await marketCompleteness(facts, 0)).toEqual(
      sections.map(({ key, completeness: known }) => ({ key, completeness: known })),
    )
  }
})

describe('a report on complete facts', () => {
  test('has only full sections and good quality', () => {
    expect(new Set(Object.values(completeness(full)))).toEqual(new Set(['full']))
    expect(full.quality).toEqual({ level: 'good', full: 16, partial: 0, missing: 0 })
  })
})

const figuresIn = (report: MarketReport) =>
  report.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : [])))
const methods = (report: MarketReport) => new Set([...figuresOf(report)].flatMap((shown) => shown.figure.method ?? []))
const sourcesOf = (report: MarketReport) =>
  report.sections.at(-1)?.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) ?? []

test('every number of a sample niche is marked as a sample, and no number of a real niche', () => {
  expect(methods(full)).toEqual(new Set(['sample']))
  expect(methods(sparse)).not.toContain('sample')
  expect([full.sample, sparse.sample]).toEqual([true, false])
})

describe('a report on sparse imported facts', () => {
  test('says which import fills a missing section', () => {
    expect(completeness(sparse)).toMatchObject({ demand: 'missing', searchTerms: 'missing', voices: 'missing' })
    const fills = (key: string) =>
      sparse.sections
        .find((section) => section.key === key)
        ?.blocks.flatMap((block) => (block.kind === 'missing' ? [block.fill] : []))
    expect(fills('demand')).toEqual(['keepa'])
    expect(fills('searchTerms')).toEqual(['keywords'])
    expect(fills('voices')).toEqual(['reviews'])
  })
  test('shows units from Amazon’s badges as estimates and sums only known products', () => {
    const units = figuresIn(sparse).find((figure) => figure.label === 'market.unitsKnown')
    // Four products for each of the badges 2000+, 900+, 600+, 300+, 100+ and 50+.
    expect(units).toMatchObject({ method: 'estimated', low: 15_800, high: 4 * (2999 + 999 + 699 + 399 + 199 + 99) })
    expect(figuresIn(sparse).map((figure) => figure.label)).not.toContain('market.units')
  })
  test('has an open verdict', () => {
    expect(sparse.sections[0]?.blocks[0]).toMatchObject({ kind: 'verdict', verdict: 'open' })
  })
  test('says how many products have measured, estimated and unknown units', () => {
    const sentencesWith = (change: Parameters<typeof sparseMarketFacts>[0]) =>
      sentencesOf(marketReport(sparseMarketFacts(change)))
        .filter(({ key }) => key === 'market.insight.measured')
        .map((item) => sentenceOf(item, 'en-US', 'US'))
    expect(sentencesWith({})).toEqual(['Units are measured for 24 products, estimated for 0 and unknown for 16.'])
    const evidence = rankEvidence({ a: 10, b: -0.9, sigma: 0.4 })
    expect(sentencesWith({ rankEvidence: evidence })).toEqual([
      'Units are measured for 24 products, estimated for 16 and unknown for 0.',
    ])
  })
  test('uses the rank for products without a badge', () => {
    const report = marketReport(sparseMarketFacts({ rankEvidence: rankEvidence({ a: 10, b: -0.9, sigma: 0.4 }) }))
    const known = sourcesOf(report)[0]?.rows.find(([label]) => label === 'data.memberUnits')
    expect(known?.slice(1, 3)).toEqual([40, 40])
  })
})

test('the last section counts the known facts of each kind and lists each formula once', () => {
  const [data, formulas] = sourcesOf(sparse)
  const rows = Object.fromEntries((data?.rows ?? []).map(([label, known, of]) => [label, [known, of]]))
  expect(rows).toMatchObject({ 'data.members': [40, 75], 'data.memberUnits': [24, 40], 'data.memberPrices': [40, 40] })
  expect(rows).toMatchObject({ 'data.memberDays': [0, 40], 'data.nicheMonths': [0, 24], 'data.niche': [0, 17] })
  const notes = (formulas?.rows ?? []).flatMap((row) => [row[1], row[3]]).filter((note) => note !== null)
  expect(new Set(notes).size).toBe(notes.length)
  const used = figuresIn(sparse).flatMap((figure) => figure.note ?? [])
  expect(notes).toEqual(expect.arrayContaining(used))
})

test('a report stores its measures, its top twenty products and its title in both languages', () => {
  expect(full.measures?.map(({ figure, better }) => [figure.label, better])).toEqual([
    ['score.total', 'higher'],
    ['market.units', 'higher'],
    ['market.revenue', 'higher'],
    ['market.averagePrice', null],
    ['market.unitsGrowth', 'higher'],
    ['market.marginOfPrice', 'higher'],
    ['market.topTen', 'lower'],
    ['market.topBrand', 'lower'],
    ['market.newShare', 'higher'],
    ['market.medianRating', 'lower'],
    ['market.medianRatings', 'lower'],
    ['market.returnRate', 'lower'],
  ])
  expect(full.peers).toHaveLength(20)
  expect(full.peers?.[0]).toMatchObject({ asin: 'B0NICHE000', imageUrl: null })
  expect(full.names).toEqual({ 'zh-CN': '旅行杯', 'en-US': 'travel mug' })
  expect(sparse.names).toBeUndefined()
  expect(full.writer).toEqual({ by: 'rules' })
})

test('presents a bid as Amazon’s suggestion, not as advice', () => {
  const [bid] = sentencesOf(full).filter(({ key }) => key === 'plan.keyword')
  const texts = bid ? LANGUAGES.map((language) => sentenceOf(bid, language, 'US')) : []
  expect(texts).toEqual([
    expect.stringMatching(/：建议竞价最高 \$1\.32，出价以毛利能够承受为限。$/),
    expect.stringMatching(/\. Suggested bids go up to \$1\.32; stay within what your margin allows\.$/),
  ])
})

test('no sentence has an unfilled placeholder or an unknown number in either language', () => {
  for (const report of [full, sparse]) {
    for (const sentence of sentencesOf(report)) {
      for (const language of LANGUAGES) {
        const text = sentenceOf(sentence, language, report.marketplace)
        expect(text).not.toMatch(/[{}]|NaN|undefined|Infinity|—$|^$/)
      }
    }
  }
})
