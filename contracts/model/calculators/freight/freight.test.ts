import { describe, expect, test } from 'vitest'
import type { Charge, FreightInput } from './input.ts'
import { MODES, typedComponentsOf } from './modes.ts'
import { boundsOf, CARTON, cardOf, component, compute, modeOf, priceOf, shipmentTo } from './shipment.test-support.ts'

const air = cardOf('air', [priceOf('kg', 500, 800)])
const charge = (component: Charge['component'], low: number, changes: Partial<Charge> = {}): Charge => ({
  component,
  mode: null,
  per: 'shipment',
  low,
  high: low,
  currency: 'USD',
  ...changes,
})
const US_LAYER = { kind: 'base', rate: 0.1, lookedUpOn: '2026-11-20', htsCode: null } as const
const { duty } = shipmentTo('US')

/** Makes every component of a shipment by air known. */
const COMPLETE: Partial<FreightInput> = {
  rateCards: [{ ...air, fuelRate: { low: 0.1, high: 0.2 } }],
  charges: [
    charge('pickup', 70_000, { currency: 'CNY' }),
    charge('exportCustoms', 5000),
    charge('destinationHandling', 20, { per: 'kg' }),
    charge('customsEntry', 12_000),
    charge('bond', 6000, { high: 9000 }),
    charge('delivery', 800, { per: 'carton' }),
  ],
  options: { terms: 'DDU', insurance: { low: 0.003, high: 0.005 }, remoteArea: false },
  duty: { ...duty, layers: [US_LAYER], mpfLimits: { least: 500, most: 60_000 } },
}

describe('twenty cartons by air to the US', () => {
  const result = modeOf(compute(shipmentTo('US', COMPLETE)), 'air')

  test('cost the sum of their components', () => {
    const amounts = Object.fromEntries(result.components.map(({ key }) => [key, boundsOf(result, key)]))
    expect(amounts).toEqual({
      pickup: [10_000, 10_000], // ¥700.00 ÷ 7
      exportCustoms: [5000, 5000],
      mainFreight: [160_000, 256_000], // 320 kg × $5–8
      fuel: [16_000, 51_200], // × 10–20 %
      insurance: [720, 1200], // $2,400 × 0.3–0.5 %
      destinationHandling: [6400, 6400], // 320 kg × $0.20
      customsEntry: [12_000, 12_000],
      bond: [6000, 9000],
      duty: [24_000, 24_000], // $2,400 × 10 %
      mpf: [831, 831], // $2,400 × 0.3464 %
      delivery: [16_000, 16_000], // 20 × $8
    })
    // 100 + 50 + 1,600 + 160 + 7.20 + 64 + 120 + 60 + 240 + 8.31 + 160 = $2,569.51;
    // 100 + 50 + 2,560 + 512 + 12 + 64 + 120 + 90 + 240 + 8.31 + 160 = $3,916.31.
    expect(result.total).toMatchObject({ low: 256_951, high: 391_631 })
    expect(result.missing).toEqual([])
    expect(result.gap).toBeNull()
  })

  test('have a cost per unit and per kilogram', () => {
    // ÷ 480 units: $5.3531, $8.1590. ÷ 240 kg: $10.7063, $16.3180.
    expect(result.perUnit).toMatchObject({ low: 535, high: 816 })
    expect(result.perKg).toMatchObject({ low: 1071, high: 1632 })
  })

  test('have a landed cost of goods, freight and duty per unit in the currency of the marketplace', () => {
    // Duty: (240 + 8.31) ÷ 480 = $0.5173. Freight: (2,569.51 − 248.31) ÷ 480 = $4.8358; (3,916.31 − 248.31) ÷ 480 = $7.6417.
    expect(result.landed).toMatchObject({
      currency: 'USD',
      goods: { low: 500, high: 500 },
      freight: { low: 484, high: 764 },
      duty: { low: 52, high: 52 },
      total: { low: 1036, high: 1316 },
      exchangeOn: '2026-11-20',
      gaps: [],
    })
  })

  test('leave customs entry, bond and duty to the importer under DDU, and to the forwarder under DDP', () => {
    // 120 + 60–90 + 240 + 8.31.
    expect(result.onArrival).toMatchObject({ low: 42_831, high: 45_831 })
    const ddp = shipmentTo('US', { ...COMPLETE, options: { ...COMPLETE.options!, terms: 'DDP' } })
    expect(modeOf(compute(ddp), 'air').onArrival).toMatchObject({ low: 0, high: 0 })
    expect(modeOf(compute(ddp), 'air').total).toEqual(result.total)
  })
})

