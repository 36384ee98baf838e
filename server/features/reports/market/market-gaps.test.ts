import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { fullMarketFacts, sampleNiche } from './facts.test-support.ts'
import { marketReport } from './market-report.ts'
import { sentencesOf } from './sentences.test-support.ts'

const RUNS = { seed: 6, numRuns: 30 }
const gap = <T>(value: T) => fc.constantFrom(value, null)

// This function is long: a list of the facts that may be missing.
test('facts with any gaps give a report with complete sentences in both languages and no 0 for unknown values', () => {
  const known = fullMarketFacts()
  const missing = fc.record({
    keywords: gap(known.keywords),
    topics: gap(known.topics),
    category: gap(known.category),
    parent: gap(known.parent),
    months: fc.constantFrom(known.months, known.months.slice(-9), []),
    count: fc.constantFrom(60, 8, 1, 0),
  })
  const product = fc.record({
    marketplace: fc.constantFrom(...MARKETPLACES),
    price: gap(2499),
    brand: gap('Northpeak'),
    seller: gap('Northpeak Direct'),
    sellerCountry: gap('CN'),
    rating: gap(4.5),
    ratings: gap(900),
    stars: gap(known.members[0]?.product.stars ?? null),
    listedOn: gap('2026-06-01'),
    size: gap<Product['size']>([300, 200, 80]),
    boughtPastMonth: gap(600),
    aPlus: gap(true),
    videos: gap(1),
    fulfilment: gap('FBM' as const),
  })
  const summary = fc.record({
    demand: gap(4000),
    avgPrice: gap(2400),
    returnRateT360: gap(0.05),
    searchVolumeGrowthT360: gap(0.1),
  })
  fc.assert(
    fc.property(missing, product, summary, fc.boolean(), ({ count, ...rest }, change, numbers, units) => {
      const { marketplace } = change
      const members = known.members.slice(0, count).map((member, at) => ({
        ...member,
        units: units ? member.units : null,
        // Every third product is complete, so that many figures rest on a part of the products.
        product: { ...member.product, ...(at % 3 === 0 ? { marketplace } : change) },
      }))
      const report = marketReport({ ...known, ...rest, members, niche: sampleNiche({ marketplace }, numbers) })
      for (const shown of figuresOf(report)) expect(shown.text('zh-CN')).not.toMatch(/NaN|undefined|Infinity/)
      for (const sentence of sentencesOf(report)) {
        for (const language of LANGUAGES)
          expect(sentenceOf(sentence, language, marketplace), sentence.key).not.toMatch(/[{}—]|NaN|undefined|Infinity/)
      }
      const figures = report.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : [])),
      )
      const shownAs = (label: string) => figures.filter((figure) => figure.label === label).map(({ value }) => value)
      if (count === 0)
        for (const label of ['market.unitsKnown', 'market.topTen', 'market.newShare', 'market.medianRatings'])
          expect(shownAs(label)).toEqual([])
      if (numbers.returnRateT360 === null) expect(shownAs('market.returnRate')).toEqual([])
      for (const { low, high, value } of figures)
        if (low !== undefined && high !== undefined) expect(low <= Number(value) && Number(value) <= high).toBe(true)
      expect(report.sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
    }),
    RUNS,
  )
})
