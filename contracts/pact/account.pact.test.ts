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
/** Device fingerprint, encrypted and base64. */
const re = 'Q2hyb21lIDEyOCDCtyBXaW5kb3dz'

describe('of the account the web relies on', () => {
  it('a challenge to solve', async () => {
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

  it('a code, for a solved challenge', async () => {
    const body = { phone: STRANGER, type: 'register', robot } as const
    const asked = { endpoint: account.getCode, body, given: [given.seed] }
    expect(await pact.answers(asked, { seconds: integer(60) })).toEqual({ seconds: 60 })
    await pact.refuses({ ...asked, given: [given.seed, given.code(STRANGER, 'register')] }, 'tooManyAttempts')
    await pact.refuses({ ...asked, given: [given.seed, given.without('sms')] }, 'smsUnavailable')
    await pact.refuses({ ...asked, body: { phone: '12345', type: 'login', robot } }, 'wrongPhone')
    await pact.refuses({ ...asked, body: { phone: STRANGER, type: 'forget' } }, 'robotRequired')
  })

  it('a session for a new account', async () => {
    const body = { phone: STRANGER, password: chosen, code, robot, re, language: 'zh-CN' } as const
    const asked = { endpoint: account.register, body, given: [given.seed, given.code(STRANGER, 'register')] }
    expect((await pact.answers(asked, session)).user.language).toBe('zh-CN')
    const plainly = { phone: STRANGER, password: chosen, code }
    await pact.refuses({ ...asked, given: [...asked.given, given.attempts('codes')] }, 'tooManyAttempts')
    await pact.refuses({ ...asked, body: plainly }, 'robotRequired')
    await pact.refuses({ ...asked, body: { ...plainly, phone: '12345' } }, 'wrongPhone')
    await pact.refuses({ ...asked, body: { ...plainly, password: 'short' } }, 'shortPassword')
    await pact.refuses({ ...asked, body: { ...plainly, password: 'password' } }, 'guessablePassword')
    await pact.refuses({ ...asked, body: { ...plainly, code: 'no code' } }, 'codeFormat')
    await pact.refuses({ ...asked, body: { ...plainly, code: '000000', robot } }, 'wrongCode')
  })

  it('a session for a password', async () => {
    const asked = { endpoint: account.login, body: { phone, password, re }, given: [given.seed] }
    expect((await pact.answers({ ...asked, by: 'password' }, session)).user.phone).toBe('138****0000')
    const solved = { ...asked, by: 'password and puzzle', body: { phone, password, robot } }
    await pact.answers({ ...solved, given: [given.seed, given.failedLogins(2)] }, session)
    await pact.refuses({ ...asked, body: { phone, password: 'seller124' } }, 'wrongPassword')
    await pact.refuses({ ...asked, body: { phone, password: 'short' } }, 'shortPassword')
    await pact.refuses({ ...asked, body: { phone: '12345', password } }, 'wrongPhone')
    await pact.refuses({ ...asked, given: [given.seed, given.failedLogins(2)] }, 'robotRequired')
    await pact.refuses(
      { ...asked, body: { phone, password, robot }, given: [given.seed, given.failedLogins(5)] },
      'tooManyAttempts',
    )
  })

  it('a session for a code', async () => {
    const asked = { endpoint: account.login, by: 'code', body: { phone, code } }
    const opened = await pact.answers({ ...asked, given: [given.seed, given.code(phone, 'login')] }, session)
    expect(opened.token).toHaveLength(43)
    await pact.refuses({ ...asked, body: { phone, code: '000000' }, given: [given.seed] }, 'wrongCode')
    await pact.refuses({ ...asked, body: { phone, code: 'no code' }, given: [given.seed] }, 'codeFormat')
  })

  it('a closed account that its owner opens again', async () => {
    const asked = { endpoint: account.login, given: [given.seller(), given.closed] }
    await pact.refuses({ ...asked, body: { phone, password } }, 'accountClosed')
    const opened = await pact.answers({ ...asked, by: 'reopening', body: { phone, password, reopen: true } }, session)
    expect(opened.user.id).toBe(1)
  })

  it('a new password by a code, for a guest', async () => {
    const body = { phone, password: chosen, code }
    const asked = { endpoint: account.updatePassword, by: 'code', body }
    const forgotten = [given.seed, given.code(phone, 'forget')]
    expect(await pact.answers({ ...asked, given: forgotten }, { ended: integer(0) })).toEqual({ ended: 0 })
    await pact.refuses({ ...asked, body: { ...body, phone: '12345' }, given: [given.seed] }, 'wrongPhone')
    await pact.refuses({ ...asked, body: { ...body, password: 'short' }, given: [given.seed] }, 'shortPassword')
    await pact.refuses({ ...asked, body: { ...body, password: 'password' }, given: [given.seed] }, 'guessablePassword')
    await pact.refuses({ ...asked, body: { ...body, code: 'no code' }, given: [given.seed] }, 'codeFormat')
    await pact.refuses({ ...asked, body: { ...body, code: '000000' }, given: [given.seed] }, 'wrongCode')
    await pact.refuses({ ...asked, body: { password: chosen }, given: [given.seed] }, 'notLoggedIn')
  })

  it('a new password by the old one, for a user', async () => {
    const body = { password: chosen, oldPassword: password }
    const asked = { endpoint: account.updatePassword, as: 'user', by: 'old password', body } as const
    expect(await pact.answers({ ...asked, given: [given.seller()] }, { ended: integer(0) })).toEqual({ ended: 0 })
    const wrong = { password: chosen, oldPassword: 'seller124' }
    await pact.refuses({ ...asked, body: wrong, given: [given.seller()] }, 'wrongOldPassword')
    await pact.refuses({ ...asked, given: [given.seller(), given.wrongProofs(5)] }, 'tooManyAttempts')
  })

  it('the user, with the balance and the modules', async () => {
    const asked = { endpoint: account.info, given: [given.seller()] }
    expect((await pact.answers(asked, { user })).user.power).toBe(1000)
    const paid = {
      ...asked,
      by: 'a member',
      given: [given.seller(), given.clock('2026-11-15T09:00:00.000Z'), given.plan],
    }
    expect((await pact.answers(paid, { user: member })).user.end_time).not.toBeNull()
    await pact.refuses({ ...asked, given: [given.stranger] }, 'notLoggedIn')
  })

  it('the end of this session, and of all others', async () => {
    expect(await pact.answers({ endpoint: account.logout, given: [given.seller()] }, {})).toEqual({})
    const ended = await pact.answers(
      { endpoint: account.logoutEverywhere, body: {}, given: [given.seller(), given.anotherSession] },
      { ended: integer(1) },
    )
    expect(ended).toEqual({ ended: 1 })
  })
})
