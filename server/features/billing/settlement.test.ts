import { expect, it, onTestFinished, vi } from 'vitest'
import { byProvider, type ProviderName } from '#contracts/api/payment-providers.ts'
import { failures } from '#contracts/core/failures.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { bank } from './bank.test-support.ts'
import type { Payments } from './payments.ts'
import { settlement } from './settlement.ts'

type Banks = Record<ProviderName, ReturnType<typeof bank>>

async function shopWith(change: (banks: Banks) => Payments = (banks) => banks) {
  const banks: Banks = byProvider(bank)
  const t = await testApp({ payments: () => change(banks) })
  onTestFinished(() => t.close())
  const token = await t.seller()
  const { main } = t.app.worlds
  return {
    ...main,
    banks,
    t,
    token,
    async order(type: 0 | 1): Promise<string> {
      return (await t.as(token).post('/api/order/createOrder', { type, id: 11 })).body.data.order
    },
    expireOrders: () => main.clock.advance(16 * 60_000),
    stateOf: async (no: string) =>
      (await main.db.selectFrom('orders').select('state').where('no', '=', no).executeTakeFirstOrThrow()).state,
    /** Adds `count` expired orders of a provider, with the lowest order numbers. */
    async addOverdue(provider: ProviderName, count: number): Promise<void> {
      const row = await main.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
      for (let at = 0; at < count; at++)
        await main.db
          .insertInto('orders')
          .values({ ...row, no: `2000${String(at).padStart(16, '0')}`, provider, state: 'created' })
          .execute()
    },
  }
}

it('a provider that never answers blocks neither the other provider nor expiring levels', async () => {
  let release: (answer: { kind: 'unpaid' }) => void = () => undefined
  const answer = new Promise<{ kind: 'unpaid' }>((resolve) => {
    release = resolve
  })
  const shop = await shopWith((banks) => ({ ...banks, alipay: { ...banks.alipay, stateOf: () => answer } }))
  const [stuck, other] = [await shop.order(0), await shop.order(1)]
  const past = { level: 1, level_text: 'x', end_time: shop.clock.iso() }
  await shop.db.updateTable('account').set(past).execute()
  shop.expireOrders()
  shop.settlement.kick()
  await vi.waitFor(async () => expect(await shop.stateOf(other)).toBe('closed'))
  await vi.waitFor(async () => {
    const levels = await shop.db.selectFrom('account').select('level').where('level', '>', 0).execute()
    expect(levels).toEqual([])
  })
  const second = await shop.order(1)
  shop.expireOrders()
  shop.settlement.kick()
  await vi.waitFor(async () => expect(await shop.stateOf(second)).toBe('closed'))
  expect(await shop.stateOf(stuck)).toBe('created')
  release({ kind: 'unpaid' })
  await shop.settlement.settle()
  expect(await shop.stateOf(stuck)).toBe('closed')
})

it('failing orders at the head of a long list do not block later ones', async () => {
  const queried = vi.fn()
  const shop = await shopWith((banks) => ({
    alipay: {
      ...banks.alipay,
      stateOf: async (order) => {
        queried(order.no)
        if (order.no.startsWith('2000')) throw new Error('no answer for this one')
        return banks.alipay.stateOf(order)
      },
    },
  }))
  const no = await shop.order(0)
  await shop.addOverdue('alipay', 250)
  shop.expireOrders()
  await shop.settlement.settle()
  expect(await shop.stateOf(no)).toBe('closed')
  expect(queried).toHaveBeenCalledTimes(251)
})

it('a provider gets at most four concurrent queries', async () => {
  let [now, most] = [0, 0]
  const shop = await shopWith((banks) => ({
    alipay: {
      ...banks.alipay,
      stateOf: async (order) => {
        most = Math.max(most, ++now)
        await new Promise(setImmediate)
        now--
        return banks.alipay.stateOf(order)
      },
    },
  }))
  await shop.order(0)
  await shop.addOverdue('alipay', 40)
  shop.expireOrders()
  await shop.settlement.settle()
  expect(most).toBe(4)
})

