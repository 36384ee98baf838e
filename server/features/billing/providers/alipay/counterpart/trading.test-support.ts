/** A merchant that trades at a counterpart of its own; and one whose own server is told of it. */
import { type Alipay, alipay, order, pagePay, receiver, shop, stillClock } from './alipay.test-support.ts'

export type Trading = Awaited<ReturnType<typeof trading>>
export type Told = Awaited<ReturnType<typeof told>>

/** Opens a counterpart whose clock stands still, and signs a merchant up there. */
export async function trading(clock = stillClock(), addresses: { notifyUrl?: string } = {}) {
  const server: Alipay = await alipay(':memory:', clock)
  const own = await shop(server.origin)
  const opened = (name: string, more: object = {}) => pagePay(own.sdk, { bizContent: order(name, more), ...addresses })
  const press = (what: 'pay' | 'refuse' | 'close', name: string) =>
    server.control(what, { app_id: own.appId, out_trade_no: name })
  return {
    server,
    own,
    opened,
    press,
    /** What the gateway answers the SDK, whose signature must hold. */
    ask: (call: string, bizContent: object, sdk = own.sdk) =>
      sdk.exec(`alipay.trade.${call}`, { bizContent }, { validateSign: true }),
    /** What the control shows of an order. */
    async trades(name: string) {
      const trades: { out_trade_no: string; refunded_amount: string }[] = (await server.see('trades', own.appId)).body
        .trades
      return trades.filter(({ out_trade_no }) => out_trade_no === name)
    },
    async paid(name: string): Promise<void> {
      await opened(name)
      await press('pay', name)
    },
  }
}

/** … and a server of the merchant's that hears what is sent. */
export async function told() {
  const clock = stillClock()
  const merchant = await receiver()
  const t = await trading(clock, { notifyUrl: merchant.url })
  const flush = () => t.server.control('flush', {})
  return {
    ...t,
    clock,
    merchant,
    flush,
    async paid(name: string): Promise<void> {
      await t.opened(name, { passback_params: 'from%3Dorder' })
      await t.press('pay', name)
      await flush()
    },
    scenario: (more: object) => t.server.control('scenario', { app_id: t.own.appId, ...more }),
    pass: (ms: number) => t.server.control('clock', { ms }),
    deliveries: async () => (await t.server.see('deliveries', t.own.appId)).body.deliveries,
    orders: () => merchant.received.map(({ out_trade_no }) => out_trade_no),
    async stop(): Promise<void> {
      await t.server.stop()
      await merchant.stop()
    },
  }
}
