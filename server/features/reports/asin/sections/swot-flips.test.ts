import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Topic } from '#contracts/model/catalogue.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import { asinReport } from '../asin-report.ts'
import { contextOf } from '../context.ts'
import { fullFacts, sampleProduct, similarRights } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'
import { subjectsOf } from '../metrics/judgements.ts'
import { metricsOf } from '../metrics/metrics.ts'

type Facts = AsinFacts & {
  history: NonNullable<AsinFacts['history']>
  placements: NonNullable<AsinFacts['placements']>
}
const full = (change: Parameters<typeof fullFacts>[0] = {}) => fullFacts(change) as Facts // the sample knows both

const withTopics = (kind: Topic['kind'], share: number): Facts => {
  const facts = full()
  const topics = facts.history.topics.map((topic) => (topic.kind === kind ? { ...topic, share } : topic))
  return { ...facts, history: { ...facts.history, topics } }
}
const withUnitsTimes = (times: number): Facts => {
  const facts = full()
  const months = facts.history.months.map((point, at) => {
    const units = at < 12 ? point.units : Math.round(point.units * times)
    return { ...point, units, revenue: units * point.price }
  })
  return { ...facts, history: { ...facts.history, months } }
}
/** The report is made in November. Each of the next three months sells `ahead` units, every other month 1000. */
const withSeason = (ahead: number): Facts => {
  const facts = full()
  const months = facts.history.months.map((point) => {
    const units = ['12', '01', '02'].includes(point.month.slice(5)) ? ahead : 1000
    return { ...point, units, revenue: units * point.price }
  })
  return { ...facts, history: { ...facts.history, months } }
}
const withWords = (change: (word: Facts['placements'][number], at: number) => Facts['placements'][number]): Facts => {
  const facts = full()
  return { ...facts, placements: facts.placements.map(change) }
}
const withSearches = (times: number) =>
  withWords((word) => ({
    ...word,
    keyword: { ...word.keyword, trend: word.keyword.trend.map((_, at) => (at < 21 ? 1000 : 1000 * times)) },
  }))
const withConversion = (ratio: number) =>
  withWords((word) => ({
    ...word,
    keyword: { ...word.keyword, topThree: [{ asin: 'B0SAMPLE01', clickShare: 0.1, conversionShare: 0.1 * ratio }] },
  }))
const rivalsAt = (price: number, title: string): Facts => {
  const facts = full()
  const competitors = facts.competitors.map((rival) => ({
    ...rival,
    product: { ...rival.product, price, title, subCategory: price === 2499 ? rival.product.subCategory : 'Other' },
  }))
  return { ...facts, competitors, rivalPlacements: price === 2499 ? facts.rivalPlacements : [] }
}
const withVariants = (...names: string[]) =>
  full({
    variants: names.map((name, at) => ({
      asin: `B0SAMPLE0${at}`,
      name,
      price: 2499,
      unitShare: 0.2,
      ratingShare: 0.2,
    })),
  })
const withRivalsRatedAlike = (rating: number): Facts => {
  const facts = full({ rating })
  const competitors = facts.competitors.map((rival) => ({ ...rival, product: { ...rival.product, rating } }))
  return { ...facts, competitors }
}
const withUnits = (units: number): Facts => {
  const facts = full({ units })
  const months = facts.history.months.map((point) => ({ ...point, units, revenue: units * point.price }))
  return { ...facts, history: { ...facts.history, months } }
}
const withBuyBox = (share: number): Facts => {
  const facts = full()
  return { ...facts, history: { ...facts.history, buyBox: [{ seller: 'Northpeak', fulfilment: 'FBA', share }] } }
}
const withReturnRate = (returnRate: number): Facts => {
  const facts = full()
  return { ...facts, category: facts.category && { ...facts.category, returnRate } }
}
const withRisk = (risk: Risk | null): Facts => ({ ...full(), rights: { ...similarRights(), risk } })
const bare = { images: 1, videos: 0, aPlus: false, bullets: ['short'], description: 'x', title: 'mug' }
const rich = { images: 9, videos: 1, aPlus: true, rating: 4.8, ratings: 5000, description: 'A mug. '.repeat(200) }
const between = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true })
const count = (min: number, max: number) => fc.integer({ min, max })

