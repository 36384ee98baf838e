import { describe, expect, test } from 'vitest'
import type { OwnTable } from '../../fees/table-schema.ts'
import { REFERENCE_RATES } from '../exchange.ts'
import { acrossMarketplaces } from './across-marketplaces.ts'
import { readBatch } from './batch.ts'
import { cliffsWithin } from './cliffs.ts'
import { fbaOrFbm } from './fba-or-fbm.ts'
import { formulaOf } from './formula.ts'
import { frozenInput } from './frozen-input.ts'
import { withOwnTables } from './input.ts'
import type { LineKey } from './lines.ts'
import { mug } from './mug.test-support.ts'
import { ownFulfilment, ownReferral, ownStorage } from './own-tables.test-support.ts'
import { periodsOf } from './periods.ts'
import { missedAbove, priceForTarget } from './solve.ts'
import { readInput } from './stored-input.ts'
import { unitProfit } from './unit.ts'

const OWN: OwnTable[] = [ownReferral(), ownFulfilment(), ownStorage()]
const amountOf = (input: Parameters<typeof unitProfit>[0], key: LineKey) =>
  unitProfit(input).lines.find((line) => line.key === key)?.amount?.value

describe('a calculation with own tables', () => {
  test('takes referral, fulfillment and storage fees from them, and from the published tables before their first day', () => {
    const input = withOwnTables(mug(), OWN)
    // 10 × 8 × 5 in are 0.006555 m³, at 26.00 a month.
    expect((['referral', 'fulfilment', 'storage'] as const).map((key) => amountOf(input, key))).toEqual([300, 600, 17])
    const before = mug({ on: '2026-05-31' })
    expect(unitProfit({ ...before, ownTables: OWN })).toEqual(unitProfit(before))
  })

  test('has fees where no table is published', () => {
    const french = mug({ marketplace: 'FR' })
    expect(unitProfit(french).missing).toContain('fulfilment')
    const own = [ownFulfilment({ marketplaces: ['FR'] }), ownStorage({ marketplaces: ['FR'] })]
    expect(unitProfit(withOwnTables(french, own)).net).not.toBeNull()
  })

  test('keeps the seller’s typed fee, which replaces every table', () => {
    const own = { referralRate: 0.2, fba: 444, storage: 0 }
    expect(amountOf(withOwnTables(mug({ own }), OWN), 'fulfilment')).toBe(444)
  })

  test('names the own table, its first day and its source in the formula of the line', () => {
    const line = unitProfit(withOwnTables(mug(), OWN)).lines.find(({ key }) => key === 'fulfilment')
    const sentences = (language: 'zh-CN' | 'en-US') => line && formulaOf(line, { language, marketplace: 'US' })
    expect(sentences('en-US')?.slice(0, 3)).toEqual([
      'From the seller’s own fee table, not from a published one',
      'In force from 2026-06-01, no end date announced',
      'Source given by the seller: Seller Central, June 2026',
    ])
    expect(sentences('zh-CN')?.[0]).toBe('按卖家自己填写的费率表，而非已收录的费率表')
  })

  test('has the price cliffs of its own table, in the curve and for targets', () => {
    const input = withOwnTables(mug({ price: 2400 }), OWN)
    expect(cliffsWithin(input).map(({ below }) => below)).toEqual([2000])
    // $20.00 − 2.00 − 5.00 − 0.17 − 10.00 of cost and freight = $2.83; at a higher price the fee is one dollar more.
    const target = { of: 'net', value: 283 } as const
    const price = priceForTarget(input, target)
    expect(price).toBe(2000)
    expect(missedAbove(input, target, 2000)).toEqual([{ from: 2001, to: 2110 }])
  })

  test('has periods by their days, and no peak season if the own table has none', () => {
    const input = withOwnTables(mug(), [ownFulfilment({ validFrom: '2026-11-01', validTo: '2026-11-30' })])
    const periods = periodsOf(input).filter(({ from }) => '2026-10-15' <= from && from <= '2026-12-01')
    expect(periods.map(({ from, isPeak, fulfilment }) => [from, isPeak, fulfilment?.value])).toEqual([
      ['2026-10-15', true, 733],
      ['2026-11-01', false, 600],
      ['2026-12-01', true, 733],
    ])
  })

  test('uses the own tables of each marketplace to compare with FBM and with other marketplaces', () => {
    const french = ownFulfilment({ marketplaces: ['FR'] })
    const input = withOwnTables(mug(), [...OWN, french])
    expect(fbaOrFbm(input).lines.find(({ key }) => key === 'referral')?.fbm?.amount?.value).toBe(300)
    const there = acrossMarketplaces(input, REFERENCE_RATES, { FR: 2000 }).find(
      ({ marketplace }) => marketplace === 'FR',
    )
    expect(there?.result.lines.find(({ key }) => key === 'fulfilment')?.amount?.value).toBe(500)
  })

  test('equals the row of a batch, also on days that only an own table covers', () => {
    const rows = [
      { line: 1, cells: ['price', 'marketplace', 'day', 'length cm', 'width cm', 'height cm', 'weight g', 'category'] },
      { line: 2, cells: ['20', 'JP', '2026-01-15', '10', '8', '1', '100', 'home'] },
    ]
    const defaults = { marketplace: 'US', on: '2026-06-15', rates: null } as const
    expect(readBatch(rows, defaults).errors).toMatchObject([{ column: 'day', reason: 'noTableForDay' }])
    const own = [
      ownFulfilment({ marketplaces: ['JP'], validFrom: '2026-01-01' }),
      ownReferral({ marketplaces: ['JP'], validFrom: '2026-01-01' }),
    ]
    const [product] = readBatch(rows, { ...defaults, ownTables: own }).inputs
    expect(product?.input.ownTables).toBe(own)
  })
})

describe('a frozen input', () => {
  test('has only the tables that its lines use, and gives the same lines', () => {
    const tables = [
      ...OWN,
      ownFulfilment({ marketplaces: ['JP'] }),
      ownFulfilment({ goods: 'apparel' }),
      ownReferral({ validFrom: '2026-01-01', validTo: '2026-05-31' }),
    ]
    const live = withOwnTables(mug(), tables)
    const frozen = frozenInput(live)
    expect(frozen.ownTables).toEqual(OWN)
    expect(unitProfit(frozen)).toEqual(unitProfit(live))
    expect(unitProfit(readInput(JSON.stringify(frozen)) ?? mug())).toEqual(unitProfit(live))
  })

  test('of FBM has no fulfillment table, and one without own tables stays as it is', () => {
    expect(frozenInput(withOwnTables(mug({ fulfilment: 'fbm' }), OWN)).ownTables).toEqual([OWN[0]])
    expect(frozenInput(withOwnTables(mug(), []))).toEqual(mug())
  })
})
