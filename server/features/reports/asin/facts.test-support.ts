import type { Product, Provenance } from '#contracts/model/catalogue.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import { sampleHistory } from '#contracts/model/report/history.test-support.ts'
import type { KeywordPlacement } from '#server/features/catalogue/public.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'
import type { AsinFacts } from './facts.ts'

const sample: Provenance = { source: 'sample', observedOn: '2026-11-19', owner: null }
/** Adds up to the `ratings` of sampleProduct. */
const STARS: Product['stars'] = [60, 40, 120, 480, 1700]
export function sampleProduct(asin: string, change: Partial<Product> = {}): Product {
  return {
    ...sample,
    factDays: {},
    marketplace: 'US',
    asin,
    parentAsin: 'B0PARENT01',
    title:
      'Northpeak Insulated Travel Mug with Leakproof Lid, 500 ml Stainless Steel Coffee Tumbler for Car and Office',
    brand: 'Northpeak',
    bullets: [
      'Keeps coffee hot for eight hours and water cold for a whole day thanks to a double wall',
      'The lid closes with one turn and does not leak in a bag',
      'Fits most car cup holders and coffee machines',
      'Food grade steel without plastic taste',
      'Two year warranty and an answer within one day 🎉',
    ],
    description: 'A travel mug for long drives. '.repeat(20),
    categoryPath: ['Home & Kitchen', 'Kitchen & Dining', 'Travel Mugs'],
    feeCategory: 'home',
    price: 2499,
    listPrice: 2999,
    coupon: 0.05,
    rank: 3120,
    subCategory: 'Travel Mugs',
    subRank: 41,
    rating: 4.5,
    ratings: 2400,
    stars: STARS,
    boughtPastMonth: 1000,
    units: 1320,
    sellers: 2,
    seller: 'Northpeak Direct',
    sellerCountry: 'CN',
    fulfilment: 'FBA',
    badges: ['amazonsChoice'],
    images: 6,
    videos: 0,
    aPlus: true,
    variants: [
      { asin: 'B0SAMPLE01', name: 'Black, 500 ml', price: 2499, unitShare: 0.5, ratingShare: 0.55 },
      { asin: 'B0SAMPLE02', name: 'White, 500 ml', price: 2499, unitShare: 0.3, ratingShare: 0.3 },
      { asin: 'B0SAMPLE03', name: 'Blue, 750 ml', price: 2799, unitShare: 0.2, ratingShare: 0.15 },
    ],
    size: [305, 229, 76],
    weight: 635,
    measures: 'package',
    listedOn: '2023-05-04',
    imageUrl: null,
    shape: null,
    ...change,
  }
}

function sampleKeyword(id: number, change: Partial<SampleKeyword> = {}): SampleKeyword {
  const searches = 60_000 - id * 2_000
  return {
    ...sample,
    id,
    marketplace: 'US',
    text: `travel mug ${id}`,
    zh: `旅行杯 ${id}`,
    nicheId: 'niche-mugs',
    searches,
    trend: Array.from({ length: 24 }, (_, at) => Math.round(searches * (0.8 + at * 0.01))),
    frequencyRank: 900 + id * 150,
    purchases: Math.round(searches * (0.02 + (id % 5) * 0.005)),
    products: 1500 + id * 40,
    spr: 40 + id,
    titleDensity: id % 30,
    bid: 95 + id,
    bidLow: 70 + id,
    bidHigh: 130 + id,
    advertisers: 60,
    topThree: [
      { asin: 'B0SAMPLE01', clickShare: 0.14, conversionShare: 0.12 },
      { asin: 'B0RIVAL001', clickShare: 0.08, conversionShare: 0.07 },
    ],
    ...change,
  }
}

const placement = (id: number): KeywordPlacement => ({
  keywordId: id,
  marketplace: 'US',
  asin: 'B0SAMPLE01',
  organicRank: id % 4 === 3 ? null : id * 3,
  adRank: id % 3 === 0 ? id : null,
  kinds: id % 3 === 0 ? ['organic', 'sponsoredProduct'] : ['organic'],
  trafficShare: Math.round(1000 * 0.12 * 0.85 ** (id - 1)) / 1000,
  adShare: id % 3 === 0 ? Math.round(1000 * 0.06 * 0.85 ** (id - 1)) / 1000 : 0,
  keyword: sampleKeyword(id),
  weekRank: 880 + id * 150,
})

