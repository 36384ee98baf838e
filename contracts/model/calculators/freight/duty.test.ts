import { describe, expect, test } from 'vitest'
import type { DutyLayer, FreightInput } from './input.ts'
import { US_DE_MINIMIS_ENDED } from './levies.data.ts'
import { boundsOf, CARTON, cardOf, component, compute, modeOf, priceOf, shipmentTo } from './shipment.test-support.ts'

const layer = (kind: DutyLayer['kind'], rate: number | null): DutyLayer => ({
  kind,
  rate,
  lookedUpOn: '2026-11-20',
  htsCode: '6912.00.4400',
})
const US_LAYERS = [
  layer('base', 0.098),
  layer('section301', 0.25),
  layer('section232', 0),
  layer('section122', 0),
  layer('other', 0),
]

const air = cardOf('air', [priceOf('kg', 500, 800)])
const lcl = cardOf('seaLcl', [priceOf('cbm', 6000, 15_000)])
const toUs = (duty: Partial<FreightInput['duty']>, changes: Partial<FreightInput> = {}) => {
  const input = shipmentTo('US', { rateCards: [air, lcl], ...changes })
  return compute({ ...input, duty: { ...input.duty, layers: US_LAYERS, ...duty } })
}

describe('US duty', () => {
  test('is the sum of its layers on the goods value', () => {
    // $2,400.00 × 9.8 % = $235.20, × 25 % = $600.00.
    const result = modeOf(toUs({}), 'air')
    expect(boundsOf(result, 'duty')).toEqual([83_520, 83_520])
    expect(component(result, 'duty')?.basis).toMatchObject({
      kind: 'layers',
      base: { low: 240_000, high: 240_000 },
      layers: [
        { kind: 'base', rate: 0.098, lookedUpOn: '2026-11-20', amount: { low: 23_520 } },
        { kind: 'section301', amount: { low: 60_000 } },
        { kind: 'section232', amount: { low: 0 } },
        { kind: 'section122' },
        { kind: 'other' },
      ],
    })
  })
  test('leaves out layers without a rate, and notes it', () => {
    const result = modeOf(toUs({ layers: [layer('base', 0.098), layer('section301', null)] }), 'air')
    expect(boundsOf(result, 'duty')).toEqual([23_520, 23_520])
    expect(component(result, 'duty')?.notes).toEqual(['dutyLayersBlank'])
  })
  test('is unknown, not zero, if no layer has a rate or the goods have no value', () => {
    expect(component(modeOf(toUs({ layers: [layer('base', null)] }), 'air'), 'duty')).toMatchObject({
      amount: null,
      gap: 'noDutyRate',
    })
    const { goods } = shipmentTo('US')
    const worthless = toUs({}, { goods: { ...goods, unitValue: null } })
    expect(component(modeOf(worthless, 'air'), 'duty')).toMatchObject({ amount: null, gap: 'noGoodsValue' })
    expect(modeOf(worthless, 'air').missing).toContain('duty')
  })
  test('is charged on the smallest consignment: de minimis has ended', () => {
    expect(US_DE_MINIMIS_ENDED.map(({ on }) => on)).toEqual(['2025-05-02', '2025-08-29'])
    // One carton of 24 units at $5.00: $120.00 × 34.8 % = $41.76.
    const small = toUs({}, { cartons: [{ ...CARTON, count: 1 }] })
    expect(boundsOf(modeOf(small, 'air'), 'duty')).toEqual([4176, 4176])
  })
})