describe('the main freight', () => {
  const main = (changes: Partial<FreightInput>, mode: (typeof MODES)[number] = 'air') =>
    modeOf(compute(shipmentTo('US', changes)), mode)

  test('is at least the minimum charge of the card', () => {
    const result = main({ rateCards: [{ ...air, minimumCharge: 200_000 }] })
    expect(boundsOf(result, 'mainFreight')).toEqual([200_000, 256_000])
    expect(component(result, 'mainFreight')?.notes).toEqual(['minimumCharge'])
  })
  test('of LCL is charged for at least one CBM', () => {
    const lcl = cardOf('seaLcl', [priceOf('cbm', 6000, 15_000)])
    const result = main({ rateCards: [lcl], cartons: [{ ...CARTON, count: 1 }] }, 'seaLcl')
    expect(boundsOf(result, 'mainFreight')).toEqual([6000, 15_000])
    expect(component(result, 'mainFreight')?.notes).toEqual(['leastQuantity'])
    // 1.92 CBM × $60–150 = $115.20–288.00.
    expect(boundsOf(main({ rateCards: [lcl] }, 'seaLcl'), 'mainFreight')).toEqual([11_520, 28_800])
  })
  test('of FCL is the cheapest mix of containers', () => {
    const fcl = cardOf('seaFcl', [priceOf('c20', 280_000, 455_000), priceOf('c40', 400_000, 585_000)])
    // 700 × 0.096 = 67.2 CBM: one 20′ and one 40′ carry 86 for $6,800–10,400.
    const result = main({ rateCards: [fcl], cartons: [{ ...CARTON, count: 700 }] }, 'seaFcl')
    expect(boundsOf(result, 'mainFreight')).toEqual([680_000, 1_040_000])
    expect(result.chargeable).toMatchObject({ quantity: 2, containers: { c20: 3, c40: 2, c40hq: 1 } })
  })
  test('of FCL is unknown if a carton fits no container, or no container has a price', () => {
    const fcl = cardOf('seaFcl', [priceOf('c20', 280_000)])
    const big = { ...CARTON, lengthMm: 2800, widthMm: 2800, heightMm: 2800, weightGrams: 900_000, count: 1 }
    expect(main({ rateCards: [fcl], cartons: [big] }, 'seaFcl')).toMatchObject({
      gap: 'cartonExceedsContainer',
      total: null,
    })
    const { containers } = shipmentTo('US')
    const without = containers.filter(({ container }) => container !== 'c20')
    expect(main({ rateCards: [fcl], containers: without }, 'seaFcl')).toMatchObject({ gap: 'noContainerPrice' })
  })
  test('is unknown without a card, and so is the total', () => {
    expect(main({ rateCards: [] })).toMatchObject({
      gap: 'noCard',
      total: null,
      perUnit: null,
      landed: { total: null },
    })
  })
})

