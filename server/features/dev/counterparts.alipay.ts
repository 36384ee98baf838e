/** Alipay's counterpart in the words of the dev calls. The casts name what its control answers (server/features/billing/counterparts/alipay/control-views.ts). */
import type { counterparts } from '#contracts/api/dev/counterparts.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { formatPrice } from '#contracts/model/price.ts'
import type { Ask, Merchant, Notice, Payment } from './counterpart-terms.ts'

interface Trade {
  out_trade_no: string
  total_amount: string
  trade_status: string
  cashier: string
}
interface Delivery extends Pick<Notice, 'id' | 'forged' | 'state' | 'attempts' | 'answer'> {
  out_trade_no: string
  trade_status: string
}
type Arranged = Pick<Body<typeof counterparts.arrange>, 'delay' | 'copies' | 'hold'>
type Forgery = Body<typeof counterparts.forge>['forge']

const CONTROL = '/alipay/control'
/** Changed on the way, the signature is that of the true one; signed by a stranger, it fits what it says. */
const FORGERIES = {
  amount: { signature: 'stale', change: { total_amount: '0.01' } },
  signature: { signature: 'foreign', change: {} },
} as const

export type AlipaySide = ReturnType<typeof alipaySide>

export function alipaySide(ask: Ask, { counterparts: origin, alipay: app_id }: Merchant) {
  const post = (name: string, body: object) => ask(`${CONTROL}/${name}`, { app_id, ...body })
  const list = (name: string) => ask(`${CONTROL}/${name}?app_id=${app_id}`)
  return {
    /** Latest first, as all lists here. */
    async payments(): Promise<Payment[]> {
      const { trades } = (await list('trades')) as { trades: Trade[] }
      return trades.toReversed().map(({ out_trade_no: id, total_amount, trade_status, cashier }) => ({
        ...{
          provider: 'alipay',
          id,
          order: id,
          amount: formatPrice(Number(total_amount), 'cny'),
          page: origin + cashier,
        },
        state: trade_status === 'WAIT_BUYER_PAY' ? 'open' : trade_status === 'TRADE_CLOSED' ? 'closed' : 'paid',
      }))
    },
    async notices(): Promise<Notice[]> {
      const { deliveries } = (await list('deliveries')) as { deliveries: Delivery[] }
      return deliveries
        .toReversed()
        .map(({ out_trade_no: payment, trade_status: what, id, forged, state, attempts, answer }) => ({
          ...{ provider: 'alipay', payment, what, id, forged, state, attempts, answer },
        }))
    },
    act: (out_trade_no: string, act: 'pay' | 'refuse' | 'close') => post(act, { out_trade_no }),
    arrange: ({ delay, copies, hold }: Arranged) => post('scenario', { delay, copies, hold }),
    release: (reversed: boolean) => post('release', { reversed }),
    forge: (out_trade_no: string, forge: Forgery) => post('forge', { out_trade_no, ...FORGERIES[forge] }),
    pass: (ms: number) => post('clock', { ms }),
  }
}
