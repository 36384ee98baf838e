import { Matchers } from '@pact-foundation/pact'
import { afterAll, describe, expect, it } from 'vitest'
import { wechat } from '#contracts/api/wechat.ts'
import type { Failure } from '#web/api/failure.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('wechat')
const { integer, regex } = Matchers

afterAll(() => {
  const { recorded, committed } = pact.record()
  expect(committed, 'contracts/pact/wechat.pact.json is stale: run UPDATE_PACTS=1 npm test -- unit').toEqual(recorded)
})

const seed = { state: 'the seed' }
const TICKET = `${'i'.repeat(16)}.${'s'.repeat(43)}`

describe('the web relies on', () => {
  it('a ticket and what its QR code says', async () => {
    const answer = {
      ...{ ticket: regex('^[\\w-]{16}[.][\\w-]{43}$', TICKET), state: 'waiting', seconds: integer(120) },
      qr: regex('^https?://.+$', 'https://example.com'),
    }
    const asked = await pact.interaction(
      { endpoint: wechat.getWechatQr, by: 'whoever comes', body: {}, given: [seed], answers: { data: answer } },
      (call) => call(wechat.getWechatQr, { body: {} }),
    )
    expect(asked).toMatchObject({ ticket: TICKET, state: 'waiting', qr: 'https://example.com' })
  })

  it('an end of a ticket that is of no more use', async () => {
    const body = { ticket: TICKET }
    const told = await pact.interaction(
      {
        ...{ endpoint: wechat.getWechatQr, by: 'a ticket', body, given: [seed] },
        answers: { data: { ticket: TICKET, state: 'expired', seconds: 0 } },
      },
      (call) => call(wechat.getWechatQr, { body }),
    )
    expect(told.state).toBe('expired')
  })

  it('1221 for a phone tied too late', async () => {
    const body = { ticket: TICKET, phone: '13900000000', code: '654321', language: 'zh-CN' } as const
    const refused = await pact.interaction(
      { endpoint: wechat.bind, body, given: [seed], answers: 'wechatExpired' },
      (call) => call(wechat.bind, { body }).catch((failure: Failure) => failure),
    )
    expect(refused).toMatchObject({ code: 1221, msg: '本次微信登录已失效，请重新扫码' })
  })
})
