import { describe, expect, test } from 'vitest'
import { freightOf } from './freight.ts'
import { FULFILMENT_CENTRES } from './fulfilment-centres.data.ts'
import { exampleCode } from './fulfilment-centres.ts'
import { compute, shipmentTo, TODAY } from './shipment.test-support.ts'

describe('a fulfilment centre', () => {
  test.each([
    ['US', 'ONT8', 'usWest'],
    ['US', ' ont8 ', 'usWest'],
    ['US', 'IND9', 'usCentral'],
    ['US', 'ABE8', 'usEast'],
    ['UK', 'LTN4', 'uk'],
    ['DE', 'WRO5', 'pl'],
    ['CA', 'YVR2', 'caWest'],
    ['JP', 'KIX2', 'jpWest'],
  ] as const)('of %s with the code %j is in %s', (marketplace, fcCode, region) => {
    expect(compute(shipmentTo(marketplace, { fcCode }))).toMatchObject({ region, fcCode: fcCode.trim().toUpperCase() })
  })
  test('that is in no list is accepted, and its region is unknown', () => {
    const { region, modes } = compute(shipmentTo('US', { fcCode: 'XYZ9' }))
    expect(region).toBeNull()
    expect(modes[0]?.notes).toContain('regionUnknown')
  })
  test('of another marketplace, and a malformed code, are refused', () => {
    const problems = (fcCode: string) => freightOf(shipmentTo('US', { fcCode }), TODAY)
    expect(problems('LTN4')).toEqual({ ok: false, problems: [{ field: 'fcCode', reason: 'fcOfOtherMarketplace' }] })
    expect(problems('8-ONT')).toEqual({ ok: false, problems: [{ field: 'fcCode', reason: 'badFcCode' }] })
  })
  test('is shown as an example only for its own marketplace', () => {
    expect(exampleCode('US', FULFILMENT_CENTRES)).toBe('ONT8')
    expect(exampleCode('UK', FULFILMENT_CENTRES)).toBe('LTN4')
    expect(exampleCode('FR', FULFILMENT_CENTRES)).toBeUndefined()
    expect(exampleCode('UK', [{ code: '', marketplace: 'UK', region: null }])).toBeUndefined()
  })
  test('may be added by the seller', () => {
    const fulfilmentCentres = [{ code: 'xyz9', marketplace: 'US', region: 'usEast' } as const]
    expect(compute(shipmentTo('US', { fcCode: 'XYZ9', fulfilmentCentres })).region).toBe('usEast')
  })
})
