import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Language } from '#contracts/model/language.ts'
import { changesBetween } from '#contracts/model/report/changes.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { MarketSection } from '#contracts/model/report/report.ts'
import { sideBySide } from '#contracts/model/report/side-by-side.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { fullMarketFacts, sparseMarketFacts } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { marketReport } from './market-report.ts'
import { sentencesOf } from './sentences.test-support.ts'

const factsWith = (change: (at: number) => Partial<Product>, more: Partial<MarketFacts> = {}) =>
  sparseMarketFacts({
    members: sparseMarketFacts().members.map((member, at) => ({
      ...member,
      product: { ...member.product, ...change(at) },
    })),
    ...more,
  })
const keysOf = (facts: MarketFacts) => sentencesOf(marketReport(facts)).map(({ key }) => key)
const figureOf = (facts: MarketFacts, label: string) =>
  [...figuresOf(marketReport(facts))]
    .map(({ figure }) => figure)
    .filter(({ value }) => value !== null)
    .find((figure) => figure.label === label)
const blocksOf = (facts: MarketFacts, key: MarketSection) =>
  marketReport(facts).sections.find((section) => section.key === key)?.blocks ?? []
const rowsOf = (facts: MarketFacts, key: MarketSection, title: string) =>
  blocksOf(facts, key).flatMap((block) => (block.kind === 'table' && block.title === title ? block.rows : []))

describe('new products without any badge', () => {
  // Only the first 24 of the forty products have a badge.
  const facts = factsWith((at) => ({ listedOn: at >= 30 ? '2026-06-01' : '2021-01-01' }))
  test('have unknown sales instead of none', () => {
    expect(rowsOf(facts, 'newProducts', 'new.table.within').at(-1)).toEqual(['new.within12', 10, 0.25, null, null])
    expect(keysOf(facts)).not.toContain('new.insight.share')
  })
})

test('click shares of the top products and brands are shown only if all clicks and brands are known', () => {
  const known = fullMarketFacts()
  const [first, ...rest] = known.members
  if (!first) throw new Error('no products')
  const clicks = (change: Partial<typeof first>) =>
    ['market.clicksTopFive', 'market.clicksTopTwenty', 'market.clicksTopBrands'].map(
      (label) => figureOf({ ...known, members: [{ ...first, ...change }, ...rest] }, label)?.value ?? null,
    )
  expect(clicks({})).not.toContain(null)
  expect(clicks({ clickShare: null })).toEqual([null, null, null])
  expect(clicks({ product: { ...first.product, brand: null } }).indexOf(null)).toBe(2)
})

describe('a form without any badge', () => {
  const facts = factsWith((at) => ({ title: at >= 30 ? 'Mug Bamboo' : at < 12 ? 'Mug Glass' : 'Mug Ceramic' }))
  test('has a share of all products, an unknown share of units and no place in the chart', () => {
    const rows = rowsOf(facts, 'forms', 'forms.table')
    expect(rows.find((row) => row[1] === 'material.bamboo')?.slice(2)).toEqual([10, 0.25, null, null])
    const chart = blocksOf(facts, 'forms').find((block) => block.kind === 'chart')
    const labels = chart?.kind === 'chart' && chart.shape === 'pie' ? chart.items.map(({ label }) => label) : []
    expect(labels).toEqual([{ text: 'material.glass' }, { text: 'material.ceramic' }])
  })
})

test('one product with known units makes neither a sweet spot nor a form to develop', () => {
  const band = factsWith((at) => ({
    price: at < 20 ? 2000 + at : 9000 + at,
    boughtPastMonth: at === 25 ? 10_000 : at < 10 ? 100 : null,
  }))
  expect(figureOf(band, 'market.sweetBand')).toBeUndefined()
  const form = factsWith((at) => ({
    title: at < 5 ? 'Bamboo mug' : 'Glass mug',
    boughtPastMonth: at === 0 ? 10_000 : at > 25 ? 50 : null,
  }))
  expect(keysOf(form)).not.toEqual(expect.arrayContaining(['judge.form.good']))
})

test('a gap whose range includes 0 is not called unmet demand', () => {
  const facts = sparseMarketFacts()
  const { low, high } = figureOf(facts, 'forms.gap') ?? {}
  expect([Number(low) < 0, Number(high) > 0.05]).toEqual([true, true])
  expect(keysOf(facts).filter((key) => /judge\.form|plan\.form/.test(key))).toEqual([])
})

