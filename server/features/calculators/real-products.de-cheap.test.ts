import { describe, expect } from 'vitest'
import { parseCartonList } from '#contracts/model/calculators/freight/carton-list.ts'
import { cardOf, priceOf } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import { LIMITS } from '#contracts/model/calculators/freight/start.ts'
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
  shipment,
  shippedBy,
  test,
} from './real-products.test-support.ts'

const NO_FUEL = { marketplace: 'DE', fuelRate: { low: 0, high: 0 } } as const

/**
 * Every amount was computed by hand from the fee and freight tables; the comment beside it is the computation. Each
 * test is long, because it states the whole input and all amounts of one product.
 */
describe.skipIf(!FOLDER)('a cheap product in Germany', () => {
  test('a pack of twenty wipes is billed by its package and not by the piece, and a small parcel pays €3 instead of duty', async ({
    products,
  }) => {
    // A trial of 20 units of ¥35.00 ($5.00, €4.00), pasted with decimal commas. €80.00 is below €150.
    const pasted = parseCartonList('箱数;长;宽;高;毛重;每箱数量\n1;46,5;45;43,5;10,8;20', LIMITS)
    expect(pasted.errors).toEqual([])
    const express = cardOf('express', [priceOf('kg', 720)], {
      marketplace: 'DE',
      fuelRate: { low: 0.15, high: 0.15 },
      includes: ['exportCustoms', 'destinationHandling', 'customsEntry', 'delivery'],
    })
    const input = dutyOf(
      shipment('DE', {
        goods: goodsOf(35),
        cartons: pasted.cartons,
        rateCards: [express],
        charges: [charge('pickup', 0)],
      }),
      { base: 0.12 },
    )
    const courier = shippedBy(input, 'express')
    // 46.5 × 45 × 43.5 ÷ 5000 = 18.20 kg, up to 0.5 kg.
    expect(courier.result.chargeable.quantity).toBe(18.5)
    expect(componentsIn(courier.result)).toEqual({
      pickup: 0,
      exportCustoms: 0,
      mainFreight: 13_320, // 18.5 × $7.20
      fuel: 1998, // 15 % of 133.20
      destinationHandling: 0,
      customsEntry: 0,
      euItemDuty: 375, // €3.00 × 1.25 for one category, and no duty by rate
      delivery: 0,
    })
    // Freight 153.18 × 0.8 ÷ 20 = 6.1272; duty 3.75 × 0.8 ÷ 20 = 0.15.
    expect(landedIn(courier.result)).toEqual({ goods: 400, freight: 613, duty: 15, vat: 0, total: 1028 })

    const onRecord = await products.start('B08L3H3R5T', 'DE', '2026-11-23')
    // The record also has 20 × 20 × 0.03 cm and 480 g of a single wipe.
    expect(onRecord).toMatchObject({ size: { length: 214, width: 213, height: 79 }, weight: 490, measures: 'package' })
    const profit = courier.into(onRecord)
    expect(linesIn(profit)).toEqual({
      cost: 400,
      freight: 613,
      duty: 15, // the flat duty of the parcel
      referral: [95, 285], // usually 15 % of 18.99 = 2.8485; at least 5 %
      fulfilment: 340, // 21.4 × 21.3 × 7.9 ÷ 5000 = 0.7202 kg: small parcel up to 900 g
      vat: 303, // 18.99 × 19 ÷ 119 = 3.032
    })
    // 18.99 − 4.00 − 6.13 − 0.15 − 2.85 − 3.40 − 3.03 = −0.57: a trial by courier loses money.
    expect(figuresIn(profit)).toMatchObject({ net: -57, between: [-57, 133], roi: -0.0554, margin: -0.03 })
  })

  test('a romper has no fulfillment fee without a size, nor at €10.99, below the threshold of low-price FBA', async ({
    products,
  }) => {
    // 720 units of ¥21.00 ($3.00, €2.40) in 6 cartons of 60 × 40 × 40 cm and 15 kg, by sea and parcel service.
    const start = shipment('DE', {})
    const sea = shippedBy(
      dutyOf(
        shipment('DE', {
          goods: goodsOf(21),
          cartons: [cartonsOf(6, [60, 40, 40], 15, 120)],
          rateCards: [cardOf('seaParcel', [priceOf('kg', 150)], NO_FUEL)],
          options: { ...start.options, insurance: { low: 0.005, high: 0.005 } },
          charges: [
            charge('pickup', 5000),
            charge('exportCustoms', 4000),
            charge('destinationHandling', 10, { per: 'kg' }),
            charge('customsEntry', 6000, { currency: 'EUR' }),
            charge('delivery', 12_000),
          ],
        }),
        { base: 0.12 },
      ),
      'seaParcel',
    )
    expect(componentsIn(sea.result)).toEqual({
      pickup: 5000,
      exportCustoms: 4000,
      mainFreight: 14_400, // 6 × 96,000 cm³ ÷ 6000 = 96 kg, above 90 kg; × $1.50
      fuel: 0,
      insurance: 1080, // 0.5 % of 720 × $3.00 = 2,160.00
      destinationHandling: 960, // 96 kg × $0.10
      customsEntry: 7500, // €60.00 × 1.25
      duty: 28_858, // 12 % of 2,160 + 50 + 40 + 144 + 10.80 = 2,404.80
      delivery: 12_000,
    })
    // Freight 449.40 × 0.8 ÷ 720 = 0.4993; duty 288.58 × 0.8 ÷ 720 = 0.3206.
    expect(landedIn(sea.result)).toEqual({ goods: 240, freight: 50, duty: 32, vat: 0, total: 322 })

    const onRecord = await products.start('B0D82W96QB', 'DE', '2026-11-23')
    expect(onRecord).toMatchObject({ price: 1099, size: null, weight: null, feeCategory: 'clothing' })
    const unmeasured = sea.into({ ...onRecord, ads: { by: 'acos', share: 0.08 } })
    expect(unitProfit(unmeasured)).toMatchObject({ net: null, missing: ['fulfilment'] })
    // The seller measures 25 × 20 × 2 cm and 120 g: a standard envelope, whose fee below €11.00 is in no table.
    const measured = { ...unmeasured, size: { length: 250, width: 200, height: 20 }, weight: 120 }
    const fee = unitProfit(measured).lines.find(({ key }) => key === 'fulfilment')
    expect([fee?.amount, fee?.reason]).toEqual([null, 'lowPrice'])

    expect(linesIn({ ...measured, price: 1100 })).toEqual({
      cost: 240,
      freight: 50,
      duty: 32, // 12 % of 2.40 + 0.27, which is 244.80 × 0.8 ÷ 720
      referral: [55, 165], // usually 5 % of 11.00; at most 15 %
      fulfilment: 257, // standard envelope up to 210 g
      ads: 88,
      vat: 176, // 11.00 × 19 ÷ 119 = 1.7563
    })
    // 11.00 − 2.40 − 0.50 − 0.32 − 0.55 − 2.57 − 0.88 − 1.76 = 2.02
    expect(figuresIn({ ...measured, price: 1100 })).toMatchObject({ net: 202, between: [92, 202] })
    // With a fee of €2.10 of the seller at €10.99: 10.99 − 2.40 − 0.50 − 0.32 − 0.55 − 2.10 − 0.88 − 1.75 = 2.49
    expect(figuresIn({ ...measured, own: { ...measured.own, fba: 210 } })).toMatchObject({ net: 249 })
  })
})
