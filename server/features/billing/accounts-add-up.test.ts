/**
 * Property test with random sequences over all providers: orders, payments, notifications that are lost, late, repeated
 * or out of order, cancellations, partial refunds, provider outages, crashes, an erased account and a moving clock.
 * After every step the books must balance.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORDER_STATES } from '#contracts/api/billing-rows.ts'
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { runs } from '#fixtures/test-set.test-support.ts'
import { openScenarioShop, type Scenario } from './scenario.test-support.ts'
import { scenarioSteps } from './scenario-steps.test-support.ts'

let shop: Awaited<ReturnType<typeof openScenarioShop>>
beforeAll(async () => {
  shop = await openScenarioShop()
})
afterAll(() => shop.t.close())
const seen = new Set<string>()

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

async function expectBalanced(mine: Scenario): Promise<void> {
  const { db } = mine.world
  const orders = await db.selectFrom('orders').selectAll().execute()
  const ledger = await db.selectFrom('ledger').selectAll().execute()
  const payments = await db.selectFrom('payment').selectAll().execute()
  for (const { state } of orders) seen.add(state)
  for (const { no, state, bought, number, amount, credited_at, paid_at, refunded_at } of orders) {
    const power = JSON.parse(bought).power * number
    const credits = ledger.filter(({ cause }) => cause === `order:${no}`)
    expect(credits.map((entry) => [entry.kind, entry.amount])).toEqual(credited_at ? [['purchase', power]] : [])
    const own = payments.filter(({ order_no }) => order_no === no)
    const standing = own.filter(({ outcome }) => outcome === 'credited')
    expect(standing.length).toBe(state === 'credited' && amount > 0 ? 1 : 0)
    const taken = ledger.filter(({ cause }) => cause.startsWith(`orderRefund:${no}:`)).map((one) => one.amount)
    const due = state === 'refunded' ? power : Math.floor((power * (standing[0]?.refunded ?? 0)) / Math.max(1, amount))
    expect(sum(taken) + (credited_at ? due : 0)).toBe(0)
    const levels = await db.selectFrom('membership').select('id').where('order_no', '=', no).execute()
    expect(levels.length).toBeLessThanOrEqual(state === 'credited' ? 1 : 0)
    if (state === 'paid') expect([credited_at, own.some(({ outcome }) => outcome === 'owed')]).toEqual([null, true])
    expect([paid_at !== null, refunded_at !== null]).toEqual([
      ['paid', 'credited', 'refunded'].includes(state),
      state === 'refunded',
    ])
  }
  for (const { amount, refunded, outcome } of payments) {
    expect(refunded).toBeGreaterThanOrEqual(0)
    expect(refunded).toBeLessThanOrEqual(amount)
    expect(outcome === 'refunded').toBe(refunded === amount)
  }
  await expectCouponLimits(mine, orders)
}

/** Exactly the payable and the paid orders use their coupons, and every coupon stays within its limits. */
async function expectCouponLimits(
  { world: { db } }: Scenario,
  orders: { no: string; state: string; coupon: string | null }[],
) {
  const uses = await db.selectFrom('coupon_use').selectAll().execute()
  const standing = orders.filter(({ state, coupon }) => coupon && ['created', 'credited'].includes(state))
  expect(uses.map(({ order_no }) => order_no).toSorted()).toEqual(standing.map(({ no }) => no).toSorted())
  for (const { code, uses: limit } of await db.selectFrom('coupon').selectAll().execute()) {
    const of = uses.filter((use) => use.code === code)
    expect(of.length).toBeLessThanOrEqual(limit ?? of.length)
    expect(new Set(of.map(({ account_id }) => account_id)).size).toBe(of.length)
  }
}

/** Delivers all notifications, sends all refunds, and checks what must hold afterwards. */
async function expectSettled(mine: Scenario): Promise<void> {
  mine.endOutages()
  const { world, banks } = mine
  world.clock.advance(3_600_000)
  const pending = () => sum(PROVIDERS.map((name) => banks[name].pending.size))
  for (let turn = 0; turn < 5; turn++) {
    await mine.deliverNotifications()
    await world.settlement.settle()
  }
  expect(pending()).toBe(0)
  await expectBalanced(mine)
  const payments = await world.db.selectFrom('payment').selectAll().execute()
  for (const name of PROVIDERS) {
    const own = payments.filter(({ provider }) => provider === name)
    const kept = own.filter(({ outcome }) => outcome === 'credited').map(({ amount, refunded }) => amount - refunded)
    const returned = sum(own.map(({ refunded }) => refunded))
    expect(sum(kept) + returned).toBe(banks[name].received)
    expect(returned).toBe(banks[name].returned)
  }
  const open = await world.db.selectFrom('orders').select('no').where('state', 'in', ['created', 'paid']).execute()
  expect(open).toEqual([])
  const marked = await world.db.selectFrom('orders').select('no').where('open_at_provider', '=', 1).execute()
  expect(marked).toEqual([])
  await expectApiAgrees(mine)
}

async function expectApiAgrees({ world, tokens, get, post }: Scenario): Promise<void> {
  for (const [who, token] of tokens.entries()) {
    const user = await world.sessions.find(token)
    if (!user) continue
    const ledger = await world.db.selectFrom('ledger').selectAll().where('account_id', '=', user.id).execute()
    const info = Object(await get('/api/account/info', who))
    const balance = sum(ledger.map(({ amount }) => amount))
    expect(Math.round(info.user.power * 100)).toBe(balance)
    // Only power that was used before its refund can make a balance negative.
    if (balance < 0) expect(ledger.some(({ cause }) => cause.startsWith('orderRefund:'))).toBe(true)
    const { row, total } = Object(await post('/api/order/index', { size: 100 }, who))
    const orders = await world.db.selectFrom('orders').select('no').where('account_id', '=', user.id).execute()
    expect(total).toBe(orders.length)
    for (const { price, amount, power } of row) expect(Math.min(price, amount, power)).toBeGreaterThanOrEqual(0)
  }
}

it('every balance is the sum of its ledger, every paid order is credited once, and all money is credited or refunded', async () => {
  let scenarios = 0
  await fc.assert(
    fc.asyncProperty(scenarioSteps, async (steps) => {
      const mine = await shop.begin(`scenario-${++scenarios}`)
      for (const step of steps) {
        await mine.act(step)
        await expectBalanced(mine)
      }
      await expectSettled(mine)
    }),
    // This seed reaches every order state within the default number of runs.
    { numRuns: runs(40, 150), seed: 6 },
  )
  expect([...seen].toSorted()).toEqual(ORDER_STATES.toSorted())
}, 240_000)
