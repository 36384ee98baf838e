import { describe, expect, test } from 'vitest'
import { REFERENCE_RATES } from '../exchange.ts'
import { acrossMarketplaces } from './across-marketplaces.ts'
import { mug } from './mug.test-support.ts'
import { unitProfit } from './unit.ts'

const all = (...args: Partial<Parameters<typeof acrossMarketplaces>>) =>
  acrossMarketplaces(args[0] ?? mug(), args[1] ?? REFERENCE_RATES, args[2] ?? {})
const of = (marketplace: string, rows = all()) => {
  const row = rows.find((each) => each.marketplace === marketplace)
  if (!row) throw new Error(`No row of ${marketplace}`)
  return row
}

describe('one product in all marketplaces', () => {
  test('is sorted by net in the currency of the first marketplace, with incomplete marketplaces last', () => {
    const nets = all().map(({ netAtHome }) => netAtHome?.value ?? null)
    const known = nets.filter((net) => net !== null)
    expect(nets).toHaveLength(9)
    expect(known.length).toBeGreaterThan(1)
    expect(nets.slice(0, known.length)).toEqual(known.toSorted((a, b) => b - a))
  })

  test('converts the net at the exchange rates', () => {
    const german = of('DE')
    // €1 is $1.0389.
    expect(german.netAtHome?.value).toBe(Math.round((german.result.net?.value ?? 0) * 1.0389))
    expect(of('US').netAtHome).toEqual(unitProfit(mug()).net)
  })

  test('names what is missing instead of a number', () => {
    const indian = of('IN')
    expect(indian.netAtHome).toBeNull()
    expect(indian.missing).toContainEqual({ key: 'fulfilment', reason: 'noTable' })
    expect(of('US', all(mug({ cost: null }))).missing).toEqual([{ key: 'cost', reason: 'blank' }])
  })

  test('names lines that count only in the first marketplace', () => {
    const taxed = mug({ tariffs: [{ kind: 'base', rate: 0.25, on: '2026-06-01' }] })
    expect(of('UK', all(taxed)).onlyAtHome).toContain('duty')
    expect(of('UK').onlyAtHome).not.toContain('duty')
    expect(of('US', all(taxed)).onlyAtHome).toEqual([])
  })

  test('uses the prices that the seller entered', () => {
    const rows = all(mug(), REFERENCE_RATES, { UK: 3299 })
    expect(of('UK', rows).price).toBe(3299)
    expect(of('DE', rows).price).toBe(of('DE').price)
  })
})
