/** An hour of a busy seller's work: viewing products, reports, searches by picture and by name, downloads. */
import { account } from '#contracts/api/accounts/account.ts'
import { ledger } from '#contracts/api/ledger.ts'
import { markets } from '#contracts/api/markets.ts'
import { products } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { infringement } from '#contracts/api/rights/infringement.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import { dataUrlOf, photoOf, type Seller } from './seller.ts'
import type { Subjects } from './subjects.ts'

const PHOTOGRAPHED = [
  'teapot',
  'sneaker',
  'hair-dryer',
  'garlic-press',
  'desk-lamp',
  'headlamp',
  'umbrella',
  'water-bottle',
] as const
const VIEWED = 100
const REPORTS = { asin: 8, market: 2 }
const RIGHTS_CHECKS = 4
const MARKS = 20
const AVATARS = 3

/** The work of one hour, on products and niches that no earlier hour used. */
export async function dayOf(seller: Seller, { asins, niches }: Subjects): Promise<(hour: number) => Promise<void>> {
  const { call } = seller
  const photos = await Promise.all(PHOTOGRAPHED.map((family, at) => photoOf(family, at)))
  const pictures = photos.map(dataUrlOf)
  const nextAsin = inTurn(asins)
  const nextNiche = inTurn(niches)

  async function view(asin: string): Promise<void> {
    await Promise.all([
      call(account.info, {}),
      call(reports.productList, { query: {} }),
      call(products.getAsinInfo, { body: { asin } }),
      call(products.asin, { body: { asin } }),
      seller.download(`/images/product/US/${asin}.webp`),
      call(markets.getNiches, { body: { keyword: 'mug' } }),
      call(markets.niche, { query: { nicheId: nextNiche() } }),
      call(ledger.index, { query: {} }),
      call(patents.queries, { query: {} }),
      call(infringement.list, { query: {} }),
    ])
  }
  async function makeReports(): Promise<void> {
    for (let i = 0; i < REPORTS.asin; i++) await seller.orderAsin(nextAsin())
    for (let i = 0; i < REPORTS.market; i++) await seller.orderMarket(nextNiche())
    await seller.settle()
    const { row } = await call(reports.productList, { query: { size: REPORTS.asin } })
    for (const { asin, url } of row) {
      await call(reports.productOnline, { query: { asin } })
      if (url) await seller.download(url)
    }
  }
  async function searchPictures(hour: number): Promise<void> {
    for (const [at, picture] of pictures.entries()) {
      const { queryId } = await seller.search(picture, at % 2 ? `Zorbit${hour}` : undefined)
      await call(patents.getPatentInfo, { body: { queryId } })
      if (at === 0) await seller.download((await call(patents.print, { body: { queryId } })).url)
    }
    for (let i = 0; i < RIGHTS_CHECKS; i++) await seller.checkRights(`Mug ${hour} ${i}`, pictures.slice(0, 6))
  }
  async function searchMarks(hour: number): Promise<void> {
    for (let i = 0; i < MARKS; i++) {
      await call(trademarks.search, { body: { trademark: `Zor${hour}${i}` } })
      await seller.checkListing(`Zorbit${hour}${i}`)
    }
  }
  return async (hour) => {
    for (let i = 0; i < VIEWED; i++) await view(nextAsin())
    await makeReports()
    await searchPictures(hour)
    await searchMarks(hour)
    await seller.takeout()
    await seller.download((await call(ledger.index, { query: {} })).csv)
    for (const photo of photos.slice(0, AVATARS)) await seller.upload(photo)
  }
}

function inTurn(all: readonly string[]): () => string {
  let at = 0
  return () => all[at++ % all.length] ?? ''
}
