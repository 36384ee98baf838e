import AES from 'crypto-js/aes.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVICE_PASSPHRASE } from '#contracts/model/device.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, SELLER } from './caller.test-support.ts'
import { deviceOf } from './device.ts'

const encrypt = (traits: unknown, passphrase = DEVICE_PASSPHRASE) =>
  AES.encrypt(JSON.stringify(traits), passphrase).toString()
const of = (userAgent: string) => deviceOf(encrypt({ userAgent }))

describe('a device', () => {
  const chrome = '(KHTML, like Gecko) Chrome/128.0.0.0'
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36`, 'Chrome 128 · Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36 Edg/127.0.0.0`,
      'Edge 127 · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17 · iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; V2324A) AppleWebKit/537.36 ${chrome} Mobile Safari/537.36 MicroMessenger/8.0.50`,
      'WeChat 8 · Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130 · macOS'],
    ['curl/8 (Linux)', 'Linux'],
  ])('is recognized from %s', (userAgent, device) => expect(of(userAgent)).toBe(device))
  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a text of another kind', 'device'],
    ['another passphrase', encrypt({ userAgent: 'Chrome/128 Windows NT' }, 'another')],
    ['JSON of another kind', encrypt([null])],
    ['traits of another kind', encrypt({ userAgent: { x: 1 } })],
    ['an unknown browser', encrypt({ userAgent: '<b>Mine</b>' })],
  ])('is unknown from %s', (_, re) => expect(deviceOf(re)).toBeUndefined())
})

describe('a login', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())
  it.each([
    ['stores only the device name', encrypt({ userAgent: 'Chrome/128 (Windows NT 10)' }), 'Chrome 128 · Windows'],
    ['succeeds with an unreadable fingerprint', 'U2FsdGVkX1+garbage', null],
  ])('%s', async (_, re, device) => {
    const { post, world } = caller(t)
    const { phone, password } = SELLER
    expect((await post('login', { phone, password, re })).code).toBe(1)
    expect(await (await world()).db.selectFrom('session').select('device').execute()).toEqual([{ device }])
  })
})
