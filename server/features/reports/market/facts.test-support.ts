/** Two handmade niches for tests: a sample niche with all facts and an imported niche with few. */
import type { Product, Provenance, Topic } from '#contracts/model/catalogue.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Niche, NicheMember, NicheMonth } from '#contracts/model/niche.ts'
import type { RankEvidence } from '#server/features/catalogue/public.ts'
import { sampleProduct } from '../asin/facts.test-support.ts'
import type { MarketFacts } from './facts.ts'

const sample: Provenance = { source: 'sample', observedOn: '2026-11-19', owner: null }
const COUNTRIES = ['CN', 'US', 'CN', 'DE', 'CN']
const MATERIALS = ['Stainless Steel', 'Ceramic', 'Silicone', 'Stainless Steel', 'Glass', 'Bamboo']
const COLOURS = ['Black', 'White', 'Navy Blue', 'Sage Green']
const SIZES = ['350 ml', '500 ml', '750 ml']
const YEAR = [1.3, 1.6, 0.8, 0.75, 0.8, 0.9, 0.95, 1, 0.9, 0.85, 0.95, 1.2]
const MEMBERS = 60

/** Product `at` of the niche, best first. Price, age and rating vary with different periods, so that they do not correlate. */
export function sampleMember(
  at: number,
  change: Partial<Product> = {},
  units = Math.round(2400 / (1 + at * 0.12)),
): NicheMember {
  const ratings = 40 + ((at * 37) % 60) * 45
  const product = sampleProduct(`B0NICHE${String(at).padStart(3, '0')}`, {
    title: `Brand ${at % 17} Travel Mug, ${SIZES[at % 3]}, ${MATERIALS[at % 6]}, ${COLOURS[at % 4]}`,
    brand: `Brand ${at % 17}`,
    seller: `Seller ${at % 23}`,
    sellerCountry: COUNTRIES[at % 5] ?? null,
    fulfilment: at % 11 === 5 ? 'AMZ' : at % 7 === 3 ? 'FBM' : 'FBA',
    price: 1499 + ((at * 7) % 20) * 150,
    units,
    rating: 3.6 + ((at * 3) % 13) / 10,
    ratings,
    stars: [ratings * 0.05, ratings * 0.05, ratings * 0.1, ratings * 0.2, ratings * 0.6].map(
      Math.round,
    ) as Product['stars'],
    rank: 900 + at * 130,
    listedOn: `${2020 + ((at * 5) % 7)}-${String(1 + (at % 10)).padStart(2, '0')}-15`,
    aPlus: at % 3 !== 0,
    videos: at % 4 === 0 ? 0 : 1,
    ...change,
  })
  return { product, clickShare: 0.03 / (1 + at * 0.12), units }
}

/** Units of all sixty products in the last month, which is 1.44 times an average month. */
const DEMAND = 43_160

/** 24 months, November 2024 to October 2026; units and searches are 20% higher in the second year. */
export const sampleMonths = (): NicheMonth[] =>
  Array.from({ length: 24 }, (_, at): NicheMonth => {
    const month = new Date(Date.UTC(2024, 10 + at, 1)).toISOString().slice(0, 7)
    const level = (YEAR[at % 12] ?? 1) * (at >= 12 ? 1.2 : 1)
    const units = Math.round((DEMAND / 1.44) * level)
    const price = 2600 + (at % 3) * 40
    return {
      month,
      searches: Math.round(310_000 * level),
      units,
      revenue: units * price,
      price,
      purchases: Math.round(units * 0.45),
      glanceViews: units * 9,
      products: 50 + Math.floor(at / 3),
    }
  })

export function sampleKeyword(id: number, change: Partial<SampleKeyword> = {}): SampleKeyword {
  const searches = 90_000 - id * 3_500
  return {
    ...sample,
    id,
    marketplace: 'US',
    text: `travel mug ${id}`,
    zh: `旅行杯 ${id}`,
    nicheId: 'niche-mugs',
    searches,
    trend: Array.from({ length: 24 }, (_, at) => Math.round(searches * (YEAR[(at + id) % 12] ?? 1))),
    frequencyRank: 900 + id * 150,
    purchases: Math.round(searches * (0.02 + (id % 5) * 0.005)),
    products: 900 + ((id * 7) % 12) * 260,
    spr: 40 + id,
    titleDensity: id % 30,
    bid: 95 + id,
    bidLow: 70 + id,
    bidHigh: 130 + id,
    advertisers: 60,
    topThree: [
      { asin: 'B0NICHE000', clickShare: 0.12, conversionShare: 0.11 },
      { asin: 'B0NICHE001', clickShare: 0.08, conversionShare: 0.07 },
      { asin: 'B0NICHE002', clickShare: 0.05, conversionShare: 0.04 },
    ],
    ...change,
  }
}

const topic = (kind: Topic['kind'], name: string, zh: string, share: number, quote: string): Topic => ({
  kind,
  name,
  zh,
  en: name,
  share,
  quotes: [quote, `${quote} Really.`],
})

