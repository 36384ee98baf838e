import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/app/env.ts'

const pairOf = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength })
const lineOf = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'der' }).toString('base64')
const pemOf = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }))
const [ours, theirs, short] = [pairOf(2048), pairOf(2048), pairOf(1024)]
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const ALIPAY = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_PRIVATE_KEY: lineOf(ours.privateKey),
  ALIPAY_PUBLIC_KEY: lineOf(theirs.publicKey),
  ALIPAY_SELLER_ID: '2088000000000001',
}
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdefghijklmn',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdefghijklmn',
}
const AT = { PUBLIC_URL: 'https://shop.example' }

describe('the provider settings', () => {
  it('default to the public addresses', () => {
    const { payments, publicUrl } = readEnv({ ...ALIPAY, ...STRIPE, ...AT })
    const hosts = ['https://*.alipay.com', 'https://*.alipaydev.com']
    expect(payments.alipay?.formOrigins).toEqual([...hosts, 'https://openapi.alipay.com'])
    const sandbox = readEnv({ ...ALIPAY, ...AT, ALIPAY_GATEWAY: 'https://sandbox.example/gateway.do' })
    expect(sandbox.payments.alipay?.formOrigins).toEqual([...hosts, 'https://sandbox.example'])
    // Stripe's page is opened by its address, without a form.
    expect(payments.stripe?.formOrigins).toEqual([])
    expect(publicUrl).toBe('https://shop.example')
  })
  it.each([
    ['as one line', lineOf(ours.privateKey)],
    ['with its frame', pemOf(ours.privateKey)],
    ['with its frame in one line, as in an env file', pemOf(ours.privateKey).replaceAll('\n', '\\n')],
  ])('provide the signing keys, with Alipay’s key %s', async (_, key) => {
    const { payments } = readEnv({ ...ALIPAY, ALIPAY_PRIVATE_KEY: key, ...STRIPE, ...AT })
    const order = { no: '20261123', amount: 30_00, currency: 'cny', subject: 'x', language: 'zh-CN' } as const
    const alipay = await payments.alipay?.load()
    const opened = await alipay?.open(
      { ...order, openFor: 900_000, ref: null },
      { back: AT.PUBLIC_URL, notify: AT.PUBLIC_URL },
    )
    expect(opened).toMatchObject({
      info: expect.stringMatching(/https:\/\/openapi\.alipay\.com\/gateway\.do\?.*app_id=2021000000000001/),
    })
    const body = '{"object":"event","type":"invoice.paid","data":{"object":{}}}'
    const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: STRIPE.STRIPE_WEBHOOK_SECRET })
    const stripe = await payments.stripe?.load()
    expect(await stripe?.read(Buffer.from(body), { 'stripe-signature': signed })).toEqual({ kind: 'nothing' })
  })
  it('can configure one provider alone', () => {
    expect(readEnv({ ...STRIPE, ...AT }).payments.alipay).toBeUndefined()
    expect(readEnv({ ...ALIPAY, ...AT }).payments.stripe).toBeUndefined()
  })
  it.each([...Object.keys(ALIPAY), ...Object.keys(STRIPE)])(
    'are refused in one line that names a missing %s',
    (name) => {
      const set = name in ALIPAY ? ALIPAY : STRIPE
      expect(() => readEnv({ ...set, ...AT, [name]: '' })).toThrow(
        new RegExp(`^${name} is missing: expected all of [^\\n]* or none of them\\.$`),
      )
    },
  )
  it('need the public origin for notifications', () => {
    expect(() => readEnv(STRIPE)).toThrow('PUBLIC_URL is missing: payment providers need it')
  })
  it.each([
    ['ALIPAY_APP_ID', 'our-app'],
    ['ALIPAY_SELLER_ID', '1234'],
    ['ALIPAY_GATEWAY', 'http://openapi.alipay.com'],
    ['ALIPAY_GATEWAY', 'https://['],
    ['ALIPAY_PRIVATE_KEY', 'our-key'],
    ['ALIPAY_PRIVATE_KEY', lineOf(ours.publicKey)],
    ['ALIPAY_PRIVATE_KEY', lineOf(ours.privateKey).slice(0, -100)],
    ['ALIPAY_PRIVATE_KEY', lineOf(short.privateKey)],
    ['ALIPAY_PRIVATE_KEY', lineOf(curve.privateKey)],
    ['ALIPAY_PUBLIC_KEY', 'their-key'],
    ['ALIPAY_PUBLIC_KEY', lineOf(theirs.privateKey)],
    ['ALIPAY_PUBLIC_KEY', lineOf(curve.publicKey)],
    ['STRIPE_SECRET_KEY', 'pk_live_0123456789abcdefghijklmn'],
    ['STRIPE_SECRET_KEY', 'sk_live_0123456789'],
    ['STRIPE_SECRET_KEY', `sk_live_${'x'.repeat(24)}`],
    ['STRIPE_SECRET_KEY', 'sk_live_my key of Stripe, do not lose'],
    ['STRIPE_WEBHOOK_SECRET', 'secret-0123456789abcdefghijklmn'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_0123456789'],
    ['STRIPE_WEBHOOK_SECRET', STRIPE.STRIPE_SECRET_KEY],
  ])('are refused with a wrong %s without repeating it', (name, value) => {
    const attempt = () => readEnv({ ...ALIPAY, ...STRIPE, ...AT, [name]: value })
    expect(attempt).toThrow(new RegExp(`^${name}: expected`))
    expect(attempt).not.toThrow(value)
  })
  it('are refused with the app’s own key as Alipay’s', () => {
    const own = { ...ALIPAY, ALIPAY_PUBLIC_KEY: lineOf(ours.publicKey), ...AT }
    expect(() => readEnv(own)).toThrow(/^ALIPAY_PUBLIC_KEY: this is the app's own key\. Expected Alipay's[^\n]*$/)
  })
  it('are refused with one line per wrong variable', () => {
    const names = [...Object.keys(ALIPAY), ...Object.keys(STRIPE)]
    const nonsense = Object.fromEntries(names.map((name) => [name, 'nonsense']))
    const problems = [...messageOf(() => readEnv({ ...nonsense, ...AT })).matchAll(/^(\w+): .+\.$/gm)]
    expect(problems.map(([, name]) => name).toSorted()).toEqual(names.toSorted())
  })
})

function messageOf(attempt: () => unknown): string {
  try {
    attempt()
    return ''
  } catch (error) {
    return Object(error).message
  }
}
