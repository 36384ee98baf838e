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
if (!product) throw new Error('four products')

const DAMAGED: [what: string, change: Partial<MarketFacts>][] = [
  ['a month whose revenue is not price × units', { months: monthsWith({ revenue: 1 }) }],
  ['a month of negative units', { months: monthsWith({ units: -1 }) }],
  ['a month that is missing', { months: full.months.toSpliced(7, 1) }],
  ['bounds the wrong way round', { niche: sampleNiche({}, { minimumUnitsSoldT90: 9, maximumUnitsSoldT90: 8 }) }],
  ['a return rate above one', { niche: sampleNiche({}, { returnRateT360: 1.2 }) }],
  ['searches that fell by more than all', { niche: sampleNiche({}, { searchVolumeGrowthT90: -1.5 }) }],
  ['click shares above one', { members: membersWith({ clickShare: 0.9 }) }],
  ['a product twice', { members: [...full.members, ...full.members.slice(0, 1)], memberCount: 61 }],
  ['a rating of six stars', { members: membersWith({ product: { ...product, rating: 6 } }) }],
  ['a product of another class of source', { members: membersWith({ product: { ...product, source: 'brightdata' } }) }],
  ['more products than there are', { memberCount: 10 }],
  ['a topic that more than all mention', { topics: (full.topics ?? []).map((topic) => ({ ...topic, share: 1.5 })) }],
  ['a keyword of negative searches', { keywords: (full.keywords ?? []).map((word) => ({ ...word, searches: -5 })) }],
]

test.each(DAMAGED)('facts with %s are refused, and their completeness is told all the same', (_, change) => {
  const facts = fullMarketFacts(change)
  expect(() => marketReport(facts)).toThrow(DamagedFacts)
  expect(marketCompleteness(facts)).toHaveLength(16)
})

test('sound facts are not refused, whether much or little is known', () => {
  expect(() => marketReport(full)).not.toThrow()
  expect(() => marketReport(sparseMarketFacts())).not.toThrow()
})
