import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GRAMS_PER_POUND, MM_PER_INCH } from '#contracts/model/fees/measures.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { sizeOf, startOf, type WhatIfInput, whatIfOf } from '#contracts/model/what-if/input.ts'
import { line, mug } from '#contracts/model/what-if/mug.test-support.ts'
import { whatIf } from '#contracts/model/what-if/what-if.ts'
import { runs } from '#fixtures/test-set.test-support.ts'
import { asinReport } from './asin-report.ts'
import { fullFacts } from './facts.test-support.ts'

test.each([
  [[6, 4, 0.5], 0.2, 999, 249, 258],
  [[6, 4, 0.5], 0.2, 1999, 342, 354],
  [[10, 8, 5], 0.8, 2999, 667, 690],
  [[12, 9, 3], 1.4, 2499, 610, 631],
  [[18, 14, 8], 6, 4999, 1073, 1111],
  [[18, 14, 8], 6, 5999, 1099, 1137],
  [[24, 18, 10], 15, 8900, 1933, 2001],
] as [[number, number, number], number, number, number, number][])(
  'the fulfilment fee comes from the table: %j in, %d lb at %d ¢ before the surcharge %d ¢, after it %d ¢',
  (inches, pounds, price, before, after) => {
    const size: WhatIfInput['size'] = [inches[0] * MM_PER_INCH, inches[1] * MM_PER_INCH, inches[2] * MM_PER_INCH]
    const at = (on: string) => line(mug({ size, weight: pounds * GRAMS_PER_POUND, price, on }), 'fba')
    expect(at('2026-03-01')).toBe(before)
    expect(at('2026-06-01')).toBe(after)
  },
)

test('the result matches one unit calculated by hand', () => {
  const result = whatIf(
    mug({
      tariffs: [
        { kind: 'base', rate: 0.034, on: '2026-06-15' },
        { kind: 'section301', rate: 0.25, on: '2026-06-15' },
        { kind: 'section232', rate: null, on: '2026-06-15' },
      ],
      ads: { by: 'acos', share: 0.1 },
      storageMonths: 2,
      other: 20,
    }),
  )
  // 400 in³ are 0.231 ft³; two months at 78 ¢.
  const storage = (400 / 1728) * 78 * 2
  const duty = 800 * 0.284
  const returns = 0.05 * 0.5 * 2999
  const net = 2999 - 450 - 690 - storage - 800 - 200 - duty - 299.9 - returns - 20
  expect(result.net?.value).toBeCloseTo(net, 6)
  expect(result.margin?.value).toBeCloseTo(net / 2999, 9)
  expect(result.roi?.value).toBeCloseTo(net / (1000 + duty), 9)
  expect(result.breakEvenAcos?.value).toBeCloseTo((net + 299.9) / 2999, 9)
  expect(result.maxCpc.find((each) => each.conversion === 0.1)?.amount?.value).toBeCloseTo((net + 299.9) / 10, 6)
  expect(result.left?.value).toBeCloseTo(net + 1000 + duty, 6)
  expect(result.blankTariffs.map((each) => each.kind)).toEqual(['section232'])
  expect(result.uncounted).toEqual([])
})

describe('duty', () => {
  const tariffs = [{ kind: 'base' as const, rate: 0.1, on: '2026-06-15' }]
  test('is charged on the goods in the US, on goods and freight in Europe', () => {
    expect(line(mug({ tariffs }), 'duty')).toBeCloseTo(80)
    expect(line(mug({ tariffs, marketplace: 'DE' }), 'duty')).toBeCloseTo(100)
  })
  test('is unknown and listed as uncounted if it needs an unknown freight', () => {
    const result = whatIf(mug({ tariffs, marketplace: 'DE', freight: null }))
    expect(result.lines.find((each) => each.key === 'duty')?.amount).toBeNull()
    expect(result.uncounted).toContain('duty')
    expect(line(mug({ tariffs, freight: null }), 'duty')).toBeCloseTo(80)
  })
  test('is listed as uncounted if its rates are unknown', () => {
    const result = whatIf(mug())
    expect(result.uncounted).toContain('duty')
    expect(result.blankTariffs).toHaveLength(4)
  })
})

describe('the profit', () => {
  test('is unknown without the cost of the goods, but the amount left before the goods is known', () => {
    const result = whatIf(mug({ cost: null }))
    expect(result).toMatchObject({ net: null, margin: null, roi: null, needed: ['cost'] })
    expect(result.left).not.toBeNull()
  })
  test('uses an entered fee that no table has: Japan’s referral fee', () => {
    const yen = mug({ marketplace: 'JP', price: 3000, cost: 600, freight: 100 })
    expect(whatIf(yen)).toMatchObject({ net: null, needed: ['referral'] })
    const typed = whatIf({ ...yen, own: { ...yen.own, referralRate: 0.15 } })
    expect(typed.lines.find((each) => each.key === 'referral')?.amount?.value).toBe(450)
    expect(typed.net).not.toBeNull()
  })
  test('excludes the tax in the price', () => {
    const german = mug({ marketplace: 'DE', price: 2380, own: { referralRate: 0.15, fba: 500, storage: 0 } })
    const free = whatIf({ ...german, returnRate: null })
    expect(free.net?.value).toBeCloseTo(2380 - 380 - 357 - 500 - 1000, 6)
  })
})

