import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/app/env.ts'

const complete = {
  WECHAT_APP_ID: 'wx0123456789abcdef',
  WECHAT_APP_SECRET: '0123456789abcdef0123456789abcdef',
  PUBLIC_URL: 'https://example.com',
}

describe('the WeChat settings', () => {
  it('are an app id and a secret', () => {
    expect(readEnv(complete).wechat).toEqual({ appId: complete.WECHAT_APP_ID, secret: complete.WECHAT_APP_SECRET })
    expect(readEnv({}).wechat).toBeUndefined()
  })
  it.each(['WECHAT_APP_ID', 'WECHAT_APP_SECRET'])('are refused in one line that names a missing %s', (name) => {
    expect(() => readEnv({ ...complete, [name]: '' })).toThrow(
      new RegExp(`^${name} is missing: expected all of WECHAT_APP_ID, WECHAT_APP_SECRET, or none of them\\.$`),
    )
  })
  it('need a public address for the callback', () => {
    expect(() => readEnv({ ...complete, PUBLIC_URL: '' })).toThrow(/^PUBLIC_URL is missing: WeChat redirects to it/)
  })
  it('refuse a malformed secret without repeating it', () => {
    expect(() => readEnv({ ...complete, WECHAT_APP_SECRET: 'the secret' })).toThrow(
      /^WECHAT_APP_SECRET: expected 32 hexadecimal digits\.$/,
    )
    expect(() => readEnv({ ...complete, WECHAT_APP_ID: '42' })).toThrow('WECHAT_APP_ID=42: expected wx and 16')
  })
})
