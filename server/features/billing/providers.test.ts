/**
 * One suite for every provider, through its official SDK and over HTTP: at the local counterparts as a whole, and at the
 * providers' own sandboxes what needs no buyer. A sandbox is asked when the environment has its keys (CONTRIBUTING.md).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROVIDERS } from '#contracts/api/billing.ts'
import { NoticeRefused, type Payable, type PaymentProvider } from '#server/domain/payments.ts'
import { payableOf } from './orders.rules.ts'
import { stripe, stripeClient } from './providers/stripe.ts'
import { sandboxes } from './sandbox.test-support.ts'
import { openShop, type Shop, type Way } from './shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<Shop['order']>>

/** What differs between the providers: how somebody else than we acts there. */
const AT: Record<
  Way,
  {
    type: number
    path: string
    taken: string
    refuse(order: Answer): Promise<unknown>
    close(order: Answer): Promise<unknown>
    /** The buyer pays in a way whose refunds take their time. */
    paySlowly(order: Answer): Promise<unknown>
    /** What is on its way back arrives. */
    arrive(order: Answer): Promise<unknown>
    /** Gives back a part, in minor units. */
    giveBack(order: Answer, part: number): Promise<unknown>
  }
> = {
  alipay: {
    ...{ type: 0, path: '/api/pay/alipay/notify', taken: 'success' },
    refuse: ({ data }) => shop.control('alipay', '/refuse', { out_trade_no: data.order }),
    close: ({ data }) => shop.control('alipay', '/close', { out_trade_no: data.order }),
    async paySlowly(order) {
      await shop.control('alipay', '/scenario', { refunds_later: true })
      await shop.pay(order)
    },
    arrive: () => shop.control('alipay', '/scenario', {}),
    async giveBack({ data }, amount) {
      const { ref, currency } = await paymentFor(data.order)
      const part = { no: String(data.order), ref, amount, currency }
      await shop.world().payments.alipay?.refund(part, `by-hand-${data.order}-${amount}`)
    },
  },
  stripe: {
    ...{ type: 1, path: '/api/pay/stripe/webhook', taken: 'ok' },
    refuse: ({ data }) => shop.control('stripe', `/sessions/${sessionOf(data.url)}/decline`, {}),
    close: ({ data }) => shop.control('stripe', `/sessions/${sessionOf(data.url)}/expire`, {}),
    async paySlowly({ data }) {
      await shop.control('stripe', `/sessions/${sessionOf(data.url)}/pay`, { last4: '7726' })
      await shop.told()
    },
    arrive: async ({ data }) =>
      shop.control('stripe', `/payments/${(await paymentFor(data.order)).ref}/refunds/arrive`, {}),
    async giveBack({ data }, amount) {
      const { ref } = await paymentFor(data.order)
      const { refunds } = stripeClient({ secretKey: shop.merchant().stripe, server: counterpart() })
      await refunds.create({ payment_intent: ref, amount })
    },
  },
}
function counterpart() {
  const { hostname: host, port } = new URL(shop.counterparts)
  return { host, port: Number(port) }
}
const sessionOf = (url: unknown) => /cs_test_\w+/.exec(String(url))?.[0]
async function paymentFor(no: unknown) {
  const payment = (await shop.payments()).find(({ order_no }) => order_no === no)
  if (!payment) throw new Error('nobody paid')
  return payment
}

