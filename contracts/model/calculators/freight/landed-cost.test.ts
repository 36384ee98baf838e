import { describe, expect, test } from 'vitest'
import { landedNotes } from './landed-text.ts'
import { CARTON, cardOf, compute, modeOf, priceOf, shipmentTo } from './shipment.test-support.ts'

const air = cardOf('air', [priceOf('kg', 500, 800)])

describe('landed cost', () => {
  test('is in yen without decimals', () => {
    const rateCards = [{ ...air, marketplace: 'JP' } as const]
    const { landed } = modeOf(compute(shipmentTo('JP', { rateCards })), 'air')
    // ¥35.00 ÷ 7 × 150 = 750 yen. $1,600–2,560 × 150 ÷ 480 = 500–800 yen.
    expect(landed).toMatchObject({ currency: 'JPY', goods: { low: 750 }, freight: { low: 500, high: 800 } })
  })
  test('names what it leaves out, and why', () => {
    const { landed } = modeOf(compute(shipmentTo('US', { rateCards: [air] })), 'air')
    expect(landed.gaps).toEqual([
      {
        gap: 'blank',
        components: ['pickup', 'exportCustoms', 'fuel', 'destinationHandling', 'customsEntry', 'bond', 'delivery'],
      },
      { gap: 'noDutyRate', components: ['duty'] },
      { gap: 'entryLimits', components: ['mpf'] },
    ])
    expect(landedNotes(landed, { language: 'en-US' })).toContain('Not included: Customs duty. No duty rate is entered.')
    expect(landedNotes(landed, { language: 'zh-CN' })).toContain('未计入：关税。没有填写关税税率。')
  })
  test('is unknown without units', () => {
    const cartons = [{ ...CARTON, unitsPerCarton: null }]
    const result = modeOf(compute(shipmentTo('US', { rateCards: [air], cartons })), 'air')
    expect(result).toMatchObject({ perUnit: null, landed: { freight: null, total: null } })
    expect(result.landed.gaps.map(({ gap }) => gap)).toContain('noUnits')
    const { goods } = shipmentTo('US')
    const counted = shipmentTo('US', { rateCards: [air], cartons, goods: { ...goods, units: 480 } })
    expect(modeOf(compute(counted), 'air').landed.total).not.toBeNull()
  })
})
