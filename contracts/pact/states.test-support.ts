/** What the states of our pacts mean: each is brought about on the real server, in the world of the interaction. */

import { billing } from '#contracts/api/billing.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { FAILURES_PER_ADDRESS, WECHAT_TICKETS_PER_ADDRESS } from '#server/features/accounts/account.rules.ts'
import { recordAttempt } from '#server/features/accounts/attempts.store.ts'
import { noSms } from '#server/features/accounts/sms/unavailable.ts'
import { noWechat } from '#server/features/accounts/wechat/gateways/unavailable.ts'
import { insertReport } from '#server/features/reports/reports.store.ts'
import { account, type CodeType } from '../api/accounts/account.ts'
import { center } from '../api/accounts/center.ts'
import { wechat } from '../api/accounts/wechat.ts'
import { devtools } from '../api/dev/devtools.ts'
import type { Scenario } from '../api/dev/devtools-scenarios.ts'
import { reports } from '../api/reports/reports.ts'
import { infringement } from '../api/rights/infringement.ts'
import { patents } from '../api/rights/patents.ts'
import { BARE_GRANT, BARE_MARK, BARE_PATENT, STRANGER, WHOLE_FORM, WHOLE_MARK, WHOLE_PATENT } from './given.ts'
import { drawnTeapot } from './rights.test-support.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'

/** The parameters of all states together: each reads its own, as given.ts writes them. */
export interface Params {
  power: number
  phone: string
  type: CodeType
  times: number
  count: number
  at: 'waiting' | 'confirmed' | 'bind' | 'codes' | 'tickets'
  kind: ReportKind
  is:
    | 'pending'
    | 'finished'
    | 'updated'
    | 'failed'
    | 'gone'
    | 'elsewhere'
    | 'created'
    | 'credited'
    | 'closed'
    | 'whole'
    | 'bare'
    | 'bare grant'
    | 'picture'
    | 'words'
    | 'paid'
    | 'given back'
    | 'come and gone'
  by: 'Alipay' | 'card'
  name: Scenario
  now: string
  code: string
  percent: number
  what: 'sms' | 'wechat' | 'alipay' | 'other currencies' | 'larger sums'
}

const { phone, password, power: SEED_POWER } = STORY.account