it('orders of an unconfigured provider stay unchanged and block nothing', async () => {
  const shop = await shopWith(({ stripe }) => ({ stripe }))
  const no = await shop.order(1)
  await shop.addOverdue('alipay', 150)
  shop.expireOrders()
  await shop.settlement.settle()
  expect(await shop.stateOf(no)).toBe('closed')
  const open = await shop.db.selectFrom('orders').select('no').where('state', '=', 'created').execute()
  expect(open).toHaveLength(150)
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const other = settlement(() => shop.t.app.worlds.main, log)
  for (let turn = 0; turn < 3; turn++) await other.settle()
  expect(log.warn).toHaveBeenCalledTimes(1)
  await shop.db.updateTable('orders').set({ state: 'closed' }).where('no', 'like', '%0').execute()
  for (let turn = 0; turn < 3; turn++) await other.settle()
  expect(log.warn).toHaveBeenCalledTimes(2)
  await other.stop()
})

it('a provider that never answers does not block stopping', async () => {
  const never = new Promise<never>(() => undefined)
  const queried = vi.fn(() => never)
  const shop = await shopWith((banks) => ({ alipay: { ...banks.alipay, stateOf: queried, refund: () => never } }))
  const no = await shop.order(0)
  shop.expireOrders()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const own = settlement(() => shop.t.app.worlds.main, log)
  own.kick()
  await vi.waitFor(() => expect(queried).toHaveBeenCalled())
  await own.stop()
  expect(await shop.stateOf(no)).toBe('created')
  expect([log.warn, log.error].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('each of many cancelled orders is queried once between two periodic runs', async () => {
  const queried = vi.fn()
  const shop = await shopWith((banks) => ({
    alipay: {
      ...banks.alipay,
      stateOf: async (order) => {
        queried(order.no)
        return banks.alipay.stateOf(order)
      },
    },
  }))
  const { post } = shop.t.as(shop.token)
  for (let at = 0; at < 10; at++) await post('/api/order/cancel', { no: await shop.order(0) })
  await vi.waitFor(() => expect(queried).toHaveBeenCalledTimes(10))
  await shop.settlement.settle()
  expect(new Set(queried.mock.calls.flat()).size).toBe(10)
  expect(queried).toHaveBeenCalledTimes(20)
})

it('owed payments are refunded before cancelled orders are queried', async () => {
  const log: string[] = []
  const shop = await shopWith((banks) => ({
    alipay: {
      ...banks.alipay,
      stateOf: async (order) => {
        log.push('asked')
        return banks.alipay.stateOf(order)
      },
      refund: async (paid, no) => {
        log.push('refunded')
        return banks.alipay.refund(paid, no)
      },
    },
  }))
  const no = await shop.order(0)
  shop.banks.alipay.pay(no)
  await shop.t.as(shop.token).post('/api/order/cancel', { no })
  await shop.settlement.settle()
  expect(await shop.stateOf(no)).toBe('credited')
  await shop.db.updateTable('payment').set({ outcome: 'owed' }).execute()
  const next = await shop.order(0)
  await shop.db.updateTable('orders').set({ state: 'closed', open_at_provider: 1 }).where('no', '=', next).execute()
  log.length = 0
  await shop.settlement.settle()
  expect(log).toEqual(['refunded', 'asked'])
})

it('an order cancelled during an outage is closed at the provider afterwards', async () => {
  const shop = await shopWith()
  const no = await shop.order(0)
  shop.banks.alipay.down = true
  const cancelled = await shop.t.as(shop.token).post('/api/order/cancel', { no })
  expect(cancelled.body.data).toMatchObject({ state: 'closed' })
  await shop.settlement.settle()
  shop.banks.alipay.down = false
  await shop.settlement.settle()
  shop.banks.alipay.pay(no)
  expect(shop.banks.alipay.received).toBe(0)
})

it('an order cancelled while its payment is opened does not redirect the buyer and is closed at the provider', async () => {
  let open: () => void = () => undefined
  const opening = vi.fn()
  const shop = await shopWith((banks) => ({
    stripe: {
      ...banks.stripe,
      async open(order, addresses) {
        if (order.ref === null) return { ...(await banks.stripe.open({ ...order, no: 'x' }, addresses)), ref: 'first' }
        opening()
        await new Promise<void>((resolve) => {
          open = resolve
        })
        return banks.stripe.open(order, addresses)
      },
    },
  }))
  const no = await shop.order(1)
  const seller = shop.t.as(shop.token)
  const answer = seller.post('/api/order/pay', { no }).then(({ body }) => body)
  await vi.waitFor(() => expect(opening).toHaveBeenCalled())
  await seller.post('/api/order/cancel', { no })
  await shop.settlement.settle()
  open()
  expect(await answer).toMatchObject({ code: failures.orderNotPayable.code })
  await shop.settlement.settle()
  shop.banks.stripe.pay(no)
  expect(shop.banks.stripe.received).toBe(0)
})
