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

describe('of logging in by WeChat the web relies on', () => {
  it('a ticket and what its QR code says', async () => {
    const asked = { endpoint: wechat.getWechatQr, by: 'whoever comes', body: {}, given: [given.seed] }
    const answer = {
      ticket: like('^[\\w-]{16}[.][\\w-]{43}$', ticket),
      state: oneOf(WECHAT_STATES, 'waiting'),
      seconds: integer(120),
      qr: like('^https?://.+$', 'https://example.com'),
    }
    expect(await pact.answers(asked, answer)).toMatchObject({ ticket, state: 'waiting', qr: 'https://example.com' })
    await pact.refuses({ ...asked, given: [given.seed, given.without('wechat')] }, 'wechatUnavailable')
    await pact.refuses({ ...asked, given: [given.seed, given.attempts('tickets')] }, 'tooManyAttempts')
  })

  it('how far a login is, up to its session', async () => {
    const asked = { endpoint: wechat.getWechatQr, body: { ticket }, given: [given.seed, given.ticket('waiting')] }
    const told = { ticket: text(ticket), state: oneOf(WECHAT_STATES, 'waiting'), seconds: integer(60) }
    expect((await pact.answers({ ...asked, by: 'a ticket' }, told)).state).toBe('waiting')
    const ended = { ...told, state: 'expired', seconds: 0 }
    expect((await pact.answers({ ...asked, by: 'an old ticket', given: [given.seed] }, ended)).state).toBe('expired')
    const confirmed = { ...asked, by: 'a confirmed ticket', given: [given.seed, given.ticket('confirmed')] }
    const opened = await pact.answers(confirmed, { ...told, state: 'confirmed', ...session })
    expect(opened.token).toHaveLength(43)
  })

  it('a closed account that its owner opens again', async () => {
    const closed = { endpoint: wechat.getWechatQr, given: [given.seller(), given.closed, given.ticket('confirmed')] }
    await pact.refuses({ ...closed, body: { ticket } }, 'accountClosed')
    const told = { ticket: text(ticket), state: 'confirmed', seconds: integer(0) }
    const opened = await pact.answers(
      { ...closed, by: 'reopening', body: { ticket, reopen: true } },
      { ...told, ...session },
    )
    expect(opened.user?.id).toBe(1)
  })

  it('a session for a phone that is tied to a WeChat', async () => {
    const body = { ticket, phone: STRANGER, code }
    const bound = [given.seed, given.ticket('bind'), given.code(STRANGER, 'bind')]
    const asked = { endpoint: wechat.bind, body, given: [given.seed, given.ticket('bind')] }
    const whole = { ...body, language: 'zh-CN', reopen: true } as const
    expect((await pact.answers({ ...asked, body: whole, given: bound }, session)).token).toHaveLength(43)
    const { phone } = STORY.account
    const closed = [given.seller(), given.closed, given.ticket('bind'), given.code(phone, 'bind')]
    await pact.refuses({ ...asked, body: { ...body, phone }, given: closed }, 'accountClosed')
    await pact.refuses({ ...asked, given: [...asked.given, given.attempts('codes')] }, 'tooManyAttempts')
    await pact.refuses({ ...asked, given: [given.seed] }, 'wechatExpired')
    await pact.refuses({ ...asked, body: { ...body, phone: '12345' } }, 'wrongPhone')
    await pact.refuses({ ...asked, body: { ...body, code: 'no code' } }, 'codeFormat')
    await pact.refuses({ ...asked, body: { ...body, code: '000000' } }, 'wrongCode')
  })
})
