import { describe, expect, test } from 'vitest'
import { fullMarketFacts } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { blocksOf, figureOf, keysOf, selling, tableOf } from './sparse-report.test-support.ts'

describe('what to do', () => {
  const actions = (facts: MarketFacts) =>
    blocksOf(facts, 'strategy').flatMap((block) => (block.kind === 'actions' ? block.actions : []))
  test('names the landed cost of the target price band', () => {
    const facts = fullMarketFacts()
    const band = figureOf(facts, 'market.richBand')?.value
    const { columns, rows } = tableOf(facts, 'priceBands.table')
    const left = rows.find(([name]) => name === band)?.[columns.findIndex(({ label }) => label === 'column.ceiling')]
    const plan = actions(facts).find(({ what }) => what.key === 'plan.costAt')
    expect(plan?.what.params).toMatchObject({ band: { value: band }, left: { value: left } })
    expect(plan?.why.params).toMatchObject({ band: { value: band }, left: { value: left } })
  })
  test('names no landed cost if fees exceed the price', () => {
    const facts = selling(Array(12).fill(100), () => ({ price: 300, size: [300, 200, 80], weight: 600 }))
    expect(keysOf(facts)).toContain('judge.margin.bad')
    expect(actions(facts).filter(({ what }) => what.key.startsWith('plan.cost'))).toEqual([])
  })
  test('does not ask for ratings that Vine alone can bring', () => {
    const rated = (ratings: number) =>
      actions(selling(Array(12).fill(100), () => ({ ratings }))).filter(({ what }) => what.key === 'plan.reviews')
        .length
    expect([rated(5), rated(30), rated(31)]).toEqual([0, 0, 1])
  })
})