describe('US fees', () => {
  const mpf = (least: number | null, most: number | null) => {
    const result = modeOf(toUs({ mpfLimits: { least, most } }), 'air')
    return [boundsOf(result, 'mpf'), component(result, 'mpf')?.gap, component(result, 'mpf')?.notes]
  }
  test('MPF is 0.3464 % within the minimum and maximum of an entry', () => {
    // $2,400.00 × 0.3464 % = $8.3136.
    expect(mpf(500, 60_000)).toEqual([[831, 831], null, []])
    expect(mpf(3000, 60_000)).toEqual([[3000, 3000], null, []])
    expect(mpf(100, 700)).toEqual([[700, 700], null, []])
  })
  test('MPF is unknown without both limits, and may be a range with only one', () => {
    expect(mpf(null, null)).toEqual([null, 'entryLimits', []])
    expect(mpf(500, null)).toEqual([[500, 831], null, ['entryLimitBlank']])
    expect(mpf(3000, null)).toEqual([[3000, 3000], null, []])
    expect(mpf(null, 60_000)).toEqual([[831, 60_000], null, ['entryLimitBlank']])
  })
  test('HMF is 0.125 % by sea only', () => {
    // $2,400.00 × 0.125 % = $3.00.
    expect(boundsOf(modeOf(toUs({}), 'seaLcl'), 'hmf')).toEqual([300, 300])
    expect(component(modeOf(toUs({}), 'air'), 'hmf')).toBeUndefined()
    expect(component(modeOf(toUs({}), 'air'), 'isf')).toBeUndefined()
    expect(component(modeOf(toUs({}), 'seaLcl'), 'isf')).toMatchObject({ amount: null, gap: 'blank' })
  })
})

const toEurope = (marketplace: 'DE' | 'FR' | 'IT' | 'UK' | 'JP' | 'CA', changes: Partial<FreightInput> = {}) => {
  const card = { ...air, marketplace } as const
  const input = shipmentTo(marketplace, { rateCards: [card], ...changes })
  return compute({ ...input, duty: { ...input.duty, layers: [layer('base', 0.1)] } })
}
/** Two units of $5.00 in one carton. */
const SMALL = { cartons: [{ ...CARTON, count: 1, unitsPerCarton: 2 }] }

describe('duty outside the US', () => {
  test('is charged on the goods and the freight to the border, and is a range if the freight is one', () => {
    // 20 cartons by air: 320 kg × $5–8 = $1,600–2,560. ($2,400 + $1,600) × 10 % = $400; ($2,400 + $2,560) × 10 % = $496.
    expect(boundsOf(modeOf(toEurope('DE'), 'air'), 'duty')).toEqual([40_000, 49_600])
    expect(boundsOf(modeOf(toEurope('JP'), 'air'), 'duty')).toEqual([40_000, 49_600])
  })
  test('has a note if a part of the freight in its base is unknown', () => {
    expect(component(modeOf(toEurope('DE'), 'air'), 'duty')?.notes).toContain('dutyBaseIncomplete')
  })
  test('is charged on the goods alone in Canada', () => {
    expect(boundsOf(modeOf(toEurope('CA'), 'air'), 'duty')).toEqual([24_000, 24_000])
  })
  test('is unknown without the main freight', () => {
    expect(component(modeOf(toEurope('DE'), 'seaLcl'), 'duty')).toMatchObject({ amount: null, gap: 'noFreight' })
  })
})

