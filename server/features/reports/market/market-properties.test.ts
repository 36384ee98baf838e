import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Niche } from '#contracts/model/niche.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { MarketReport } from '#contracts/model/report/report.ts'
import { judge } from '../asin/metrics/judgements.ts'
import { marketContextOf } from './context.ts'
import { fullMarketFacts, sampleMonths, sampleNiche } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { marketReport } from './market-report.ts'
import { marketSubjects } from './metrics/judgements.ts'
import { marketMetricsOf } from './metrics/metrics.ts'
import { sentencesOf } from './sentences.test-support.ts'

const RUNS = { seed: 6, numRuns: 30 }
const subjectsIn = (facts: MarketFacts) => {
  const context = marketContextOf(facts)
  return marketSubjects(context, marketMetricsOf(context))
}
const says = (facts: MarketFacts, key: string) =>
  sentencesOf(marketReport(facts)).some((sentence) => sentence.key === key)
const withSummary = (summary: Partial<Niche['summary']>) => fullMarketFacts({ niche: sampleNiche({}, summary) })
const withProducts = (change: (product: Product, at: number) => Partial<Product>, units?: (at: number) => number) =>
  fullMarketFacts({
    members: fullMarketFacts().members.map((member, at) => ({
      ...member,
      product: { ...member.product, ...change(member.product, at) },
      ...(units ? { units: units(at) } : {}),
    })),
  })
const numberIn = ({ params }: Sentence, name: string): number => {
  const param = params[name]
  return typeof param === 'object' && typeof param.value === 'number' ? param.value : Number.NaN
}

describe('a judgement', () => {
  test('has separate thresholds, so that no subject is both good and bad', () => {
    for (const { name, good, bad } of subjectsIn(fullMarketFacts())) {
      if (good && bad) expect(good.from, name).toBeGreaterThan(bad.to)
      expect(good ?? bad, name).not.toBeNull()
    }
  })
  test('flips with its number and is silent between the thresholds', () => {
    for (const subject of subjectsIn(fullMarketFacts())) {
      const { good, bad } = subject
      const at = (value: number | null) => judge({ ...subject, params: {}, value })[0]?.sentence.key
      if (good) expect(at(good.from)).toBe(good.key)
      if (bad) expect(at(bad.to)).toBe(bad.key)
      if (good && bad) expect(at((good.from + bad.to) / 2)).toBeUndefined()
      expect(at(null)).toBeUndefined()
    }
  })
})

const FLIPS: [subject: string, good: MarketFacts, bad: MarketFacts][] = [
  ['size', withSummary({ demand: 90_000 }), withSummary({ demand: 900 })],
  ['searches', withSummary({ searchVolumeGrowthT360: 0.3 }), withSummary({ searchVolumeGrowthT360: -0.3 })],
  ['growth', fullMarketFacts(), fullMarketFacts({ months: yearsChanged() })],
  ['returns', withSummary({ returnRateT360: 0.03 }), withSummary({ returnRateT360: 0.15 })],
  ['price', withSummary({ avgPrice: 2900 }), withSummary({ avgPrice: 2300 })],
  ['margin', withProducts(() => ({ price: 4999 })), withProducts(() => ({ price: 1299 }))],
  [
    'concentration',
    withProducts(
      () => ({}),
      () => 500,
    ),
    withProducts(
      () => ({}),
      (at) => (at < 10 ? 9000 : 100),
    ),
  ],
  [
    'brand',
    withProducts((_, at) => ({ brand: `Brand ${at}` })),
    withProducts((_, at) => ({ brand: at < 30 ? 'Big' : 'Small' })),
  ],
  [
    'newShare',
    withProducts((_, at) => ({ listedOn: at % 3 === 0 ? '2026-05-01' : '2022-05-01' })),
    withProducts(() => ({ listedOn: '2022-05-01' })),
  ],
  ['successRate', newcomersSelling(5000), newcomersSelling(1)],
  ['leaders', withProducts(() => ({ ratings: 150 })), withProducts(() => ({ ratings: 9000 }))],
  ['rating', withProducts(() => ({ rating: 3.9 })), withProducts(() => ({ rating: 4.7 }))],
  ['clicks', withClicks(0.05), withClicks(0.3)],
]

function yearsChanged() {
  const months = sampleMonths()
  return months.map((point, at) => ({ ...(months[(at + 12) % 24] ?? point), month: point.month }))
}
function newcomersSelling(units: number) {
  return withProducts(
    (_, at) => ({ listedOn: at < 6 ? '2026-05-01' : '2022-05-01' }),
    (at) => (at < 6 ? units : 400),
  )
}
function withClicks(clickShare: number) {
  const facts = fullMarketFacts()
  const topThree = [1, 2, 3].map((at) => ({ asin: `B0NICHE00${at}`, clickShare, conversionShare: 0.1 }))
  return { ...facts, keywords: (facts.keywords ?? []).map((keyword) => ({ ...keyword, topThree })) }
}

