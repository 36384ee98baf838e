import { describe, expect } from 'vitest'
import { chargeableOf, MEASURES } from '#contracts/model/calculators/freight/chargeable.ts'
import { cardOf, priceOf } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
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

/**
 * Every amount below was computed by hand from the fee and freight tables; the comment beside it is the computation.
 */
describe.skipIf(!FOLDER)('a real product in the United States', () => {
  describe('a vernier caliper of 9.76 × 3.86 × 0.75 in and 5.29 oz at $39.52', () => {
    const start = (products: RealProducts) => products.start('B000VBAC0Q', 'US', '2026-09-30')
    // 600 units of ¥63.00 ($9.00) in 12 cartons of 52 × 42 × 26 cm and 9.2 kg.
    const input = dutyOf(
      shipment('US', {
        goods: goodsOf(63),
        cartons: [cartonsOf(12, [52, 42, 26], 9.2, 50)],
        rateCards: [cardOf('air', [priceOf('kg', 550)], { fuelRate: { low: 0.12, high: 0.12 } })],
        options: { terms: 'DDU', insurance: { low: 0.003, high: 0.005 }, remoteArea: false },
        charges: [
          charge('pickup', 42_000, { currency: 'CNY' }),
          charge('exportCustoms', 35_000, { currency: 'CNY' }),
          charge('destinationHandling', 15, { per: 'kg' }),
          charge('customsEntry', 9500),
          charge('bond', 6000),
          charge('delivery', 750, { per: 'carton' }),
        ],
        duty: { ...shipment('US', {}).duty, mpfLimits: { least: 3271, most: 63_462 } },
      }),
      { base: 0.053, section301: 0.25 },
    )

    test('is charged by volume or weight in each mode', () => {
      const quantity = (mode: keyof typeof MEASURES) => chargeableOf(input.cartons, MEASURES[mode], []).quantity
      // 12 × 52 × 42 × 26 cm = 681,408 cm³; 12 × 9.2 kg = 110.4 kg.
      expect(quantity('air')).toBe(114) // ÷ 6000 = 113.568 kg, up to 1 kg
      expect(quantity('seaParcel')).toBe(114) // the same
      expect(quantity('express')).toBe(137) // ÷ 5000 = 136.28 kg, up to 1 kg from 21 kg on
      expect(quantity('seaLcl')).toBe(1) // 0.681 CBM, 0.110 t: 1 CBM at least
    })

    test('has these freight components and this landed cost by air', () => {
      const { result } = shippedBy(input, 'air')
      expect(componentsIn(result)).toEqual({
        pickup: 6000, // ¥420.00 ÷ 7
        exportCustoms: 5000, // ¥350.00 ÷ 7
        mainFreight: 62_700, // 114 kg × $5.50
        fuel: 7524, // 12 % of 627.00
        insurance: [1620, 2700], // 0.3–0.5 % of 600 × $9.00 = 5,400.00
        destinationHandling: 1710, // 114 kg × $0.15
        customsEntry: 9500,
        bond: 6000,
        duty: 163_620, // (5.3 % + 25 %) of 5,400.00
        mpf: 3271, // 0.3464 % of 5,400.00 = 18.71, below the minimum of an entry
        delivery: 9000, // 12 × $7.50
      })
      // Freight, high: 60 + 50 + 627 + 75.24 + 27 + 17.10 + 95 + 60 + 90 = 1,101.34; low: 10.80 less = 1,090.54.
      expect(landedIn(result)).toEqual({
        goods: 900,
        freight: [182, 184], // 1,090.54 ÷ 600 = 1.8176; 1,101.34 ÷ 600 = 1.8356
        duty: 278, // (1,636.20 + 32.71) ÷ 600 = 2.7815
        vat: 0,
        total: [1360, 1362],
      })
    })

    test('has these costs and this net with its box as the package, which is small standard at exactly 0.75 in', async ({
      products,
    }) => {
      const profit = shippedBy(input, 'air').into({
        ...(await start(products)),
        measures: 'package',
        storageMonths: 2,
        placement: { by: 'own', amount: 30 },
        ads: { by: 'acos', share: 0.12 },
        conversionRate: 0.1,
        returns: { rate: 0.04, loss: 0.5, processing: 250 },
        payoutRate: 0.005,
      })
      expect(linesIn(profit)).toEqual({
        cost: 900,
        freight: 189, // 1.84, and 0.05 of MPF (2.78 − 1,636.20 ÷ 600 = 2.73)
        duty: 273, // 30.3 % of 9.00 = 2.727
        referral: 474, // 12 % of 39.52 = 4.7424
        fulfilment: 357, // up to 6 oz at $10–50: 3.45 × 1.035 = 3.5708
        placement: 30,
        storage: 3, // 9.76 × 3.86 × 0.75 ÷ 1728 = 0.01635 ft³ × $0.78 × 2 months = 0.0255
        ads: 474, // 12 % of 39.52
        returns: 89, // 4 % × (50 % of 39.52 + 2.50) = 0.8904
        payout: 15, // 0.5 % of 39.52 − 4.74 − 3.57 − 0.30 − 0.03 = 30.88
      })
      // 39.52 − 9.00 − 1.89 − 2.73 − 4.74 − 3.57 − 0.30 − 0.03 − 4.74 − 0.89 − 0.15 = 11.48
      expect(figuresIn(profit)).toEqual({
        net: 1148,
        between: null,
        margin: 0.2905, // 11.48 ÷ 39.52
        roi: 0.8429, // 11.48 ÷ (9.00 + 1.89 + 2.73)
        breakEvenAcos: 0.4104, // (11.48 + 4.74) ÷ 39.52
      })
      expect(unitProfit(profit).maxBid?.value).toBe(162) // 39.52 × 10 % × 41.04 % = 1.622
    })

    test('has fees from those of the bare item to those of an assumed package if only the item was measured', async ({
      products,
    }) => {
      const bare = await start(products)
      expect(bare).toMatchObject({
        price: 3952,
        size: { length: 247.9, width: 98.04, height: 19.05 },
        weight: 150, // 5.29 oz = 149.97 g
        measures: 'item',
      })
      expect(linesIn({ ...bare, cost: 900, storageMonths: 2 })).toMatchObject({
        // The package adds 30 mm a side and 30 g: 10.94 × 5.04 × 2 (at least) ÷ 139 = 0.793 lb = 12.7 oz, large standard
        // up to 16 oz: 4.60 × 1.035 = 4.761.
        fulfilment: [357, 476],
        // 277.9 × 128.04 × 49.05 mm = 0.0616 ft³ × $0.78 × 2 = 0.0962
        storage: [3, 10],
      })
    })
  })
})
