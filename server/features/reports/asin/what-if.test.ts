import { expect, test } from 'vitest'
import { leftForGoods } from '#contracts/model/calculators/profit/unit.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { whatIfStart } from '#contracts/model/report/what-if.ts'
import { asinReport } from './asin-report.ts'
import { fullFacts } from './facts.test-support.ts'

test('the calculator starts with the numbers of the report, and assumes a cost and a freight', () => {
  expect(whatIfStart(asinReport(fullFacts()))).toMatchObject({
    price: 2499,
    size: { length: 305, width: 229, height: 76 },
    weight: 635,
    measures: 'package',
    feeCategory: 'home',
    returns: { rate: 0.05, loss: 0.5 },
    // 20 % and 10 % of the price.
    cost: 500,
    freight: 250,
  })
})

test('the calculator of an older report starts with the numbers that it shows', () => {
  const { whatIf: _, ...before } = asinReport(fullFacts())
  expect(whatIfStart(before)).toMatchObject({
    price: 2499,
    size: { length: 305, width: 229, height: 76 },
    weight: 635,
    feeCategory: null,
    returns: { rate: null },
  })
})

test('the calculator starts with the measurements of an item, but not with those of one piece of a pack', () => {
  const startFor = (measures: 'item' | 'piece') => whatIfStart(asinReport(fullFacts({ measures })))
  expect(startFor('item')).toMatchObject({ measures: 'item', weight: 635 })
  expect(startFor('piece')).toMatchObject({ measures: 'package', size: null, weight: null })
})

test('a report without a price has no calculator', () => {
  expect(whatIfStart(asinReport(fullFacts({ price: null })))).toBeUndefined()
})

test('the calculator and the report leave the same amount of the price, rounded to a minor unit', () => {
  const report = asinReport(fullFacts())
  const start = whatIfStart(report)
  if (!start) throw new Error('the sample has a price')
  const left = leftForGoods({ ...start, returns: { ...start.returns, rate: null } })
  const ceiling = [...figuresOf(report)].find(({ figure }) => figure.label === 'profit.ceiling')
  expect(left?.value).toBe(Math.round(Number(ceiling?.figure.value)))
})
