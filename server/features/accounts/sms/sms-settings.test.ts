import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/app/env.ts'

const complete = {
  SMS_KEY_ID: 'LTAI-key',
  SMS_KEY_SECRET: 'the-secret',
  SMS_SIGN_NAME: '选品罗盘',
  SMS_TEMPLATE: 'SMS_100',
  SMS_TEMPLATE_TAKEN: 'SMS_200',
}

describe('the SMS settings', () => {
  it('default to the public host, and to Chinese templates for English', () => {
    expect(readEnv(complete).sms).toEqual({
      endpoint: 'https://dysmsapi.aliyuncs.com',
      key: { id: 'LTAI-key', secret: 'the-secret' },
      signName: '选品罗盘',
      templates: { 'zh-CN': { code: 'SMS_100', taken: 'SMS_200' }, 'en-US': { code: 'SMS_100', taken: 'SMS_200' } },
    })
  })
  it('accept English templates and another host', () => {
    const { sms } = readEnv({
      ...complete,
      SMS_ENDPOINT: 'https://dysmsapi.ap-southeast-1.aliyuncs.com/',
      SMS_TEMPLATE_EN: 'SMS_101',
      SMS_TEMPLATE_TAKEN_EN: 'SMS_201',
    })
    expect(sms?.endpoint).toBe('https://dysmsapi.ap-southeast-1.aliyuncs.com')
    expect(sms?.templates['en-US']).toEqual({ code: 'SMS_101', taken: 'SMS_201' })
  })
  it.each(Object.keys(complete))('are refused in one line that names a missing %s', (name) => {
    expect(() => readEnv({ ...complete, [name]: '' })).toThrow(
      new RegExp(`^${name} is missing: expected all of SMS_KEY_ID, [^\n]* or none of them\\.$`),
    )
  })
  it.each([
    ['SMS_TEMPLATE', '100', 'SMS_TEMPLATE=100: expected the code of a template, as SMS_123456789.'],
    ['SMS_TEMPLATE_EN', 'x y', 'SMS_TEMPLATE_EN=x y: expected the code of a template, as SMS_123456789.'],
    ['SMS_ENDPOINT', 'dysmsapi.aliyuncs.com', 'SMS_ENDPOINT=dysmsapi.aliyuncs.com: expected https:// and a host'],
    ['SMS_ENDPOINT', 'http://sms.example.com', 'SMS_ENDPOINT=http://sms.example.com: expected https:// and a host'],
    ['SMS_ENDPOINT', 'https://a.example/x', 'SMS_ENDPOINT=https://a.example/x: expected https:// and a host'],
  ])('refuse %s=%s in one line', (name, value, message) => {
    expect(() => readEnv({ ...complete, [name]: value })).toThrow(message)
  })
  it('refuse a malformed key without repeating it', () => {
    const attempt = () => readEnv({ ...complete, SMS_KEY_SECRET: 'the secret' })
    expect(attempt).toThrow(/^SMS_KEY_SECRET: expected a key without spaces, as the provider gave it\.$/)
  })
})