test.each(FLIPS)('the sentence about %s flips with its number in all sections', (subject, good, bad) => {
  expect([says(good, `judge.${subject}.good`), says(good, `judge.${subject}.bad`)]).toEqual([true, false])
  expect([says(bad, `judge.${subject}.good`), says(bad, `judge.${subject}.bad`)]).toEqual([false, true])
})

const summaries = fc.record({
  demand: fc.integer({ min: 0, max: 500_000 }),
  searchVolumeGrowthT360: fc.double({ min: -0.9, max: 2, noNaN: true }),
  returnRateT360: fc.double({ min: 0, max: 0.4, noNaN: true }),
  avgPrice: fc.integer({ min: 100, max: 20_000 }),
})

test('each sentence agrees with its figures, whatever the numbers', () => {
  fc.assert(
    fc.property(
      summaries,
      fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 60, maxLength: 60 }),
      (summary, units) => {
        const facts = {
          ...withProducts(
            () => ({}),
            (at) => units[at] ?? 0,
          ),
          niche: sampleNiche({}, summary),
        }
        for (const sentence of sentencesOf(marketReport(facts))) {
          const [, subject, side] = sentence.key.split('.')
          if (!sentence.key.startsWith('judge.')) continue
          const up = side === 'good' ? 1 : -1
          if (subject === 'searches' || subject === 'price' || subject === 'growth')
            expect(up * numberIn(sentence, 'change')).toBeGreaterThan(0)
          if (subject === 'returns') expect(up * (0.065 - numberIn(sentence, 'rate'))).toBeGreaterThan(0)
          if (subject === 'size') expect(up * (numberIn(sentence, 'units') - 5000)).toBeGreaterThan(0)
          if (subject === 'form') expect(numberIn(sentence, 'unitShare')).toBeGreaterThan(numberIn(sentence, 'share'))
          if (subject === 'sweet') expect(numberIn(sentence, 'lead')).toBeGreaterThan(0)
        }
      },
    ),
    RUNS,
  )
})

const scoreOf = (report: MarketReport) => report.measures?.[0]?.figure.value as number // full facts always give a score
const verdictOf = (report: MarketReport) => {
  const [block] = report.sections[0]?.blocks ?? []
  return ['avoid', 'caution', 'enter'].indexOf(block?.kind === 'verdict' ? block.verdict : '')
}

test('a better number never makes the score or the verdict worse', () => {
  const better = fc.record({
    demand: fc.nat({ max: 300_000 }),
    searchVolumeGrowthT360: fc.double({ min: 0, max: 1, noNaN: true }),
    returnRateT360: fc.double({ min: -1, max: 0, noNaN: true }),
  })
  fc.assert(
    fc.property(
      summaries,
      better,
      fc.constantFrom('demand', 'searchVolumeGrowthT360', 'returnRateT360'),
      (base, by, name) => {
        const value = name === 'returnRateT360' ? base[name] * (1 + by[name]) : base[name] + by[name]
        const [before, after] = [base, { ...base, [name]: value }].map((summary) => marketReport(withSummary(summary)))
        if (!before || !after) throw new Error('expected two reports')
        expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(before))
        expect(verdictOf(after)).toBeGreaterThanOrEqual(verdictOf(before))
      },
    ),
    RUNS,
  )
})

const comparisonOf = (facts: MarketFacts) =>
  marketReport(facts)
    .sections.flatMap(({ blocks }): Block[] => blocks)
    .flatMap((block) => (block.kind === 'comparison' ? block.rows : []))

test('new products of a niche and of its category are compared by units, and top-ten shares have no tone', () => {
  const facts = withProducts((_, at) => ({ listedOn: at < 6 ? '2026-05-01' : '2022-05-01' }))
  const rows = comparisonOf(facts)
  const units = facts.members.map((member) => member.units ?? 0)
  const sold = (of: number[]) => of.reduce((a, b) => a + b, 0)
  const fresh = rows.find(({ label }) => label === 'market.newUnitShare')
  expect(fresh?.figures[0]?.value).toBeCloseTo(sold(units.slice(0, 6)) / sold(units), 10)
  expect([fresh?.figures[1]?.value, fresh?.tone]).toEqual([facts.parent?.newShare, 'good'])
  expect(rows.filter(({ label }) => label.startsWith('market.topTen')).map(({ tone }) => tone)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
