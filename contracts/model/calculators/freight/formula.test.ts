import { expect, test } from 'vitest'
import type { Reader } from '../writing.ts'
import { formatQuantity } from './figures.ts'
import { explain } from './formula.ts'
import type { FreightInput } from './input.ts'
import type { Mode } from './modes.ts'
import { CARTON, cardOf, component, compute, modeOf, priceOf, shipmentTo } from './shipment.test-support.ts'

const ZH: Reader = { language: 'zh-CN' }
const EN: Reader = { language: 'en-US' }

const explained = (mode: Mode, key: Parameters<typeof component>[1], changes: Partial<FreightInput>, writing = EN) => {
  const found = component(modeOf(compute(shipmentTo('US', changes)), mode), key)
  if (!found) throw new Error(`No ${key}`)
  return explain(found, writing)
}

const AIR = { rateCards: [cardOf('air', [priceOf('kg', 500, 800)])] }

test('main freight is the chargeable quantity times the price', () => {
  // 20 cartons of 60×40×40 cm: 1.92 CBM ÷ 6000 = 320 kg.
  expect(explained('air', 'mainFreight', AIR)).toBe('320 kg × $5.00–$8.00')
  expect(explained('air', 'mainFreight', AIR, ZH)).toBe('320 kg × $5.00–$8.00')
})

test('the formula of the main freight names the minimum charge', () => {
  const rateCards = [cardOf('air', [priceOf('kg', 5)], { minimumCharge: 9900 })]
  expect(explained('air', 'mainFreight', { rateCards })).toBe(
    '320 kg × $0.05; minimum $99.00 per shipment; The minimum charge applies',
  )
})

test('the formula of duty names each layer with its rate and day, layers without a rate, and who pays', () => {
  const { duty } = shipmentTo('US')
  const layers = [
    { kind: 'base', rate: 0.05, lookedUpOn: '2026-11-20', htsCode: null },
    { kind: 'section301', rate: null, lookedUpOn: null, htsCode: null },
  ] as const
  expect(explained('air', 'duty', { ...AIR, duty: { ...duty, layers: [...layers] } })).toBe(
    'Customs value $2,400.00: Base duty (MFN) 5% = $120.00 (looked up 2026-11-20); Section 301 not entered; ' +
      'Layers without a rate are not counted; DDU: the importer pays it on arrival',
  )
})

test('an unknown component says why', () => {
  expect(explained('air', 'pickup', AIR, ZH)).toBe('没有公开价格，请填写货代报价')
})

test('a charge in yuan is written with its own sign', () => {
  const charges = [{ component: 'pickup', mode: null, per: 'carton', low: 500, high: 500, currency: 'CNY' } as const]
  expect(explained('air', 'pickup', { ...AIR, charges })).toBe('CN¥5.00 per carton × 20')
})

test('containers are named with their number and price', () => {
  const rateCards = [cardOf('seaFcl', [priceOf('c20', 200_000)])]
  expect(explained('seaFcl', 'mainFreight', { rateCards })).toBe('1 × 20′ container × $2,000.00')
  // 85.44 CBM: a 20′ of 28 and a 40′ of 58 for $9,550.00 at most; two 40′ would be $10,000.00.
  const mixed = [cardOf('seaFcl', [priceOf('c20', 280_000, 455_000), priceOf('c40', 500_000)])]
  const cartons = [{ ...CARTON, count: 890 }]
  expect(explained('seaFcl', 'mainFreight', { rateCards: mixed, cartons }, ZH)).toBe(
    '1 × 20 尺柜 × $2,800.00–$4,550.00 + 1 × 40 尺柜 × $5,000.00',
  )
})

test.each([
  [19.5, '19.5'],
  [0.096, '0.096'],
  [1.92, '1.92'],
  [320, '320'],
  [12_345.6789, '12,345.679'],
])('a quantity of %s is %s', (quantity, text) => expect(formatQuantity(quantity)).toBe(text))

test('the levies on small consignments name what they are charged on', () => {
  const { goods } = shipmentTo('FR')
  const changes = {
    goods: { ...goods, units: 20, unitValue: { amount: 3500, currency: 'CNY' } },
    cartons: [{ ...CARTON, count: 1, unitsPerCarton: 20 }],
  } as const
  const said = (marketplace: 'FR' | 'IT', key: Parameters<typeof component>[1], writing: Reader) => {
    const rateCards = [cardOf('air', [priceOf('kg', 500)], { marketplace })]
    const shipment = shipmentTo(marketplace, { ...changes, cartons: [...changes.cartons], rateCards })
    return explain(component(modeOf(compute(shipment), 'air'), key)!, writing)
  }
  expect(said('FR', 'euItemDuty', EN)).toContain('1 item category × €3.00, in force from 2026-07-01')
  expect(said('FR', 'euItemDuty', ZH)).toContain('1 个品类 × €3.00')
  expect(said('FR', 'consignmentLevy', EN)).toContain('1–20 items × €2.00')
  expect(said('IT', 'consignmentLevy', EN)).toContain('1 consignment × €2.00')
})
