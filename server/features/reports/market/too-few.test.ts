import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { fullMarketFacts, rankEvidence, sampleMember, sparseMarketFacts } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { marketReport } from './market-report.ts'
import { sentencesOf } from './sentences.test-support.ts'
import {
  blocksOf,
  charts,
  figureOf,
  keysOf,
  selling,
  shownIn,
  tableOf,
  tooFewIn,
} from './sparse-report.test-support.ts'

describe('four products', () => {
  const facts = selling([100, 90, 80, 70])
  test('are too few for medians, shares, a best price band and judgements', () => {
    const ofProducts =
      /^market\.(median|topTen|excess|topBrand$|hhi|amazon|chinese|left|margin|sweet|rich|new|success|threshold|weak|aPlus|video|averagePrice)/
    expect(shownIn(facts).filter(({ label }) => ofProducts.test(label ?? ''))).toEqual([])
    expect(keysOf(facts).filter((key) => key.startsWith('judge.'))).toEqual([])
  })
  test('produce the notice "too few" in both languages', () => {
    expect(LANGUAGES.map((language) => tooFewIn(facts, 'starSpread', language))).toEqual([
      ['样本太少，不作判断：中位评分、中位评分数、评分低于 4.0 的商品占比、好评占比（4–5 星）、差评占比（1–2 星）。'],
      [
        'Not enough data to tell: Median rating, Median ratings count, Share rated below 4.0, Positive (4–5 stars), Negative (1–2 stars).',
      ],
    ])
  })
  test('are too few for a pie chart', () => {
    expect(charts(facts).filter(({ shape }) => shape === 'pie')).toEqual([])
  })
})

test('a single product with a known seller gets no pie chart', () => {
  const facts = selling([900, 800, 700, 600, 500, 32], (at) => ({
    fulfilment: at === 5 ? 'AMZ' : null,
    sellerCountry: null,
  }))
  expect(charts(facts).filter(({ title }) => title.startsWith('concentration.chart'))).toEqual([])
})

test('one product with more than half of all units makes neither a large market nor a share of new products', () => {
  const facts = selling([40_000, ...Array.from({ length: 19 }, () => 100)], (at) => ({
    listedOn: at === 0 ? '2026-06-01' : '2021-01-01',
  }))
  const keys = keysOf(facts)
  expect(keys).not.toContain('judge.size.floor')
  expect(figureOf(facts, 'market.newUnitShare')).toBeUndefined()
  // Concentration measures a dominant product, so it is still judged.
  expect(keys).toContain('judge.concentration.bad')
  expect(tableOf(facts, 'concentration.table.tops').rows[0]?.at(-1)).toBeGreaterThan(9000)
})

test('products with four ratings do not count for the median rating or the share of poor products', () => {
  const facts = selling(Array(20).fill(100), (at) =>
    at < 14 ? { rating: 3.2, ratings: 4 } : { rating: 4.5, ratings: 90 },
  )
  expect(['market.medianRating', 'market.weak'].map((label) => figureOf(facts, label)?.value)).toEqual([4.5, 0])
  expect(keysOf(facts)).not.toContain('judge.rating.good')
})

test('a form has no demand gap if one product sells most of it', () => {
  const units = Array.from({ length: 20 }, (_, at) => (at === 0 ? 900 : 100))
  const facts = selling(units, (at) => ({ title: at < 6 ? 'Glass mug' : 'Ceramic mug' }))
  const gaps = Object.fromEntries(tableOf(facts, 'forms.table').rows.map((row) => [row[1], row.at(-1)]))
  expect(gaps['material.glass']).toBeNull()
  expect(gaps['material.ceramic']).not.toBeNull()
})

describe('the price band that earns most', () => {
  const facts = fullMarketFacts()
  test('is the row with the highest value in the table', () => {
    for (const [label, title] of [
      ['market.richBand', 'column.earns'],
      ['market.sweetBand', 'column.medianUnits'],
    ] as const) {
      const { columns, rows } = tableOf(facts, 'priceBands.table')
      const at = columns.findIndex((column) => column.label === title)
      const best = rows.toSorted((a, b) => Number(b[at] ?? 0) - Number(a[at] ?? 0))[0]
      expect(figureOf(facts, label)?.value).toBe(best?.[0])
    }
  })
  test('is never a band with a single product, whose row shows no average', () => {
    const withExpensive = {
      ...facts,
      members: [...facts.members, sampleMember(60, { price: 90_000 }, 2000)],
      memberCount: 61,
    }
    const { rows, columns } = tableOf(withExpensive, 'priceBands.table')
    const earns = columns.findIndex((column) => column.label === 'column.earns')
    const alone = rows.find((row) => row[1] === 1)
    expect([alone?.[0], alone?.[earns]]).toEqual([expect.stringMatching(/-$/), null])
    expect(figureOf(withExpensive, 'market.richBand')?.value).not.toBe(alone?.[0])
  })
})