describe.each(PROVIDERS)('an order paid by %s', (way) => {
  const { type, path, taken, refuse, close, paySlowly, arrive, giveBack } = AT[way]

  it('is created, paid at the provider, and credited once it has told', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    expect(answer.data).toMatchObject({ pay_status: false })
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created', amount: 30_00, currency: 'cny' })
    await shop.pay(answer)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited', provider: way })
    expect(await shop.balance()).toBe(before + 100)
    expect((await shop.ledger()).at(-1)).toMatchObject({
      ...{ kind: 'purchase', amount: 100_00, cause: `order:${answer.data.order}` },
    })
  })

  it('costs what the plan costs times the number, whatever the form says besides', async () => {
    const answer = await shop.order({ type, id: 12, number: 3 })
    expect(await shop.row(answer.data.order)).toMatchObject({ amount: 405_00, price: 525_00 })
    const before = await shop.balance()
    await shop.pay(answer)
    expect(await shop.balance()).toBe(before + 1500)
  })

  it('that nobody paid in time is closed at the provider too', async () => {
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await shop.post('/__dev/clock', { advance: 16 * 60_000 })
    await shop.post('/__dev/settle', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'closed', close_reason: 'expired' })
    await expect(shop.pay(answer)).rejects.toThrow(/40\d/)
  })

  it('whose notice was lost is credited when its time is over', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.control(way, '/scenario', { hold: true })
    await shop.pay(answer)
    await shop.control(way, '/scenario', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
    await shop.post('/__dev/clock', { advance: 16 * 60_000 })
    await shop.post('/__dev/settle', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
    await shop.control(way, '/release', {})
    expect(await shop.balance()).toBe(before + 100)
  })

  it('after it was cancelled here is credited all the same', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.control(way, '/scenario', { hold: true })
    await shop.pay(answer)
    const cancelled = await shop.post('/api/order/cancel', { no: answer.data.order })
    expect(cancelled.data).toMatchObject({ state: 'closed', close_reason: 'cancelled' })
    await shop.control(way, '/release', {})
    await shop.control(way, '/scenario', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
    expect(await shop.balance()).toBe(before + 100)
  })

  it('that was paid and cancelled here is credited also when nobody ever tells of it', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.control(way, '/scenario', { hold: true })
    await shop.pay(answer)
    await shop.control(way, '/scenario', {})
    await shop.post('/api/order/cancel', { no: answer.data.order })
    await shop.post('/__dev/settle', {})
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited', open_at_provider: 0 })
    expect(await shop.balance()).toBe(before + 100)
  })

  it('that is cancelled here is closed at the provider too', async () => {
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await shop.post('/api/order/cancel', { no: answer.data.order })
    await shop.post('/__dev/settle', {})
    await expect(shop.pay(answer)).rejects.toThrow(/40\d/)
    await shop.post('/__dev/settle', {})
    const cancelled = { state: 'closed', close_reason: 'cancelled', open_at_provider: 0 }
    expect(await shop.row(answer.data.order)).toMatchObject(cancelled)
  })

  it('that is paid is not closed: asking for it fails', async () => {
    const answer = await shop.order({ type })
    await shop.pay(answer)
    const order = payableOf(await shop.row(answer.data.order), shop.world().clock.now(), () => '')
    await expect(shop.world().payments[way]?.close(order)).rejects.toThrow()
  })

  it('whose money is owed stays owed while it is on its way back, and is asked for once', async () => {
    const answer = await shop.order({ type })
    await whileGone(() => paySlowly(answer))
    for (let turn = 0; turn < 3; turn++) await shop.post('/__dev/settle', {})
    expect(await paymentFor(answer.data.order)).toMatchObject({ outcome: 'owed', refunded: 0 })
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'paid', refunded_at: null })
    await arrive(answer)
    await shop.post('/__dev/settle', {})
    await shop.told()
    expect(await paymentFor(answer.data.order)).toMatchObject({ outcome: 'refunded', refunded: 30_00 })
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'refunded' })
  })

  it('whose money is owed goes back to the last cent when nobody told of a part that went back by hand', async () => {
    const answer = await shop.order({ type })
    await whileNothingGoesBack(way, () => whileGone(() => shop.pay(answer)))
    await shop.control(way, '/scenario', { hold: true })
    await giveBack(answer, 10_01)
    await shop.control(way, '/scenario', {})
    expect(await paymentFor(answer.data.order)).toMatchObject({ outcome: 'owed', refunded: 0 })
    for (let turn = 0; turn < 2; turn++) await shop.post('/__dev/settle', {})
    expect(await paymentFor(answer.data.order)).toMatchObject({ outcome: 'refunded', refunded: 30_00 })
  })

  it('whose payment is refused credits nothing, and can be paid after all', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await refuse(answer)
    await shop.told()
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
    expect(await shop.balance()).toBe(before)
    await shop.pay(await shop.post('/api/order/pay', { no: answer.data.order }))
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
  })

  it('that the provider closes is closed here', async () => {
    const answer = await shop.order({ type })
    await shop.visit(answer)
    await close(answer)
    await shop.told()
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'closed', close_reason: 'provider' })
  })

  it('whose money goes back in parts gives its power back in parts, and in all exactly what it brought', async () => {
    const before = await shop.balance()
    const answer = await shop.order({ type })
    await shop.pay(answer)
    await giveBack(answer, 10_01)
    await shop.told()
    // 100.00 of power for 30.00: a third of a hundredth stays with the buyer.
    expect(await shop.balance()).toBe(before + 66.64)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
    await giveBack(answer, 19_99)
    await shop.told()
    expect(await shop.balance()).toBe(before)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'refunded' })
    expect(await paymentFor(answer.data.order)).toMatchObject({ outcome: 'refunded', amount: 30_00, refunded: 30_00 })
  })

  it('is paid back once, however often it is asked for under one name', async () => {
    const answer = await shop.order({ type })
    await shop.pay(answer)
    const { ref, currency } = await paymentFor(answer.data.order)
    const paid = { no: String(answer.data.order), ref, amount: 30_00, currency }
    const provider = shop.world().payments[way]
    for (let time = 0; time < 3; time++)
      expect(await provider?.refund(paid, `${paid.no}R`)).toEqual({ refunded: 30_00 })
    await shop.told()
    expect(await paymentFor(answer.data.order)).toMatchObject({ outcome: 'refunded', refunded: 30_00 })
  })

  it('is not credited by a notice in which a byte is another, and is by the true one', async () => {
    const answer = await shop.order({ type })
    const { body, headers } = await overheard(way, () => shop.pay(answer))
    const send = async (bytes: Buffer) => {
      const sent = await fetch(shop.url + path, { method: 'POST', headers, body: new Uint8Array(bytes) })
      return sent.text()
    }
    for (let at = 0; at < body.length; at += 29) {
      // The last letter of a signature in base64 has bits that mean nothing, and so has what fills it up.
      const end = body.indexOf('%3D%3D')
      if (end > 0 && at >= end - 1 && at < end + '%3D%3D'.length) continue
      const changed = Buffer.from(body)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await send(changed), `byte ${at}`).not.toBe(taken)
    }
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'created' })
    expect(await send(body)).toBe(taken)
    expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited' })
  })

  it('means nothing at the provider when a byte of what proves who we are is another', async () => {
    const { data, ...rest } = await shop.order({ type })
    if (way === 'alipay') {
      const changed = { ...rest, data: { ...data, info: String(data.info).replace('30.00', '30.01') } }
      await expect(shop.visit(changed)).rejects.toThrow()
      return
    }
    const order = payableOf(await shop.row(data.order), shop.world().clock.now(), () => '')
    const secretKey = shop.merchant().stripe
    const at = (key: string) => stripe({ secretKey: key, webhookSecret: '', server: counterpart() }).stateOf(order)
    expect(await at(secretKey)).toEqual({ kind: 'unpaid' })
    await expect(at(`${secretKey.slice(0, -1)}z`)).rejects.toThrow()
  })
})

