import { describe, expect, it } from 'vitest'
import { markets } from '#contracts/api/markets.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { MARKET_SECTIONS } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { BARE_ASIN, BARE_NICHE, given } from './given.ts'
import { asin, boolean, day, integer, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('markets')

const unknown = {
  searchVolumeT90: null,
  searchVolumeGrowthT90: null,
  searchVolumeT360: null,
  searchVolumeGrowthT180: null,
  searchVolumeGrowthT360: null,
  minimumUnitsSoldT90: null,
  maximumUnitsSoldT90: null,
  minimumUnitsSoldT360: null,
  maximumUnitsSoldT360: null,
  minimumAverageUnitsSoldT360: null,
  maximumAverageUnitsSoldT360: null,
  minimumPrice: null,
  maximumPrice: null,
  avgPrice: null,
  avgPriceT360: null,
  salesPotentialScore: null,
  demand: null,
  category: null,
  nicheType: null,
  returnRateT360: null,
}
const summary = {
  searchVolumeT90: integer(750_470),
  searchVolumeGrowthT90: number(-0.02),
  searchVolumeT360: integer(3_213_393),
  searchVolumeGrowthT180: number(-0.11),
  searchVolumeGrowthT360: number(0.02),
  minimumUnitsSoldT90: integer(37_000),
  maximumUnitsSoldT90: integer(46_000),
  minimumUnitsSoldT360: integer(170_000),
  maximumUnitsSoldT360: integer(200_000),
  minimumAverageUnitsSoldT360: integer(6296),
  maximumAverageUnitsSoldT360: integer(7408),
  minimumPrice: number(8.99),
  maximumPrice: number(41.99),
  avgPrice: number(25.42),
  avgPriceT360: number(23.75),
  productCount: integer(27),
  salesPotentialScore: number(63),
  demand: integer(13_790),
  category: text('Travel Mugs'),
  nicheType: oneOf(['general', 'seasonal', 'growing', 'declining'], 'seasonal'),
  returnRateT360: number(0.04),
}
const bare = {
  nicheId: text(BARE_NICHE),
  obfuscatedMarketplaceId: text('ATVPDKIKX0DER'),
  marketplace: oneOf(MARKETPLACES, 'US'),
  nicheTitle: text('bare facts'),
  nicheTitleZh: null,
  nicheTitleEn: null,
  referenceAsin: asin(BARE_ASIN),
  referenceAsinImageUrl: null,
  currency: text('USD'),
  nicheSummary: { ...unknown, productCount: integer(1) },
  topSearchTermMetrics: rowsOf({ searchTerm: text('bare facts') }),
  sample: boolean(true),
  observedOn: day(),
}
const facts = {
  ...bare,
  nicheId: text(STORY.niche),
  nicheTitle: text('insulated travel mug'),
  nicheTitleZh: text('保温旅行杯'),
  nicheTitleEn: text('insulated travel mug'),
  referenceAsin: asin(),
  nicheSummary: summary,
  referenceAsinImageUrl: text(`/images/product/US/${STORY.asin}.webp`),
  topSearchTermMetrics: rowsOf({ searchTerm: text('insulated travel mug') }),
}

describe('market calls', () => {
  it('find the niches of a keyword, also those with unknown facts', async () => {
    const request = { endpoint: markets.getNiches, given: [given.seller()] }
    const body = { keyword: STORY.marketKeyword, marketplace: 'US' } as const
    const { niches } = await pact.answers({ ...request, by: 'marketplace', body }, { niches: rowsOf(facts) })
    expect(niches[0]).toMatchObject({ nicheId: STORY.niche, currency: 'USD' })
    const little = { ...request, by: 'keyword alone', body: { keyword: 'bare facts' } }
    expect((await pact.answers(little, { niches: rowsOf(bare) })).niches[0]?.nicheSummary.demand).toBeNull()
    await pact.refuses({ ...request, body: { keyword: ' ' } }, 'emptyKeyword')
  })

  it('preview a niche before its analysis', async () => {
    const request = { endpoint: markets.niche, given: [given.seller()] }
    const sections = rowsOf({
      key: oneOf(MARKET_SECTIONS, 'verdict'),
      completeness: oneOf(['full', 'partial', 'missing'], 'full'),
    })
    const named = { ...request, query: { nicheId: STORY.niche } }
    expect((await pact.answers(named, { niche: facts, sections })).sections[0]?.key).toBe('verdict')
    const little = { ...request, by: 'bare facts', query: { nicheId: BARE_NICHE } }
    expect((await pact.answers(little, { niche: bare, sections })).niche.nicheTitleZh).toBeNull()
    await pact.refuses({ ...request, query: { nicheId: 'nowhere' } }, 'nicheNotFound')
  })
})
