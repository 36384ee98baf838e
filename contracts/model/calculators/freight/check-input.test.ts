import { describe, expect, test } from 'vitest'
import { checkInput } from './check-input.ts'
import { freightOf } from './freight.ts'
import type { Carton, FreightInput } from './input.ts'
import { CARTON, RATES, shipmentTo, TODAY } from './shipment.test-support.ts'

const input = shipmentTo('US')
const problems = (changes: Partial<FreightInput>) => checkInput({ ...input, ...changes })
const ofCarton = (changes: Partial<Carton>) => problems({ cartons: [{ ...CARTON, ...changes }] })

test('a valid input has no problems', () => {
  expect(checkInput(input)).toEqual([])
})

describe('a carton', () => {
  test.each([
    [{ count: 0 }, 'count', 'notPositive'],
    [{ count: -1 }, 'count', 'notPositive'],
    [{ count: 1.5 }, 'count', 'notWhole'],
    [{ count: 100_001 }, 'count', 'tooLarge'],
    [{ lengthMm: 0 }, 'lengthMm', 'notPositive'],
    [{ widthMm: -400 }, 'widthMm', 'notPositive'],
    [{ heightMm: Number.NaN }, 'heightMm', 'notANumber'],
    [{ lengthMm: Number.POSITIVE_INFINITY }, 'lengthMm', 'notANumber'],
    [{ lengthMm: 3001 }, 'lengthMm', 'tooLarge'],
    [{ weightGrams: 0 }, 'weightGrams', 'notPositive'],
    [{ weightGrams: 1_000_001 }, 'weightGrams', 'tooLarge'],
    // 12 kg typed as 12 g: 12 g ÷ 96 l; 60 cm typed as 60 mm: 12 kg ÷ 0.096 l.
    [{ weightGrams: 12 }, 'weightGrams', 'tooLightForSize'],
    [{ lengthMm: 60, widthMm: 40, heightMm: 40 }, 'weightGrams', 'tooHeavyForSize'],
    [{ unitsPerCarton: 0 }, 'unitsPerCarton', 'notPositive'],
  ] as [Partial<Carton>, string, string][])('%j is refused at %s: %s', (changes, field, reason) => {
    expect(ofCarton(changes)).toEqual([{ field: `cartons.0.${field}`, reason }])
  })
  test('may be larger if the limits allow it', () => {
    expect(problems({ cartons: [{ ...CARTON, lengthMm: 3500 }], limits: { ...input.limits, sideMm: 4000 } })).toEqual(
      [],
    )
  })
})

