import { Matchers } from '@pact-foundation/pact'
import { afterAll, describe, expect, it } from 'vitest'
import { account } from '#contracts/api/account.ts'
import { STORY } from '#fixtures/story.ts'
import type { Failure } from '#web/api/failure.ts'
import { ANY_CODE, ANY_ROBOT, pactOf } from './pact.ts'

const pact = pactOf('account')
const { eachLike, integer, number, regex, string } = Matchers

afterAll(() => {
  const { recorded, committed } = pact.record()
  expect(committed, 'contracts/pact/account.pact.json is stale: run UPDATE_PACTS=1 npm test -- unit').toEqual(recorded)
})

const { phone, password } = STORY.account
const stranger = '13900000000'
const seed = { state: 'the seed' }
const seller = { state: 'a seller', params: { power: 100_000 } }
const codeFor = (whose: string, type: string) => ({ state: 'a code', params: { phone: whose, type } })
const chosen = 'a-new-password'

const user = {
  ...{ id: integer(1), phone: regex('^1[0-9]{2}[*]{4}[0-9]{4}$', '138****0000'), nickname: string('样例卖家') },
  ...{ avatar: string(''), level: integer(0), level_text: string(''), start_time: null, end_time: null },
  ...{ type: integer(0), birthday: null, sex: integer(1), language: regex('^(zh-CN|en-US)$', 'zh-CN') },
  ...{ money: number(0), power: number(1000) },
  mold: eachLike({
    enName: string('asin_fx'),
    id: integer(3),
    path: string('/products/asin_fx/index'),
    value: number(10),
  }),
}
const session = { token: regex('^[A-Za-z0-9_-]{43}$', 'x'.repeat(43)), user }

