import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { type Simulator, simulator } from './aliyun.test-support.ts'
import { type AliyunSettings, aliyunSms } from './aliyun.ts'
import { smsDelivery } from './delivery.ts'
import type { SmsMessage } from './sms.ts'

let provider: Simulator
beforeAll(async () => {
  provider = await simulator()
})
beforeEach(() => {
  provider.received.length = 0
  provider.behave({ code: 'OK' })
})
afterAll(() => provider.close())

const message: SmsMessage = {
  phone: '13800000000',
  language: 'zh-CN',
  content: { kind: 'code', code: '012345', minutes: 5 },
}
const deliver = (settings: AliyunSettings, given: SmsMessage = message) => aliyunSms(settings)(given)

describe('a message', () => {
  it('with a code is sent signed, with the template of its language', async () => {
    await deliver(provider.settings)
    await deliver(provider.settings, { ...message, language: 'en-US' })
    const sent = { PhoneNumbers: '13800000000', SignName: '选品罗盘', TemplateParam: '{"code":"012345"}' }
    expect(provider.received).toEqual([
      { ...sent, TemplateCode: 'SMS_1' },
      { ...sent, TemplateCode: 'SMS_3' },
    ])
  })
  it('about an existing account uses a template without variables', async () => {
    await deliver(provider.settings, { ...message, content: { kind: 'taken' } })
    expect(provider.received).toEqual([{ PhoneNumbers: '13800000000', SignName: '选品罗盘', TemplateCode: 'SMS_2' }])
  })
  it.each([
    ['a wrong secret', { secret: 'another' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { id: 'LTAI-another' }, 'InvalidAccessKeyId.NotFound'],
  ])('signed with %s fails because of the service', async (_, key, reason) => {
    const settings = { ...provider.settings, key: { ...provider.settings.key, ...key } }
    await expect(deliver(settings)).rejects.toMatchObject({ reason, about: 'service' })
  })
  it.each([
    ['a limit of the phone', { code: 'isv.BUSINESS_LIMIT_CONTROL' }, 'isv.BUSINESS_LIMIT_CONTROL', 'phone'],
    ['an invalid phone', { code: 'isv.MOBILE_NUMBER_ILLEGAL' }, 'isv.MOBILE_NUMBER_ILLEGAL', 'phone'],
    ['an exhausted prepaid account', { code: 'isv.AMOUNT_NOT_ENOUGH' }, 'isv.AMOUNT_NOT_ENOUGH', 'service'],
    ['garbage', { bytes: '<html>Bad Gateway</html>', status: 502 }, 'unreadable answer', 'service'],
    ['JSON without a code', { bytes: '{"RequestId":"r"}' }, 'unreadable answer', 'service'],
    ['a malformed code', { bytes: '{"Code":"O K\\n"}' }, 'unreadable answer', 'service'],
    ['an oversized answer', { bytes: `{"Code":"OK","x":"${'x'.repeat(20_000)}"}` }, 'unreadable answer', 'service'],
  ])('answered with %s fails', async (_, behaviour, reason, about) => {
    provider.behave(behaviour)
    await expect(deliver(provider.settings)).rejects.toMatchObject({ reason, about })
  })
  it('that is never answered times out', async () => {
    provider.behave('hangs')
    await expect(aliyunSms(provider.settings, 50)(message)).rejects.toMatchObject({ reason: 'timed out' })
  })
  it('to an unreachable host fails', async () => {
    const gone = await simulator()
    await gone.close()
    await expect(deliver(gone.settings)).rejects.toMatchObject({ reason: 'unreachable', about: 'service' })
  })
})

describe('the delivery', () => {
  function delivery() {
    const clock = systemClock()
    const logged: unknown[] = []
    const log = { info: () => {}, error: () => {}, warn: (...line: unknown[]) => logged.push(line) }
    return { sms: smsDelivery(aliyunSms(provider.settings), clock, log), clock, logged }
  }
  it('accepts a message before it reaches the provider', async () => {
    const { sms } = delivery()
    await sms.send(message)
    expect(provider.received).toEqual([])
    await sms.idle()
    expect(provider.received).toHaveLength(1)
  })
  it('is unavailable for two minutes after the service fails', async () => {
    const { sms, clock } = delivery()
    provider.behave({ code: 'isv.AMOUNT_NOT_ENOUGH' })
    await sms.send(message)
    expect(sms.available()).toBe(true)
    await sms.idle()
    expect(sms.available()).toBe(false)
    clock.advance(2 * 60_000)
    expect(sms.available()).toBe(true)
  })
  it('stays available when one phone is refused', async () => {
    const { sms } = delivery()
    provider.behave({ code: 'isv.BUSINESS_LIMIT_CONTROL' })
    await sms.send(message)
    await sms.idle()
    expect(sms.available()).toBe(true)
  })
  it('logs why a message failed, without phone, code or key', async () => {
    const { sms, logged } = delivery()
    for (const behaviour of [{ code: 'isv.BUSINESS_LIMIT_CONTROL' }, { bytes: 'no' }]) {
      provider.behave(behaviour)
      await sms.send(message)
      await sms.idle()
    }
    const text = JSON.stringify(logged)
    expect(logged).toHaveLength(2)
    for (const reason of ['isv.BUSINESS_LIMIT_CONTROL', 'unreadable answer']) expect(text).toContain(reason)
    const { id, secret } = provider.settings.key
    for (const hidden of [message.phone, '012345', id, secret]) expect(text).not.toContain(hidden)
  })
})
