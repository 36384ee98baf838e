import { describe, expect, test } from 'vitest'
import { formatRate, formulaOf, netFormula, type Writing } from './formula.ts'
import type { ProfitInput } from './input.ts'
import { LINE_KEYS, type LineKey } from './lines.ts'
import { mug } from './mug.test-support.ts'
import { FIGURE_NAMES, LINE_NAMES } from './profit.texts.ts'
import { unitProfit } from './unit.ts'

const US: Writing = { language: 'en-US', marketplace: 'US' }
const formula = (input: ProfitInput, key: LineKey, writing = US) => {
  const line = unitProfit(input).lines.find((each) => each.key === key)
  return line && formulaOf(line, writing)
}

describe('the formula of a line', () => {
  test('of duty multiplies the customs value by the sum of all layers', () => {
    const tariffs: ProfitInput['tariffs'] = [
      { kind: 'base', rate: 0.0377, on: '2026-06-01' },
      { kind: 'section301', rate: 0.25, on: '2026-06-01' },
    ]
    expect(formula(mug({ tariffs }), 'duty')).toEqual(['Customs value $8.00 × 28.77%'])
  })

  test('of returns shows the loss and the processing fee', () => {
    expect(formula(mug({ returns: { rate: 0.05, loss: 0.5, processing: 211 } }), 'returns')).toEqual([
      'Return rate 5% × (price $29.99 × loss 50% + processing $2.11)',
    ])
  })

  test('of a fee names its table and its days', () => {
    const said = formula(mug(), 'fulfilment') ?? []
    expect(said[0]).toBe('From the fee table: Amazon US FBA fulfillment 2026, off-peak')
    expect(said[1]).toMatch(/^In force from 2026-01-15 to 2026-10-14$/)
  })

  test('of a fee that is a range gives its bounds and the reason', () => {
    const said = formula(mug({ measures: 'item' }), 'fulfilment')?.join(' ')
    expect(said).toMatch(/Known only within \$\d+\.\d\d–\$\d+\.\d\d Only the item size is known/)
  })

  test('of own storage multiplies it by the months', () => {
    expect(
      formula(mug({ own: { referralRate: null, fba: null, storage: 20 }, storageMonths: 2.5 }), 'storage'),
    ).toEqual(['$0.20 a month × 2.5 months'])
  })

  test('of a share of the payout gives its range', () => {
    const [said = ''] = formula(mug({ measures: 'item', payoutRate: 0.01 }), 'payout') ?? []
    expect(said).toMatch(/\$\d+\.\d\d–\$\d+\.\d\d × 1%$/)
  })

  test('is Chinese for a Chinese reader', () => {
    expect(formula(mug(), 'cost', { ...US, language: 'zh-CN' })).toEqual(['您填写的金额'])
    expect(formula(mug(), 'ads', { ...US, language: 'zh-CN' })).toEqual(['未填写'])
  })
})

test('the net is the income less the costs shown', () => {
  expect(netFormula(unitProfit(mug()), US)).toBe('Income $29.99 − total costs $21.58')
})

test.each([
  [0.15, '15%'],
  [0.0377, '3.77%'],
  [0.003464, '0.346%'],
  [12, '1,200%'],
])('a rate of %s is %s', (rate, written) => expect(formatRate(rate)).toBe(written))

test('no two lines or figures have the same name in a language', () => {
  for (const language of ['zh-CN', 'en-US'] as const) {
    const names = [...LINE_KEYS.map((key) => LINE_NAMES[language][key]), ...Object.values(FIGURE_NAMES[language])]
    expect(new Set(names).size).toBe(names.length)
  }
})
