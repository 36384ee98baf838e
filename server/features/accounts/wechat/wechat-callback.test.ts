/** Logging in by WeChat's own protocol: what comes back from WeChat, who may bring it, and what happens without an app there. */
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, STRANGER } from '../caller.test-support.ts'
import { APP, type FakeWechat, wechatOnThisMachine } from './gateways/open-platform.test-support.ts'
import { openPlatform } from './gateways/open-platform.ts'
import { noWechat } from './gateways/unavailable.ts'

let wechat: FakeWechat
let t: TestApp
beforeAll(async () => {
  wechat = await wechatOnThisMachine()
  t = await testApp({ wechat: openPlatform({ ...APP, publicUrl: 'https://example.com', api: wechat.api }) })
})
afterEach(() => wechat.say(undefined))
afterAll(async () => {
  await t.close()
  await wechat.close()
})

/** A browser with a new QR code, and what WeChat sends to our callback. */
async function scanning(language = 'zh-CN') {
  const browser = caller(t, language)
  const { ticket, qr } = (await browser.post('getWechatQr', {})).data
  const state = new URL(qr).searchParams.get('state') ?? ''
  const back = async (query: Record<string, string>): Promise<string> => {
    const { status, type, text } = await browser.guest.get(`/api/account/wechatCallback?${new URLSearchParams(query)}`)
    expect({ status, type }).toEqual({ status: 200, type: 'text/html' })
    return /<h1>(.*)<\/h1>/.exec(text)?.[1] ?? text
  }
  const follow = async () => (await browser.post('getWechatQr', { ticket })).data
  return { ...browser, ticket, state, back, follow }
}

describe('somebody who comes back from WeChat', () => {
  it('with a code has confirmed: the browser with the QR code goes on, not the one that brought it', async () => {
    const { back, follow, state } = await scanning()
    wechat.people.set('code-1', { openid: 'openid-1', unionid: 'union-1' })
    expect(await back({ code: 'code-1', state })).toBe('已确认登录')
    expect((await follow()).state).toBe('bind')
  })
  it('without a code has refused', async () => {
    const { back, follow, state } = await scanning('en-US')
    expect(await back({ state })).toBe('Login cancelled')
    expect((await follow()).state).toBe('refused')
  })
  it('a second time finds the QR code used: no second code counts', async () => {
    const { back, follow, state } = await scanning()
    wechat.people.set('code-1', { openid: 'openid-1' })
    wechat.people.set('code-2', { openid: 'openid-2' })
    await back({ code: 'code-1', state })
    expect(await back({ code: 'code-1', state })).toBe('二维码已失效')
    expect(await back({ code: 'code-2', state })).toBe('二维码已失效')
    expect(await back({ state })).toBe('二维码已失效')
    expect((await follow()).state).toBe('bind')
    expect(wechat.people.has('code-2')).toBe(true)
  })
  it('with many codes at once has WeChat asked for one', async () => {
    const { back, state } = await scanning()
    const before = wechat.asked()
    await Promise.all(Array.from({ length: 20 }, (_, i) => back({ code: `guess-${i}`, state })))
    expect(wechat.asked() - before).toBe(1)
  })
  it('for a QR code that never was does not trouble WeChat', async () => {
    const { back } = await scanning()
    const before = wechat.asked()
    expect(await back({ code: 'code', state: 'never-was' })).toBe('二维码已失效')
    expect(await back({ code: 'code' })).toBe('二维码已失效')
    expect(wechat.asked()).toBe(before)
  })
  it('with a code that WeChat does not know ends the login', async () => {
    const { back, follow, state } = await scanning()
    expect(await back({ code: 'made-up', state })).toBe('微信登录未完成')
    expect((await follow()).state).toBe('expired')
  })
  it('with markup in the code sees none of it', async () => {
    const { back, state } = await scanning()
    expect(await back({ code: '<script>alert(1)</script>', state })).toBe('微信登录未完成')
  })
})

it('a person is the same under the name that all our apps share', async () => {
  const first = await scanning()
  wechat.people.set('code-1', { openid: 'openid-here', unionid: 'union-1' })
  await first.back({ code: 'code-1', state: first.state })
  const code = await first.code(STRANGER, 'bind')
  const { data } = await first.post('wechatBind', { ticket: first.ticket, phone: STRANGER, code })
  const { ticket, qr } = (await first.post('getWechatQr', {})).data
  wechat.people.set('code-2', { openid: 'openid-there', unionid: 'union-1' })
  await first.back({ code: 'code-2', state: new URL(qr).searchParams.get('state') ?? '' })
  const again = (await first.post('getWechatQr', { ticket })).data
  expect(again).toMatchObject({ state: 'confirmed', user: { id: data.user.id } })
})

it('without an app at WeChat nobody is given a QR code', async () => {
  const without = await testApp({ wechat: noWechat })
  onTestFinished(() => without.close())
  const answer = await caller(without).post('getWechatQr', {})
  expect(answer).toEqual({ code: 1220, msg: '本站尚未开通微信登录，请使用手机号登录', data: null })
})