describe('an input', () => {
  const goods = input.goods
  const { duty } = input
  test.each([
    [{ cartons: [] }, 'cartons', 'noCartons'],
    [{ cartons: [{ ...CARTON, count: 100_000 }] }, 'cartons', 'tooLarge'],
    [{ goods: { ...goods, units: 481 } }, 'goods.units', 'unitsDiffer'],
    [{ goods: { ...goods, units: 0 } }, 'goods.units', 'notPositive'],
    [{ goods: { ...goods, unitValue: { amount: -1, currency: 'CNY' } } }, 'goods.unitValue.amount', 'notPositive'],
    [{ goods: { ...goods, unitSizeMm: { length: 10, width: 0, height: 1 } } }, 'goods.unitSizeMm.width', 'notPositive'],
    [{ goods: { ...goods, htsCode: '6912.0' } }, 'goods.htsCode', 'badHts'],
    [{ date: { kind: 'ship', on: '2026-02-30' } }, 'date.on', 'badDay'],
    [{ date: { kind: 'ship', on: '23.11.2026' } }, 'date.on', 'badDay'],
    [{ options: { ...input.options, insurance: { low: 0.5, high: 0.3 } } }, 'options.insurance', 'reversed'],
    [{ options: { ...input.options, insurance: { low: 0.3, high: 3 } } }, 'options.insurance.high', 'tooLarge'],
    [{ duty: { ...duty, itemCategories: 0 } }, 'duty.itemCategories', 'notPositive'],
    [{ duty: { ...duty, mpfLimits: { least: 200, most: 100 } } }, 'duty.mpfLimits', 'reversed'],
    [{ duty: { ...duty, importVat: { rate: 20, reclaimable: true } } }, 'duty.importVat.rate', 'tooLarge'],
    [{ exchange: { ...RATES, perEuro: { ...RATES.perEuro, CNY: 0 } } }, 'exchange.perEuro.CNY', 'notPositive'],
    [{ exchange: { ...RATES, on: '2026' } }, 'exchange.on', 'badDay'],
    [{ legs: { ...input.legs, customs: { low: 5, high: 3 } } }, 'legs.customs', 'reversed'],
    [{ legs: { ...input.legs, customs: { low: 1.5, high: 3 } } }, 'legs.customs.low', 'notWhole'],
    [{ containers: [{ ...input.containers[0]!, usableCbm: 0.001 }] }, 'containers.0.usableCbm', 'tooSmall'],
    [{ containers: [input.containers[0]!, input.containers[0]!] }, 'containers.1.container', 'duplicate'],
    [{ limits: { ...input.limits, cbm: 1e9 } }, 'limits.cbm', 'tooLarge'],
    [{ fulfilmentCentres: [{ code: '', marketplace: 'US', region: null }] }, 'fulfilmentCentres.0.code', 'badFcCode'],
  ] as [Partial<FreightInput>, string, string][])('with %j is refused at %s: %s', (changes, field, reason) => {
    expect(problems(changes)).toEqual([{ field, reason }])
  })

  test('with a duty layer that is negative, too high, foreign, duplicate or malformed is refused', () => {
    const layer = { kind: 'base', rate: 0.1, lookedUpOn: '2026-11-20', htsCode: '6912.00' } as const
    const reasons = (layers: FreightInput['duty']['layers'], marketplace: FreightInput['marketplace'] = 'US') =>
      checkInput({ ...shipmentTo(marketplace), duty: { ...duty, layers } }).map(({ field, reason }) => [field, reason])
    expect(reasons([layer])).toEqual([])
    expect(reasons([{ ...layer, rate: -0.1 }])).toEqual([['duty.layers.0.rate', 'negative']])
    expect(reasons([{ ...layer, rate: 25 }])).toEqual([['duty.layers.0.rate', 'tooLarge']])
    expect(reasons([{ ...layer, lookedUpOn: 'today' }])).toEqual([['duty.layers.0.lookedUpOn', 'badDay']])
    expect(reasons([{ ...layer, htsCode: '69' }])).toEqual([['duty.layers.0.htsCode', 'badHts']])
    expect(reasons([layer, layer])).toEqual([['duty.layers.1.kind', 'duplicate']])
    expect(reasons([{ ...layer, kind: 'section301' }], 'DE')).toEqual([
      ['duty.layers.0.kind', 'layerOfOtherMarketplace'],
    ])
  })

  test('with charges that are negative, reversed, duplicate or in the wrong unit is refused', () => {
    const charge = { component: 'pickup', mode: null, per: 'shipment', low: 100, high: 200, currency: 'USD' } as const
    const reasons = (...charges: FreightInput['charges']) =>
      problems({ charges }).map(({ field, reason }) => [field, reason])
    expect(reasons(charge, { ...charge, mode: 'air' })).toEqual([])
    expect(reasons({ ...charge, low: -1 })).toEqual([['charges.0.low', 'negative']])
    expect(reasons({ ...charge, low: 300 })).toEqual([['charges.0', 'reversed']])
    expect(reasons(charge, charge)).toEqual([['charges.1.component', 'duplicate']])
    expect(reasons({ ...charge, per: 'container', mode: 'air' })).toEqual([['charges.0.per', 'cardUnits']])
  })

  test('with problems has no result', () => {
    expect(freightOf({ ...input, cartons: [] }, TODAY)).toEqual({
      ok: false,
      problems: [{ field: 'cartons', reason: 'noCartons' }],
    })
  })
})
