import { describe, expect } from 'vitest'
import { cardOf, priceOf, RATES } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import { acrossMarketplaces } from '#contracts/model/calculators/profit/across-marketplaces.ts'
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
  type RealProducts,
  shipment,
  shippedBy,
  test,
} from './real-products.test-support.ts'

const NO_FUEL = { marketplace: 'DE', fuelRate: { low: 0, high: 0 } } as const

/**
 * Every amount was computed by hand from the fee and freight tables; the comment beside it is the computation. Each
 * test is long, because it states the whole input and all amounts of one product.
 */
describe.skipIf(!FOLDER)('a real product in Germany', () => {
  test('a set of six nappies fills a container, and pays duty on its value at the border', async ({ products }) => {
    // 1,500 units of ¥84.00 ($12.00, €9.60) in 125 cartons of 62 × 55 × 48 cm and 13.1 kg.
    const fcl = cardOf('seaFcl', [priceOf('c20', 210_000), priceOf('c40', 320_000)], {
      marketplace: 'DE',
      fuelRate: { low: 0.08, high: 0.08 },
    })
    const start = shipment('DE', {})
    const sea = shippedBy(
      dutyOf(
        shipment('DE', {
          goods: goodsOf(84),
          cartons: [cartonsOf(125, [62, 55, 48], 13.1, 12)],
          rateCards: [fcl],
          options: { ...start.options, insurance: { low: 0.003, high: 0.003 } },
          charges: [
            charge('pickup', 32_000),
            charge('exportCustoms', 6000),
            charge('destinationHandling', 20_000, { per: 'container', currency: 'EUR' }),
            charge('customsEntry', 9000, { currency: 'EUR' }),
            charge('delivery', 45_000, { currency: 'EUR' }),
          ],
        }),
        { base: 0.12 },
      ),
      'seaFcl',
    )
    // 125 × 62 × 55 × 48 cm = 20.46 CBM and 1,637.5 kg: one container of 20 ft holds 28 CBM.
    expect(sea.result.chargeable).toMatchObject({ quantity: 1, cbm: 20.46, grossGrams: 1_637_500 })
    expect(componentsIn(sea.result)).toEqual({
      pickup: 32_000,
      exportCustoms: 6000,
      mainFreight: 210_000,
      fuel: 16_800, // 8 % of 2,100.00
      insurance: 5400, // 0.3 % of 1,500 × $12.00 = 18,000.00
      destinationHandling: 25_000, // €200.00 × 1.25
      customsEntry: 11_250, // €90.00 × 1.25
      // 12 % of 18,000 + 320 + 60 + 2,100 + 168 + 54 = 20,702.00
      duty: 248_424,
      delivery: 56_250, // €450.00 × 1.25
    })
    expect(landedIn(sea.result)).toEqual({
      goods: 960,
      freight: 193, // 320 + 60 + 2,100 + 168 + 54 + 250 + 112.50 + 562.50 = 3,627.00 × 0.8 ÷ 1,500 = 1.9344
      duty: 132, // 2,484.24 × 0.8 ÷ 1,500 = 1.3249
      vat: 0, // reclaimed
      total: 1285,
    })

    const onRecord = await products.start('B06XCXP4P9', 'DE', '2026-12-10')
    expect(onRecord).toMatchObject({
      price: 5299,
      size: { length: 340, width: 264, height: 137 },
      weight: 980,
      measures: 'package',
    })
    const profit = sea.into({
      ...onRecord,
      ads: { by: 'unit', amount: 320 },
      returns: { rate: 0.06, loss: 0.5, processing: 150 },
      payoutRate: 0.01,
    })
    expect(linesIn(profit)).toEqual({
      cost: 960,
      freight: 193,
      duty: 132, // 12 % of 9.60 + 1.44, which is 2,702.00 × 0.8 ÷ 1,500 of freight to the border
      referral: [265, 795], // usually 15 %, between 5 and 15 % of 52.99
      fulfilment: 455, // 34 × 26.4 × 13.7 ÷ 5000 = 2.459 kg, above 980 g; 26.4 cm make it a standard parcel up to 2.9 kg
      ads: 320,
      returns: 168, // 6 % × (50 % of 52.99 + 1.50) = 1.6797
      vat: 846, // 52.99 × 19 ÷ 119 = 8.4606
      payout: [40, 46], // 1 % of 52.99 − 7.95 − 4.55 = 40.49, or − 2.65 − 4.55 = 45.79
    })
    // 52.99 − 9.60 − 1.93 − 1.32 − 7.95 − 4.55 − 3.20 − 1.68 − 8.46 − 0.40 = 13.90; with 2.65 and 0.46: 19.14
    expect(figuresIn(profit)).toEqual({
      net: 1390,
      between: [1390, 1914],
      margin: 0.2623, // 13.90 ÷ 52.99
      roi: 1.0817, // 13.90 ÷ 12.85
      breakEvenAcos: 0.3227, // (13.90 + 3.20) ÷ 52.99
    })
  })

  describe('a clothing set at €19.99, just below the band of the referral fee', () => {
    // 900 units of ¥42.00 ($6.00, €4.80) in 15 cartons of 60 × 40 × 60 cm and 16 kg, by train.
    const rail = () =>
      shippedBy(
        dutyOf(
          shipment('DE', {
            goods: goodsOf(42),
            cartons: [cartonsOf(15, [60, 40, 60], 16, 60)],
            rateCards: [cardOf('rail', [priceOf('cbm', 15_000)], NO_FUEL)],
            charges: [
              charge('pickup', 8000),
              charge('exportCustoms', 5000),
              charge('destinationHandling', 2000, { per: 'cbm' }),
              charge('customsEntry', 7200, { currency: 'EUR' }),
              charge('delivery', 800, { per: 'carton', currency: 'EUR' }),
            ],
          }),
          { base: 0.12 },
        ),
        'rail',
      )
    const sold = async (products: RealProducts, price: number) =>
      rail().into({
        ...(await products.start('B09QS9SV6T', 'DE', '2026-06-15')),
        price,
        ads: { by: 'acos', share: 0.1 },
        returns: { rate: 0.12, loss: 0.3, processing: 50 },
      })

    test('has these freight components by train', () => {
      expect(rail().result.chargeable).toMatchObject({ quantity: 2.16, decidedBy: 'volume' }) // 15 × 0.144 CBM, 0.24 t
      expect(componentsIn(rail().result)).toEqual({
        pickup: 8000,
        exportCustoms: 5000,
        mainFreight: 32_400, // 2.16 × $150.00
        fuel: 0,
        destinationHandling: 4320, // 2.16 × $20.00
        customsEntry: 9000, // €72.00 × 1.25
        duty: 70_248, // 12 % of 5,400 + 80 + 50 + 324 = 5,854.00
        delivery: 15_000, // 15 × €8.00 × 1.25
      })
      // Freight 737.20 × 0.8 ÷ 900 = 0.6553; duty 702.48 × 0.8 ÷ 900 = 0.6244.
      expect(landedIn(rail().result)).toEqual({ goods: 480, freight: 66, duty: 62, vat: 0, total: 608 })
    })

    test('earns less at €20.01, because the fee rises from 10 to 15 % of the whole price', async ({ products }) => {
      expect(linesIn(await sold(products, 1999))).toEqual({
        cost: 480,
        freight: 66,
        duty: 62, // 12 % of 4.80 + 0.40, which is 454.00 × 0.8 ÷ 900
        referral: [100, 300], // usually 10 % of 19.99 = 2.00; between 5 and 15 %
        fulfilment: 304, // 28 × 20 × 3 cm and 160 g: large envelope
        ads: 200,
        returns: 78, // 12 % × (30 % of 19.99 + 0.50) = 0.7796
        vat: 319, // 19.99 × 19 ÷ 119 = 3.1917
      })
      // 19.99 − 4.80 − 0.66 − 0.62 − 2.00 − 3.04 − 2.00 − 0.78 − 3.19 = 2.90
      expect(figuresIn(await sold(products, 1999))).toMatchObject({
        net: 290,
        between: [190, 390],
        roi: 0.477,
        margin: 0.1451,
      })
      // 20.01 − 4.80 − 0.66 − 0.62 − 3.00 − 3.04 − 2.00 − 0.78 − 3.19 = 1.92
      expect(figuresIn(await sold(products, 2001))).toMatchObject({ net: 192, between: [192, 392] })
    })

    test('pays these fees in the United States, Japan and Canada', async ({ products }) => {
      const all = acrossMarketplaces(await sold(products, 1999), RATES, { US: 2499, JP: 3980, CA: 3499 })
      const lines = (marketplace: string) => {
        const found = all.find((each) => each.marketplace === marketplace)?.result.lines ?? []
        return Object.fromEntries(
          found.flatMap(({ key, amount }) => (amount ? [[key, [amount.low, amount.high]]] : [])),
        )
      }
      expect(lines('US')).toMatchObject({
        cost: [600, 600], // €4.80 × 1.25
        referral: [425, 425], // 17 % of 24.99 = 4.2483
        // 11.02 × 7.87 × 2 (at least) ÷ 139 = 1.2489 lb = 19.98 oz: clothing up to 20 oz, 5.87 × 1.035 = 6.0755
        fulfilment: [608, 608],
      })
      // 28 × 20 × 3 cm and 160 g: the second standard size from ¥1,000 on.
      expect(lines('JP')).toMatchObject({ fulfilment: [318, 318] })
      // Above 100 g and up to 1.5 kg between 5.92 and 9.60, × 1.035 = 6.1272 and 9.936.
      expect(lines('CA')).toMatchObject({ fulfilment: [613, 994] })
    })
  })
})
