/** One suite for every provider, through its official SDK and over HTTP: how buyers, providers and people act there. */
import { billing, byProvider, NOTICE_CALLS, PAYMENT_TYPES, type ProviderName } from '#contracts/api/billing.ts'
import { payableOf } from './orders.rules.ts'
import type { PaymentState } from './payments.ts'
import { providers } from './providers/registry.ts'
import { stripeClient, stripePayments } from './providers/stripe/payments.ts'
import type { Shop } from './shop.test-support.ts'

type Answer = Awaited<ReturnType<Shop['order']>>

/** What differs between the providers: how somebody else than we acts there. */
interface Acts {
  refuse(order: Answer): Promise<unknown>
  /** Asks for an unpaid order as our server does; fails if a byte of the proof of who asks differs. */
  ask(order: Answer, proven: boolean): Promise<PaymentState>
  close(order: Answer): Promise<unknown>
  /** The buyer pays in a way whose refunds take their time. */
  paySlowly(order: Answer): Promise<unknown>
  /** What is on its way back arrives. */
  arrive(order: Answer): Promise<unknown>
  /** Gives back a part, in minor units. */
  giveBack(order: Answer, part: number): Promise<unknown>
}

/** … at the providers of a shop, which may be opened later. */
export function atProviders(of: () => Shop) {
  const acts = actsAt(of)
  return byProvider((name) => ({
    type: PAYMENT_TYPES[name],
    path: billing[NOTICE_CALLS[name]].path,
    taken: providers[name].notices.booked,
    ...acts[name],
  }))
}

const actsAt = (of: () => Shop): Record<ProviderName, Acts> => ({
  alipay: {
    refuse: ({ data }) => of().control('alipay', '/refuse', { out_trade_no: data.order }),
    close: ({ data }) => of().control('alipay', '/close', { out_trade_no: data.order }),
    async ask({ data, ...rest }, proven) {
      const info = proven ? data.info : String(data.info).replace('30.00', '30.01')
      await of().visit({ ...rest, data: { ...data, info } })
      return { kind: 'unpaid' }
    },
    async paySlowly(order) {
      await of().control('alipay', '/scenario', { refunds_later: true })
      await of().pay(order)
    },
    arrive: () => of().control('alipay', '/scenario', {}),
    async giveBack({ data }, amount) {
      const { ref, currency } = await paymentFor(of(), data.order)
      const part = { no: String(data.order), ref, amount, currency }
      await of().world().payments.alipay?.refund(part, `by-hand-${data.order}-${amount}`)
    },
  },
  stripe: {
    refuse: ({ data }) => of().control('stripe', `/sessions/${sessionOf(data.url)}/decline`, {}),
    close: ({ data }) => of().control('stripe', `/sessions/${sessionOf(data.url)}/expire`, {}),
    async ask({ data }, proven) {
      const order = payableOf(await of().row(data.order), of().world().clock.now(), () => '')
      const key = of().merchant().stripe
      const secretKey = proven ? key : `${key.slice(0, -1)}z`
      return stripePayments({ secretKey, webhookSecret: '', server: counterpartOf(of()) }).stateOf(order)
    },
    async paySlowly({ data }) {
      await of().control('stripe', `/sessions/${sessionOf(data.url)}/pay`, { last4: '7726' })
      await of().told()
    },
    arrive: async ({ data }) =>
      of().control('stripe', `/payments/${(await paymentFor(of(), data.order)).ref}/refunds/arrive`, {}),
    async giveBack({ data }, amount) {
      const { ref } = await paymentFor(of(), data.order)
      const { refunds } = stripeClient({ secretKey: of().merchant().stripe, server: counterpartOf(of()) })
      await refunds.create({ payment_intent: ref, amount })
    },
  },
})

/** Where the counterpart of Stripe listens. */
export function counterpartOf(shop: Shop) {
  const { hostname: host, port } = new URL(shop.counterparts)
  return { host, port: Number(port) }
}

const sessionOf = (url: unknown) => /cs_test_\w+/.exec(String(url))?.[0]

/** What was paid for an order. */
export async function paymentFor(shop: Shop, no: unknown) {
  const payment = (await shop.payments()).find(({ order_no }) => order_no === no)
  if (!payment) throw new Error('nobody paid')
  return payment
}