export const states: Record<string, (stage: Stage, params: Params) => Promise<void>> = {
  'the seed': async (stage) => stage.begin(),
  async 'an unknown token'(stage) {
    stage.begin()
    stage.stands(STAND_INS.token, 'unknown')
  },
  async 'a seller'(stage, { power }) {
    stage.begin()
    if (power !== SEED_POWER) await stage.call(devtools.power, { body: { phone, power } })
    const { token } = await stage.call(devtools.login, { body: { phone } })
    stage.stands(STAND_INS.token, token)
  },
  async 'a newcomer'(stage) {
    stage.begin()
    await sendCode(stage, { phone: STRANGER, type: 'register' })
    const code = stage.valueOf(STAND_INS.code)
    const body = { phone: STRANGER, password, code, robot: await stage.solved() }
    const { token } = await stage.call(account.register, { body })
    stage.stands(STAND_INS.token, token)
  },
  async 'the clock'(stage, { now }) {
    await stage.call(devtools.clock, { body: { now, frozen: true } })
  },
  'a code': sendCode,
  'failed logins': (stage, { times }) =>
    stage.refused(times, async (before) => {
      // After two failures only with a solved challenge.
      const robot = before < 2 ? undefined : await stage.solved()
      await stage.call(account.login, { body: { phone, password: 'wrong-one', ...(robot && { robot }) } })
    }),
  'wrong passwords of the seller': (stage, { times }) =>
    stage.refused(times, () => stage.call(account.updatePassword, { body: { password, oldPassword: 'wrong-one' } })),
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
    stage.stands(STAND_INS.session, row.find(({ current }) => !current)?.id ?? '')
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
  async 'a paid plan'(stage) {
    await orderPaidAtOnce(stage, { type: 0, id: 1 })
  },
  async 'a WeChat login'(stage, { at }) {
    const { ticket, qr = '' } = await stage.call(wechat.getWechatQr, { body: {} })
    stage.stands(STAND_INS.ticket, ticket)
    if (at === 'waiting') return
    const state = new URL(qr).searchParams.get('state') ?? ''
    const openid = at === 'bind' ? { openid: 'somebody-new' } : {}
    await stage.call(devtools.wechat, { body: { state, act: 'confirm', ...openid } })
  },
  async 'a report'(stage, { is, kind }) {
    const { subject, failing } = SUBJECTS[kind]
    if (is === 'pending') return reportOf(stage, kind, subject, 0)
    if (is === 'gone') return reportOf(stage, kind, 'B0NOWHERE1', 1)
    if (is === 'elsewhere') return reportOf(stage, kind, STORY.german, 1)
    const { jobs } = await stage.world()
    const { id } = await SUBJECTS[kind].create(stage, is === 'failed' ? failing : subject)
    stage.stands(STAND_INS.report, id)
    await jobs.idle()
    if (is !== 'updated') return
    await SUBJECTS[kind].update(stage, subject)
    await jobs.idle()
  },
  async 'an order'(stage, { is, by }) {
    const pack = { type: by === 'card' ? 1 : 0, id: 11 }
    const no =
      is === 'credited' ? await orderPaidAtOnce(stage, { ...pack, coupon: 'WELCOME20' }) : await order(stage, pack)
    stage.stands(STAND_INS.order, no)
    if (is === 'closed') await stage.call(billing.cancelOrder, { body: { no } })
  },
  async 'the money for the order'(stage, { is }) {
    const { alipay } = await stage.banks()
    const no = stage.valueOf(STAND_INS.order)
    if (is !== 'given back') alipay.pay(no)
    if (is === 'come and gone') alipay.untold.clear()
    if (is !== 'paid') alipay.giveBack(no, Number.MAX_SAFE_INTEGER)
    for (const notice of alipay.untold) await stage.notify('/api/pay/alipay/notify', notice)
    alipay.untold.clear()
  },
  async 'open orders'(stage, { count }) {
    for (let i = 0; i < count; i++) await order(stage, { type: 0, id: 11 })
  },
  async 'a mark'(stage, { is }) {
    const { rights } = await stage.world()
    const { words } = is === 'whole' ? WHOLE_MARK : BARE_MARK
    const mark = [...rights.markWords(0)].find((each) => each.words === words)
    stage.stands(STAND_INS.mark, mark?.id ?? 0)
  },
  async 'a patent'(stage) {
    stage.stands(STAND_INS.patent, await wholePatent(stage))
  },
  async 'a patent search'(stage, { is }) {
    const image = `data:image/png;base64,${(await drawnTeapot()).toString('base64')}`
    const bare = { bare: BARE_PATENT, 'bare grant': BARE_GRANT }
    const form =
      is === 'bare' || is === 'bare grant' ? { title: bare[is].title } : { image, ...(is === 'whole' && WHOLE_FORM) }
    const { queryId } = await stage.call(patents.getQueryId, { body: { mold_id: 1, ...form } })
    stage.stands(STAND_INS.patentQuery, queryId)
  },
  async 'a verdict on a patent'(stage) {
    const queryId = stage.valueOf(STAND_INS.patentQuery)
    const body = { queryId, id: await wholePatent(stage), verdict: 'similar', note: 'The base differs' } as const
    await stage.call(patents.judge, { body })
  },
  async 'a saved patent search'(stage) {
    const body = { queryId: stage.valueOf(STAND_INS.patentQuery), name: 'Lamps' }
    const { id } = await stage.call(patents.watch, { body })
    stage.stands(STAND_INS.patentWatch, id)
    const before = '2026-11-01T00:00:00.000Z'
    const { db } = await stage.world()
    // As if the search had been made before the grant that it finds.
    await db.updateTable('patent_query').set({ created_at: before }).execute()
    await db.updateTable('patent_watch').set({ created_at: before, looked_at: before }).execute()
  },
  async 'saved patent searches'(stage, { count }) {
    const body = { queryId: stage.valueOf(STAND_INS.patentQuery), name: 'Lamps' }
    for (let i = 0; i < count; i++) await stage.call(patents.watch, { body })
  },
  async 'a visit to the latest grants'(stage) {
    await stage.call(patents.seen, { body: {} })
  },
  async 'an infringement query'(stage, { is }) {
    const pictures = [`data:image/png;base64,${(await drawnTeapot()).toString('base64')}`]
    const product = { asin: STORY.asin, title: WHOLE_MARK.words, pictures }
    const listing = is === 'whole' ? product : is === 'picture' ? { pictures } : { title: 'Teapot' }
    const { id } = await stage.call(infringement.create, { body: { mold_id: 1, ...listing } })
    const verdict = { id, verdict: 'similar', note: 'The lid differs' } as const
    if (is === 'whole') await stage.call(infringement.judge, { body: verdict })
    stage.stands(STAND_INS.tortQuery, id)
  },
  async 'a coupon'(stage, { code, percent }) {
    const { db } = await stage.world()
    const always = { starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2099-01-01T00:00:00.000Z' }
    const any = { currency: null, minimum: 0, plan_id: null, uses: null }
    await db
      .insertInto('coupon')
      .values({ code, kind: 'percent', value: percent, ...any, ...always })
      .execute()
  },
  async 'a scenario'(stage, { name }) {
    await stage.call(devtools.scenarios, { body: { on: [name] } })
  },
  async 'not configured'(stage, { what }) {
    const without: Partial<Record<Params['what'], object>> = {
      sms: { sms: noSms },
      wechat: { wechat: noWechat },
      alipay: { payments: {} },
    }
    // Of this world alone: a server would be started with other settings.
    Object.assign(await stage.world(), without[what])
  },
  async 'no drawings of patents'(stage) {
    const world = await stage.world()
    // Of this world alone, as above.
    const search = { ...world.search, find: async () => [], compared: async () => 0 }
    Object.assign(world, { search, searchBy: () => search })
  },
  async 'what Alipay takes'(stage, { what }) {
    const { alipay } = await stage.banks()
    Object.assign(alipay, { minimum: what === 'larger sums' ? { cny: 100_000_00 } : {} })
  },
  async 'a provider that is down'(stage, { what }) {
    if (what === 'alipay') (await stage.banks()).alipay.down = true
  },
}

async function wholePatent(stage: Stage): Promise<number> {
  const { rights } = await stage.world()
  const page = { sort: 'published', order: 'desc', limit: 1, offset: 0 } as const
  return rights.patentsWhere({ number: WHOLE_PATENT.number }, page, '2026-11-15').patents[0]?.id ?? 0
}

/** A code, as the phone reads it. One that confirms goes to whoever is logged in. */
async function sendCode(stage: Stage, asked: Pick<Params, 'phone' | 'type'>): Promise<void> {
  const { phone: to, type } = asked
  if (type === 'confirm') await stage.call(center.proofCode, { body: {} })
  else await stage.call(account.getCode, { body: { phone: to, type, robot: await stage.solved() } })
  const { row } = await stage.call(devtools.outbox)
  stage.stands(STAND_INS.code, /\d{6}/.exec(row[0]?.text ?? '')?.[0] ?? '')
}

type Form = Body<typeof billing.createOrder>

async function order(stage: Stage, body: Form): Promise<string> {
  const made = await stage.call(billing.createOrder, { body })
  return made?.order ?? ''
}

async function orderPaidAtOnce(stage: Stage, form: Form): Promise<string> {
  await stage.call(devtools.scenarios, { body: { on: ['instantPayment'] } })
  const no = await order(stage, form)
  await stage.call(devtools.scenarios, { body: { off: ['instantPayment'] } })
  return no
}

/** What reports of the kinds are about, and the calls that make them. */
const SUBJECTS = {
  asin: {
    subject: STORY.asin,
    failing: STORY.failing,
    create: (stage: Stage, asin: string) => stage.call(reports.productCreate, { body: { mold_id: 3, asin } }),
    update: (stage: Stage, asin: string) => stage.call(reports.productUpdate, { body: { mold_id: 4, asin } }),
  },
  market: {
    subject: STORY.niche,
    failing: STORY.failingNiche,
    create: (stage: Stage, nicheId: string) => stage.call(reports.marketCreate, { body: { mold_id: 5, nicheId } }),
    update: (stage: Stage, nicheId: string) => stage.call(reports.marketUpdate, { body: { mold_id: 6, nicheId } }),
  },
} as const

/** Its task is nobody's, so it stays what it is; of what is in no catalogue of its marketplace no call would make one. */
async function reportOf(stage: Stage, kind: ReportKind, subject: string, state: 0 | 1): Promise<void> {
  const { db, clock } = await stage.world()
  const about = { kind, marketplace: 'US', subject, keyword: null, card: '{"marketplace":"US"}' } as const
  const asked = { accountId: 1, language: 'zh-CN', at: clock.iso() }
  const { id } = await insertReport(db, { ...about, title: '', search: '' }, asked)
  await db.updateTable('report').set({ state }).where('id', '=', id).execute()
  stage.stands(STAND_INS.report, id)
}