test('no price band earns most if the ranges of two overlap', () => {
  const facts = (unitsOfExpensive: number) =>
    sparseMarketFacts({
      members: Array.from({ length: 20 }, (_, at) =>
        sampleMember(at, {
          price: at < 10 ? 2000 : 6000,
          boughtPastMonth: at < 10 ? 500 : unitsOfExpensive,
          source: 'brightdata',
        }),
      ).map((member) => ({ ...member, units: null })),
      memberCount: 20,
    })
  // Both bands have 500 to 599 units; then the expensive one has 200 to 299.
  expect([500, 200].map((units) => figureOf(facts(units), 'market.sweetBand')?.value)).toEqual([undefined, '2000-3000'])
})

test('a product without a badge has unknown units if other products have badges', () => {
  const facts = sparseMarketFacts({
    members: Array.from({ length: 20 }, (_, at) => ({
      ...sampleMember(at, { boughtPastMonth: at < 12 ? 400 : null, rank: null, source: 'brightdata' }),
      units: null,
    })),
    memberCount: 20,
    rankEvidence: rankEvidence({ a: 10, b: -0.9, sigma: 0.4 }),
  })
  const sentences = sentencesOf(marketReport(facts)).map((sentence) => sentenceOf(sentence, 'en-US', 'US'))
  expect(sentences).toContain('Units are measured for 12 products, estimated for 0 and unknown for 8.')
  expect(sentences.filter((text) => text.startsWith('8 of the products with unknown units have no'))).toHaveLength(1)
  expect(figureOf(facts, 'market.unitsKnown')).toMatchObject({ low: 4800, high: 5988 })
})

test('a market of nine known products has no verdict', () => {
  const open = (count: number) =>
    sentencesOf(marketReport(selling(Array(count).fill(100)))).some(({ key }) => key === 'verdict.because.few')
  expect([open(9), open(10)]).toEqual([true, false])
})

test('too few new products for a median cause no notice about missing units', () => {
  const keys = keysOf(selling(Array(12).fill(100), (at) => ({ listedOn: at < 3 ? '2026-06-01' : null })))
  expect(keys).toContain('market.insight.fewMedians')
  expect(keys).not.toContain('missing.newUnits')
})

test('no import is suggested for margins if the marketplace has no fee table', () => {
  const gaps = (marketplace: 'DE' | 'IN') => {
    const facts = selling(Array(12).fill(100), () => ({ size: null }))
    const niche = { ...facts.niche, marketplace }
    return blocksOf({ ...facts, niche }, 'priceBands').flatMap((block) =>
      block.kind === 'missing' ? [[block.what.key, block.fill]] : [],
    )
  }
  expect(gaps('DE')).toEqual([['missing.margin', 'products']])
  expect(gaps('IN')).toEqual([['missing.marginTable', null]])
})

test('the unknown share of the score appears only in the verdict section', () => {
  const facts = selling(Array(12).fill(100))
  const sectionsWithNotice = marketReport(facts).sections.filter(({ blocks }) =>
    blocks.some((block) => block.kind === 'missing' && block.what.key === 'missing.score'),
  )
  expect(sectionsWithNotice.map(({ key }) => key)).toEqual(['verdict'])
  const incomplete = marketReport(facts).sections.filter(({ completeness }) => completeness === 'partial')
  expect(incomplete.map(({ key }) => key)).toEqual(expect.arrayContaining(['attractiveness', 'conclusion']))
})

test('range, mean and median of prices cover the same products', () => {
  // The category has more expensive products that the report's sample leaves out.
  const facts = selling([500, 400, 300, 200, 100], (at) => ({ price: 1000 + at * 500 }))
  const { niche } = facts
  const summary = { ...niche.summary, minimumPrice: 100, maximumPrice: 99_900 }
  const range = sentencesOf(marketReport({ ...facts, niche: { ...niche, summary } })).find(
    ({ key }) => key === 'market.insight.prices',
  )
  expect(range && sentenceOf(range, 'en-US', 'US')).toBe(
    'Prices range from $10.00 to $30.00, with an average of $20.00 and a median of $20.00.',
  )
})

test('the table of top products shows the day of each product if the days differ', () => {
  const onDays = (days: string[]) =>
    selling([500, 400, 300, 200, 100], (at) => ({ observedOn: days[at % days.length] ?? '' }))
  const dayColumn = (facts: MarketFacts) => {
    const { columns, rows } = tableOf(facts, 'topProducts.table')
    const at = columns.findIndex(({ label }) => label === 'column.observedOn')
    return at < 0 ? null : rows.map((row) => row[at])
  }
  expect(dayColumn(onDays(['2026-08-02', '2026-08-05']))).toEqual([
    '2026-08-02',
    '2026-08-05',
    '2026-08-02',
    '2026-08-05',
    '2026-08-02',
  ])
  expect(dayColumn(onDays(['2026-08-02']))).toBeNull()
})
