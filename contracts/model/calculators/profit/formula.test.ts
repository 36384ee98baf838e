import { describe, expect, test } from 'vitest'
import { formatRate, type Writing } from '../writing.ts'
import { FIGURE_NAMES } from './figures.texts.ts'
import { formulaOf, netFormula } from './formula.ts'
import type { ProfitInput } from './input.ts'
import { LINE_NAMES } from './lines.texts.ts'
import { LINE_KEYS, type LineKey } from './lines.ts'
import { mug } from './mug.test-support.ts'
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
    expect(said[0]).toBe('From the fee table: Amazon US FBA fulfillment, off-peak')
    expect(said[1]).toMatch(/^In force from 2026-01-15 to 2026-10-14$/)
  })

  test('of a fulfillment fee gives tier, billed weight, row and surcharge', () => {
    // 10 × 8 × 5 in ÷ 139 = 2.88 lb, in the row up to 48 oz (3 lb); 6.67 × 1.035 = 6.90.
    expect(formula(mug(), 'fulfilment')?.slice(2)).toEqual([
      'Size tier: Large standard',
      'Billed weight: 46.04 oz by volume (the package weighs 12.80 oz)',
      'Price column $10.00–$50.00',
      'Row up to 48 oz: $6.67',
      'Amazon US fuel and logistics surcharge of 3.5%, since 2026-04-17',
      '$6.67 × 103.5% = $6.90',
    ])
  })

  test('of a referral fee multiplies each part of the price', () => {
    expect(formula(mug(), 'referral')?.slice(2)).toEqual(['$29.99 × 15% = $4.50'])
    expect(formula(mug({ price: 12_000, feeCategory: 'electronicsAccessories' }), 'referral')?.slice(2)).toEqual([
      '($100.00 − $0.00) × 15% + ($120.00 − $100.00) × 8% = $16.60',
    ])
    expect(formula(mug({ price: 100 }), 'referral')?.slice(2)).toEqual([
      '$1.00 × 15% = $0.30',
      'The minimum fee of $0.30 applies',
    ])
  })

  test('of storage multiplies volume and rate of each month', () => {
    expect(formula(mug({ on: '2026-10-15', storageMonths: 2 }), 'storage')?.slice(2)).toEqual([
      '2026-10 0.2315 ft³ × $2.40/ft³ per month (standard size) × 1 mo.',
      '2026-09 0.2315 ft³ × $0.78/ft³ per month (standard size) × 1 mo.',
    ])
  })

  test('of the aged inventory surcharge names the age, the volume and the rate', () => {
    const said = formula(mug({ storageMonths: 7 }), 'agedInventory')
    expect(said).toContain('Stock aged 211 days or more: 0.2315 ft³ × $1.00/ft³')
  })

  test('of placement by bounds without rows gives only the range', () => {
    const said = formula(mug({ placement: { by: 'minimal', amount: null } }), 'placement')?.join(' ')
    expect(said).toContain('Known only as a range: $0.00–$0.40')
    expect(said).not.toContain('bound $')
  })

  test('of a fee that is a range gives its bounds and the reason', () => {
    const said = formula(mug({ measures: 'item' }), 'fulfilment')?.join(' ')
    expect(said).toMatch(/Known only as a range: \$\d+\.\d\d–\$\d+\.\d\d Only the item size is known/)
  })

  test('of the seller’s own storage fee multiplies it by the months', () => {
    expect(
      formula(mug({ own: { referralRate: null, fba: null, storage: 20 }, storageMonths: 2.5 }), 'storage'),
    ).toEqual(['$0.20 per month × 2.5 months'])
  })

  test('of a share of the payout gives its range', () => {
    const [said = ''] = formula(mug({ measures: 'item', payoutRate: 0.01 }), 'payout') ?? []
    expect(said).toMatch(/\$\d+\.\d\d–\$\d+\.\d\d × 1%$/)
  })

  test('is in Chinese for a Chinese reader', () => {
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
  [0.003464, '0.3464%'],
  [0.25, '25%'],
  [0.075, '7.5%'],
  [12, '1,200%'],
])('a rate of %s is %s', (rate, written) => expect(formatRate(rate)).toBe(written))

test('no two lines or figures have the same name in a language', () => {
  for (const language of ['zh-CN', 'en-US'] as const) {
    const names = [...LINE_KEYS.map((key) => LINE_NAMES[language][key]), ...Object.values(FIGURE_NAMES[language])]
    expect(new Set(names).size).toBe(names.length)
  }
})
