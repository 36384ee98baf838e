/** The most expensive calls of the server, and how many of each a greedy account makes in parallel. */
import { ledger } from '#contracts/api/ledger.ts'
import { markets } from '#contracts/api/markets.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import { PAGE_SIZE_MAX } from '#contracts/core/page.ts'
import { STORY } from '#fixtures/story.ts'
import { dataUrlOf, photoOf, type Seller } from './seller.ts'

export interface HeavyCall {
  concurrency: number
  make: () => Promise<unknown>
}

export const HEAVY_CALLS = [
  'takeouts',
  'listingChecks',
  'trademarkSearches',
  'pictureSearches',
  'rightsChecks',
  'reportsMade',
  'searchPdfs',
  'ledgerFiles',
  'ledgerPages',
  'reportLists',
  'reportsRead',
  'searchHistory',
  'niches',
  'nicheSearches',
  'avatars',
] as const
export type HeavyCallName = (typeof HEAVY_CALLS)[number]
export type HeavyCalls = Record<HeavyCallName, HeavyCall>

/** In pixels; a camera takes pictures of this size. */
const AVATAR_SIDE = 4000

/** `asins`: products without a report. */
export async function heavyCalls(seller: Seller, asins: readonly string[]): Promise<HeavyCalls> {
  const { call } = seller
  const picture = dataUrlOf(await photoOf('teapot', 3))
  const avatar = await photoOf('umbrella', 4, AVATAR_SIDE)
  const { queryId } = await seller.search(picture)
  let no = 0
  const next = () => no++
  const name = () => `Zorbit${next().toString(36)}`
  const page = () => 1 + (next() % 30)
  return {
    takeouts: { concurrency: 10, make: seller.takeout },
    listingChecks: { concurrency: 60, make: () => seller.checkListing(name()) },
    trademarkSearches: { concurrency: 20, make: () => call(trademarks.search, { body: { trademark: name() } }) },
    pictureSearches: { concurrency: 10, make: () => seller.search(picture, name()) },
    rightsChecks: { concurrency: 10, make: () => seller.checkRights(name(), [picture, picture, picture]) },
    reportsMade: {
      concurrency: 10,
      async make() {
        await seller.orderAsin(asins[next() % asins.length] ?? '')
        await seller.settle()
      },
    },
    searchPdfs: {
      concurrency: 10,
      make: async () => seller.download((await call(patents.print, { body: { queryId } })).url),
    },
    ledgerFiles: {
      concurrency: 5,
      make: async () => seller.download((await call(ledger.index, { query: {} })).csv),
    },
    ledgerPages: {
      concurrency: 20,
      make: () => call(ledger.index, { query: { page: page(), size: PAGE_SIZE_MAX } }),
    },
    reportLists: {
      concurrency: 20,
      make: () => call(reports.productList, { query: { page: page(), size: PAGE_SIZE_MAX, search: 'mug' } }),
    },
    reportsRead: { concurrency: 20, make: () => call(reports.productOnline, { query: { asin: STORY.asin } }) },
    searchHistory: {
      concurrency: 20,
      make: () => call(patents.queries, { query: { page: page(), size: PAGE_SIZE_MAX } }),
    },
    niches: { concurrency: 20, make: () => call(markets.niche, { query: { nicheId: STORY.niche } }) },
    nicheSearches: { concurrency: 20, make: () => call(markets.getNiches, { body: { keyword: 'travel mug' } }) },
    avatars: { concurrency: 10, make: () => seller.upload(avatar) },
  }
}
