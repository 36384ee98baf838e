import { billing, NOTIFICATION_CALLS } from '#contracts/api/billing.ts'
import { byProvider, PROVIDERS, type ProviderName, providerOf } from '#contracts/api/payment-providers.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { charge } from '#server/features/ledger/ledger.ts'
import { type Bank, bank } from './bank.test-support.ts'
import { providers } from './providers/registry.ts'
import type { Step } from './scenario-steps.test-support.ts'

export interface Scenario {
  world: DevWorld
  banks: Record<ProviderName, Bank>
  tokens: readonly string[]
  act(step: Step): Promise<void>
  deliverNotifications(): Promise<void>
  /** Ends outages and pending crashes. */
  endOutages(): void
  get(path: string, who?: number): Promise<object>
  post(path: string, body: object, who?: number): Promise<object>
}

export async function openScenarioShop(): Promise<{ t: TestApp; begin(id: string): Promise<Scenario> }> {
  const banks = new Map<string, Scenario['banks']>()
  const plannedCrash: { step?: string | undefined } = {}
  const t = await testApp({
    payments: ({ secret }) => {
      const made = byProvider(bank)
      banks.set(secret, made)
      return made
    },
    onStep(step) {
      if (step !== plannedCrash.step) return
      plannedCrash.step = undefined
      throw new Error('crash')
    },
  })
  return {
    t,
    async begin(id) {
      const seller = await t.seller({ 'x-world': id })
      const world = await t.app.worlds.get(id)
      const mine = banks.get(world.secret)
      if (!mine) throw new Error('the world has no banks')
      await addCoupons(world)
      const others = [await addSeller(world, '13900000001'), await addSeller(world, '13900000002')]
      return scenarioOf(t, world, mine, [seller, ...others], plannedCrash)
    },
  }
}

/** One long closure: a table of short steps over shared orders. */
function scenarioOf(
  t: TestApp,
  world: DevWorld,
  banks: Scenario['banks'],
  tokens: readonly string[],
  plannedCrash: { step?: string | undefined },
): Scenario {
  const orders: { no: string; providerName: ProviderName; who: number }[] = []
  let spent = 0
  const ask = async (method: 'GET' | 'POST', url: string, who = 0, payload?: object): Promise<object> => {
    const headers = { 'x-world': world.id, authorization: tokens[who] ?? '' }
    const answer = await t.app.server.inject({ method, url, headers, ...(payload && { payload }) })
    return answer.json().data ?? {}
  }
  const deliver = async (providerName: ProviderName, notice: Buffer | undefined): Promise<void> => {
    if (!notice) return
    const [url, headers] = [
      `${billing[NOTIFICATION_CALLS[providerName]].path}?world=${world.id}`,
      { 'content-type': 'text/plain' },
    ]
    const { body } = await t.app.server.inject({ method: 'POST', url, payload: notice, headers })
    if (body === providers[providerName].notices.booked) banks[providerName].pending.delete(notice)
  }
  const nth = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]
  const userOf = (who: number) => world.sessions.find(tokens[who] ?? '')
  const atBank = async (which: number, isNotified: boolean, action: (bank: Bank, no: string) => void) => {
    const order = nth(orders, which)
    if (!order) return
    const { pending } = banks[order.providerName]
    const before = pending.size
    action(banks[order.providerName], order.no)
    if (isNotified && pending.size > before) await deliver(order.providerName, [...pending].at(-1))
  }
  const cancel = async (which: number) => {
    const order = nth(orders, which)
    if (order) await ask('POST', '/api/order/cancel', order.who, { no: order.no })
  }

  const handlers: { [S in Step as S['is']]: (step: S) => Promise<void> } = {
    async order({ who, type, id, number, coupon }) {
      const form = { type, id, number, coupon }
      const { order: no } = Object(await ask('POST', '/api/order/createOrder', who, form))
      if (typeof no === 'string') orders.push({ no, providerName: providerOf(type), who })
    },
    pay: ({ which, isNotified }) => atBank(which, isNotified, (bank, no) => bank.pay(no)),
    refundPart: ({ which, isNotified, part }) => atBank(which, isNotified, (bank, no) => bank.refundPart(no, part)),
    async notify({ providerName, which, copies }) {
      const notice = nth([...banks[providerName].pending], which)
      await Promise.all(Array.from({ length: copies }, () => deliver(providerName, notice)))
    },
    async lose({ providerName, which }) {
      banks[providerName].lose(which)
    },
    async payAndCancel({ which }) {
      await atBank(which, false, (bank, no) => bank.pay(no))
      await cancel(which)
    },
    cancel: ({ which }) => cancel(which),
    async crash({ at }) {
      plannedCrash.step = at
    },
    wait({ minutes }) {
      world.clock.advance(minutes * 60_000)
      return world.settlement.settle()
    },
    async fail({ providerName, down }) {
      banks[providerName].down = down
    },
    async spend({ who, power }) {
      const user = await userOf(who)
      if (!user) return
      const entry = { accountId: user.id, amount: power, cause: `spent:${++spent}`, at: world.clock.iso() }
      const use = world.db.transaction().execute((trx) => charge(trx, entry))
      // Refused if the balance is too low.
      await use.catch(() => undefined)
    },
    async leave() {
      const user = await userOf(2)
      if (!user) return
      await world.sessions.closeAll({ id: user.id })
      const gone = { erased_at: world.clock.iso() }
      await world.db.updateTable('account').set(gone).where('id', '=', user.id).execute()
    },
  }
  return {
    world,
    banks,
    tokens,
    get: (path, who) => ask('GET', path, who),
    post: (path, body, who) => ask('POST', path, who, body),
    act: (step) => (handlers[step.is] as (step: Step) => Promise<void>)(step), // the handler of this step kind
    async deliverNotifications() {
      for (const providerName of PROVIDERS)
        for (const notice of [...banks[providerName].pending].toReversed()) await deliver(providerName, notice)
    },
    endOutages() {
      plannedCrash.step = undefined
      for (const providerName of PROVIDERS) banks[providerName].down = false
    },
  }
}

async function addSeller({ db, sessions, clock }: DevWorld, phone: string): Promise<string> {
  const { id } = await db
    .insertInto('account')
    .values({
      phone,
      password_hash: '-',
      nickname: 'other',
      created_at: clock.iso(),
      start_time: null,
      end_time: null,
      birthday: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return sessions.open(id)
}

async function addCoupons({ db }: DevWorld): Promise<void> {
  const half = { kind: 'percent', value: 50, currency: null, minimum: 0, plan_id: null } as const
  const always = { starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2099-01-01T00:00:00.000Z' }
  const coupons = [
    { ...half, ...always, code: 'ONCE', uses: 1 },
    { ...half, ...always, code: 'TWICE', uses: 2 },
  ]
  await db.insertInto('coupon').values(coupons).execute()
}
