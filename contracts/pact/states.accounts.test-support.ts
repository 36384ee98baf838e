import { STORY } from '#fixtures/story.ts'
import { FAILURES_PER_ADDRESS, WECHAT_TICKETS_PER_ADDRESS } from '#server/features/accounts/account.rules.ts'
import { recordAttempt } from '#server/features/accounts/attempts.store.ts'
import { account } from '../api/accounts/account.ts'
import { center } from '../api/accounts/center.ts'
import { wechat } from '../api/accounts/wechat.ts'
import { devtools } from '../api/dev/devtools.ts'
import { STRANGER } from './given.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'
import type { Params, StateHandlers } from './state-handlers.test-support.ts'

const { phone, password, power: SEED_POWER } = STORY.account

export const accountsStates: StateHandlers = {
  'the seed': async (stage) => stage.begin(),
  async 'an unknown token'(stage) {
    stage.begin()
    stage.setStandIn(STAND_INS.token, 'unknown')
  },
  async 'a seller'(stage, { power }) {
    stage.begin()
    if (power !== SEED_POWER) await stage.call(devtools.power, { body: { phone, power } })
    const { token } = await stage.call(devtools.login, { body: { phone } })
    stage.setStandIn(STAND_INS.token, token)
  },
  async 'a newcomer'(stage) {
    stage.begin()
    await sendCode(stage, { phone: STRANGER, type: 'register' })
    const code = stage.standInValue(STAND_INS.code)
    const body = { phone: STRANGER, password, code, robot: await stage.solveChallenge() }
    const { token } = await stage.call(account.register, { body })
    stage.setStandIn(STAND_INS.token, token)
  },
  'a code': sendCode,
  'failed logins': (stage, { times }) =>
    stage.expectFailures(times, async (before) => {
      // After two failures the server requires a solved challenge.
      const robot = before < 2 ? undefined : await stage.solveChallenge()
      await stage.call(account.login, { body: { phone, password: 'wrong-one', ...(robot && { robot }) } })
    }),
  'wrong passwords of the seller': (stage, { times }) =>
    stage.expectFailures(times, () =>
      stage.call(account.updatePassword, { body: { password, oldPassword: 'wrong-one' } }),
    ),
  async 'all attempts of this address'(stage, { at }) {
    const { db, clock } = await stage.world()
    const [subject, { most }] =
      at === 'tickets' ? ['wechat-ip', WECHAT_TICKETS_PER_ADDRESS] : ['ip', FAILURES_PER_ADDRESS]
    await recordAttempt(db, new Array<string>(most).fill(`${subject}:127.0.0.1`), clock.iso())
  },
  async 'the account is closed'(stage) {
    await stage.call(center.close, { body: { password } })
  },
  async 'another session'(stage) {
    await stage.call(devtools.login, { body: { phone } })
    const { row } = await stage.call(center.sessions)
    stage.setStandIn(STAND_INS.session, row.find(({ current }) => !current)?.id ?? '')
  },
  async 'a session of an unknown program'(stage) {
    await stage.call(account.login, { body: { phone, password } })
    const { db } = await stage.world()
    await db.updateTable('session').set({ seen_on: null }).where('device', 'is', null).execute()
  },
  async power(stage, { power }) {
    await stage.call(devtools.power, { body: { phone, power } })
  },
  async 'a birthday'(stage) {
    await stage.call(center.save, { body: { birthday: '1990-05-01' } })
  },
  async 'a WeChat login'(stage, { at }) {
    const { ticket, qr = '' } = await stage.call(wechat.getWechatQr, { body: {} })
    stage.setStandIn(STAND_INS.ticket, ticket)
    if (at === 'waiting') return
    const state = new URL(qr).searchParams.get('state') ?? ''
    const openid = at === 'bind' ? { openid: 'somebody-new' } : {}
    await stage.call(devtools.wechat, { body: { state, act: 'confirm', ...openid } })
  },
}

/** A `confirm` code goes to the logged-in account. */
async function sendCode(stage: Stage, target: Pick<Params, 'phone' | 'type'>): Promise<void> {
  const { phone: to, type } = target
  if (type === 'confirm') await stage.call(center.proofCode, { body: {} })
  else await stage.call(account.getCode, { body: { phone: to, type, robot: await stage.solveChallenge() } })
  const { row } = await stage.call(devtools.outbox)
  stage.setStandIn(STAND_INS.code, /\d{6}/.exec(row[0]?.text ?? '')?.[0] ?? '')
}