describe('the package', () => {
  test('is unknown until all of its sides are known', () => {
    expect(sizeOf([250, 200, 30])).toEqual([250, 200, 30])
    for (const sides of [
      [250, null, null],
      [250, 200, 0],
      [null, null, null],
    ])
      expect(whatIf(mug({ size: sizeOf(sides) }))).toMatchObject({ net: null, needed: ['fba'] })
  })
  test('of an unknown category pays between the clothing fee and the standard fee', () => {
    const [usual, clothing, unknown] = (['home', 'clothing', null] as const).map((feeCategory) =>
      whatIf(mug({ feeCategory })).lines.find((each) => each.key === 'fba'),
    )
    const fees = [usual?.amount?.value ?? 0, clothing?.amount?.value ?? 0]
    expect(unknown).toMatchObject({ reason: 'noCategory', amount: { low: Math.min(...fees), high: Math.max(...fees) } })
    expect(fees[0]).not.toBe(fees[1])
  })
})

describe('the day of the sale', () => {
  test('adds the difference between the fee tables in peak season', () => {
    const { season, periods } = whatIf(mug({ on: '2026-11-20' }))
    expect(season).toMatchObject({ inside: true, fba: { value: 733 - 690 } })
    expect(season?.storage?.value).toBeCloseTo((400 / 1728) * (240 - 78), 6)
    expect(periods.map(({ from, fba }) => [from, fba?.value])).toEqual([
      ['2026-01-15', 667],
      ['2026-04-17', 690],
      ['2026-10-01', 690],
      ['2026-10-15', 733],
      ['2027-01-01', 733],
    ])
    expect(periods.filter((period) => period.current).map((period) => period.from)).toEqual(['2026-10-15'])
  })
  test('has no fee outside the tables, and no season after its end', () => {
    expect(whatIf(mug({ on: '2027-02-01' }))).toMatchObject({ net: null, needed: ['fba'], season: null })
    expect(whatIf(mug({ on: '2027-01-05' })).season).toMatchObject({ inside: true, storage: null })
  })
})

test('for any input, bounds contain the value and ads at the break-even ACOS leave no profit', () => {
  const money = fc.option(fc.integer({ min: 0, max: 4000 }))
  const input = fc.record({
    marketplace: fc.constantFrom(...MARKETPLACES),
    price: fc.integer({ min: 1, max: 20_000 }),
    cost: money,
    freight: money,
    other: money,
    returnRate: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    weight: fc.option(fc.integer({ min: 1, max: 30_000 })),
    on: fc.constantFrom('2026-02-01', '2026-06-15', '2026-11-20', '2027-03-01'),
  })
  fc.assert(
    fc.property(input, (change) => {
      const input = mug(change)
      const result = whatIf(input)
      for (const range of [
        result.left,
        result.net,
        result.margin,
        result.roi,
        ...result.lines.map((each) => each.amount),
      ]) {
        if (!range) continue
        expect(range.low).toBeLessThanOrEqual(range.value)
        expect(range.high).toBeGreaterThanOrEqual(range.value)
      }
      if (!result.breakEvenAcos) return
      const even = whatIf({ ...input, ads: { by: 'acos', share: result.breakEvenAcos.value } })
      expect(even.net?.value).toBeCloseTo(0, 6)
    }),
    { seed: 6, numRuns: runs(60, 300) },
  )
})

test('the calculator starts with the numbers of the report; an older report gives those it shows', () => {
  const report = asinReport(fullFacts())
  expect(whatIfOf(report)).toMatchObject({
    price: 2499,
    size: [305, 229, 76],
    weight: 635,
    measures: 'package',
    feeCategory: 'home',
    returnRate: 0.05,
  })
  const { whatIf: _, ...before } = report
  expect(whatIfOf(before)).toMatchObject({ price: 2499, size: [305, 229, 76], weight: 635, feeCategory: null })
  expect(whatIfOf(asinReport(fullFacts({ price: null })))).toBeUndefined()
})

test('the calculator initially leaves the same amount of the price as the report', () => {
  const facts = fullFacts()
  const start = whatIfOf(asinReport(facts))
  if (!start) throw new Error('the sample has a price')
  const { left } = whatIf({ ...startOf(start, 'US'), returnRate: null })
  const ceiling = [...figuresOf(asinReport(facts))].find(({ figure }) => figure.label === 'profit.ceiling')
  expect(left?.value).toBeCloseTo(Number(ceiling?.figure.value), 6)
})