it('an order that was cancelled before its form was sent is found when the form is sent all the same', async () => {
  const before = await shop.balance()
  const answer = await shop.order({ type: 0 })
  await shop.post('/api/order/cancel', { no: answer.data.order })
  await shop.post('/__dev/settle', {})
  await shop.control('alipay', '/scenario', { hold: true })
  await shop.pay(answer)
  await shop.control('alipay', '/scenario', {})
  await shop.post('/__dev/settle', {})
  expect(await shop.row(answer.data.order)).toMatchObject({ state: 'credited', open_at_provider: 0 })
  expect(await shop.balance()).toBe(before + 100)
})

/** Money that comes now cannot be credited: its account is gone for as long. */
async function whileGone(pays: () => Promise<unknown>) {
  const set = (erased_at: string | null) => shop.world().db.updateTable('account').set({ erased_at }).execute()
  await set(shop.world().clock.iso())
  await pays().finally(() => set(null))
}

async function whileNothingGoesBack(way: Way, happens: () => Promise<void>) {
  const { payments, settlement } = shop.world()
  const provider = payments[way]
  if (!provider) throw new Error('not configured')
  payments[way] = { ...provider, refund: () => Promise.reject(new Error('not now')) }
  try {
    await happens()
    await settlement.settle()
  } finally {
    payments[way] = provider
  }
}

