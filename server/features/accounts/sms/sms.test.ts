import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { testApp } from '#server/app/test-app.test-support.ts'
import { PASSWORD, STRANGER, solutionOf } from '../caller.test-support.ts'
import { type Simulator, simulator } from './aliyun.test-support.ts'
import { aliyunSms } from './aliyun.ts'
import { smsDelivery } from './delivery.ts'

let provider: Simulator
beforeEach(async () => {
  provider = await simulator()
})
afterEach(() => provider.close())

async function production(configured = true) {
  const t = await testApp({
    mode: 'production',
    ...(configured && { sms: (clock, log) => smsDelivery(aliyunSms(provider.settings), clock, log) }),
  })
  onTestFinished(() => t.close())
  const { main } = t.app.worlds
  const post = async (call: string, body: object) => (await t.as().post(`/api/account/${call}`, body)).body
  const robot = async () => solutionOf((await t.as().get('/api/account/challenge')).body.data)
  return {
    main,
    post,
    robot,
    getCode: async (phone: string, type: string) => post('getCode', { phone, type, robot: await robot() }),
    register: async (phone: string, code: string) =>
      post('register', { phone, password: PASSWORD, code, robot: await robot() }),
    async sentCode(): Promise<string> {
      await main.sms.idle()
      return JSON.parse(provider.received.at(-1)?.TemplateParam ?? '{}').code
    },
  }
}
const UNAVAILABLE = { code: 1208, msg: '短信暂时无法发送，请稍后重试', data: null }

it('a code is sent by the provider, opens an account and is stored in no outbox', async () => {
  const { main, getCode, sentCode, register } = await production()
  expect((await getCode(STRANGER, 'register')).code).toBe(1)
  const code = await sentCode()
  expect(provider.received).toMatchObject([{ PhoneNumbers: STRANGER, TemplateCode: 'SMS_1' }])
  expect(await main.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect((await register(STRANGER, code)).data.user.power).toBe(30)
})

it('registering with a phone that has an account sends the other template', async () => {
  const { main, getCode, sentCode, register } = await production()
  await getCode(STRANGER, 'register')
  await register(STRANGER, await sentCode())
  main.clock.advance(60_000)
  expect((await getCode(STRANGER, 'register')).code).toBe(1)
  await main.sms.idle()
  expect(provider.received.at(-1)).toEqual({ PhoneNumbers: STRANGER, SignName: '选品罗盘', TemplateCode: 'SMS_2' })
})

it('a login code for a phone without an account answers success and sends nothing', async () => {
  const { main, getCode } = await production()
  expect(await getCode(STRANGER, 'login')).toEqual({ code: 1, msg: '成功', data: { seconds: 60 } })
  await main.sms.idle()
  expect(provider.received).toEqual([])
})

it('a caller gets the same answer whether delivery succeeds or fails, until the service is known to be down', async () => {
  const { main, getCode } = await production()
  provider.behave({ bytes: 'Bad Gateway', status: 502 })
  expect((await getCode(STRANGER, 'register')).code).toBe(1)
  await main.sms.idle()
  main.clock.advance(60_000)
  for (const type of ['register', 'login']) expect(await getCode(STRANGER, type)).toEqual(UNAVAILABLE)
  expect(await getCode('13900000001', 'forget')).toEqual(UNAVAILABLE)
  main.clock.advance(60_000)
  provider.behave({ code: 'OK' })
  expect((await getCode(STRANGER, 'register')).code).toBe(1)
})

it('without a provider a code is refused', async () => {
  const { getCode } = await production(false)
  expect(await getCode(STRANGER, 'register')).toEqual(UNAVAILABLE)
})
