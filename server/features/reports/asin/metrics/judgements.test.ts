import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { sampleHistory } from '#contracts/model/report/history.test-support.ts'
import { contextOf } from '../context.ts'
import { fullFacts, sparseFacts } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'
import { type Judgement, judge, judgements, subjectsOf } from './judgements.ts'
import { metricsOf } from './metrics.ts'

const judgementsOf = (facts: AsinFacts): Judgement[] => {
  const context = contextOf(facts)
  return judgements(context, metricsOf(context))
}
const sentenceKey = (facts: AsinFacts, subject: string) =>
  judgementsOf(facts).find((each) => each.subject === subject)?.sentence.key
const numberIn = (judgement: Judgement, name: string): number => {
  const param = judgement.sentence.params[name]
  return typeof param === 'object' && typeof param.value === 'number' ? param.value : Number.NaN
}

test('the good and bad thresholds of a subject do not overlap', () => {
  const context = contextOf(fullFacts())
  for (const { name, good, bad } of subjectsOf(context, metricsOf(context))) {
    if (good && bad) expect(good.from, name).toBeGreaterThan(bad.to)
    expect(good ?? bad, name).not.toBeNull()
  }
})

test('a value at a threshold gets the good or the bad sentence, a value between the thresholds gets none', () => {
  const context = contextOf(fullFacts())
  for (const subject of subjectsOf(context, metricsOf(context))) {
    const { good, bad } = subject
    const at = (value: number) => judge({ ...subject, params: {}, value })[0]?.sentence.key
    if (good) expect(at(good.from)).toBe(good.key)
    if (bad) expect(at(bad.to)).toBe(bad.key)
    if (good && bad) expect(at((good.from + bad.to) / 2)).toBeUndefined()
  }
})

describe('a product', () => {
  test('has a strong margin only if it is strong over the whole range of fees', () => {
    const parcel: Partial<Product> = { size: [300, 200, 80], weight: 600, feeCategory: 'clothing' }
    const at = (price: number) => sentenceKey(sparseFacts({ ...parcel, price }), 'margin')
    expect([at(3080), at(3200)]).toEqual([undefined, 'swot.margin.good'])
  })
  test('rated above its competitors is strong, below them weak', () => {
    expect(sentenceKey(fullFacts({ rating: 4.9 }), 'rating')).toBe('swot.rating.good')
    expect(sentenceKey(fullFacts({ rating: 3.5 }), 'rating')).toBe('swot.rating.bad')
    expect(sentenceKey(fullFacts({ rating: null }), 'rating')).toBeUndefined()
  })
  test('rated 0.1 star higher or lower counts as equal, because ratings are rounded', () => {
    const rivalsRated = (rating: number, own: number) => {
      const facts = fullFacts({ rating: own })
      const competitors = facts.competitors.map((each) => ({ ...each, product: { ...each.product, rating } }))
      return sentenceKey({ ...facts, competitors }, 'rating')
    }
    expect([4.3, 4.4, 4.6, 4.7].map((own) => rivalsRated(4.5, own))).toEqual([
      'swot.rating.bad',
      undefined,
      undefined,
      'swot.rating.good',
    ])
  })
  test('has no lead in the number of ratings if Amazon Vine could explain it', () => {
    const rivalsWith = (ratings: number, own: number) => {
      const facts = fullFacts({ ratings: own })
      const competitors = facts.competitors.map((each) => ({ ...each, product: { ...each.product, ratings } }))
      return sentenceKey({ ...facts, competitors }, 'ratings')
    }
    expect([rivalsWith(3, 21), rivalsWith(3, 0), rivalsWith(20, 600), rivalsWith(44, 0)]).toEqual([
      undefined,
      undefined,
      'swot.ratings.good',
      'swot.ratings.bad',
    ])
  })
  test('gets no advice to raise its price if it is rated lower or not at all', () => {
    const cheap = (change: Partial<Product>) => sentenceKey(fullFacts({ price: 1999, ...change }), 'price')
    expect([cheap({ rating: 3.5 }), cheap({ rating: null, ratings: 0 }), cheap({ ratings: 4 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(sentenceKey(fullFacts({ price: 3999, rating: 3.5 }), 'price')).toBe('swot.price.bad')
  })
  test('more expensive than its competitors has a threat, cheaper an opportunity', () => {
    expect(sentenceKey(fullFacts({ price: 3999 }), 'price')).toBe('swot.price.bad')
    expect(sentenceKey(fullFacts({ price: 1999 }), 'price')).toBe('swot.price.good')
  })
  test('with shrinking sales is weak', () => {
    const history = sampleHistory()
    // Swaps the two years.
    const units = history.months.map((point) => point.units)
    const months = history.months.map((point, at) => {
      const sold = units[(at + 12) % 24] ?? 0
      return { ...point, units: sold, revenue: sold * point.price }
    })
    expect(sentenceKey(fullFacts(), 'trend')).toBe('swot.trend.good')
    expect(sentenceKey({ ...fullFacts(), history: { ...history, months } }, 'trend')).toBe('swot.trend.bad')
  })
})

test('for any numbers, each subject has at most one sentence, and its figures support it', () => {
  const change = fc.record({
    price: fc.option(fc.integer({ min: 300, max: 9000 })),
    rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
    ratings: fc.option(fc.nat({ max: 20_000 })),
    sellers: fc.option(fc.nat({ max: 20 })),
    coupon: fc.option(fc.double({ min: 0, max: 0.5, noNaN: true })),
    images: fc.option(fc.nat({ max: 10 })),
  }) satisfies fc.Arbitrary<Partial<Product>>
  fc.assert(
    fc.property(change, (product) => {
      const all = judgementsOf(fullFacts(product))
      expect(new Set(all.map((each) => each.subject)).size).toBe(all.length)
      for (const each of all) {
        const params = Object.values(each.sentence.params)
        expect(params.every((param) => typeof param === 'string' || param.value !== null)).toBe(true)
        const up = each.good ? 1 : -1
        if (each.subject === 'rating')
          expect(up * (numberIn(each, 'rating') - numberIn(each, 'median'))).toBeGreaterThan(0)
        if (each.subject === 'ratings')
          expect(up * (numberIn(each, 'ratings') - numberIn(each, 'median'))).toBeGreaterThan(0)
        if (each.subject === 'price') expect(up * numberIn(each, 'gap')).toBeLessThan(0)
        if (each.subject === 'trend' || each.subject === 'demand')
          expect(up * numberIn(each, 'change')).toBeGreaterThan(0)
      }
    }),
    { numRuns: 60 },
  )
})
