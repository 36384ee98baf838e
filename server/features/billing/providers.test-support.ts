/** One suite for every provider, through its official SDK and over HTTP: how buyers, providers and people act there. */
import { stripeClient } from './providers/stripe.ts'
import type { Shop, Way } from './shop.test-support.ts'

type Answer = Awaited<ReturnType<Shop['order']>>

/** What differs between the providers: how somebody else than we acts there. */
interface AtProvider {
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

/** … at the providers of a shop, which may be opened later. */
export const atProviders = (of: () => Shop): Record<Way, AtProvider> => ({
  alipay: {
    ...{ type: 0, path: '/api/pay/alipay/notify', taken: 'success' },
    refuse: ({ data }) => of().control('alipay', '/refuse', { out_trade_no: data.order }),
    close: ({ data }) => of().control('alipay', '/close', { out_trade_no: data.order }),
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
    ...{ type: 1, path: '/api/pay/stripe/webhook', taken: 'ok' },
    refuse: ({ data }) => of().control('stripe', `/sessions/${sessionOf(data.url)}/decline`, {}),
    close: ({ data }) => of().control('stripe', `/sessions/${sessionOf(data.url)}/expire`, {}),
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