describe('small consignments of the EU', () => {
  const on = (day: string) => ({ ...SMALL, date: { kind: 'ship', on: day } as const })
  test('up to €150 pay €3 for each item category from 2026-07-01, instead of the tariff', () => {
    // €6.00 ÷ 0.8 = $7.50.
    const { duty } = shipmentTo('DE')
    const freight = toEurope('DE', { ...on('2026-07-01'), duty: { ...duty, itemCategories: 2 } })
    const result = modeOf(freight, 'air')
    expect(boundsOf(result, 'euItemDuty')).toEqual([750, 750])
    expect(component(result, 'duty')).toBeUndefined()
  })
  test('were exempt until 2026-06-30 and pay the tariff from 2028-07-01', () => {
    const before = modeOf(toEurope('DE', on('2026-06-30')), 'air')
    expect(boundsOf(before, 'duty')).toEqual([0, 0])
    expect(component(before, 'duty')?.basis).toEqual({ kind: 'exempt', validTo: '2026-06-30' })
    // 16 kg × $5–8 = $80–128, and two units are $10.00: × 10 % = $9.00–13.80.
    const after = modeOf(toEurope('DE', on('2028-07-01')), 'air')
    expect(boundsOf(after, 'duty')).toEqual([900, 1380])
    expect(component(after, 'euItemDuty')).toBeUndefined()
  })
  test('are worth at most €150.00', () => {
    const worth = (amount: number) => {
      const { goods } = shipmentTo('DE')
      const input = { goods: { ...goods, unitValue: { amount, currency: 'USD' } as const }, ...on('2026-08-01') }
      return component(modeOf(toEurope('DE', input), 'air'), 'euItemDuty') !== undefined
    }
    // Two units at $93.75 are $187.50 = €150.00; at $93.76 they are €150.02.
    expect([worth(9375), worth(9376)]).toEqual([true, false])
  })
  test('pay Italy’s levy once, and France’s levy for each item or category', () => {
    // €2.00 = $2.50. In France it is charged for one category, or for two units.
    expect(boundsOf(modeOf(toEurope('IT', on('2026-01-01')), 'air'), 'consignmentLevy')).toEqual([250, 250])
    expect(boundsOf(modeOf(toEurope('FR', on('2026-03-01')), 'air'), 'consignmentLevy')).toEqual([250, 500])
    expect(component(modeOf(toEurope('FR', on('2026-02-28')), 'air'), 'consignmentLevy')).toBeUndefined()
  })
  test('cannot be recognized without the euro rate, so the duty is unknown', () => {
    const { goods } = shipmentTo('DE')
    const inDollars = { ...goods, unitValue: { amount: 500, currency: 'USD' } as const }
    const freight = toEurope('DE', { goods: inDollars, exchange: null })
    expect(component(modeOf(freight, 'air'), 'duty')).toMatchObject({ amount: null, gap: 'noExchangeRate' })
  })
})

describe('import VAT', () => {
  test('is charged on goods, freight and duty, and is not in the total', () => {
    // ($4,000 + $400) × 19 % = $836; ($4,960 + $496) × 19 % = $1,036.64.
    const result = modeOf(toEurope('DE'), 'air')
    expect(result.importVat).toMatchObject({ rate: 0.19, amount: { low: 83_600, high: 103_664 }, reclaimable: true })
    expect(result.total).toMatchObject({ low: 160_000 + 40_000, high: 256_000 + 49_600 })
    expect(result.landed.vat).toMatchObject({ low: 0, high: 0 })
  })
  test('is a cost of the unit if it cannot be reclaimed', () => {
    const { duty } = shipmentTo('DE')
    const freight = toEurope('DE', { duty: { ...duty, importVat: { rate: null, reclaimable: false } } })
    // $836.00 × 0.8 ÷ 480 = €1.3933; $1,036.64 × 0.8 ÷ 480 = €1.7277.
    expect(modeOf(freight, 'air').landed.vat).toMatchObject({ low: 139, high: 173 })
  })
  test('of Canada is unknown until its rate is typed, and the US has none', () => {
    expect(modeOf(toEurope('CA'), 'air').importVat).toMatchObject({ amount: null, gap: 'noVatRate' })
    expect(modeOf(toUs({}), 'air').importVat).toMatchObject({ rate: 0, amount: { low: 0, high: 0 }, gap: null })
  })
  test('is unknown if the price includes the duty, whose amount is then unknown', () => {
    const included = { ...air, marketplace: 'UK', includes: ['duty'] } as const
    const freight = toEurope('UK', { rateCards: [{ ...included, includes: ['duty'] }] })
    expect(modeOf(freight, 'air').importVat).toMatchObject({ amount: null, gap: 'noDutyRate' })
  })
})
