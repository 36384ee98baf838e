import type { MonthPoint, ProductHistory } from '../catalogue.ts'

/** Units per calendar month, starting in December. The second year sells a fifth more (October: 1320). */
const YEAR = [1500, 820, 700, 760, 800, 860, 900, 880, 840, 960, 1100, 1300]

/** 24 months, November 2024 to October 2026, the last full month. */
export function sampleHistory(): ProductHistory {
  let ratings = 900
  const months = Array.from({ length: 24 }, (_, at): MonthPoint => {
    // The first month is November 2024.
    const month = new Date(Date.UTC(2024, 10 + at, 1)).toISOString().slice(0, 7)
    const calendar = (10 + at) % 12
    const units = Math.round((YEAR[(calendar + 1) % 12] ?? 0) * (at >= 12 ? 1.2 : 1))
    const price = calendar === 6 ? 2199 : 2499
    ratings += Math.round(units * 0.05)
    return {
      month,
      price,
      units,
      revenue: price * units,
      rank: 6000 - units * 2,
      ratings,
      rating: 4.4 + (at >= 12 ? 0.1 : 0),
    }
  })
  return {
    months,
    deals: [
      { kind: 'lightning', startsOn: '2026-07-08', endsOn: '2026-07-08', price: 1899 },
      { kind: 'coupon', startsOn: '2025-11-20', endsOn: '2025-12-01', price: 2249 },
    ],
    topics: [
      {
        kind: 'praise',
        name: 'keeps hot',
        zh: '保温效果好',
        en: 'keeps hot',
        share: 0.24,
        quotes: ['Still hot after lunch.'],
      },
      {
        kind: 'complaint',
        name: 'lid leaks',
        zh: '杯盖漏水',
        en: 'lid leaks',
        share: 0.08,
        quotes: ['Leaked in my bag.'],
      },
      { kind: 'return', name: 'too heavy', zh: '太重', en: 'too heavy', share: 0.12, quotes: [] },
    ],
    buyBox: [
      { seller: 'Northpeak Direct', fulfilment: 'FBA', share: 0.93 },
      { seller: 'Mug Outlet', fulfilment: 'FBM', share: 0.05 },
    ],
  }
}
