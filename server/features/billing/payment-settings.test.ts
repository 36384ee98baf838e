import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/app/env.ts'

const ALIPAY = {
  ...{ ALIPAY_APP_ID: '2021000000000001', ALIPAY_PRIVATE_KEY: 'our-key', ALIPAY_PUBLIC_KEY: 'their-key' },
  ALIPAY_SELLER_ID: '2088000000000001',
}
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }
const AT = { PUBLIC_URL: 'https://shop.example' }

describe('the payment providers', () => {
  it('are reached at their public addresses', () => {
    const { payments, publicUrl } = readEnv({ ...ALIPAY, ...STRIPE, ...AT })
    expect(payments.alipay).toMatchObject({
      gateway: 'https://openapi.alipay.com/gateway.do',
      appId: '2021000000000001',
    })
    expect(payments.stripe).toEqual({ secretKey: 'sk_live_0123456789', webhookSecret: 'whsec_0123456789' })
    expect(publicUrl).toBe('https://shop.example')
  })
  it('come one without the other', () => {
    expect(readEnv({ ...STRIPE, ...AT }).payments.alipay).toBeUndefined()
    expect(readEnv({ ...ALIPAY, ...AT }).payments.stripe).toBeUndefined()
  })
  it.each([...Object.keys(ALIPAY), ...Object.keys(STRIPE)])(
    'set in part are refused in one line that names %s',
    (name) => {
      const set = name in ALIPAY ? ALIPAY : STRIPE
      expect(() => readEnv({ ...set, ...AT, [name]: '' })).toThrow(
        new RegExp(`^${name} is missing: expected all of [^\\n]* or none of them\\.$`),
      )
    },
  )
  it('need the origin under which they send their notices', () => {
    expect(() => readEnv(STRIPE)).toThrow('PUBLIC_URL is missing: payment providers need it')
  })
  it.each([
    ['ALIPAY_APP_ID', 'our-app'],
    ['ALIPAY_SELLER_ID', '1234'],
    ['ALIPAY_GATEWAY', 'http://openapi.alipay.com'],
    ['STRIPE_SECRET_KEY', 'pk_live_0123456789'],
    ['STRIPE_WEBHOOK_SECRET', 'secret-0123456789'],
  ])('with a wrong %s are refused without repeating it', (name, value) => {
    const attempt = () => readEnv({ ...ALIPAY, ...STRIPE, ...AT, [name]: value })
    expect(attempt).toThrow(new RegExp(`^${name}: expected`))
    expect(attempt).not.toThrow(value)
  })
})
