import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import type { Verdict } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { MarketReport } from '#contracts/model/report/report.ts'
import { thresholdsWithin, verdictOf } from '../model/verdict.ts'
import { briefOf } from '../narrative/brief.ts'
import { judgeIn } from '../narrative/judge/judge.ts'
import { sparseMarketFacts } from './facts.test-support.ts'
import { marketReport } from './market-report.ts'
import { sentencesOf } from './sentences.test-support.ts'

type Bounds = [value: number | null, low?: number, high?: number]
const score = ([value, low, high]: Bounds) => {
  const bounds = low === undefined || high === undefined ? {} : { low, high }
  const total: Figure = {
    label: 'score.total',
    unit: 'score',
    value,
    method: 'estimated',
    asOf: '2026-11-20',
    ...bounds,
  }
  return { total, known: 1 }
}

test.each<[Bounds, Verdict, number[]]>([
  [[65], 'enter', []],
  [[64], 'caution', []],
  [[45], 'caution', []],
  [[44], 'avoid', []],
  [[70, 65, 75], 'enter', []],
  [[69, 61, 75], 'caution', [65]],
  [[60, 50, 65], 'caution', [65]],
  [[55, 45, 64], 'caution', []],
  [[43, 40, 45], 'caution', [45]],
  [[40, 35, 44], 'avoid', []],
  [[55, 40, 70], 'caution', [45, 65]],
  [[null], 'open', []],
])('a score of %j gives the verdict %s and crosses the thresholds %j', (bounds, verdict, bars) => {
  expect([verdictOf(score(bounds)), thresholdsWithin(score(bounds))]).toEqual([verdict, bars])
})

const BADGES = [50, 50, 100, 100, 200, 300, 400, 500, 1000]
/** Forty imported products with badges, which give wide ranges of units. */
function withBadges(seed: number, price: number, rating: number, ratings: number) {
  const facts = sparseMarketFacts({ memberCount: 40 })
  const members = facts.members.map((member, at) => ({
    ...member,
    product: {
      ...member.product,
      size: [300, 200, 80] as [number, number, number],
      weight: 600,
      feeCategory: 'home' as const,
      price: price + at * 10,
      rating,
      ratings: ratings + at,
      brand: `Brand ${at % 12}`,
      listedOn: at % 4 === 0 ? '2026-05-01' : '2022-01-01',
      boughtPastMonth: BADGES[(at * (seed + 1) + seed) % BADGES.length] ?? null,
    },
  }))
  return marketReport({ ...facts, members })
}
const verdictIn = (report: MarketReport) => {
  const block = report.sections[0]?.blocks[0]
  if (block?.kind !== 'verdict') throw new Error('a report begins with its verdict')
  return block
}
const boundsIn = (report: MarketReport) => {
  const { value, low, high } = report.measures?.[0]?.figure ?? {}
  return [value, low ?? value, high ?? value] as [number, number, number] // all these markets have a score
}

describe('a market of forty imported products with badges', () => {
  const crossing = withBadges(0, 2000, 4.1, 200)
  test('advises caution if the score’s range crosses the entry threshold', () => {
    expect(boundsIn(crossing)).toEqual([70, 60, 77])
    expect(verdictIn(crossing).verdict).toBe('caution')
    expect(
      verdictIn(crossing)
        .reasons.slice(0, 1)
        .map((each) => LANGUAGES.map((of) => sentenceOf(each, of, 'US'))),
    ).toEqual([
      [
        '综合得分 ≈ 70（60–77），区间跨过 65 的进入线，需谨慎评估。',
        'The overall score is ≈ 70 (60–77). The range crosses the entry threshold of 65: proceed with care.',
      ],
    ])
    const keys = sentencesOf(crossing).map(({ key }) => key)
    expect(keys).toContain('plan.decide.caution')
    // The score may already be above the threshold, so no points are missing.
    expect(keys).not.toContain('conclusion.next')
  })
  const markets = [0, 1, 2].flatMap((seed) =>
    [2000, 3000, 4500].flatMap((price) =>
      [4.1, 4.8].flatMap((rating) => [200, 20_000].map((ratings) => withBadges(seed, price, rating, ratings))),
    ),
  )
  const reasonOf = (report: MarketReport) => verdictIn(report).reasons[0]?.key
  test('has a verdict and sentences that are no more certain than the range of the score', () => {
    for (const report of markets) {
      const [, low, high] = boundsIn(report)
      const verdict = low >= 65 ? 'enter' : high < 45 ? 'avoid' : 'caution'
      expect([low, high, verdictIn(report).verdict]).toEqual([low, high, verdict])
      if (reasonOf(report) === 'verdict.because.caution') expect([low >= 45, high < 65]).toEqual([true, true])
      const short = sentencesOf(report).find(({ key }) => key === 'conclusion.next')?.params.short
      expect(short !== undefined).toBe(high < 65)
      if (typeof short === 'object') expect(Number(short.low ?? short.value)).toBeGreaterThan(0)
    }
  })
  test('has reasons that pass the judge if a language model returns them unchanged', () => {
    const examples = new Map(markets.map((report) => [reasonOf(report), report]))
    expect([...examples.keys()].sort()).toEqual([
      'verdict.because.acrossAvoid',
      'verdict.because.acrossBoth',
      'verdict.because.acrossEnter',
      'verdict.because.caution',
      'verdict.because.enter',
    ])
    for (const report of examples.values())
      for (const language of LANGUAGES)
        for (const source of briefOf(report, language))
          expect([source.text, judgeIn(language, 'US')(source, source.text)]).toEqual([source.text, null])
  })
})