/**
 * A similar patent whose owner sues, a similar trademark, and an own brand whose owner sues. This function is long: one
 * literal.
 */
export const similarRights = (): RightsFacts => ({
  risk: 'high',
  checked: { pictures: 1, words: 62, patents: 3000, marks: 14_210 },
  patents: {
    risk: 'high',
    row: [
      {
        publicationNumber: 'USD1012345S1',
        title: 'Travel mug',
        titleZh: '旅行杯',
        applicants: ['Braxwick LLC'],
        status: 'inForce',
        endsOn: '2038-09-05',
        similarity: 0.86,
        risk: 'high',
      },
      {
        publicationNumber: 'CN309876543S',
        title: '杯盖',
        titleZh: '杯盖',
        applicants: [],
        status: 'pending',
        endsOn: null,
        similarity: 0.31,
        risk: 'low',
      },
    ],
  },
  marks: {
    risk: 'medium',
    findings: [
      {
        words: 'Northpike',
        use: 'name',
        risk: 'medium',
        marks: [{ words: 'NORTHPEKE', serialNumber: '97612203', owner: null, similarity: 0.78 }],
      },
    ],
  },
  cases: {
    risk: 'high',
    row: [
      {
        number: '2026-cv-04711',
        court: 'N.D. Ill.',
        plaintiff: 'Braxwick LLC',
        filedOn: '2026-09-01',
        stage: 'troGranted',
      },
    ],
  },
  brand: {
    name: 'Northpeak',
    marks: [{ words: 'NORTHPEAK', serialNumber: '97610871', owner: 'Northpeak Outdoors Inc.' }],
    cases: [
      {
        number: '2025-cv-11873',
        court: 'S.D. Fla.',
        plaintiff: 'Northpeak Outdoors Inc.',
        filedOn: '2025-10-08',
        stage: 'default',
      },
    ],
  },
})

export function fullFacts(change: Partial<Product> = {}): AsinFacts {
  return {
    product: sampleProduct('B0SAMPLE01', change),
    history: sampleHistory(),
    placements: Array.from({ length: 24 }, (_, at) => placement(at + 1)),
    widenedTo: null,
    competitors: Array.from({ length: 10 }, (_, at) => ({
      product: sampleProduct(`B0RIVAL0${String(at).padStart(2, '0')}`, {
        brand: `Rival ${at}`,
        price: 1999 + at * 150,
        units: 400 + at * 130,
        rating: 4 + (at % 6) / 10,
        ratings: 200 + at * 180,
        rank: 2000 + at * 900,
        images: 5 + (at % 4),
      }),
      sharedKeywords: 20 - at,
    })),
    rivalPlacements: Array.from({ length: 24 }, (_, at) => at + 1).flatMap((keywordId) =>
      Array.from({ length: 10 }, (_, at) => ({
        keywordId,
        asin: `B0RIVAL0${String(at).padStart(2, '0')}`,
        organicRank: 4 + at * 3 + (keywordId % 5),
      })),
    ),
    category: {
      ...sample,
      marketplace: 'US',
      path: ['Home & Kitchen', 'Kitchen & Dining', 'Travel Mugs'],
      feeCategory: 'home',
      products: 5200,
      medianPrice: 2199,
      medianUnits: 310,
      medianRatings: 820,
      medianRating: 4.3,
      returnRate: 0.05,
    },
    observations: [],
    rankEvidence: null,
    rights: similarRights(),
    now: '2026-11-20T08:00:00.000Z',
  }
}

export function sparseFacts(change: Partial<Product> = {}, rest: Partial<AsinFacts> = {}): AsinFacts {
  return {
    product: sampleProduct('B07REAL001', {
      source: 'brightdata',
      factDays: {},
      observedOn: '2026-08-02',
      parentAsin: null,
      description: null,
      units: null,
      boughtPastMonth: null,
      stars: null,
      coupon: null,
      badges: [],
      videos: null,
      aPlus: null,
      variants: [],
      size: null,
      weight: null,
      listedOn: null,
      ...change,
    }),
    history: null,
    placements: null,
    competitors: [],
    widenedTo: null,
    rivalPlacements: null,
    category: null,
    observations: [],
    rankEvidence: null,
    rights: null,
    now: '2026-11-20T08:00:00.000Z',
    ...rest,
  }
}