describe('the web relies on', () => {
  it('a challenge to solve', async () => {
    const hex = (digits: number) => regex(`^[0-9a-f]{${digits}}$`, '0'.repeat(digits))
    const parameters = {
      ...{ algorithm: 'PBKDF2/SHA-256', nonce: hex(32), salt: hex(32), cost: integer(5000), keyLength: integer(32) },
      ...{ keyPrefix: hex(32), keySignature: hex(64), data: { expires: integer(1_795_000_000) } },
    }
    const challenge = await pact.interaction(
      { endpoint: account.challenge, given: [seed], answers: { data: { parameters, signature: hex(64) } } },
      (call) => call(account.challenge),
    )
    expect(challenge.parameters.algorithm).toBe('PBKDF2/SHA-256')
  })

  it('a code, for a solved challenge', async () => {
    const body = { phone: stranger, type: 'register', robot: ANY_ROBOT } as const
    const sent = await pact.interaction(
      { endpoint: account.getCode, body, given: [seed], answers: { data: { seconds: integer(60) } } },
      (call) => call(account.getCode, { body }),
    )
    expect(sent).toEqual({ seconds: 60 })
  })

  it('1204 for a code without one', async () => {
    const body = { phone: stranger, type: 'register' } as const
    const refused = pact.interaction(
      { endpoint: account.getCode, body, given: [seed], answers: 'robotRequired' },
      (call) => call(account.getCode, { body }).catch((failure: Failure) => failure),
    )
    expect(await refused).toMatchObject({ code: 1204, status: 200, msg: '请确认您不是机器人' })
  })

  it('429 for a second code within the minute', async () => {
    const body = { phone: stranger, type: 'register', robot: ANY_ROBOT } as const
    const refused = pact.interaction(
      {
        endpoint: account.getCode,
        body,
        given: [seed, codeFor(stranger, 'register')],
        answers: 'tooManyAttempts',
      },
      (call) => call(account.getCode, { body }).catch((failure: Failure) => failure),
    )
    expect(await refused).toMatchObject({ code: 429, status: 429 })
  })

  it('a session for a new account', async () => {
    const body = { phone: stranger, password: chosen, code: ANY_CODE, robot: ANY_ROBOT }
    const opened = await pact.interaction(
      { endpoint: account.register, body, given: [seed, codeFor(stranger, 'register')], answers: { data: session } },
      (call) => call(account.register, { body }),
    )
    expect(opened.user.language).toBe('zh-CN')
  })

  it('1206 for a code that is not the one', async () => {
    const body = { phone: stranger, password: chosen, code: '000000', robot: ANY_ROBOT }
    const refused = pact.interaction(
      { endpoint: account.register, body, given: [seed], answers: 'wrongCode' },
      (call) => call(account.register, { body }).catch((failure: Failure) => failure),
    )
    expect(await refused).toMatchObject({ code: 1206, status: 200 })
  })

  it('a session for a password, and 1201 for a wrong one', async () => {
    const body = { phone, password }
    const opened = await pact.interaction(
      { endpoint: account.login, body, given: [seed], answers: { data: session } },
      (call) => call(account.login, { body }),
    )
    expect(opened.user.phone).toBe('138****0000')
    const wrong = { phone, password: 'seller124' }
    const refused = pact.interaction(
      { endpoint: account.login, body: wrong, given: [seed], answers: 'wrongPassword' },
      (call) => call(account.login, { body: wrong }).catch((failure: Failure) => failure),
    )
    expect(await refused).toMatchObject({ code: 1201, msg: '手机号或密码错误' })
  })

  it('a session for a code', async () => {
    const body = { phone, code: ANY_CODE }
    const opened = await pact.interaction(
      {
        ...{ endpoint: account.login, by: 'code', body },
        ...{ given: [seed, codeFor(phone, 'login')], answers: { data: session } },
      },
      (call) => call(account.login, { body }),
    )
    expect(opened.token).toHaveLength(43)
  })

  it('1204 from a login after two failures', async () => {
    const body = { phone, password }
    const refused = pact.interaction(
      { endpoint: account.login, body, given: [seed, { state: 'two failed logins' }], answers: 'robotRequired' },
      (call) => call(account.login, { body }).catch((failure: Failure) => failure),
    )
    expect(await refused).toMatchObject({ code: 1204, status: 200 })
  })

  it('a new password by a code, for a guest', async () => {
    const body = { phone, password: chosen, code: ANY_CODE }
    const reset = await pact.interaction(
      {
        ...{ endpoint: account.updatePassword, by: 'code', body },
        ...{ given: [seed, codeFor(phone, 'forget')], answers: { data: { ended: integer(0) } } },
      },
      (call) => call(account.updatePassword, { body }),
    )
    expect(reset).toEqual({ ended: 0 })
  })

  it('a new password by the old one, for a user, and 1207 for a wrong one', async () => {
    const body = { password: chosen, oldPassword: password }
    const asUser = { endpoint: account.updatePassword, as: 'user', by: 'old password', given: [seller] } as const
    const changed = await pact.interaction({ ...asUser, body, answers: { data: { ended: integer(0) } } }, (call) =>
      call(account.updatePassword, { body }),
    )
    expect(changed).toEqual({ ended: 0 })
    const wrong = { password: chosen, oldPassword: 'seller124' }
    const refused = pact.interaction({ ...asUser, body: wrong, answers: 'wrongOldPassword' }, (call) =>
      call(account.updatePassword, { body: wrong }).catch((failure: Failure) => failure),
    )
    expect(await refused).toMatchObject({ code: 1207, msg: '原密码错误' })
  })

  it('the user, with the balance and the modules', async () => {
    const info = await pact.interaction(
      { endpoint: account.info, given: [seller], answers: { data: { user } } },
      (call) => call(account.info),
    )
    expect(info.user.power).toBe(1000)
  })

  it('the end of this session, and of all others', async () => {
    const left = await pact.interaction({ endpoint: account.logout, given: [seller], answers: { data: {} } }, (call) =>
      call(account.logout),
    )
    expect(left).toEqual({})
    const ended = await pact.interaction(
      { endpoint: account.logoutEverywhere, body: {}, given: [seller], answers: { data: { ended: integer(0) } } },
      (call) => call(account.logoutEverywhere, { body: {} }),
    )
    expect(ended).toEqual({ ended: 0 })
  })
})
