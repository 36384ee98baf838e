import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { changesBetween } from '#contracts/model/report/changes.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { asinReport } from '../asin-report.ts'
import { contextOf } from '../context.ts'
import { fullFacts, sampleProduct, sparseFacts } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'
import { judgements } from './judgements.ts'
import { metricsOf } from './metrics.ts'

const imported = (count: number): AsinFacts =>
  sparseFacts(
    {},
    {
      competitors: Array.from({ length: count }, (_, at) => ({
        product: sampleProduct(`B07RIVAL${String(at).padStart(2, '0')}`, { source: 'brightdata' }),
        sharedKeywords: null,
      })),
    },
  )
const metrics = (facts: AsinFacts) => metricsOf(contextOf(facts))
const subjects = (facts: AsinFacts) => judgements(contextOf(facts), metrics(facts)).map(({ subject }) => subject)
const insights = (facts: AsinFacts) =>
  asinReport(facts)
    .sections.filter(({ key }) => key === 'competitors')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'findings' ? block.items : [])))
    .map((item) => sentenceOf(item, 'zh-CN', 'US'))

describe('without keyword data', () => {
  test('no rival is called close, and no judgement follows', () => {
    const { alike, similarity } = metrics(imported(6)).rivals
    // Only the brand differs, which weighs a tenth without keywords.
    expect([alike.value, similarity.value]).toEqual([null, 0.9])
    expect(subjects(imported(6))).not.toContain('alike')
    expect(insights(imported(6))).toContainEqual(expect.stringContaining('参与比较的商品有 6 个'))
  })
  test('more imported rivals are not a market change', () => {
    const changes = changesBetween(asinReport(imported(3)), asinReport(imported(20)))
    expect(changes?.rows.map(({ label }) => label)).not.toContain('rivals.count')
    expect(changes?.rows.filter(({ tone }) => tone)).toEqual([])
  })
})

test('with keyword data, close rivals are counted among those compared, not among all under the keywords', () => {
  const facts = fullFacts()
  const more = Array.from({ length: 40 }, (_, at) => ({ keywordId: 1, asin: `B0OTHER0${at}`, organicRank: 90 + at }))
  const known = { ...facts, rivalPlacements: [...(facts.rivalPlacements ?? []), ...more] }
  expect(metrics(known).rivals).toMatchObject({ count: { value: 50 }, compared: { value: 10 } })
  expect(insights(known)).toContainEqual(expect.stringMatching(/^共 50 个商品出现在相同流量词下；参与比较的 10 个中/))
  const [measure] = asinReport(known).measures?.filter(({ figure }) => figure.label === 'rivals.count') ?? []
  expect(measure?.figure.value).toBe(50)
})

describe('leading', () => {
  const first = (rivalPlacements: AsinFacts['rivalPlacements']): AsinFacts => {
    const facts = fullFacts()
    return {
      ...facts,
      placements: (facts.placements ?? []).map((word) => ({ ...word, organicRank: 1 })),
      rivalPlacements,
    }
  }
  test('is not claimed without a rival', () => {
    const alone = first([])
    expect(metrics(alone).leaders).toMatchObject({ core: { value: null }, leadingShare: { value: null } })
    expect(subjects(alone)).not.toContain('leads')
  })
  test('counts the keywords with a known rival, if there are at least five', () => {
    const one = first([
      { keywordId: 1, asin: 'B0RIVAL000', organicRank: 4 },
      { keywordId: 2, asin: 'B0RIVAL000', organicRank: null },
    ])
    expect(metrics(one).leaders).toMatchObject({ core: { value: 1 }, leading: { value: null, few: 'small' } })
    const five = first([1, 2, 3, 4, 5].map((keywordId) => ({ keywordId, asin: 'B0RIVAL000', organicRank: 4 })))
    expect(metrics(five).leaders).toMatchObject({ core: { value: 5 }, leading: { value: 5 } })
  })
})

test('the median rating ignores competitors with four ratings', () => {
  const facts = imported(12)
  const competitors = facts.competitors.map(({ product, ...rest }, at) => ({
    ...rest,
    product: { ...product, ...(at < 6 ? { rating: 5, ratings: 4 } : { rating: 4.1, ratings: 5 }) },
  }))
  expect(metrics({ ...facts, competitors }).rivals.medianRating.value).toBe(4.1)
  expect(metrics({ ...facts, competitors: competitors.slice(0, 8) }).rivals.medianRating.few).toBe('small')
})

describe('advice about the price', () => {
  const cheap = (change: Partial<Product> = {}, rival: Partial<Product> = {}): string[] => {
    const facts = fullFacts({ price: 1500, ...change })
    const competitors = facts.competitors.map((each) => ({ ...each, product: { ...each.product, ...rival } }))
    return subjects({ ...facts, competitors }).filter((subject) => subject === 'price')
  }
  test('requires similar products of other brands', () => {
    expect(cheap()).toEqual(['price'])
    expect(cheap({}, { brand: sampleProduct('B0SAMPLE01').brand })).toEqual([])
  })
  test('never raises a price that four sellers share', () => {
    expect([3, 4].map((sellers) => cheap({ sellers }))).toEqual([['price'], []])
  })
})

test('a median below five ratings is not the base of a percentage', () => {
  const facts = fullFacts()
  const competitors = facts.competitors.map((each) => ({ ...each, product: { ...each.product, ratings: 2 } }))
  expect(metrics({ ...facts, competitors }).rivals.ratingsGap.value).toBeNull()
})
