import { describe, expect, test } from 'vitest'
import type { Table } from '#contracts/model/report/block-kinds.ts'
import { sparseMarketFacts } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { figureOf, selling, tableOf } from './sparse-report.test-support.ts'

describe('concentration', () => {
  const rows = (facts: MarketFacts) =>
    Object.fromEntries(
      tableOf(facts, 'concentration.table.tops').rows.map(([name, ...cells]): [string, Table['rows'][number]] => [
        String(name),
        cells,
      ]),
    )
  test('of equal products equals an even split, by product and by brand', () => {
    const facts = selling(Array(12).fill(100), (at) => ({ brand: `Brand ${at % 4}`, seller: null }))
    expect(rows(facts)).toEqual({
      'concentration.products': [12, 0.25, 10 / 12, expect.closeTo(10_000 / 12, 6)],
      'concentration.brands': [12, 0.75, null, expect.closeTo(2500, 6)],
    })
  })
  test('counts only products with a known brand and shows their number', () => {
    const facts = selling([300, 200, ...Array(8).fill(100)], (at) => ({ brand: at < 5 ? `Brand ${at}` : null }))
    // Units are 300, 200 and three times 100: CR3 is 75%, HHI is 37.5² + 25² + 3 × 12.5².
    expect(rows(facts)['concentration.brands']?.filter((cell) => cell !== null)).toEqual([
      5,
      0.75,
      expect.closeTo(2500, 6),
    ])
  })
  test('has bounds that cover every possible value of the estimates', () => {
    const figure = figureOf(sparseMarketFacts(), 'market.hhiProducts')
    expect(figure).toMatchObject({ method: 'estimated' })
    expect(Number(figure?.low)).toBeLessThan(Number(figure?.value))
    expect(Number(figure?.high)).toBeGreaterThan(Number(figure?.value))
  })
})