const badges = (known: number) =>
  factsWith((at) => ({ boughtPastMonth: at < known ? 400 : null, listedOn: '2021-01-01' }))

test('the units of a few known products are not the market size and do not lower its score', () => {
  const parts = blocksOf(badges(12), 'attractiveness').flatMap((block) => (block.kind === 'score' ? block.parts : []))
  expect(parts.find(({ key }) => key === 'size')?.points.value).toBeNull()
  const huge = factsWith(() => ({ boughtPastMonth: 10_000 }))
  const enough = blocksOf(huge, 'attractiveness').flatMap((block) => (block.kind === 'score' ? block.parts : []))
  expect(enough.find(({ key }) => key === 'size')?.points.value).toBe(10)
})

test('a sum that grows because more products are known is not an improvement between two versions', () => {
  const rows = changesBetween(marketReport(badges(12)), marketReport(badges(40)))?.rows ?? []
  const tones = rows.filter(({ label }) => /unitsKnown|revenueKnown/.test(label)).map(({ tone }) => tone)
  expect(tones).toEqual([undefined, undefined])
  const known = rows.find(({ label }) => label === 'market.known')
  expect(known?.figures.slice(0, 2).map(({ value }) => value)).toEqual([12, 40])
})

test('a market without a score is neither better nor worse than another', () => {
  const poor = marketReport(factsWith(() => ({ boughtPastMonth: null, ratings: 20, rating: 4.7 })))
  const parcel: Partial<Product> = { size: [300, 200, 80], weight: 600, feeCategory: 'home', boughtPastMonth: 10_000 }
  const enough = marketReport(factsWith(() => parcel, { memberCount: 40 }))
  const pairs = [
    [poor, marketReport(factsWith(() => ({ boughtPastMonth: null, ratings: 20, rating: 3.9 })))],
    [poor, enough],
    [enough, poor],
  ] as const
  const score = ({ label }: { label: string }) => label === 'score.total'
  for (const [before, after] of pairs) {
    expect(changesBetween(before, after)?.rows.find(score)?.tone).toBeUndefined()
    expect(sideBySide([before, after]).rows.find(score)?.best).toBeUndefined()
  }
  expect([poor, enough].map(({ measures }) => measures?.[0]?.figure.value !== null)).toEqual([false, true])
})

test('known units and revenue cover the same products', () => {
  const facts = factsWith((at) => ({ price: at < 12 ? null : 2000 }))
  const sentence = sentencesOf(marketReport(facts)).find(({ key }) => key === 'market.insight.sizeKnown')
  const shown = (name: string) => (sentence?.params[name] as Figure | undefined)?.value // all its params are figures
  const [units, revenue, known] = ['units', 'revenue', 'known'].map(shown)
  expect(known).toBe(12)
  expect(Number(revenue)).toBe(Number(units) * 2000)
})

test('the success rate of new products is as certain as the ranges of their units', () => {
  const like = (best: number | null) => (at: number) => ({
    boughtPastMonth: at === 0 ? best : 50,
    listedOn: at < 6 ? '2026-06-01' : '2021-01-01',
  })
  const products = like(500)
  const facts = factsWith(products, { memberCount: 40 })
  expect(figureOf(facts, 'market.success')).toMatchObject({ method: 'estimated', low: 1 / 6, value: 1, high: 1 })
  expect(keysOf(facts).filter((key) => key.startsWith('judge.successRate'))).toEqual([])
  // With equal badges it is unknown which product sells more.
  expect(figureOf(factsWith(like(50), { memberCount: 40 }), 'market.success')).toBeUndefined()
  // If the niche has more products than the report analyzes, failed newcomers may be missing.
  expect(figureOf(factsWith(products, { memberCount: 41 }), 'market.success')).toBeUndefined()
})

test('a report on ten products says how many top and new products it counts', () => {
  const facts = factsWith((at) => ({
    boughtPastMonth: at < 3 ? 500 : 50,
    listedOn: at < 5 ? '2026-06-01' : '2021-01-01',
  }))
  const few = { ...facts, members: facts.members.slice(0, 10), memberCount: 10 }
  const sentences = sentencesOf(marketReport(few))
  const shown = (key: string, name: string) =>
    (sentences.find((each) => each.key === key)?.params[name] as Figure | undefined)?.value // both params are figures
  expect([shown('new.insight.leaders', 'leaders'), shown('new.insight.successRate', 'fresh')]).toEqual([10, 5])
})

