import { describe, expect, test } from 'vitest'
import { fbaOrFbm } from './fba-or-fbm.ts'
import { mug } from './mug.test-support.ts'
import { unitProfit } from './unit.ts'

const shipped = (postage: number | null, handling: number | null = 50) =>
  mug({ fbm: { postage, handling, charged: 0 } })

describe('FBA or FBM', () => {
  test('says which earns more and by how much, whether the input is FBA or FBM', () => {
    // FBA 8.41; FBM 29.99 − 8.00 − 2.00 − 4.50 − 6.00 − 0.50 = 8.99
    const both = fbaOrFbm(shipped(600))
    expect([both.fba.net?.value, both.fbm.net?.value, both.difference?.value]).toEqual([841, 899, -58])
    expect(both.winner).toBe('fbm')
    expect(fbaOrFbm({ ...shipped(600), fulfilment: 'fbm' })).toEqual(both)
  })

  test('names the postage at which both earn the same', () => {
    const input = { ...shipped(null), payoutRate: 0.012 }
    const postage = fbaOrFbm(input).evenPostage?.value ?? -1
    const fbm = unitProfit({ ...input, fulfilment: 'fbm', fbm: { ...input.fbm, postage } })
    expect(postage).toBeGreaterThan(0)
    expect(fbm.net?.value).toBe(unitProfit(input).net?.value)
    expect(fbaOrFbm({ ...input, fbm: { ...input.fbm, postage } }).winner).toBe('equal')
  })

  test('gives a postage below zero if FBA earns more than an order without postage', () => {
    expect(fbaOrFbm(shipped(null, 2000)).evenPostage?.value).toBeLessThan(0)
  })

  test('is unknown while the postage is unknown', () => {
    expect(fbaOrFbm(shipped(null))).toMatchObject({ winner: 'unknown', difference: null })
  })

  test('is open if it depends on a fee that is known only as a range', () => {
    const range = mug({ feeCategory: null, own: { referralRate: 0.15, fba: null, storage: null } })
    const even = fbaOrFbm(range).evenPostage
    expect(even && even.low < even.high).toBe(true)
    expect(fbaOrFbm({ ...range, fbm: { postage: even?.value ?? 0, handling: null, charged: 0 } }).winner).toBe('open')
  })

  test('lists each line once, and leaves out what is blank on both sides', () => {
    const { lines } = fbaOrFbm(shipped(600))
    const keys = lines.map(({ key }) => key)
    expect(keys).toEqual(['cost', 'freight', 'referral', 'fulfilment', 'postage', 'handling', 'storage'])
    expect(lines.find(({ key }) => key === 'postage')?.fba).toBeNull()
  })
})
