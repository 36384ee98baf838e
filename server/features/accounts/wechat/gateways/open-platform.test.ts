import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Wechat } from '../wechat.ts'
import { APP, type FakeWechat, startFakeWechat } from './open-platform.test-support.ts'
import { openPlatform } from './open-platform.ts'

let simulator: FakeWechat
let wechat: Wechat
beforeAll(async () => {
  simulator = await startFakeWechat()
  wechat = openPlatform({ ...APP, publicUrl: 'https://example.com', api: simulator.api })
})
afterEach(() => simulator.overrideAnswer(undefined))
afterAll(() => simulator.close())

describe('the login address', () => {
  it('is WeChat’s page with our app id, callback and state', () => {
    const { origin, pathname, searchParams, hash } = new URL(wechat.address('the-state', 'http://elsewhere'))
    expect(origin + pathname).toBe('https://open.weixin.qq.com/connect/qrconnect')
    expect(Object.fromEntries(searchParams)).toEqual({
      appid: APP.appId,
      redirect_uri: 'https://example.com/api/account/wechatCallback',
      response_type: 'code',
      scope: 'snsapi_login',
      state: 'the-state',
    })
    expect(hash).toBe('#wechat_redirect')
  })
  it('never contains the secret', () => {
    expect(wechat.address('the-state', '')).not.toContain(APP.secret)
  })
})

describe('a code', () => {
  it('is exchanged once for the user’s ids', async () => {
    simulator.people.set('code-1', { openid: 'openid-1', unionid: 'union-1' })
    expect(await wechat.identify('code-1')).toEqual({ openid: 'openid-1', unionid: 'union-1' })
    await expect(wechat.identify('code-1')).rejects.toThrow('errcode 40029')
  })
  it('is accepted without a unionid', async () => {
    simulator.people.set('code-2', { openid: 'openid-2' })
    expect(await wechat.identify('code-2')).toEqual({ openid: 'openid-2', unionid: null })
  })
  it('is URL-encoded', async () => {
    simulator.people.set('a&secret=x', { openid: 'openid-3' })
    expect((await wechat.identify('a&secret=x')).openid).toBe('openid-3')
  })
})

describe('an answer without an identity', () => {
  it.each([
    ['that is not JSON', '<html>', 'unreadable answer'],
    ['that is null', 'null', 'unreadable answer'],
    ['without an openid', '{"access_token":"AT"}', 'unreadable answer'],
    ['with a malformed openid', '{"openid":["a"]}', 'unreadable answer'],
    ['above the size limit', `{"openid":"a","x":"${'x'.repeat(20_000)}"}`, 'unreadable answer'],
    ['about a wrong secret', '{"errcode":40125,"errmsg":"invalid appsecret"}', 'errcode 40125'],
  ])('%s is refused', async (_, text, reason) => {
    simulator.overrideAnswer(text)
    await expect(wechat.identify('code')).rejects.toThrow(reason)
  })
  it('from an unreachable service is refused without repeating the secret', async () => {
    const gone = await startFakeWechat()
    await gone.close()
    const error = await openPlatform({ ...APP, publicUrl: '', api: gone.api })
      .identify('the-code')
      .catch(String)
    expect(error).toBe('WechatFailure: unreachable')
  })
})