test('the ratings of the top products need at least five products with known ratings', () => {
  const facts = fullMarketFacts()
  const withRatings = (every: number) => ({
    ...facts,
    members: facts.members.map((member, at) =>
      at >= 20 || at % every === 0 ? member : { ...member, product: { ...member.product, ratings: null } },
    ),
  })
  const textsWith = (every: number, language: Language) =>
    sentencesOf(marketReport(withRatings(every)))
      .filter(({ key }) => key === 'new.insight.leaders')
      .map((each) => sentenceOf(each, language, 'US'))
  expect(textsWith(4, 'zh-CN')).toEqual([expect.stringMatching(/^头部商品中评分数已知的 5 款，中位评分数为 /)])
  expect(textsWith(4, 'en-US')).toEqual([
    expect.stringMatching(/^The 5 top products with known ratings have a median of /),
  ])
  expect(textsWith(10, 'zh-CN')).toEqual([])
  expect(figureOf(withRatings(10), 'market.threshold')).toBeUndefined()
  expect(keysOf(withRatings(10)).filter((key) => key.startsWith('judge.leaders'))).toEqual([])
})

test('a sum of badges whose range crosses the threshold does not make a large market', () => {
  const keysWith = (badge: number) =>
    keysOf(factsWith(() => ({ boughtPastMonth: badge }))).filter((key) => key === 'judge.size.floor')
  // Forty products with badge 900+ sell 36,000 to 39,960 units; with 1,000+ at least 40,000.
  expect([keysWith(900), keysWith(1000)]).toEqual([[], expect.arrayContaining(['judge.size.floor'])])
})

test('a margin is judged only if all possible fees leave it on one side of the threshold', () => {
  const facts = (price: number) =>
    factsWith(() => ({ size: [300, 200, 80], weight: 600, feeCategory: 'clothing', price }))
  const judged = (price: number) => keysOf(facts(price)).filter((key) => key === 'judge.margin.good')
  const { value, low } = figureOf(facts(3080), 'market.marginOfPrice') ?? {}
  expect([Number(value) > 0.6, Number(low) < 0.6]).toEqual([true, true])
  expect([judged(3080), judged(3200)]).toEqual([[], expect.arrayContaining(['judge.margin.good'])])
})

test('shares whose range crosses a threshold are neither high nor low', () => {
  const led = (badge: number) => factsWith((at) => ({ boughtPastMonth: at === 0 ? badge : 50 }))
  const keysWith = (badge: number) => keysOf(led(badge)).filter((key) => /judge\.(concentration|brand)/.test(key))
  expect(keysWith(9000)).toContain('judge.concentration.bad')
  const { low, high } = figureOf(led(1000), 'market.excess') ?? {}
  expect(Number(low)).toBeLessThan(0.22)
  expect(Number(high)).toBeGreaterThan(0.45)
  expect(keysWith(1000)).toEqual([])
})

test('no judgement about click spread appears without click data', () => {
  const facts = fullMarketFacts()
  const keywords = (facts.keywords ?? []).map((keyword) => ({ ...keyword, topThree: [] }))
  expect(keysOf({ ...facts, keywords }).filter((key) => key.startsWith('judge.clicks'))).toEqual([])
})

test('an open verdict advises neither to buy stock nor to import unsupported kinds of data', () => {
  const keys = keysOf(factsWith(() => ({ boughtPastMonth: null, ratings: 20, rating: 3.7 })))
  expect(keys).toContain('plan.decide.open')
  expect(keys.filter((key) => /^plan\.(decide\.caution|import\.(history|keywords|reviews))$/.test(key))).toEqual([])
})

test('every section with unit shares says how many products they cover', () => {
  const { sections } = marketReport(factsWith(() => ({ listedOn: '2021-01-01' })))
  const withNotice = sections.filter(({ blocks }) =>
    blocks.some((block) => block.kind === 'missing' && block.what.key === 'missing.partUnits'),
  )
  expect(withNotice.map(({ key, completeness }) => [key, completeness])).toEqual(
    ['concentration', 'priceBands', 'newProducts', 'starSpread', 'forms', 'topProducts'].map((key) => [key, 'partial']),
  )
})

test('a number counted over imports is marked as calculated, not as an Opportunity Explorer figure', () => {
  expect(
    figureOf(
      factsWith(() => ({})),
      'market.products',
    )?.method,
  ).toBe('calculated')
})
