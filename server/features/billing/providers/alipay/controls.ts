/**
 * Maps dev calls to the control API of Alipay's simulator. The casts match its answers
 * (simulator/control-views.ts).
 */
import { formatPrice } from '#contracts/model/price.ts'
import type { Ask, Controls, LocalNotice } from '../local/local-provider.ts'

interface Trade {
  out_trade_no: string
  total_amount: string
  trade_status: string
  cashier: string
}
interface Delivery extends Pick<LocalNotice, 'id' | 'forged' | 'state' | 'attempts' | 'answer'> {
  out_trade_no: string
  trade_status: string
}
const CONTROL = '/alipay/control'
/** `stale`: changed after signing. `foreign`: signed with another key. */
const FORGERIES = {
  amount: { signature: 'stale', change: { total_amount: '0.01' } },
  signature: { signature: 'foreign', change: {} },
} as const

export function alipayControls(ask: Ask, origin: string, app_id: string): Controls {
  const post = (name: string, body: object) => ask(`${CONTROL}/${name}`, { app_id, ...body })
  const list = (name: string) => ask(`${CONTROL}/${name}?app_id=${app_id}`)
  return {
    async payments() {
      const { trades } = (await list('trades')) as { trades: Trade[] }
      return trades.toReversed().map(({ out_trade_no: id, total_amount, trade_status, cashier }) => ({
        provider: 'alipay',
        id,
        order: id,
        amount: formatPrice(Number(total_amount), 'cny'),
        page: origin + cashier,
        state: trade_status === 'WAIT_BUYER_PAY' ? 'open' : trade_status === 'TRADE_CLOSED' ? 'closed' : 'paid',
      }))
    },
    async notices() {
      const { deliveries } = (await list('deliveries')) as { deliveries: Delivery[] }
      return deliveries
        .toReversed()
        .map(({ out_trade_no: payment, trade_status: what, id, forged, state, attempts, answer }) => ({
          provider: 'alipay',
          payment,
          what,
          id,
          forged,
          state,
          attempts,
          answer,
        }))
    },
    act: (out_trade_no, act) => post(act, { out_trade_no }),
    arrange: ({ delay, copies, hold }) => post('scenario', { delay, copies, hold }),
    release: (reversed) => post('release', { reversed }),
    forge: (out_trade_no, forge) => post('forge', { out_trade_no, ...FORGERIES[forge] }),
    pass: (ms) => post('clock', { ms }),
  }
}