describe('components', () => {
  const airTo = (changes: Partial<FreightInput>) => modeOf(compute(shipmentTo('US', changes)), 'air')

  test('without a price are named and left out of the total', () => {
    const result = airTo({ rateCards: [air] })
    expect(result.total).toMatchObject({ low: 160_000, high: 256_000 })
    expect(result.missing).toEqual([
      'pickup',
      'exportCustoms',
      'fuel',
      'destinationHandling',
      'customsEntry',
      'bond',
      'duty',
      'mpf',
      'delivery',
    ])
  })
  test('that the price of the card includes are zero', () => {
    const result = airTo({ rateCards: [{ ...air, includes: ['delivery', 'duty', 'mpf', 'importVat'] }] })
    expect(component(result, 'delivery')).toMatchObject({
      amount: { low: 0, high: 0 },
      basis: { kind: 'included', card: 'air-own' },
    })
    expect(result.missing).not.toContain('duty')
    expect(result.notes).toContain('cardIncludesDuty')
    expect(result.landed.duty).toMatchObject({ low: 0, high: 0 })
  })
  test('use a charge for their mode before one for all modes', () => {
    const charges = [charge('pickup', 1000), charge('pickup', 2000, { mode: 'air' })]
    const freight = compute(shipmentTo('US', { rateCards: [air], charges }))
    expect(boundsOf(modeOf(freight, 'air'), 'pickup')).toEqual([2000, 2000])
    expect(boundsOf(modeOf(freight, 'express'), 'pickup')).toEqual([1000, 1000])
  })
  test('priced per container count the containers of the plan', () => {
    const fcl = cardOf('seaFcl', [priceOf('c20', 280_000)])
    const charges = [charge('destinationHandling', 30_000, { per: 'container' })]
    const cartons = [{ ...CARTON, count: 500 }] // 48 CBM: two 20′ of 28.
    const freight = compute(shipmentTo('US', { rateCards: [fcl], charges, cartons }))
    expect(boundsOf(modeOf(freight, 'seaFcl'), 'destinationHandling')).toEqual([60_000, 60_000])
    expect(component(modeOf(freight, 'air'), 'destinationHandling')).toMatchObject({ gap: 'blank' })
  })
  test('that only the US asks for are charged for US destinations only', () => {
    const charges = [charge('isf', 3500), charge('bond', 5000)]
    const byParcel = (marketplace: 'US' | 'UK' | 'DE' | 'JP') => {
      const { components } = modeOf(compute(shipmentTo(marketplace, { charges })), 'seaParcel')
      return components.map(({ key }) => key).filter((key) => key === 'isf' || key === 'bond')
    }
    expect(byParcel('US')).toEqual(['isf', 'bond'])
    for (const marketplace of ['UK', 'DE', 'JP'] as const) {
      expect(byParcel(marketplace)).toEqual([])
      expect(typedComponentsOf(marketplace)).not.toContain('isf')
    }
  })
  test('for a remote area and oversize cartons appear only where they apply', () => {
    const charges = [charge('remoteArea', 3000), charge('oversize', 2500, { per: 'carton' })]
    const plain = airTo({ charges })
    expect([component(plain, 'remoteArea'), component(plain, 'oversize')]).toEqual([undefined, undefined])
    // 640 mm > 635 mm; 23 kg > 22.68 kg.
    const cartons = [CARTON, { ...CARTON, count: 3, lengthMm: 640 }, { ...CARTON, count: 2, weightGrams: 23_000 }]
    const options = { terms: 'DDU', insurance: null, remoteArea: true } as const
    const result = airTo({ charges, cartons, options })
    expect(boundsOf(result, 'remoteArea')).toEqual([3000, 3000])
    expect(boundsOf(result, 'oversize')).toEqual([12_500, 12_500])
  })
  test('in a currency without a rate are unknown', () => {
    const result = airTo({
      rateCards: [air],
      charges: [charge('pickup', 70_000, { currency: 'CNY' })],
      exchange: null,
    })
    expect(component(result, 'pickup')).toMatchObject({ amount: null, gap: 'noExchangeRate' })
    expect(result.landed).toMatchObject({ goods: null, total: null })
    expect(result.landed.gaps).toContainEqual({ gap: 'noExchangeRate', components: [] })
  })
})

test('the result has every mode, and a chart point for each mode with cost and days', () => {
  const lcl = cardOf('seaLcl', [priceOf('cbm', 6000, 15_000)], {
    transitDays: { low: 25, high: 40, source: '', quotedOn: null },
  })
  const freight = compute(shipmentTo('US', { rateCards: [air, lcl] }))
  expect(freight.modes.map(({ mode }) => mode)).toEqual([...MODES])
  expect(freight.points).toEqual([
    { mode: 'air', cost: { low: 160_000, high: 256_000 }, days: { low: 3, high: 5 } },
    {
      mode: 'seaLcl', // $115.20–288.00 and $3.00 of HMF.
      cost: { low: 11_820, high: 29_100 },
      days: { low: 25, high: 40 },
    },
  ])
})

test('trains go to Europe only', () => {
  const rail = cardOf('rail', [priceOf('cbm', 20_000)], { marketplace: 'DE' })
  expect(modeOf(compute(shipmentTo('DE', { rateCards: [rail] })), 'rail').total).toMatchObject({ low: 38_400 })
  expect(modeOf(compute(shipmentTo('JP')), 'rail').gap).toBe('notServed')
})
