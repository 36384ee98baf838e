import { expect, test } from 'vitest'
import type { Sheet } from '../../../core/sheet-xml.ts'
import { freightWorkbook } from './freight-workbook.ts'
import type { FreightInput } from './input.ts'
import { CARTON, cardOf, compute, modeOf, priceOf, shipmentTo } from './shipment.test-support.ts'

const EN = { language: 'en-US' } as const
const rowsOf = ({ rows }: Sheet) => [...rows]

/** 20 cartons by air at $5.00–$8.00 a kg, with a duty rate of 9.8 % that has a lookup day. */
const order = (changes: Partial<FreightInput> = {}) => {
  const { duty, goods } = shipmentTo('US')
  return shipmentTo('US', {
    rateCards: [cardOf('air', [priceOf('kg', 500, 800)])],
    goods: { ...goods, unitValue: { amount: 3500, currency: 'CNY' }, htsCode: '6912.00.48' },
    duty: {
      ...duty,
      layers: [
        { kind: 'base', rate: 0.0985, lookedUpOn: '2026-11-20', htsCode: null },
        { kind: 'section301', rate: null, lookedUpOn: '2026-11-20', htsCode: '6912.00' },
      ],
    },
    ...changes,
  })
}
const workbook = (input: FreightInput) => freightWorkbook(input, compute(input), EN)

test('the workbook has a sheet for modes, components, cartons, duty and schedule', () => {
  expect(workbook(order()).map(({ name }) => name)).toEqual([
    'All six modes',
    'Costs',
    'Cartons',
    'Duty and taxes',
    'Schedule',
  ])
})

test.each(['en-US', 'zh-CN'] as const)('each row has a cell for every column, in %s', (language) => {
  const input = order({ date: { kind: 'inStock', on: '2027-03-31' } })
  for (const { columns, rows } of freightWorkbook(input, compute(input), { language }))
    for (const row of rows) expect(row).toHaveLength(columns.length)
})

test('a mode has its bounds as numbers, and the landed cost of a unit', () => {
  const input = order()
  const [modes] = workbook(input)
  const { total, landed } = modeOf(compute(input), 'air')
  const [air] = rowsOf(modes!)
  expect(air?.slice(0, 3)).toEqual(['Air freight', (total?.low ?? 0) / 100, (total?.high ?? 0) / 100])
  expect(air?.slice(-2)).toEqual([
    { value: (landed.total?.low ?? 0) / 100, format: 'cents' },
    { value: (landed.total?.high ?? 0) / 100, format: 'cents' },
  ])
})

test('yen of a landed cost have no decimals', () => {
  const rateCards = [cardOf('air', [priceOf('kg', 500)], { marketplace: 'JP' })]
  const [modes] = workbook(shipmentTo('JP', { rateCards }))
  expect(rowsOf(modes!)[0]?.at(-1)).toMatchObject({ value: expect.any(Number), format: 'integer' })
})

test('the components of a mode add up to its total', () => {
  const input = order()
  const [, costs] = workbook(input)
  const { total } = modeOf(compute(input), 'air')
  const ofAir = rowsOf(costs!).filter(([mode]) => mode === 'Air freight')
  const sum = ofAir.reduce((cents, row) => cents + Math.round(Number(row[3] ?? 0) * 100), 0)
  expect(sum).toBe(total?.high)
  expect(ofAir).toContainEqual(['Air freight', 'Main freight', 1600, 2560, '320 kg × $5.00–$8.00'])
})

test('a carton has its sides in cm without floating-point noise', () => {
  const [, , cartons] = workbook(order({ cartons: [{ ...CARTON, lengthMm: 381 }] }))
  expect(rowsOf(cartons!)).toEqual([[1, 20, 38.1, 40, 40, 12, 24, 0.06096, 1.2192, 240]])
})

test('a duty layer has rate, code and day; one without a rate has no day', () => {
  const [, , , duty] = workbook(order())
  // 9.85 % of $2,400.00.
  const rows = rowsOf(duty!).filter(([mode]) => mode === 'Air freight')
  expect(rows).toEqual([
    ['Air freight', 'Base duty (MFN)', 9.85, '6912.00.48', '2026-11-20', 2400, 2400, 236.4, 236.4, null],
    ['Air freight', 'Section 301', null, '6912.00', null, 2400, 2400, null, null, null],
  ])
})

test('duty that the quote includes has one row that says so', () => {
  const rateCards = [cardOf('air', [priceOf('kg', 500)], { includes: ['duty'] })]
  const [, , , duty] = workbook(order({ rateCards }))
  const [air] = rowsOf(duty!)
  expect(air?.slice(0, 2)).toEqual(['Air freight', 'Customs duty'])
  expect(air?.at(-1)).toContain('Included in the quote')
})

test('a step has its days and, for an in-stock date, the verdict', () => {
  const [, , , , schedule] = workbook(order({ date: { kind: 'inStock', on: '2026-11-26' } }))
  expect(schedule?.columns[2]?.format).toBe('day')
  // By air 3–5 days: the latest ship date is 2026-11-23 with the fewest days and 2026-11-21 with the most.
  expect(rowsOf(schedule!)).toContainEqual(['Air freight', 'Ship', '2026-11-23', '2026-11-21', 'Tight'])
})
