import { describe, expect } from 'vitest'
import { cardOf, priceOf } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
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

const noFuel = (marketplace: Marketplace) => ({ marketplace, fuelRate: { low: 0, high: 0 } })

/**
 * Every amount was computed by hand from the fee and freight tables; the comment beside it is the computation. Each
 * test is long, because it states the whole input and all amounts of one product.
 */
describe.skipIf(!FOLDER)('a real product', () => {
  test('in the UK, a watch in a package of 23 × 12.4 × 3.8 cm is a large envelope, and a small load by train pays for one CBM', async ({
    products,
  }) => {
    // 320 units of ¥98.00 ($14.00, £10.50) in 8 cartons of 48 × 38 × 32 cm and 9.6 kg.
    const start = shipment('UK', {})
    const rail = shippedBy(
      dutyOf(
        shipment('UK', {
          goods: goodsOf(98),
          cartons: [cartonsOf(8, [48, 38, 32], 9.6, 40)],
          date: { kind: 'ship', on: '2026-11-23' },
          rateCards: [
            cardOf('rail', [priceOf('cbm', 28_000)], {
              ...noFuel('UK'),
              transitDays: { low: 18, high: 24, source: '', quotedOn: null },
            }),
          ],
          options: { ...start.options, insurance: { low: 0.003, high: 0.003 } },
          charges: [
            charge('pickup', 4000),
            charge('exportCustoms', 4500),
            charge('destinationHandling', 6000),
            charge('customsEntry', 5500),
            charge('delivery', 8250, { currency: 'GBP' }),
          ],
          legs: {
            production: null,
            export: { low: 2, high: 3 },
            customs: { low: 1, high: 3 },
            delivery: { low: 1, high: 2 },
            checkIn: { low: 3, high: 8 },
          },
        }),
        { base: 0.02 },
      ),
      'rail',
    )
    // 8 × 58,368 cm³ = 0.466944 CBM and 0.0768 t.
    expect(rail.result.chargeable).toMatchObject({ quantity: 1, decidedBy: 'least' })
    expect(componentsIn(rail.result)).toEqual({
      pickup: 4000,
      exportCustoms: 4500,
      mainFreight: 28_000, // 1 CBM × $280.00
      fuel: 0,
      insurance: 1344, // 0.3 % of 320 × $14.00 = 4,480.00
      destinationHandling: 6000,
      customsEntry: 5500,
      duty: 9717, // 2 % of 4,480 + 40 + 45 + 280 + 13.44 = 4,858.44
      delivery: 11_000, // £82.50 ÷ 0.75
    })
    expect(landedIn(rail.result)).toEqual({
      goods: 1050,
      freight: 141, // 603.44 × 0.75 ÷ 320 = 1.4143
      duty: 23, // 97.17 × 0.75 ÷ 320 = 0.2277
      vat: 0, // reclaimed
      total: 1214,
    })
    // 2 + 18 + 1 + 1 + 3 = 25 to 3 + 24 + 3 + 2 + 8 = 40 days after 2026-11-23.
    expect(rail.result.schedule?.steps.at(-1)).toEqual({ key: 'inStock', fast: '2026-12-18', slow: '2027-01-02' })

    const onRecord = await products.start('B0CW1T31J4', 'UK', '2026-11-23')
    expect(onRecord).toMatchObject({
      price: 5999,
      size: { length: 230, width: 124, height: 38 },
      weight: 150,
      measures: 'package',
      feeCategory: 'electronics',
    })
    const profit = rail.into({
      ...onRecord,
      storageMonths: 2,
      ads: { by: 'acos', share: 0.12 },
      returns: { rate: 0.08, loss: 0.4, processing: 120 },
      own: { referralRate: null, fba: null, storage: 5 },
    })
    expect(linesIn(profit)).toEqual({
      cost: 1050,
      freight: 141,
      duty: 23, // 2 % of 10.50 + 0.89, which is 378.44 × 0.75 ÷ 320 of freight to the border
      referral: [300, 900], // usually 8 % of 59.99 = 4.80; between 5 and 15 %
      fulfilment: 272, // large envelope up to 960 g
      storage: 10, // £0.05 × 2 months
      ads: 720, // 12 % of 59.99
      returns: 202, // 8 % × (40 % of 59.99 + 1.20) = 2.0157
      vat: 1000, // 59.99 × 20 ÷ 120 = 9.9983
    })
    // 59.99 − 10.50 − 1.41 − 0.23 − 4.80 − 2.72 − 0.10 − 7.20 − 2.02 − 10.00 = 21.01
    expect(figuresIn(profit)).toEqual({
      net: 2101,
      between: [1681, 2281], // with 9.00 or 3.00 of referral fee
      margin: 0.3502, // 21.01 ÷ 59.99
      roi: 1.7306, // 21.01 ÷ 12.14
      breakEvenAcos: 0.4702, // (21.01 + 7.20) ÷ 59.99
    })
  })

  test('in the UK, a watch of 40 g has a fee between those of two rows, and a seller without VAT number pays import VAT', async ({
    products,
  }) => {
    // 2,400 units of ¥35.00 ($5.00, £3.75) in 10 cartons of 50 × 40 × 36 cm and 13.3 kg.
    const start = shipment('UK', {})
    const sea = shippedBy(
      dutyOf(
        shipment('UK', {
          goods: goodsOf(35),
          cartons: [cartonsOf(10, [50, 40, 36], 13.3, 240)],
          rateCards: [cardOf('seaParcel', [priceOf('kg', 160)], noFuel('UK'))],
          options: { ...start.options, insurance: { low: 0.004, high: 0.004 } },
          charges: [
            charge('pickup', 6000),
            charge('exportCustoms', 5000),
            charge('destinationHandling', 7000),
            charge('customsEntry', 6500),
            charge('delivery', 15_000),
          ],
          duty: { ...start.duty, importVat: { rate: null, reclaimable: false } },
        }),
        { base: 0.025 },
      ),
      'seaParcel',
    )
    // 10 × 72,000 cm³ ÷ 6000 = 120 kg, below 10 × 13.3 kg.
    expect(sea.result.chargeable).toMatchObject({ quantity: 133, decidedBy: 'weight' })
    expect(componentsIn(sea.result)).toEqual({
      pickup: 6000,
      exportCustoms: 5000,
      mainFreight: 21_280, // 133 kg × $1.60
      fuel: 0,
      insurance: 4800, // 0.4 % of 2,400 × $5.00 = 12,000.00
      destinationHandling: 7000,
      customsEntry: 6500,
      duty: 30_927, // 2.5 % of 12,000 + 60 + 50 + 212.80 + 48 = 12,370.80
      delivery: 15_000,
    })
    expect(landedIn(sea.result)).toEqual({
      goods: 375,
      freight: 20, // 655.80 × 0.75 ÷ 2,400 = 0.2049
      duty: 10, // 309.27 × 0.75 ÷ 2,400 = 0.0966
      vat: 81, // 20 % of 12,370.80 + 309.27 + 70 + 65 + 150 = 2,593.01 × 0.75 ÷ 2,400 = 0.8103
      total: 486,
    })

    const onRecord = await products.start('B0CYBVPW33', 'UK', '2026-07-01')
    expect(onRecord).toMatchObject({ price: 1799, size: { length: 174, width: 95, height: 19 }, weight: 40 })
    const profit = sea.into({
      ...onRecord,
      vat: { ...onRecord.vat, isRegistered: false },
      ads: { by: 'acos', share: 0.15 },
      other: 15,
    })
    expect(linesIn(profit)).toEqual({
      cost: 375,
      freight: 20,
      duty: 10, // 2.5 % of 3.75 + 0.12
      importVat: 81, // 20 % of 3.75 + 0.20 + 0.10
      referral: [90, 270], // usually 8 % of 17.99 = 1.44; between 5 and 15 %
      fulfilment: [183, 208], // light envelope, the rows from 20 to 100 g
      ads: 270, // 15 % of 17.99 = 2.6985
      other: 15,
    })
    // 17.99 − 3.75 − 0.20 − 0.10 − 0.81 − 2.70 − 0.15 = 10.28, less 0.90 + 1.83 or 2.70 + 2.08
    expect(figuresIn(profit).between).toEqual([550, 755])
  })

  test('in India, where no fee table exists, earns what the seller’s own rates leave', async ({ products }) => {
    // 240 units of ¥14.00 ($2.00, ₹170.00) in 5 cartons of 51 × 51 × 38 cm and 8.4 kg.
    const start = shipment('IN', {})
    const sea = shippedBy(
      dutyOf(
        shipment('IN', {
          goods: goodsOf(14),
          cartons: [cartonsOf(5, [51, 51, 38], 8.4, 48)],
          rateCards: [cardOf('seaLcl', [priceOf('cbm', 9500)], noFuel('IN'))],
          options: { ...start.options, insurance: { low: 0.003, high: 0.003 } },
          charges: [
            charge('pickup', 3000),
            charge('exportCustoms', 4000),
            charge('destinationHandling', 5000),
            charge('customsEntry', 4000),
            charge('delivery', 850_000, { currency: 'INR' }),
          ],
        }),
        { base: 0.2, other: 0.02 },
      ),
      'seaLcl',
    )
    expect(componentsIn(sea.result)).toEqual({
      pickup: 3000,
      exportCustoms: 4000,
      mainFreight: 9500, // 0.494 CBM and 0.042 t: 1 CBM × $95.00
      fuel: 0,
      insurance: 144, // 0.3 % of 240 × $2.00 = 480.00
      destinationHandling: 5000,
      customsEntry: 4000,
      duty: 14_222, // 20 % and 2 % of 480 + 30 + 40 + 95 + 1.44 = 646.44: 129.29 + 12.93
      delivery: 10_000, // ₹8,500.00 ÷ 85
    })
    expect(landedIn(sea.result)).toEqual({
      goods: 17_000,
      freight: 12_624, // 356.44 × 85 ÷ 240 = 126.2392
      duty: 5037, // 142.22 × 85 ÷ 240 = 50.3696
      vat: 0, // reclaimed
      total: 34_661,
    })

    const onRecord = await products.start('B0D96BL36B', 'IN', '2026-11-23')
    expect(onRecord).toMatchObject({ price: 99_900, weight: 300, measures: 'item' })
    const profit = sea.into({
      ...onRecord,
      storageMonths: 1.5,
      returns: { rate: 0.05, loss: 0.5, processing: null },
      own: { referralRate: 0.09, fba: 7800, storage: 1200 },
    })
    expect(linesIn(profit)).toEqual({
      cost: 17_000,
      freight: 12_624,
      duty: 5037, // 22 % of 170.00 + 58.95, which is 166.44 × 85 ÷ 240 of freight to the border
      referral: 8991, // 9 % of 999.00
      fulfilment: 7800,
      storage: 1800, // ₹12.00 × 1.5 months
      returns: 2498, // 5 % × 50 % of 999.00 = 24.975
      vat: 15_239, // 999.00 × 18 ÷ 118 = 152.3898
    })
    // 999.00 − 170.00 − 126.24 − 50.37 − 89.91 − 78.00 − 18.00 − 24.98 − 152.39 = 289.11
    expect(figuresIn(profit)).toEqual({
      net: 28_911,
      between: null,
      margin: 0.2894, // 289.11 ÷ 999.00
      roi: 0.8341, // 289.11 ÷ 346.61
      breakEvenAcos: 0.2894, // no ads
    })
  })
})
