import { describe, expect } from 'vitest'
import { cardOf, priceOf } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import {
  cartonsOf,
  charge,
  componentsIn,
  dutyOf,
  FOLDER,
  figuresIn,
  goodsOf,
  landedIn,
  linesIn,
  shipment,
  shippedBy,
  test,
} from './real-products.test-support.ts'

/**
 * Every amount below was computed by hand from the fee and freight tables; the comment beside it is the computation.
 * Each test is long, because it states the whole input and all amounts of one product.
 */
describe.skipIf(!FOLDER)('a larger product in the United States', () => {
  test('a micrometer in peak season is billed by volume, and by sea it must leave by the latest ship date', async ({
    products,
  }) => {
    // 360 units of ¥266.00 ($38.00) in 30 cartons of 62 × 52 × 34 cm and 4.5 kg, by the published card to the West.
    const start = shipment('US', {})
    const input = dutyOf(
      shipment('US', {
        fcCode: 'ONT8',
        goods: goodsOf(266),
        cartons: [cartonsOf(30, [62, 52, 34], 4.5, 12)],
        date: { kind: 'inStock', on: '2027-02-01' },
        options: { terms: 'DDP', insurance: { low: 0.003, high: 0.005 }, remoteArea: false },
        charges: [
          charge('pickup', 9000),
          charge('exportCustoms', 5500),
          charge('destinationHandling', 4500, { per: 'cbm' }),
          charge('isf', 3500),
          charge('customsEntry', 11_000),
          charge('bond', 6500),
          charge('delivery', 18_000),
        ],
        duty: { ...start.duty, mpfLimits: { least: 3271, most: 63_462 } },
        legs: {
          production: { low: 15, high: 20 },
          export: { low: 2, high: 3 },
          customs: { low: 1, high: 5 },
          delivery: { low: 2, high: 6 },
          checkIn: { low: 4, high: 10 },
        },
      }),
      { base: 0, section301: 0.25 },
    )
    const sea = shippedBy(input, 'seaLcl')
    // 30 × 62 × 52 × 34 cm = 3.28848 CBM; 30 × 4.5 kg = 0.135 t.
    expect(sea.result).toMatchObject({ chargeable: { quantity: 3.28848 }, notes: ['cardEnded'], missing: ['fuel'] })
    expect(componentsIn(sea.result)).toEqual({
      pickup: 9000,
      exportCustoms: 5500,
      mainFreight: [19_731, 49_327], // 3.28848 × $60–150
      fuel: null, // the card has none
      insurance: [4104, 6840], // 0.3–0.5 % of 360 × $38.00 = 13,680.00
      destinationHandling: 14_798, // 3.28848 × $45
      isf: 3500,
      customsEntry: 11_000,
      bond: 6500,
      duty: 342_000, // 25 % of 13,680.00
      mpf: 4739, // 0.3464 % of 13,680.00 = 47.3875
      hmf: 1710, // 0.125 % of 13,680.00
      delivery: 18_000,
    })
    // Freight: 90 + 55 + 197.31 + 41.04 + 147.98 + 35 + 110 + 65 + 180 = 921.33; 493.27 and 68.40 make it 1,244.65.
    expect(landedIn(sea.result)).toEqual({
      goods: 3800,
      freight: [256, 346], // 921.33 ÷ 360 = 2.5593; 1,244.65 ÷ 360 = 3.4574
      duty: 968, // (3,420.00 + 47.39 + 17.10) ÷ 360 = 9.6791
      vat: 0,
      total: [5024, 5114],
    })
    // 2 + 25 + 1 + 2 + 4 = 34 to 3 + 40 + 5 + 6 + 10 = 64 days before 2027-02-01, and 15 to 20 of production.
    expect(sea.result.schedule).toMatchObject({ days: { low: 34, high: 64 }, verdict: 'tight' })
    expect(sea.result.schedule?.steps.slice(0, 2)).toEqual([
      { key: 'order', fast: '2026-12-14', slow: '2026-11-09' },
      { key: 'ship', fast: '2026-12-29', slow: '2026-11-29' },
    ])

    const onRecord = await products.start('B00MBHXWGY', 'US', '2026-11-23')
    expect(onRecord).toMatchObject({
      price: 12_899,
      size: { length: 350.01, width: 249.94, height: 100.08 },
      weight: 270,
    })
    const profit = sea.into({
      ...onRecord,
      measures: 'package',
      storageMonths: 2.5,
      lowInventory: 45,
      ads: { by: 'unit', amount: 900 },
      returns: { rate: 0.03, loss: 0.5, processing: 400 },
      exchangeRate: 0.006,
    })
    expect(linesIn(profit)).toEqual({
      cost: 3800,
      freight: 364, // 3.46, and 0.18 of MPF and HMF (9.68 − 9.50)
      duty: 950, // 25 % of 38.00
      referral: 1548, // 12 % of 128.99 = 15.4788
      // 13.78 × 9.84 × 3.94 ÷ 139 = 3.84 lb, above 9.52 oz: (7.77 + 4 × 0.08) × 1.035 = 8.3732
      fulfilment: 837,
      storage: 160, // 0.3092 ft³ × ($2.40 in November + 2.40 in October + half of 0.78) = 1.6047
      lowInventory: 45,
      ads: 900,
      returns: 205, // 3 % × (50 % of 128.99 + 4.00) = 2.0549
      exchange: 62, // 0.6 % of 128.99 − 15.48 − 8.37 − 1.60 − 0.45 = 103.09
    })
    // 128.99 − 38.00 − 3.64 − 9.50 − 15.48 − 8.37 − 1.60 − 0.45 − 9.00 − 2.05 − 0.62 = 40.28
    expect(figuresIn(profit)).toEqual({
      net: 4028,
      between: null,
      margin: 0.3123, // 40.28 ÷ 128.99
      roi: 0.7876, // 40.28 ÷ 51.14
      breakEvenAcos: 0.382, // (40.28 + 9.00) ÷ 128.99
    })
  })

  test('a caliper of exactly 18 in is large standard, and small bulky in a box', async ({ products }) => {
    // 20 units of ¥420.00 ($60.00) in one carton of 52 × 41 × 29 cm and 11.8 kg, by courier to the door, duty paid.
    const express = cardOf('express', [priceOf('kg', 980)], {
      includes: ['exportCustoms', 'destinationHandling', 'customsEntry', 'delivery', 'fuel', 'bond', 'duty', 'mpf'],
    })
    const courier = shippedBy(
      shipment('US', {
        goods: goodsOf(420),
        cartons: [cartonsOf(1, [52, 41, 29], 11.8, 20)],
        rateCards: [express],
        charges: [charge('pickup', 3500, { currency: 'CNY' })],
      }),
      'express',
    )
    // 52 × 41 × 29 ÷ 5000 = 12.3656 kg, up to 0.5 kg below 21 kg.
    expect(courier.result.chargeable).toMatchObject({ quantity: 12.5, decidedBy: 'volume' })
    expect(componentsIn(courier.result)).toMatchObject({ pickup: 500, mainFreight: 12_250, duty: 0, mpf: 0 }) // 12.5 × $9.80
    expect(landedIn(courier.result)).toEqual({
      goods: 6000,
      freight: 638, // 127.50 ÷ 20 = 6.375
      duty: 0,
      vat: 0,
      total: 6638,
    })

    const onRecord = await products.start('B01N6C3EGR', 'US', '2026-06-15')
    expect(linesIn(onRecord)).toMatchObject({
      // Bare: 18 × 5 × 2 (at least) ÷ 139 = 1.29 lb, large standard up to 24 oz above $50: 5.68 × 1.035 = 5.8788.
      // With 30 mm a side and a fifth of the weight: 19.18 × 6.18 × 2 ÷ 139 = 1.71 lb, small bulky:
      // (7.55 + 1 × 0.38) × 1.035 = 8.2076.
      fulfilment: [588, 821],
    })
    const profit = courier.into({
      ...onRecord,
      // In a box of 19 × 6 × 2.5 in and 1.4 lb.
      size: { length: 482.6, width: 152.4, height: 63.5 },
      weight: 635,
      measures: 'package',
      storageMonths: 3,
      placement: { by: 'minimal', amount: null },
      ads: { by: 'acos', share: 0.1 },
    })
    expect(linesIn(profit)).toEqual({
      cost: 6000,
      freight: 638,
      duty: 0, // in the price of the courier
      referral: 1653, // 12 % of 137.77 = 16.5324
      fulfilment: 860, // 19 × 6 × 2.5 ÷ 139 = 2.05 lb: (7.55 + 2 × 0.38) × 1.035 = 8.6009
      placement: [230, 395], // bulky
      storage: 28, // 0.1649 ft³ × $0.56 × 3 months = 0.2771
      ads: 1378, // 10 % of 137.77 = 13.777
    })
    // 137.77 − 60.00 − 6.38 − 16.53 − 8.60 − 0.28 − 13.78 = 32.20, less 2.30 to 3.95
    expect(figuresIn(profit).between).toEqual([2825, 2990])
  })
})
