import { billing } from '#contracts/api/billing.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { devtools } from '../api/dev/devtools.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'
import type { StateHandlers } from './state-handlers.test-support.ts'

export const billingStates: StateHandlers = {
  async 'a paid plan'(stage) {
    await orderPaidAtOnce(stage, { type: 0, id: 1 })
  },
  async 'an order'(stage, { is, by }) {
    const pack = { type: by === 'card' ? 1 : 0, id: 11 }
    const no =
      is === 'credited' ? await orderPaidAtOnce(stage, { ...pack, coupon: 'WELCOME20' }) : await order(stage, pack)
    stage.setStandIn(STAND_INS.order, no)
    if (is === 'closed') await stage.call(billing.cancelOrder, { body: { no } })
  },
  async 'the money for the order'(stage, { is }) {
    const { alipay } = await stage.banks()
    const no = stage.standInValue(STAND_INS.order)
    if (is !== 'given back') alipay.pay(no)
    if (is === 'come and gone') alipay.pending.clear()
    if (is !== 'paid') alipay.refundPart(no, Number.MAX_SAFE_INTEGER)
    for (const notice of alipay.pending) await stage.notify('/api/pay/alipay/notify', notice)
    alipay.pending.clear()
  },
  async 'open orders'(stage, { count }) {
    for (let i = 0; i < count; i++) await order(stage, { type: 0, id: 11 })
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
  async 'what Alipay takes'(stage, { what }) {
    const { alipay } = await stage.banks()
    Object.assign(alipay, { minimum: what === 'larger sums' ? { cny: 100_000_00 } : {} })
  },
  async 'a provider that is down'(stage, { what }) {
    if (what === 'alipay') (await stage.banks()).alipay.down = true
  },
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
