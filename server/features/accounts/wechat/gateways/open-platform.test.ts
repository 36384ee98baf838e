/** WeChat's protocol: the address that a person is sent to, and what a code is exchanged for. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Wechat } from '../wechat.ts'
import { APP, type FakeWechat, wechatOnThisMachine } from './open-platform.test-support.ts'
import { openPlatform } from './open-platform.ts'

let counterpart: FakeWechat
let wechat: Wechat
beforeAll(async () => {
  counterpart = await wechatOnThisMachine()
  wechat = openPlatform({ ...APP, publicUrl: 'https://example.com', api: counterpart.api })
})
afterEach(() => counterpart.say(undefined))
afterAll(() => counterpart.close())

describe('the address of a login', () => {
  it('is that of the page of WeChat, with our app, where to go back to, and the state', () => {
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
  it('never holds the secret', () => {
    expect(wechat.address('the-state', '')).not.toContain(APP.secret)
  })
})

describe('a code', () => {
  it('is exchanged for who the person is, once', async () => {
    counterpart.people.set('code-1', { openid: 'openid-1', unionid: 'union-1' })
    expect(await wechat.identify('code-1')).toEqual({ openid: 'openid-1', unionid: 'union-1' })
    await expect(wechat.identify('code-1')).rejects.toThrow('errcode 40029')
  })
  it('of a person whom WeChat names by one name is good too', async () => {
    counterpart.people.set('code-2', { openid: 'openid-2' })
    expect(await wechat.identify('code-2')).toEqual({ openid: 'openid-2', unionid: null })
  })
  it('that would add to the question is sent as it is', async () => {
    counterpart.people.set('a&secret=x', { openid: 'openid-3' })
    expect((await wechat.identify('a&secret=x')).openid).toBe('openid-3')
  })
})

describe('an answer that tells nobody', () => {
  it.each([
    ['no JSON', '<html>', 'unreadable answer'],
    ['null', 'null', 'unreadable answer'],
    ['without a name', '{"access_token":"AT"}', 'unreadable answer'],
    ['with a name that is none', '{"openid":["a"]}', 'unreadable answer'],
    ['without end', `{"openid":"a","x":"${'x'.repeat(20_000)}"}`, 'unreadable answer'],
    ['of a wrong secret', '{"errcode":40125,"errmsg":"invalid appsecret"}', 'errcode 40125'],
  ])('%s is refused', async (_, text, reason) => {
    counterpart.say(text)
    await expect(wechat.identify('code')).rejects.toThrow(reason)
  })
  it('of a service that is down is refused without repeating the secret', async () => {
    const gone = await wechatOnThisMachine()
    await gone.close()
    const error = await openPlatform({ ...APP, publicUrl: '', api: gone.api })
      .identify('the-code')
      .catch(String)
    expect(error).toBe('WechatFailure: unreachable')
  })
})