/** A notice as it comes over the wire, refused for now: the provider will send it again. */
async function overheard(way: Way, happens: () => Promise<void>) {
  const { payments } = shop.world()
  const provider = payments[way]
  if (!provider) throw new Error('not configured')
  const heard: { body: Buffer; headers: Record<string, string> }[] = []
  payments[way] = {
    ...provider,
    async read(body, { 'content-type': type = '', 'stripe-signature': sign }) {
      const headers = { 'content-type': type, ...(sign !== undefined && { 'stripe-signature': String(sign) }) }
      heard.push({ body, headers })
      throw new NoticeRefused('overheard')
    },
  }
  await happens().finally(() => {
    payments[way] = provider
  })
  const [first] = heard
  if (!first) throw new Error('nothing was told')
  return first
}

/** Where the part of the suite runs that needs no buyer. */
const places: [name: string, of: () => PaymentProvider | undefined][] = [
  ...PROVIDERS.map((way): [string, () => PaymentProvider | undefined] => [
    `the local ${way}`,
    () => shop.world().payments[way],
  ]),
  ...sandboxes(process.env).map(({ name, provider }): [string, () => PaymentProvider] => [name, () => provider]),
]

describe.each(places)('%s', (_, of) => {
  const addresses = () => ({ back: `${shop.url}/alipay`, notify: `${shop.url}/api/pay/stripe/webhook` })
  const provider = (): PaymentProvider => {
    const here = of()
    if (!here) throw new Error('not configured')
    return here
  }
  const payable = (): Payable => ({
    ...{ no: `T${Date.now()}${Math.floor(Math.random() * 1e6)}`, amount: 30_00, currency: 'cny', ref: null },
    ...{ subject: '算力包', language: 'zh-CN', openFor: 900_000 },
  })

  it('opens a payment, says that nobody paid it, and closes it, also twice', async () => {
    const order = payable()
    const { ref } = await provider().open(order, addresses())
    const opened = { ...order, ref }
    expect(await provider().stateOf(opened)).toEqual({ kind: 'unpaid' })
    await provider().close(opened)
    await provider().close(opened)
    // A trade that no buyer has begun does not exist at Alipay, and nothing of it can be closed.
    expect(await provider().stateOf(opened)).toEqual({ kind: ref === null ? 'unpaid' : 'closed' })
  })

  it('pays nothing back of what was never paid', async () => {
    const { no, amount, currency } = payable()
    await expect(provider().refund({ no, ref: 'pi_none', amount, currency }, `${no}R`)).rejects.toThrow()
  })

  it('believes no notice that it has not signed', async () => {
    await expect(provider().read(Buffer.from('{}'), { 'stripe-signature': 't=1,v1=0' })).rejects.toThrow(NoticeRefused)
  })
})
