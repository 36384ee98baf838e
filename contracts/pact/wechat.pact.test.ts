import { describe, expect, it } from 'vitest'
import { WECHAT_STATES } from '#contracts/core/rules.ts'
import { STORY } from '#fixtures/story.ts'
import { wechat } from '../api/accounts/wechat.ts'
import { given, STRANGER } from './given.ts'
import { integer, like, oneOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'
import { session } from './user.ts'

const pact = pactOf('wechat')
const { ticket, code } = STAND_INS

describe('WeChat login calls', () => {
  it('get a ticket and its QR code', async () => {
    const request = { endpoint: wechat.getWechatQr, by: 'whoever comes', body: {}, given: [given.seed] }
    const answer = {
      ticket: like('^[\\w-]{16}[.][\\w-]{43}$', ticket),
      state: oneOf(WECHAT_STATES, 'waiting'),
      seconds: integer(120),
      qr: like('^https?://.+$', 'https://example.com'),
    }
    expect(await pact.answers(request, answer)).toMatchObject({ ticket, state: 'waiting', qr: 'https://example.com' })
    await pact.refuses({ ...request, given: [given.seed, given.without('wechat')] }, 'wechatUnavailable')
    await pact.refuses({ ...request, given: [given.seed, given.attempts('tickets')] }, 'tooManyAttempts')
  })

  it('poll a login until its session', async () => {
    const request = { endpoint: wechat.getWechatQr, body: { ticket }, given: [given.seed, given.ticket('waiting')] }
    const answer = { ticket: text(ticket), state: oneOf(WECHAT_STATES, 'waiting'), seconds: integer(60) }
    expect((await pact.answers({ ...request, by: 'a ticket' }, answer)).state).toBe('waiting')
    const ended = { ...answer, state: 'expired', seconds: 0 }
    expect((await pact.answers({ ...request, by: 'an old ticket', given: [given.seed] }, ended)).state).toBe('expired')
    const confirmed = { ...request, by: 'a confirmed ticket', given: [given.seed, given.ticket('confirmed')] }
    const opened = await pact.answers(confirmed, { ...answer, state: 'confirmed', ...session })
    expect(opened.token).toHaveLength(43)
  })

  it('restore a closed account', async () => {
    const closed = { endpoint: wechat.getWechatQr, given: [given.seller(), given.closed, given.ticket('confirmed')] }
    await pact.refuses({ ...closed, body: { ticket } }, 'accountClosed')
    const answer = { ticket: text(ticket), state: 'confirmed', seconds: integer(0) }
    const opened = await pact.answers(
      { ...closed, by: 'reopening', body: { ticket, reopen: true } },
      { ...answer, ...session },
    )
    expect(opened.user?.id).toBe(1)
  })

  it('link a phone to a WeChat user and open a session', async () => {
    const body = { ticket, phone: STRANGER, code }
    const bound = [given.seed, given.ticket('bind'), given.code(STRANGER, 'bind')]
    const request = { endpoint: wechat.bind, body, given: [given.seed, given.ticket('bind')] }
    const whole = { ...body, language: 'zh-CN', reopen: true } as const
    expect((await pact.answers({ ...request, body: whole, given: bound }, session)).token).toHaveLength(43)
    const { phone } = STORY.account
    const closed = [given.seller(), given.closed, given.ticket('bind'), given.code(phone, 'bind')]
    await pact.refuses({ ...request, body: { ...body, phone }, given: closed }, 'accountClosed')
    await pact.refuses({ ...request, given: [...request.given, given.attempts('codes')] }, 'tooManyAttempts')
    await pact.refuses({ ...request, given: [given.seed] }, 'wechatExpired')
    await pact.refuses({ ...request, body: { ...body, phone: '12345' } }, 'wrongPhone')
    await pact.refuses({ ...request, body: { ...body, code: 'no code' } }, 'codeFormat')
    await pact.refuses({ ...request, body: { ...body, code: '000000' } }, 'wrongCode')
  })
})
