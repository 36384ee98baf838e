/** Products of the pacts, in a category of their own, so that other answers do not change. */
import type { MonthPoint, Product } from '#contracts/model/catalogue.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { productWriter } from '#server/features/catalogue/catalogue-writer.ts'
import { WHOLE_PRODUCT, YOUNG_PRODUCT, YOUNGEST_PRODUCT } from './given.ts'

const DAY = '2026-11-15'

const whole: Product = {
  marketplace: 'US',
  asin: WHOLE_PRODUCT,
  owner: null,
  source: 'sample',
  observedOn: DAY,
  factDays: {},
  parentAsin: null,
  title: 'Zwholerow teapot',
  brand: 'Zwholerow',
  bullets: ['Pours without drops'],
  description: null,
  categoryPath: ['Zwhole', 'Tea', 'Teapots'],
  feeCategory: null,
  price: 1999,
  listPrice: 2499,
  coupon: 0.05,
  rank: 900,
  subCategory: null,
  subRank: 12,
  rating: 4.4,
  ratings: 250,
  stars: null,
  boughtPastMonth: 100,
  units: 120,
  sellers: 2,
  seller: 'Zwholerow shop',
  sellerCountry: 'CN',
  fulfilment: 'FBA',
  badges: ['amazonsChoice'],
  images: 6,
  videos: 1,
  aPlus: true,
  variants: [
    { asin: 'B0WHOLEROX', name: 'Red', price: 1999, unitShare: 0.6, ratingShare: 0.5 },
    { asin: 'B0WHOLEROY', name: 'Blue', price: null, unitShare: null, ratingShare: null },
  ],
  size: [200, 150, 100],
  weight: 800,
  measures: 'package',
  listedOn: '2024-01-10',
  imageUrl: null,
  shape: null,
}

/** The same units each month, the last one 2026-10. */
function steadyMonths(count: number): MonthPoint[] {
  return Array.from({ length: count }, (_, at) => {
    const number = 2026 * 12 + 9 - (count - 1 - at)
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
    return { month, price: 1999, units: 120, revenue: 120 * 1999, rank: 900, ratings: 10 * (at + 1), rating: 4.4 }
  })
}

export function addPactProducts(db: Connection): void {
  const writer = productWriter(db)
  const put = (product: Product, months: number) =>
    writer.put(product, {
      history: {
        months: steadyMonths(months),
        deals: [{ kind: 'lightning', startsOn: '2026-07-01', endsOn: '2026-07-02', price: 1599 }],
        topics: [],
        buyBox: [{ seller: 'Zwholerow shop', fulfilment: 'FBA', share: 0.9 }],
      },
      weeks: { first: '2026-11-01', price: [1999], units: [30], rank: [900], ratings: [250], rating: [4.4] },
    })
  put(whole, 24)
  put({ ...whole, asin: YOUNG_PRODUCT }, 10)
  put({ ...whole, asin: YOUNGEST_PRODUCT }, 7)
  const unknown = { title: whole.title, subCategory: null, subRank: null, available: null }
  const days = [
    { day: '2026-11-14', price: 1999, rank: 900, rating: 4.4, ratings: 250, boughtPastMonth: 100 },
    { day: DAY, price: null, rank: null, rating: null, ratings: null, boughtPastMonth: null },
  ]
  for (const day of days) writer.observe(whole, { ...unknown, ...day })
  addKeyword(db, 900_001, 'zwhole teapot', { organic: 3, ad: 1 }, 0.2)
  addKeyword(db, 900_002, 'zwhole pot', { organic: null, ad: null }, 0.1)
}

function addKeyword(
  db: Connection,
  id: number,
  text: string,
  ranks: { organic: number | null; ad: number | null },
  share: number,
): void {
  const facts: SampleKeyword = {
    source: 'sample',
    observedOn: DAY,
    owner: null,
    id,
    marketplace: 'US',
    text,
    zh: '茶壶',
    nicheId: 'zwhole',
    searches: 500,
    trend: [],
    frequencyRank: 100_000,
    purchases: 20,
    products: 900,
    spr: 3,
    titleDensity: 4,
    bid: 80,
    bidLow: 60,
    bidHigh: 120,
    advertisers: 30,
    topThree: [],
  }
  db.prepare(
    `INSERT INTO keyword (id, marketplace, text, niche_id, source, observed_on, searches, facts)
     VALUES (?, 'US', ?, 'zwhole', 'sample', ?, 500, ?)`,
  ).run(id, text, DAY, JSON.stringify(facts))
  db.prepare(
    `INSERT INTO placement (marketplace, asin, keyword_id, source, organic_rank, ad_rank, kinds, traffic_share, ad_share)
     VALUES ('US', ?, ?, 'sample', ?, ?, '[]', ?, 0.05)`,
  ).run(WHOLE_PRODUCT, id, ranks.organic, ranks.ad, share)
}