const SIDES: Record<string, { good: fc.Arbitrary<AsinFacts>; bad: fc.Arbitrary<AsinFacts> }> = {
  rights: { good: fc.constantFrom(withRisk('low'), withRisk(null)), bad: fc.constantFrom(withRisk('high')) },
  trend: { good: between(1.2, 5).map(withUnitsTimes), bad: between(0.1, 0.7).map(withUnitsTimes) },
  rating: {
    good: between(4.6, 5).map((rating) => full({ rating })),
    bad: between(1, 3.9).map((rating) => full({ rating })),
  },
  lowRating: {
    good: between(4, 5).map((rating) => full({ rating })),
    bad: between(1, 3.9).map((rating) => withRivalsRatedAlike(rating)),
  },
  volume: {
    good: count(100, 90_000).map(withUnits),
    bad: count(0, 99).map(withUnits),
  },
  ratings: {
    good: count(2000, 90_000).map((ratings) => full({ ratings })),
    bad: count(1, 400).map((ratings) => full({ ratings })),
  },
  margin: {
    good: count(3000, 4900).map((price) => full({ price })),
    bad: count(1000, 1300).map((price) => full({ price })),
  },
  loss: {
    good: count(3000, 4900).map((price) => full({ price })),
    bad: count(200, 300).map((price) => full({ price })),
  },
  listing: {
    good: count(7, 12).map((images) => full({ ...rich, images })),
    bad: count(0, 2).map((images) => full({ ...bare, images })),
  },
  ads: {
    good: between(0, 0.2).map((share) => withWords((word) => ({ ...word, adShare: word.trafficShare * share }))),
    bad: between(0.5, 1).map((share) => withWords((word) => ({ ...word, adShare: word.trafficShare * share }))),
  },
  concentration: {
    good: between(0.01, 0.2).map((share) =>
      withWords((word, at) =>
        at === 0 ? { ...word, trafficShare: share, adShare: 0 } : { ...word, trafficShare: 0.005, adShare: 0 },
      ),
    ),
    bad: between(0.3, 0.8).map((share) =>
      withWords((word, at) =>
        at === 0 ? { ...word, trafficShare: share, adShare: 0 } : { ...word, trafficShare: 0.005, adShare: 0 },
      ),
    ),
  },
  leads: {
    good: count(1, 3).map((organicRank) => withWords((word) => ({ ...word, organicRank }))),
    bad: count(60, 200).map((organicRank) => withWords((word) => ({ ...word, organicRank }))),
  },
  converts: { good: between(1.15, 3).map(withConversion), bad: between(0.1, 0.85).map(withConversion) },
  alike: {
    good: count(20_000, 90_000).map((price) => rivalsAt(price, 'A lamp')),
    bad: fc.constant(rivalsAt(2499, sampleProduct('B0SAMPLE01').title)),
  },
  variantGaps: {
    good: fc.constantFrom(withVariants('Red / S', 'Red / M', 'Blue / S'), withVariants('Red, S', 'Red, M', 'Blue, L')),
    bad: fc.constantFrom(withVariants('Red / S', 'Red / M', 'Blue / S', 'Blue / M'), withVariants('Red', 'Blue')),
  },
  demand: { good: between(1.1, 4).map(withSearches), bad: between(0.1, 0.9).map(withSearches) },
  season: {
    good: count(150, 5000).map((more) => withSeason(1000 + more)),
    bad: count(150, 900).map((less) => withSeason(1000 - less)),
  },
  price: {
    good: count(1000, 2300).map((price) => full({ price })),
    bad: count(3200, 9000).map((price) => full({ price })),
  },
  buyBox: { good: between(0.92, 1).map(withBuyBox), bad: between(0.05, 0.7).map(withBuyBox) },
  sellers: {
    good: count(1, 3).map((sellers) => full({ sellers })),
    bad: count(4, 60).map((sellers) => full({ sellers })),
  },
  returns: { good: between(0.001, 0.035).map(withReturnRate), bad: between(0.1, 0.5).map(withReturnRate) },
  praise: {
    good: between(0.12, 0.6).map((share) => withTopics('praise', share)),
    bad: between(0.001, 0.09).map((share) => withTopics('praise', share)),
  },
  complaint: {
    good: between(0.001, 0.05).map((share) => withTopics('complaint', share)),
    bad: between(0.07, 0.6).map((share) => withTopics('complaint', share)),
  },
  coupon: {
    good: between(0, 0.08).map((coupon) => full({ coupon })),
    bad: between(0.12, 0.6).map((coupon) => full({ coupon })),
  },
}
const subjects = subjectsOf(contextOf(full()), metricsOf(contextOf(full())))
const swotKeys = (facts: AsinFacts): string[] =>
  asinReport(facts).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'swot' ? block.quadrants.flatMap((quadrant) => quadrant.items.map((item) => item.key)) : [],
    ),
  )

test('every judgement has facts for both sides', () => {
  expect(Object.keys(SIDES).sort()).toEqual(subjects.map((subject) => subject.name).sort())
})

test.each(subjects)('$name: the sentence follows the number', ({ name, good, bad }) => {
  const sides = SIDES[name]
  if (!sides) throw new Error(`${name} has no sides`)
  const check = (facts: AsinFacts, expected: string | undefined, excluded: string | undefined) => {
    const keys = swotKeys(facts)
    if (expected) expect(keys).toContain(expected)
    if (excluded) expect(keys).not.toContain(excluded)
  }
  fc.assert(
    fc.property(sides.good, sides.bad, (well, badly) => {
      check(well, good?.key, bad?.key)
      check(badly, bad?.key, good?.key)
    }),
    { seed: 20_261_122, numRuns: 12 },
  )
})
