import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { MARKET_SECTIONS } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let t: TestApp
let seller: ReturnType<TestApp['as']>
beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
})
afterAll(() => t.close())

const findNiches = async (body: object) => (await seller.post('/api/amazon/getNiches', body)).body
const getNiche = async (nicheId: string) => (await seller.get(`/api/market/niche?nicheId=${nicheId}`)).body

describe('a category keyword', () => {
  it('finds several US niches, best match first, with prices in dollars', async () => {
    const { code, data } = await findNiches({ keyword: `  ${STORY.marketKeyword} ` })
    expect(code).toBe(1)
    expect(data.niches.length).toBeGreaterThan(1)
    const [first] = data.niches
    expect(first).toMatchObject({
      nicheId: STORY.niche,
      marketplace: 'US',
      obfuscatedMarketplaceId: 'ATVPDKIKX0DER',
      currency: 'USD',
      nicheTitle: 'insulated travel mug',
      nicheTitleZh: '保温旅行杯',
      sample: true,
      observedOn: '2026-11-15',
    })
    const { minimumPrice, avgPrice, avgPriceT360, maximumPrice } = first.nicheSummary
    for (const price of [minimumPrice, avgPrice, avgPriceT360, maximumPrice]) {
      expect(price).toBeGreaterThan(5)
      expect(price).toBeLessThan(100)
    }
    expect(first.topSearchTermMetrics[0].searchTerm).toBe('insulated travel mug')
  })

  it('finds niches of the requested marketplace, in its currency', async () => {
    const { data } = await findNiches({ keyword: '旅行杯', marketplace: 'JP' })
    expect(data.niches[0]).toMatchObject({ nicheId: STORY.japaneseNiche, marketplace: 'JP', currency: 'JPY' })
    expect(data.niches[0].nicheSummary.avgPrice).toBeGreaterThan(480)
  })

  it('is refused if empty, and finds nothing if no niche matches', async () => {
    for (const keyword of ['', '   ']) expect((await findNiches({ keyword })).code).toBe(failures.emptyKeyword.code)
    expect((await findNiches({ keyword: 'qwertz' })).data).toEqual({ niches: [] })
  })
})

describe('a niche before its analysis', () => {
  it('announces the data of each of the sixteen sections', async () => {
    const { data } = await getNiche(STORY.niche)
    expect(data.niche.nicheId).toBe(STORY.niche)
    expect(data.sections.map(({ key }: { key: string }) => key)).toEqual(MARKET_SECTIONS)
  })

  it('is shown even if its data is inconsistent', async () => {
    expect((await getNiche(STORY.failingNiche)).data.niche.nicheId).toBe(STORY.failingNiche)
  })

  it('is refused if its id is unknown', async () => {
    expect((await getNiche('nowhere')).code).toBe(failures.nicheNotFound.code)
  })
})
