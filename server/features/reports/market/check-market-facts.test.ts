import { expect, test } from 'vitest'
import { DamagedFacts } from '../asin/check-facts.ts'
import { fullMarketFacts, sampleNiche, sparseMarketFacts } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { marketCompleteness, marketReport } from './market-report.ts'

const full = fullMarketFacts()
const monthsWith = (change: Partial<MarketFacts['months'][number]>) =>
  full.months.map((month, at) => (at === 5 ? { ...month, ...change } : month))
const membersWith = (change: Partial<MarketFacts['members'][number]>) =>
  full.members.map((member, at) => (at === 3 ? { ...member, ...change } : member))
const product = full.members[3]?.product
if (!product) throw new Error('expected at least four products')

const DAMAGED: [what: string, change: Partial<MarketFacts>][] = [
  ['a month whose revenue is not price × units', { months: monthsWith({ revenue: 1 }) }],
  ['a month with negative units', { months: monthsWith({ units: -1 }) }],
  ['a missing month', { months: full.months.toSpliced(7, 1) }],
  ['a low bound above the high bound', { niche: sampleNiche({}, { minimumUnitsSoldT90: 9, maximumUnitsSoldT90: 8 }) }],
  ['a return rate above one', { niche: sampleNiche({}, { returnRateT360: 1.2 }) }],
  ['a search decline of more than 100%', { niche: sampleNiche({}, { searchVolumeGrowthT90: -1.5 }) }],
  ['click shares above one', { members: membersWith({ clickShare: 0.9 }) }],
  ['a duplicate product', { members: [...full.members, ...full.members.slice(0, 1)], memberCount: 61 }],
  ['a rating above five stars', { members: membersWith({ product: { ...product, rating: 6 } }) }],
  [
    'a sample niche with an imported product',
    { members: membersWith({ product: { ...product, source: 'brightdata' } }) },
  ],
  ['more products than the niche has', { memberCount: 10 }],
  ['a topic share above 100%', { topics: (full.topics ?? []).map((topic) => ({ ...topic, share: 1.5 })) }],
  ['a keyword with negative searches', { keywords: (full.keywords ?? []).map((word) => ({ ...word, searches: -5 })) }],
]

test.each(DAMAGED)('rejects facts with %s but still reports their completeness', async (_, change) => {
  const facts = fullMarketFacts(change)
  expect(() => marketReport(facts)).toThrow(DamagedFacts)
  expect(await marketCompleteness(facts, 0)).toHaveLength(16)
})

test('accepts consistent facts, complete or sparse', () => {
  expect(() => marketReport(full)).not.toThrow()
  expect(() => marketReport(sparseMarketFacts())).not.toThrow()
})
