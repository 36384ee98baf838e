import { expect, test } from 'vitest'
import { fbaFee } from './fba.ts'
import { placementFee } from './placement.ts'
import { referralFee } from './referral.ts'
import { storageFee } from './storage.ts'
import type { OwnTable } from './table-schema.ts'

const HEAD = {
  marketplaces: ['FR'],
  validFrom: '2026-02-01',
  validTo: null,
  citation: 'sellercentral.amazon.fr',
} satisfies Partial<OwnTable>
const fulfilment = (fee: number, head: Partial<typeof HEAD> = {}) =>
  ({
    ...HEAD,
    ...head,
    kind: 'fba',
    goods: 'all',
    units: { length: 'cm', weight: 'g' },
    volumetric: { divisor: 5000, per: 'cm3/kg' },
    priceColumns: [{ from: 0, to: null }],
    tiers: [
      {
        key: 'colis',
        name: { 'zh-CN': 'Colis', 'en-US': 'Colis' },
        limits: { box: [45, 34, 26] },
        billed: 'greater',
        rows: [
          { upTo: 500, fees: [fee] },
          { upTo: 1000, fees: [fee + 100] },
        ],
      },
    ],
  }) satisfies OwnTable
const ask = (ownTables: readonly OwnTable[], on = '2026-05-01', marketplace: 'FR' | 'US' | 'IT' = 'FR') =>
  fbaFee({ marketplace, size: [200, 150, 100], weight: 450, price: 2000, feeCategory: 'home', on, ownTables })

test('a seller’s own table gives the fee of a marketplace without one, from its first day', () => {
  const tables = [fulfilment(500)]
  // 3000 cm³ are 600 g.
  expect(ask(tables)).toMatchObject({
    amount: { value: 600, low: 600, high: 600 },
    reason: null,
    table: { source: 'fees.own', validFrom: '2026-02-01', citation: 'sellercentral.amazon.fr' },
  })
  expect(ask(tables, '2026-01-31')).toMatchObject({ amount: null, reason: 'noTableForDate' })
  expect(ask(tables, '2026-05-01', 'IT')).toMatchObject({ amount: null, reason: 'noTable' })
})

test('an own table ends the day before the next one begins', () => {
  const tables = [fulfilment(700, { validFrom: '2026-06-01' }), fulfilment(500)]
  expect(ask(tables, '2026-05-31')).toMatchObject({ amount: { value: 600 }, table: { validTo: '2026-05-31' } })
  expect(ask(tables, '2026-06-01')).toMatchObject({ amount: { value: 800 }, table: { validTo: null } })
})

test('an own table replaces the published one on its days, and only an own surcharge is added', () => {
  const tables: OwnTable[] = [
    { ...fulfilment(500), marketplaces: ['US'], validTo: '2026-08-31' },
    {
      ...HEAD,
      kind: 'fbaSurcharge',
      marketplaces: ['US'],
      validFrom: '2026-08-01',
      validTo: '2026-08-31',
      rate: 0.1,
    },
  ]
  expect(ask(tables, '2026-07-31', 'US').amount?.value).toBe(600)
  expect(ask(tables, '2026-08-01', 'US').amount?.value).toBe(660)
  expect(ask(tables, '2026-09-01', 'US')).toEqual(ask([], '2026-09-01', 'US'))
  const clothing = { size: [200, 150, 100], weight: 450, price: 2000, feeCategory: 'clothing' } as const
  expect(fbaFee({ marketplace: 'US', ...clothing, on: '2026-07-31', ownTables: tables }).amount?.value).toBe(600)
})

test('an own referral table replaces the usual rates', () => {
  const own: OwnTable = { ...HEAD, kind: 'referral', minimum: 30, rates: { home: 0.14 }, others: null, typical: null }
  const fee = (feeCategory: 'home' | 'toys') =>
    referralFee({ marketplace: 'FR', price: 2000, feeCategory, on: '2026-05-01', ownTables: [own] })
  expect(fee('home')).toMatchObject({ amount: { low: 280, high: 280 }, reason: null, table: { source: 'fees.own' } })
  expect(fee('toys')).toMatchObject({ amount: null, reason: 'noRate' })
})

test('an own storage table charges by its unit of volume, and applies to all sizes if it names no tiers', () => {
  const own: OwnTable = {
    ...HEAD,
    kind: 'storage',
    per: 'm3',
    standardTiers: null,
    seasons: [
      { from: 1, to: 9, standard: 2600, oversize: 0 },
      { from: 10, to: 12, standard: 3600, oversize: 0 },
    ],
  }
  const fee = (on: string) =>
    storageFee({ marketplace: 'FR', size: [500, 400, 100], weight: 900, on, months: 1, ownTables: [own] }).amount?.value
  expect(fee('2026-09-30')).toBeCloseTo(0.02 * 2600, 9)
  expect(fee('2026-10-01')).toBeCloseTo(0.02 * 3600, 9)
})

test('an own surcharge replaces the published one even if the fee table is published', () => {
  const own: OwnTable = { ...HEAD, kind: 'fbaSurcharge', marketplaces: ['US'], validFrom: '2026-08-01', rate: 0.1 }
  // 3000 cm³ are 1.32 lb: the row up to 24 oz, $5.42.
  expect(ask([own], '2026-07-31', 'US').amount?.value).toBe(Math.round(542 * 1.035))
  expect(ask([own], '2026-08-01', 'US').amount?.value).toBe(Math.round(542 * 1.1))
})

test('an own table of apparel that has ended no longer replaces the published one', () => {
  const own = [{ ...fulfilment(500), goods: 'apparel', marketplaces: ['US'], validTo: '2026-03-31' } satisfies OwnTable]
  const clothing = {
    marketplace: 'US',
    size: [200, 150, 100],
    weight: 450,
    price: 2000,
    feeCategory: 'clothing',
  } as const
  const fee = (on: string, ownTables: readonly OwnTable[]) => fbaFee({ ...clothing, on, ownTables }).amount?.value
  expect(fee('2026-03-31', own)).toBe(600)
  expect(fee('2026-04-01', own)).toBe(fee('2026-04-01', []))
})

test('published storage and placement fees use the published size tiers even if there is an own fulfillment table', () => {
  const ownTables = [{ ...fulfilment(500), marketplaces: ['US'] } satisfies OwnTable]
  const parcel = { marketplace: 'US', size: [200, 150, 100], weight: 450, on: '2026-06-01' } as const
  expect(storageFee({ ...parcel, months: 1, ownTables })).toEqual(storageFee({ ...parcel, months: 1 }))
  expect(placementFee({ ...parcel, splits: 'minimal', ownTables })).toEqual(
    placementFee({ ...parcel, splits: 'minimal' }),
  )
})

test('an own storage table takes its size tiers from the own fulfillment table that has them', () => {
  const sizes = fulfilment(500)
  const storage = {
    ...HEAD,
    kind: 'storage',
    per: 'm3',
    standardTiers: ['colis'],
    seasons: [{ from: 1, to: 12, standard: 2600, oversize: 1300 }],
  } satisfies OwnTable
  const fee = (ownTables: readonly OwnTable[]) =>
    storageFee({ marketplace: 'FR', size: [500, 400, 100], weight: 900, on: '2026-05-01', months: 1, ownTables }).amount
      ?.value
  expect(fee([sizes, storage])).toBeCloseTo(0.02 * 1300, 9)
  const wide = { ...sizes, tiers: sizes.tiers.map((tier) => ({ ...tier, limits: {}, billed: 'unit' as const })) }
  expect(fee([wide, storage])).toBeCloseTo(0.02 * 2600, 9)
})
