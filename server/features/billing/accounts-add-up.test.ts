/**
 * Random lives of a shop: orders, payments, notices that are lost, repeated and out of order, cancellations, refunds,
 * crashes in the middle of a booking, and a clock that moves on. Whatever happens, the accounts add up.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { World } from '#server/domain/world.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { type Bank, bank } from './bank.test-support.ts'

const banks = new Map<string, Bank>()
/** The world in which the next booking is cut off in the middle. */
let crashing = false
let t: TestApp

beforeAll(async () => {
  t = await testApp({
    payments: ({ secret }) => {
      const mine = bank()
      banks.set(secret, mine)
      return { alipay: mine }
    },
    onStep(step) {
      if (step !== 'paymentBooked' || !crashing) return
      crashing = false
      throw new Error('crash')
    },
  })
})
afterAll(() => t.close())

interface Life {
  world: World
  bank: Bank
  token: string
  orders: string[]
  /** Notices that were made and may be sent, any of them, any number of times. */
  notices: Buffer[]
  /** Those that were answered `success`: the provider does not send them again by itself. */
  taken: Set<Buffer>
  call(path: string, body: object): Promise<Record<string, unknown>>
}

async function begin(id: string): Promise<Life> {
  const headers = { 'x-world': id }
  const token = await t.seller(headers)
  const world = await t.app.worlds.get(id)
  const mine = banks.get(world.secret)
  if (!mine) throw new Error('the world has no bank')
  return {
    ...{ world, bank: mine, token, orders: [], notices: [], taken: new Set() },
    async call(path, body) {
      const answer = await t.app.server.inject({
        ...{ method: 'POST', url: path, payload: body },
        headers: { ...headers, authorization: token },
      })
      return answer.json().data ?? {}
    },
  }
}

type Step = (life: Life) => Promise<void>
const nth = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]
const send = async ({ world, taken }: Life, notice: Buffer | undefined): Promise<void> => {
  if (!notice) return
  const { body } = await t.app.server.inject({
    ...{ method: 'POST', url: `/api/pay/alipay/notify?world=${world.id}`, payload: notice },
    headers: { 'content-type': 'text/plain' },
  })
  if (body === 'success') taken.add(notice)
}

const at = fc.nat(50)
const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ id: fc.constantFrom(1, 2, 11, 12), number: fc.integer({ min: 1, max: 3 }) })
      .chain((form) => fc.constantFrom('', 'WELCOME20', 'SAVE30', 'FREEPACK').map((coupon) => ({ ...form, coupon })))
      .map(
        (form): Step =>
          async (life) => {
            const { order } = await life.call('/api/order/createOrder', { type: 0, ...form })
            if (typeof order === 'string') life.orders.push(order)
          },
      ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(at, fc.boolean()).map(
      ([which, told]): Step =>
        async (life) => {
          const notice = life.bank.pay(nth(life.orders, which) ?? '')
          if (!notice) return
          life.notices.push(notice)
          if (told) await send(life, notice)
        },
    ),
  },
  {
    weight: 3,
    arbitrary: at.map(
      (which): Step =>
        (life) =>
          send(life, nth(life.notices, which)),
    ),
  },
  {
    weight: 1,
    arbitrary: at.map(
      (which): Step =>
        async (life) => {
          const notice = nth(life.notices, which)
          await Promise.all([1, 2, 3].map(() => send(life, notice)))
        },
    ),
  },
  {
    weight: 2,
    arbitrary: at.map(
      (which): Step =>
        async (life) => {
          await life.call('/api/order/cancel', { no: nth(life.orders, which) ?? '1' })
        },
    ),
  },
  {
    weight: 1,
    arbitrary: at.map(
      (which): Step =>
        async (life) => {
          const notice = life.bank.giveBack(nth(life.orders, which) ?? '')
          if (notice) life.notices.push(notice)
          await send(life, notice)
        },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Step>(async () => {
      crashing = true
    }),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 40 }).map(
      (minutes): Step =>
        async (life) => {
          life.world.clock.advance(minutes * 60_000)
          await life.world.settlement.settle()
        },
    ),
  },
)

/** What must hold at any time. */
async function addsUp({ world, call }: Life): Promise<void> {
  const { db } = world
  const orders = await db.selectFrom('orders').selectAll().execute()
  const ledger = await db.selectFrom('ledger').selectAll().execute()
  const payments = await db.selectFrom('payment').selectAll().execute()
  const { total } = await call('/api/order/index', {})
  expect(total).toBe(orders.length)
  for (const { no, state, bought, number, amount } of orders) {
    const credits = ledger.filter(({ kind, cause }) => kind === 'purchase' && cause === `order:${no}`)
    const credited =
      state === 'credited' || ledger.some(({ kind, cause }) => kind === 'adjustment' && cause === `order:${no}`)
    expect(credits.map((entry) => entry.amount)).toEqual(credited ? [JSON.parse(bought).power * number] : [])
    const paid = payments.filter(({ order_no, outcome }) => order_no === no && outcome === 'credited')
    expect(paid.length).toBe(state === 'credited' && amount > 0 ? 1 : 0)
    const levels = await db.selectFrom('membership').select('id').where('order_no', '=', no).execute()
    expect(levels.length).toBeLessThanOrEqual(state === 'credited' ? 1 : 0)
  }
  const uses = await db.selectFrom('coupon_use').selectAll().execute()
  for (const { order_no } of uses)
    expect(['created', 'credited']).toContain(orders.find(({ no }) => no === order_no)?.state)
}

/** What must hold once everything that was under way has come to its end. */
async function isSettled(life: Life): Promise<void> {
  crashing = false
  // As providers do: what was not taken, the last first, and again what waited for another.
  for (const turn of [life.notices.toReversed(), life.notices])
    for (const notice of turn) if (!life.taken.has(notice)) await send(life, notice)
  life.world.clock.advance(3_600_000)
  await life.world.settlement.settle()
  await life.world.settlement.settle()
  await addsUp(life)
  const { db } = life.world
  const payments = await db.selectFrom('payment').selectAll().execute()
  const sum = (meant: string) =>
    payments.filter(({ outcome }) => outcome === meant).reduce((all, { amount }) => all + amount, 0)
  expect(sum('owed')).toBe(0)
  expect(sum('credited') + sum('refunded')).toBe(life.bank.received)
  expect(sum('refunded')).toBe(life.bank.returned)
  expect(await db.selectFrom('orders').select('no').where('state', '=', 'created').execute()).toEqual([])
  const ledger = await db.selectFrom('ledger').selectAll().execute()
  const { body } = await t.as(life.token, { 'x-world': life.world.id }).get('/api/account/info')
  expect(Math.round(body.data.user.power * 100)).toBe(ledger.reduce((all, { amount }) => all + amount, 0))
}

it('the balance is the sum of the ledger, each paid order is credited once, and money in is credited or returned', async () => {
  let lives = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (life) => {
      const mine = await begin(`life-${++lives}`)
      for (const step of life) {
        await step(mine)
        await addsUp(mine)
      }
      await isSettled(mine)
    }),
    { numRuns: 60, seed: 20261121 },
  )
}, 240_000)
