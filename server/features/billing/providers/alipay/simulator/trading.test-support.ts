import {
  type Alipay,
  order,
  pagePay,
  signUpShop,
  startAlipay,
  startReceiver,
  stillClock,
} from './alipay.test-support.ts'

export type Trading = Awaited<ReturnType<typeof trading>>
export type TradingWithReceiver = Awaited<ReturnType<typeof tradingWithReceiver>>

export async function trading(clock = stillClock(), addresses: { notifyUrl?: string } = {}) {
  const server: Alipay = await startAlipay(':memory:', clock)
  const own = await signUpShop(server.origin)
  const openOrder = (name: string, more: object = {}) =>
    pagePay(own.sdk, { bizContent: order(name, more), ...addresses })
  const press = (what: 'pay' | 'refuse' | 'close', name: string) =>
    server.control(what, { app_id: own.appId, out_trade_no: name })
  return {
    server,
    own,
    openOrder,
    press,
    /** Calls the gateway through the SDK, which verifies the signature. */
    ask: (call: string, bizContent: object, sdk = own.sdk) =>
      sdk.exec(`alipay.trade.${call}`, { bizContent }, { validateSign: true }),
    async trades(name: string) {
      const trades: { out_trade_no: string; refunded_amount: string }[] = (await server.list('trades', own.appId)).body
        .trades
      return trades.filter(({ out_trade_no }) => out_trade_no === name)
    },
    async payOrder(name: string): Promise<void> {
      await openOrder(name)
      await press('pay', name)
    },
  }
}

/** Like `trading`, with a merchant server that receives notifications. */
export async function tradingWithReceiver() {
  const clock = stillClock()
  const merchant = await startReceiver()
  const t = await trading(clock, { notifyUrl: merchant.url })
  const flush = () => t.server.control('flush', {})
  return {
    ...t,
    clock,
    merchant,
    flush,
    async payOrder(name: string): Promise<void> {
      await t.openOrder(name, { passback_params: 'from%3Dorder' })
      await t.press('pay', name)
      await flush()
    },
    scenario: (more: object) => t.server.control('scenario', { app_id: t.own.appId, ...more }),
    pass: (ms: number) => t.server.control('clock', { ms }),
    deliveries: async () => (await t.server.list('deliveries', t.own.appId)).body.deliveries,
    orders: () => merchant.received.map(({ out_trade_no }) => out_trade_no),
    async stop(): Promise<void> {
      await t.server.stop()
      await merchant.stop()
    },
  }
}
