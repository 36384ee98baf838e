import { describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { account } from '../api/accounts/account.ts'
import { given, STRANGER } from './given.ts'
import { integer, like, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'
import { member, session, user } from './user.ts'

const pact = pactOf('account')
const { phone, password } = STORY.account
const { code, robot } = STAND_INS
const chosen = 'a-new-password'
/** An encrypted device fingerprint in base64. */
const re = 'Q2hyb21lIDEyOCDCtyBXaW5kb3dz'

describe('account calls', () => {
  it('get a challenge to solve', async () => {
    const hex = (digits: number) => like(`^[0-9a-f]{${digits}}$`, '0'.repeat(digits))
    const parameters = {
      algorithm: text('PBKDF2/SHA-256'),
      nonce: hex(32),
      salt: hex(32),
      cost: integer(5000),
      keyLength: integer(32),
      keyPrefix: hex(32),
      keySignature: hex(64),
      data: { expires: integer(1_795_000_000) },
    }
    const challenge = await pact.answers(
      { endpoint: account.challenge, given: [given.seed] },
      { parameters, signature: hex(64) },
    )
    expect(challenge.parameters.algorithm).toBe('PBKDF2/SHA-256')
  })

  it('send a code for a solved challenge', async () => {
    const body = { phone: STRANGER, type: 'register', robot } as const
    const request = { endpoint: account.getCode, body, given: [given.seed] }
    expect(await pact.answers(request, { seconds: integer(60) })).toEqual({ seconds: 60 })
    await pact.refuses({ ...request, given: [given.seed, given.code(STRANGER, 'register')] }, 'tooManyAttempts')
    await pact.refuses({ ...request, given: [given.seed, given.without('sms')] }, 'smsUnavailable')
    await pact.refuses({ ...request, body: { phone: '12345', type: 'login', robot } }, 'wrongPhone')
    await pact.refuses({ ...request, body: { phone: STRANGER, type: 'forget' } }, 'robotRequired')
  })

  it('register an account and open a session', async () => {
    const body = { phone: STRANGER, password: chosen, code, robot, re, language: 'zh-CN' } as const
    const request = { endpoint: account.register, body, given: [given.seed, given.code(STRANGER, 'register')] }
    expect((await pact.answers(request, session)).user.language).toBe('zh-CN')
    const plainly = { phone: STRANGER, password: chosen, code }
    await pact.refuses({ ...request, given: [...request.given, given.attempts('codes')] }, 'tooManyAttempts')
    await pact.refuses({ ...request, body: plainly }, 'robotRequired')
    await pact.refuses({ ...request, body: { ...plainly, phone: '12345' } }, 'wrongPhone')
    await pact.refuses({ ...request, body: { ...plainly, password: 'short' } }, 'shortPassword')
    await pact.refuses({ ...request, body: { ...plainly, password: 'password' } }, 'guessablePassword')
    await pact.refuses({ ...request, body: { ...plainly, code: 'no code' } }, 'codeFormat')
    await pact.refuses({ ...request, body: { ...plainly, code: '000000', robot } }, 'wrongCode')
  })

  it('log in with a password', async () => {
    const request = { endpoint: account.login, body: { phone, password, re }, given: [given.seed] }
    expect((await pact.answers({ ...request, by: 'password' }, session)).user.phone).toBe('138****0000')
    const solved = { ...request, by: 'password and puzzle', body: { phone, password, robot } }
    await pact.answers({ ...solved, given: [given.seed, given.failedLogins(2)] }, session)
    await pact.refuses({ ...request, body: { phone, password: 'seller124' } }, 'wrongPassword')
    await pact.refuses({ ...request, body: { phone, password: 'short' } }, 'shortPassword')
    await pact.refuses({ ...request, body: { phone: '12345', password } }, 'wrongPhone')
    await pact.refuses({ ...request, given: [given.seed, given.failedLogins(2)] }, 'robotRequired')
    await pact.refuses(
      { ...request, body: { phone, password, robot }, given: [given.seed, given.failedLogins(5)] },
      'tooManyAttempts',
    )
  })

  it('log in with a code', async () => {
    const request = { endpoint: account.login, by: 'code', body: { phone, code } }
    const opened = await pact.answers({ ...request, given: [given.seed, given.code(phone, 'login')] }, session)
    expect(opened.token).toHaveLength(43)
    await pact.refuses({ ...request, body: { phone, code: '000000' }, given: [given.seed] }, 'wrongCode')
    await pact.refuses({ ...request, body: { phone, code: 'no code' }, given: [given.seed] }, 'codeFormat')
  })

  it('restore a closed account', async () => {
    const request = { endpoint: account.login, given: [given.seller(), given.closed] }
    await pact.refuses({ ...request, body: { phone, password } }, 'accountClosed')
    const opened = await pact.answers({ ...request, by: 'reopening', body: { phone, password, reopen: true } }, session)
    expect(opened.user.id).toBe(1)
  })

  it('reset a guest’s password with a code', async () => {
    const body = { phone, password: chosen, code }
    const request = { endpoint: account.updatePassword, by: 'code', body }
    const forgotten = [given.seed, given.code(phone, 'forget')]
    expect(await pact.answers({ ...request, given: forgotten }, { ended: integer(0) })).toEqual({ ended: 0 })
    await pact.refuses({ ...request, body: { ...body, phone: '12345' }, given: [given.seed] }, 'wrongPhone')
    await pact.refuses({ ...request, body: { ...body, password: 'short' }, given: [given.seed] }, 'shortPassword')
    await pact.refuses(
      { ...request, body: { ...body, password: 'password' }, given: [given.seed] },
      'guessablePassword',
    )
    await pact.refuses({ ...request, body: { ...body, code: 'no code' }, given: [given.seed] }, 'codeFormat')
    await pact.refuses({ ...request, body: { ...body, code: '000000' }, given: [given.seed] }, 'wrongCode')
    await pact.refuses({ ...request, body: { password: chosen }, given: [given.seed] }, 'notLoggedIn')
  })

  it('change a user’s password with the old one', async () => {
    const body = { password: chosen, oldPassword: password }
    const request = { endpoint: account.updatePassword, as: 'user', by: 'old password', body } as const
    expect(await pact.answers({ ...request, given: [given.seller()] }, { ended: integer(0) })).toEqual({ ended: 0 })
    const wrong = { password: chosen, oldPassword: 'seller124' }
    await pact.refuses({ ...request, body: wrong, given: [given.seller()] }, 'wrongOldPassword')
    await pact.refuses({ ...request, given: [given.seller(), given.wrongProofs(5)] }, 'tooManyAttempts')
  })

  it('get the user with balance and modules', async () => {
    const request = { endpoint: account.info, given: [given.seller()] }
    expect((await pact.answers(request, { user })).user.power).toBe(1000)
    const paid = {
      ...request,
      by: 'a member',
      given: [given.seller(), given.clock('2026-11-15T09:00:00.000Z'), given.plan],
    }
    expect((await pact.answers(paid, { user: member })).user.end_time).not.toBeNull()
    await pact.refuses({ ...request, given: [given.stranger] }, 'notLoggedIn')
  })

  it('end this session or all others', async () => {
    expect(await pact.answers({ endpoint: account.logout, given: [given.seller()] }, {})).toEqual({})
    const ended = await pact.answers(
      { endpoint: account.logoutEverywhere, body: {}, given: [given.seller(), given.anotherSession] },
      { ended: integer(1) },
    )
    expect(ended).toEqual({ ended: 1 })
  })
})