export const sampleNiche = (change: Partial<Niche> = {}, summary: Partial<Niche['summary']> = {}): Niche => ({
  ...sample,
  id: 'niche-mugs',
  marketplace: 'US',
  title: 'travel mug',
  zh: '旅行杯',
  en: 'travel mug',
  categoryPath: ['Home & Kitchen', 'Kitchen & Dining', 'Travel Mugs'],
  referenceAsin: 'B0NICHE000',
  referenceImageUrl: null,
  topSearchTerms: ['travel mug', 'insulated coffee mug', 'thermos cup'],
  summary: {
    searchVolumeT90: 1_180_000,
    searchVolumeGrowthT90: 0.14,
    searchVolumeT360: 4_400_000,
    searchVolumeGrowthT180: 0.16,
    searchVolumeGrowthT360: 0.18,
    minimumUnitsSoldT90: 98_000,
    maximumUnitsSoldT90: 118_000,
    minimumUnitsSoldT360: 390_000,
    maximumUnitsSoldT360: 470_000,
    minimumAverageUnitsSoldT360: 6_500,
    maximumAverageUnitsSoldT360: 7_900,
    minimumPrice: 1499,
    maximumPrice: 4349,
    avgPrice: 2655,
    avgPriceT360: 2630,
    productCount: 60,
    salesPotentialScore: 71,
    demand: DEMAND,
    category: 'Travel Mugs',
    nicheType: 'growing',
    returnRateT360: 0.048,
    ...summary,
  },
  ...change,
})

/** A units-by-rank curve from 30 products with a badge, valid for ranks from 1 to a million. */
export const rankEvidence = ({ a, b, sigma }: { a: number; b: number; sigma: number }): RankEvidence => ({
  badges: 30,
  others: 10,
  curve: { a, b, sigma, badges: 30, bestRank: 1, lastRank: 1_000_000, mean: 7, spread: 200 },
})

export function fullMarketFacts(change: Partial<MarketFacts> = {}): MarketFacts {
  return {
    niche: sampleNiche(),
    months: sampleMonths(),
    members: Array.from({ length: MEMBERS }, (_, at) => sampleMember(at)),
    memberCount: MEMBERS,
    keywords: Array.from({ length: 14 }, (_, at) => sampleKeyword(at + 1)),
    topics: [
      topic('praise', 'keeps drinks hot', '保温好', 0.31, 'Still hot after six hours.'),
      topic('praise', 'looks good', '外观好看', 0.18, 'Lovely colour.'),
      topic('complaint', 'lid leaks', '杯盖漏水', 0.14, 'It leaked in my bag.'),
      topic('complaint', 'hard to clean', '难清洗', 0.07, 'The seal is hard to reach.'),
      topic('return', 'smaller than expected', '比预期小', 0.27, 'I thought it was bigger.'),
      topic('return', 'arrived damaged', '到货破损', 0.19, 'The lid was cracked.'),
    ],
    category: {
      ...sample,
      marketplace: 'US',
      path: ['Home & Kitchen', 'Kitchen & Dining', 'Travel Mugs'],
      feeCategory: 'home',
      products: 180,
      medianPrice: 2399,
      medianUnits: 310,
      medianRatings: 820,
      medianRating: 4.3,
      returnRate: 0.055,
    },
    parent: {
      path: ['Home & Kitchen', 'Kitchen & Dining', 'Travel Mugs'],
      products: 180,
      knownUnits: 180,
      topTenShare: 0.36,
      topBrandsShare: 0.52,
      topSellersShare: 0.49,
      newShare: 0.16,
      returnRate: 0.055,
      averagePrice: 2499,
    },
    rankEvidence: null,
    keyword: 'travel mug',
    now: '2026-11-20T08:00:00.000Z',
    ...change,
  }
}

const UNKNOWN: Niche['summary'] = {
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
  productCount: 75,
  salesPotentialScore: null,
  demand: null,
  category: null,
  nicheType: null,
  returnRateT360: null,
}

/** An imported category used as a niche: prices, ranks and ratings, Amazon's badge for some products, little else. */
export function sparseMarketFacts(change: Partial<MarketFacts> = {}): MarketFacts {
  const real = { source: 'brightdata', observedOn: '2026-08-02' } as const
  const members = Array.from({ length: 40 }, (_, at) =>
    sampleMember(at, {
      ...real,
      units: null,
      boughtPastMonth: at < 24 ? ([2000, 900, 600, 300, 100, 50][Math.floor(at / 4)] ?? null) : null,
      stars: null,
      size: null,
      weight: null,
      listedOn: null,
      sellerCountry: null,
      aPlus: null,
      videos: null,
    }),
  )
  return {
    niche: sampleNiche({ ...real, id: 'import-mugs', zh: null, en: null, topSearchTerms: [] }, UNKNOWN),
    months: [],
    members: members.map((member) => ({ ...member, clickShare: null, units: null })),
    memberCount: 75,
    keywords: null,
    topics: null,
    category: null,
    parent: null,
    rankEvidence: null,
    keyword: 'travel mug',
    now: '2026-11-20T08:00:00.000Z',
    ...change,
  }
}
