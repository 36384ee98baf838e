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

describe('personal center calls', () => {
  it('save the profile, completely or in part', async () => {
    const request = { endpoint: center.save, given: [given.seller()] }
    const body = { nickname: '小王', birthday: '1990-05-01', sex: 2, language: 'en-US' } as const
    const saved = await pact.answers(
      { ...request, by: 'all of it', body },
      { user: { ...user, birthday: day('1990-05-01') } },
    )
    expect(saved.user.birthday).toBe('1990-05-01')
    const none = { ...request, by: 'no birthday', body: { birthday: null }, given: [given.seller(), given.birthday] }
    expect((await pact.answers(none, { user })).user.birthday).toBeNull()
    await pact.answers({ ...request, by: 'language', body: { language: 'en-US' } }, { user })
    await pact.refuses({ ...request, body: { nickname: '' } }, 'wrongNickname')
    await pact.refuses({ ...request, body: { birthday: '2999-01-01' } }, 'wrongBirthday')
  })

  it('remove the avatar', async () => {
    const request = { endpoint: center.removeAvatar, body: {}, given: [given.seller()] }
    expect((await pact.answers(request, { user })).user.avatar).toBe('')
  })

  it('list the sessions and end one', async () => {
    const login = { id: text('a1'), since: instant() }
    const logins = [
      { ...login, device: null, network: text('127.0.0.*'), seen_at: null, current: boolean(false) },
      { ...login, device: text('dev'), network: null, seen_at: instant(), current: boolean(true) },
    ]
    const request = { endpoint: center.sessions, given: [given.seller(), given.oldSession] }
    const { row } = await pact.answers(request, { row: logins })
    expect(row.map(({ current }) => current)).toEqual([false, true])
    const end = { endpoint: center.endSession, body: { id }, given: [given.seller(), given.anotherSession] }
    expect(await pact.answers(end, { id: text(id) })).toEqual({ id })
    await pact.refuses({ ...end, given: [given.seller()] }, 'sessionNotFound')
  })

  it('say how the owner can be verified, and send a code', async () => {
    const request = { endpoint: center.proof, given: [given.seller()] }
    const proof = { password: boolean(true), phone: like('^1[0-9]{2}[*]{4}[0-9]{4}$', '138****0000') }
    expect(await pact.answers(request, proof)).toEqual({ password: true, phone: '138****0000' })
    const send = { endpoint: center.proofCode, body: {}, given: [given.seller()] }
    expect(await pact.answers(send, { seconds: integer(60) })).toEqual({ seconds: 60 })
    await pact.refuses({ ...send, given: [given.seller(), given.code(phone, 'confirm')] }, 'tooManyAttempts')
    await pact.refuses({ ...send, given: [given.seller(), given.without('sms')] }, 'smsUnavailable')
  })

  it('close the account with a password or a code', async () => {
    const request = { endpoint: center.close, body: { password }, given: [given.seller()] }
    const until = { until: instant('2026-12-15T08:00:00.000Z') }
    expect(await pact.answers({ ...request, by: 'password' }, until)).toEqual({ until: '2026-12-15T08:00:00.000Z' })
    const byCode = { ...request, by: 'code', body: { code }, given: [given.seller(), given.code(phone, 'confirm')] }
    await pact.answers(byCode, until)
    await pact.refuses({ ...request, body: { password: 'seller124' } }, 'wrongOwnPassword')
    await pact.refuses({ ...request, body: { code: '000000' } }, 'wrongCode')
    await pact.refuses({ ...request, body: { code: 'no code' } }, 'codeFormat')
    await pact.refuses({ ...request, given: [given.seller(), given.wrongProofs(5)] }, 'tooManyAttempts')
  })

  it('get the download link of the account data', async () => {
    const url = like('^/download/account/data[.]zip[?].+$', '/download/account/data.zip?u=1&e=1&s=x&lang=zh-CN')
    const answer = await pact.answers({ endpoint: center.takeout, body: {}, given: [given.seller()] }, { url })
    expect(answer.url).toContain('data.zip')
  })
})
