import { describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { center } from '../api/accounts/center.ts'
import { given } from './given.ts'
import { boolean, day, instant, integer, like, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'
import { user } from './user.ts'

const pact = pactOf('center')
const { password, phone } = STORY.account
const { code, session: id } = STAND_INS

describe('of the personal center the web relies on', () => {
  it('the profile as it was saved, all of it or a part', async () => {
    const asked = { endpoint: center.save, given: [given.seller()] }
    const body = { nickname: '小王', birthday: '1990-05-01', sex: 2, language: 'en-US' } as const
    const saved = await pact.answers(
      { ...asked, by: 'all of it', body },
      { user: { ...user, birthday: day('1990-05-01') } },
    )
    expect(saved.user.birthday).toBe('1990-05-01')
    const none = { ...asked, by: 'no birthday', body: { birthday: null }, given: [given.seller(), given.birthday] }
    expect((await pact.answers(none, { user })).user.birthday).toBeNull()
    await pact.answers({ ...asked, by: 'language', body: { language: 'en-US' } }, { user })
    await pact.refuses({ ...asked, body: { nickname: '' } }, 'wrongNickname')
    await pact.refuses({ ...asked, body: { birthday: '2999-01-01' } }, 'wrongBirthday')
  })

  it('the user without an avatar', async () => {
    const asked = { endpoint: center.removeAvatar, body: {}, given: [given.seller()] }
    expect((await pact.answers(asked, { user })).user.avatar).toBe('')
  })

  it('the logins that have not ended, and the end of one', async () => {
    const login = { id: text('a1'), since: instant() }
    const logins = [
      { ...login, device: null, network: text('127.0.0.*'), seen_at: null, current: boolean(false) },
      { ...login, device: text('dev'), network: null, seen_at: instant(), current: boolean(true) },
    ]
    const asked = { endpoint: center.sessions, given: [given.seller(), given.oldSession] }
    const { row } = await pact.answers(asked, { row: logins })
    expect(row.map(({ current }) => current)).toEqual([false, true])
    const end = { endpoint: center.endSession, body: { id }, given: [given.seller(), given.anotherSession] }
    expect(await pact.answers(end, { id: text(id) })).toEqual({ id })
    await pact.refuses({ ...end, given: [given.seller()] }, 'sessionNotFound')
  })

  it('how an owner is known', async () => {
    const asked = { endpoint: center.proof, given: [given.seller()] }
    const proof = { password: boolean(true), phone: like('^1[0-9]{2}[*]{4}[0-9]{4}$', '138****0000') }
    expect(await pact.answers(asked, proof)).toEqual({ password: true, phone: '138****0000' })
    const send = { endpoint: center.proofCode, body: {}, given: [given.seller()] }
    expect(await pact.answers(send, { seconds: integer(60) })).toEqual({ seconds: 60 })
    await pact.refuses({ ...send, given: [given.seller(), given.code(phone, 'confirm')] }, 'tooManyAttempts')
    await pact.refuses({ ...send, given: [given.seller(), given.without('sms')] }, 'smsUnavailable')
  })

  it('the closing of the account, by password or by code', async () => {
    const asked = { endpoint: center.close, body: { password }, given: [given.seller()] }
    const until = { until: instant('2026-12-15T08:00:00.000Z') }
    expect(await pact.answers({ ...asked, by: 'password' }, until)).toEqual({ until: '2026-12-15T08:00:00.000Z' })
    const byCode = { ...asked, by: 'code', body: { code }, given: [given.seller(), given.code(phone, 'confirm')] }
    await pact.answers(byCode, until)
    await pact.refuses({ ...asked, body: { password: 'seller124' } }, 'wrongOwnPassword')
    await pact.refuses({ ...asked, body: { code: '000000' } }, 'wrongCode')
    await pact.refuses({ ...asked, body: { code: 'no code' } }, 'codeFormat')
    await pact.refuses({ ...asked, given: [given.seller(), given.wrongProofs(5)] }, 'tooManyAttempts')
  })

  it('the address of all data of the account', async () => {
    const url = like('^/download/account/data[.]zip[?].+$', '/download/account/data.zip?u=1&e=1&s=x&lang=zh-CN')
    const answer = await pact.answers({ endpoint: center.takeout, body: {}, given: [given.seller()] }, { url })
    expect(answer.url).toContain('data.zip')
  })
})
